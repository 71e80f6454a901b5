import { encoded, joined, viewOf } from "./bytes.ts";

const XMP_NAME = "http://ns.adobe.com/xap/1.0/\0";
const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
/** Says how the colours are coded; a decoder needs it. */
const ADOBE = 0xee;
const COMMENT = 0xfe;

const isMetadata = (marker: number) =>
  (marker >= APP0 && marker <= 0xef && marker !== APP0 && marker !== ADOBE) || marker === COMMENT;

/** A JPEG with nothing but its picture and, if given, XMP in an APP1 segment before it. */
export function markJpeg(jpeg: Uint8Array, xmp: string | null): Uint8Array<ArrayBuffer> {
  const view = viewOf(jpeg);
  const parts: Uint8Array[] = [jpeg.subarray(0, 2)];
  const rest: Uint8Array[] = [];
  let at = 2;
  while (at + 4 <= jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff || marker === START_OF_SCAN) break;
    const end = at + 2 + view.getUint16(at + 2);
    // APP0 has to come first.
    if (marker === APP0) parts.push(jpeg.subarray(at, end));
    else if (!isMetadata(marker)) rest.push(jpeg.subarray(at, end));
    at = end;
  }
  const mark = xmp === null ? [] : [segment(encoded(XMP_NAME + xmp))];
  return joined([...parts, ...mark, ...rest, jpeg.subarray(at)]);
}

function segment(body: Uint8Array): Uint8Array {
  const whole = new Uint8Array(body.length + 4);
  whole.set([0xff, APP1]);
  viewOf(whole).setUint16(2, body.length + 2);
  whole.set(body, 4);
  return whole;
}
