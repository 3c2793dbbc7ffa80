"""What all commands share: kinds of options, a progress bar, the folders that Duenna writes to."""
