import { randomUUID } from "node:crypto";
import { liftLarge, scanJson } from "./scan-json.ts";

/** Every value takes its time, also where it is checked and written: these take a few tens of milliseconds. */
const MAX_VALUES = 50_000;
const MAX_SMALL = 1024 * 1024 + 64 * 1024;
/** Larger ones hold pictures, as strings of megabytes. Everything else in them is small. */
const MAX_BESIDE_PICTURES = 256 * 1024;

/**
 * JSON.parse for outside input, a few milliseconds for megabytes of pictures. Throws a SyntaxError for invalid JSON, for
 * excessive nesting, and for megabytes of anything else.
 */
export function parseJson(body: string | Buffer): unknown {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const isSmall = bytes.length <= MAX_SMALL;
  const large = scanJson(bytes, { beside: isSmall ? MAX_SMALL : MAX_BESIDE_PICTURES, values: MAX_VALUES });
  if (isSmall || large.length === 0) return JSON.parse(bytes.toString());
  // Nobody can guess the names, so nobody can send one as a string of their own.
  const [small, lifted] = liftLarge(bytes, large, randomUUID());
  return JSON.parse(small, (_, value: unknown) => {
    const found = typeof value === "string" ? lifted.get(value) : undefined;
    return found ? plainText(found) : value;
  });
}

function plainText(bytes: Buffer): string {
  // To undo escapes takes as long as there are any; no picture has them.
  if (bytes.includes(0x5c)) throw new SyntaxError("large strings may have no escapes");
  return bytes.toString();
}
