import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { liftLarge, scanJson } from "../../json/scan-json.ts";

/** Of an answer with pictures, everything but those. */
const MAX_BESIDE = 256 * 1024;
const MAX_VALUES = 50_000;
/** Longer ones are expected to hold pictures. */
const MAX_SMALL = 1024 * 1024;
const MAX_PAGE = 64 * 1024;
/** Decoded in one go, in a millisecond or two. */
const SLICE = 1024 * 1024;

export type TakenApart = {
  /** The answer's text, with a short name in place of each picture. */
  body: string;
  /** The picture that a text of the answer is, or stands for. */
  pictureOf: (text: string) => Buffer;
};

/**
 * Reads an answer that may hold pictures as base64, tens of megabytes of it, without a second copy and without holding
 * up anything else: each is decoded in slices, into the memory in which it came. Null when it is something else.
 */
export async function takeApart(bytes: Buffer, mayHoldPictures: boolean): Promise<TakenApart | null> {
  const pictures = new Map<string, Buffer>();
  const pictureOf = (text: string) => pictures.get(text) ?? Buffer.from(withoutPrefix(text), "base64");
  const isSmall = !mayHoldPictures || bytes.length <= MAX_SMALL;
  // A picture by itself, or a page of somebody in between.
  if (!/^\s*[[{]/.test(bytes.toString("latin1", 0, 64)))
    return { body: bytes.toString("utf8", 0, MAX_PAGE), pictureOf };
  try {
    const large = scanJson(bytes, { beside: isSmall ? bytes.length : MAX_BESIDE, values: MAX_VALUES });
    if (isSmall) return { body: bytes.toString(), pictureOf };
    const [body, lifted] = liftLarge(bytes, large, randomUUID());
    for (const [name, text] of lifted) pictures.set(name, await decodeInPlace(text));
    return { body, pictureOf };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const withoutPrefix = (text: string) => text.replace(/^data:[^,]{0,200},/, "");

/** Base64 is longer than what it means, so what is written never reaches what is still to be read. */
async function decodeInPlace(text: Buffer): Promise<Buffer> {
  let [read, written, rest] = [0, 0, ""];
  while (read < text.length) {
    const end = wholeEscapes(text, Math.min(read + SLICE, text.length));
    const piece = rest + letters(text.toString("latin1", read, end), read === 0);
    const whole = end === text.length ? piece.length : piece.length - (piece.length % 4);
    written += text.write(piece.slice(0, whole), written, "base64");
    rest = piece.slice(whole);
    read = end;
    await nextTurn();
  }
  return text.subarray(0, written);
}

/** Some write "/" and "=" as escapes; a slice must not end within one. */
function wholeEscapes(text: Buffer, end: number): number {
  const backslash = end < text.length ? text.subarray(Math.max(0, end - 6), end).lastIndexOf(0x5c) : -1;
  return backslash < 0 ? end : Math.max(0, end - 6) + backslash;
}

function letters(piece: string, isFirst: boolean): string {
  const plain = isFirst ? withoutPrefix(piece) : piece;
  if (!plain.includes("\\")) return plain;
  return plain
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\[nrt]|\\|\s/g, "");
}
