import type { JokeForm } from "./joke.ts";

/** A way to tell a joke in a structure: which of its texts goes into which box, in the order of the boxes. */
export type Use = {
  structure: string;
  /** Places in the texts of the joke; a box without one stays empty. */
  texts: readonly (number | undefined)[];
};

const use = (structure: string, ...texts: (number | undefined)[]): Use => ({ structure, texts });

/** The structures that tell a joke of each form, the best first. */
export const STRUCTURES_FOR: Record<JokeForm, readonly Use[]> = {
  reaction: [use("big-face", 0), use("the-lift", 0), use("tiny-trophy", 0, 1)],
  sighting: [use("field-notes", 0), use("big-face", 0), use("exhibit", 0, 1)],
  statement: [
    use("soapbox", 0),
    use("big-face", 0),
    use("whiteboard", 0),
    use("exhibit", 0, 1),
    use("tiny-trophy", 0, 1),
  ],
  opinion: [use("soapbox", 0), use("whiteboard", 0)],
  pair: [use("above-below", 0, 1), use("the-door", 0, 1), use("phone-and-face", 0, 1), use("still-waiting", 0, 1)],
  contrast: [use("above-below", 0, 1), use("says-thinks", 2, 3), use("the-door", 0, 1), use("shove-keep", 0, 1)],
  talk: [use("phone-and-face", 0, 1), use("the-door", 0, 1), use("above-below", 0, 1)],
  message: [use("phone-and-face", 0, 1)],
  nobody: [use("the-door", 0, 1), use("big-face", 2)],
  choice: [use("two-levers", 0, 1, 2), use("scales", 1, 0, 2), use("shove-keep", 0, 1)],
  swap: [use("the-chase", 1, 2, 0), use("shove-keep", 0, 1), use("scales", 1, 0, 2)],
  three: [use("menu-board", 0, 1, 2)],
  four: [use("stairs", 0, 1, 2, 3), use("ripening", 0, 1, 2, 3), use("pass-it-on", 0, 1, 2, 3)],
  titled: [use("podium", 0, 2, 1, 3), use("the-boat", 1, 2, 3, 0), use("whiteboard", 4)],
  flow: [use("the-machine", 0, 1, 2), use("menu-board", 0, 1, 2)],
};
