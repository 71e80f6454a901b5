/** No body of ours nests more than a few levels; recursion over a deep one can overflow our stack or the database's. */
const MAX_DEPTH = 64;

/** JSON.parse for outside input. Throws a SyntaxError for invalid JSON and for excessive nesting. */
export function parseJson(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw new SyntaxError(`JSON may be nested ${MAX_DEPTH} deep`);
  return JSON.parse(text);
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === "[" || character === "{") deepest = Math.max(deepest, ++depth);
    else if (character === "]" || character === "}") depth--;
  }
  return deepest;
}

/** Pictures are sent as strings of megabytes, so strings are skipped instead of walked through. */
function endOfString(text: string, start: number): number {
  let end = start;
  do end = text.indexOf('"', end + 1);
  while (end > 0 && isEscaped(text, end));
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === "\\") backslashes++;
  return backslashes % 2 === 1;
}
