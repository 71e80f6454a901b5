import { AI_ORIGIN_MARK, MADE_BY_A_MODEL } from "../../shared/picture-mark/ai-origin-mark.ts";
import { markPng } from "../../shared/picture-mark/mark-png.ts";

/** Whether a picture of ours carries the mark: metadata of others is gone before it is stored. */
export const isMadeByModel = (picture: Uint8Array): boolean =>
  Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength).includes(MADE_BY_A_MODEL);

export const marked = (png: Uint8Array): Buffer => Buffer.from(markPng(png, AI_ORIGIN_MARK).buffer);
