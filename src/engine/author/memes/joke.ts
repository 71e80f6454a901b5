/** How a joke is built. It decides which pictures can tell it. */
export type JokeForm =
  /** Something happens to somebody: "when ...". */
  | "reaction"
  /** Somebody does something, as if we watched from afar. */
  | "sighting"
  | "statement"
  /** Somebody is sure of something. */
  | "opinion"
  /** One line, then the other. */
  | "pair"
  /** What is shown, and what is true: "me: / also me:", expectation and reality. */
  | "contrast"
  /** Somebody says something, somebody answers. */
  | "talk"
  /** A message, and who gets it. */
  | "message"
  /** Nobody asked, and yet. */
  | "nobody"
  /** Two things to choose from, and who has to. */
  | "choice"
  /** What is left behind, what is taken instead, and by whom. */
  | "swap"
  | "three"
  | "four"
  /** A title, then three. */
  | "titled"
  /** What goes in, what is done to it, what comes out. */
  | "flow";

export type Joke = { form: JokeForm; texts: readonly string[] };
