/** No JSON of ours nests more than a few levels; recursion over a deep one can overflow our stack or the database's. */
const MAX_DEPTH = 64;
const LARGE = 64 * 1024;
/** Each is looked at by itself. */
const MAX_ESCAPED = 500_000;

export type JsonBounds = {
  /** Bytes beside the large strings. */
  beside: number;
  /** Members of arrays and objects, in all. */
  values: number;
};

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The content of a string, without its quotes. */
export type LargeString = { start: number; end: number };

/**
 * Walks through JSON once, before anything is parsed: throws a SyntaxError when it nests too deep or has too much beside
 * its large strings, and tells where those are. Strings are skipped by a native search, so megabytes take no time.
 */
export function scanJson(bytes: Buffer, most: JsonBounds): LargeString[] {
  const large: LargeString[] = [];
  let depth = 0;
  let beside = 0;
  let commas = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (++beside > most.beside) throw new SyntaxError(`JSON may have ${most.beside} bytes beside its large strings`);
    switch (bytes[at]) {
      case QUOTE: {
        const end = endOfString(bytes, at);
        if (end - at > LARGE) large.push({ start: at + 1, end });
        else beside += end - at;
        at = end;
        break;
      }
      case 0x2c:
        if (++commas >= most.values) throw new SyntaxError(`JSON may have ${most.values} values`);
        break;
      case 0x5b:
      case 0x7b:
        if (++depth > MAX_DEPTH) throw new SyntaxError(`JSON may be nested ${MAX_DEPTH} deep`);
        break;
      case 0x5d:
      case 0x7d:
        depth--;
    }
  }
  return large;
}

function endOfString(bytes: Buffer, start: number): number {
  for (let end = start, escaped = 0; ; escaped++) {
    end = bytes.indexOf(QUOTE, end + 1);
    if (end < 0) return bytes.length;
    if (!isEscaped(bytes, end)) return end;
    if (escaped > MAX_ESCAPED) throw new SyntaxError("JSON has too many quotes in one string");
  }
}

function isEscaped(bytes: Buffer, at: number): boolean {
  let backslashes = 0;
  while (bytes[at - 1 - backslashes] === BACKSLASH) {
    if (++backslashes > MAX_ESCAPED) throw new SyntaxError("JSON has too many backslashes in a row");
  }
  return backslashes % 2 === 1;
}

/** The same JSON with a short name in place of each large string, and those by their names. */
export function liftLarge(bytes: Buffer, large: readonly LargeString[], name: string): [string, Map<string, Buffer>] {
  const lifted = new Map<string, Buffer>();
  const pieces: string[] = [];
  let after = 0;
  for (const [index, { start, end }] of large.entries()) {
    const key = `${name}-${index}`;
    lifted.set(key, bytes.subarray(start, end));
    pieces.push(bytes.toString("utf8", after, start), key);
    after = end;
  }
  pieces.push(bytes.toString("utf8", after));
  return [pieces.join(""), lifted];
}
