// The shapes that the page reads and makes. What comes over the wire is in wire.d.ts.

export * from "./wire";

/** A noun's forms: "" is the name itself, the others its attributes. */
export type Forms = Record<string, string>;
/** What a message's variables are filled in with. */
export type Values = Record<string, string | number | import("@fluent/bundle").FluentNumber>;
