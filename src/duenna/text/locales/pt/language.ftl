# What the language calls itself, where one chooses a language.
language-name = Português
