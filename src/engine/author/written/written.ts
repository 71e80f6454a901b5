import type { Planned } from "../planned/planned.ts";

/** The words of the ad, as far as they do not depend on the layout. Every one of them is the user's own or neutral. */
export type Written = Planned & {
  headline: string;
  subline: string | undefined;
  /** What the customer needs: offers with their terms, when, where, how to get in touch. */
  facts: string[];
  /** Lines that fill up a short list of facts, where there is room. */
  more: string[];
  /** Other things worth saying, each readable by itself. */
  bullets: string[];
  button: string | undefined;
  /** The lines of a pasted list, which stand together. */
  listed: readonly string[];
  /** The headline is what somebody said, and the subline says who. */
  isQuotation?: boolean;
};
