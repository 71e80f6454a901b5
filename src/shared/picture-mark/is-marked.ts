import { MADE_BY_A_MODEL } from "./ai-origin-mark.ts";

/** Whether a picture says that a model made it. */
export const isMarked = (picture: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(picture).includes(MADE_BY_A_MODEL);
