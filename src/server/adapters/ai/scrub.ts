const MAX_WORDS_LENGTH = 300;
/** Nobody reads more of a message, and to look through megabytes takes long. */
const MAX_LOOKED_AT = 4_000;
const MIN_TRACE = 8;
/** Keys of Gemini, of OpenAI and OpenRouter, and of fal. */
const KEY_SHAPES =
  /\b(?:AIza[\w-]{10,}|AQ\.[\w-]{10,}|sk-[\w-]{10,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:[0-9a-f]{16,})/g;

/** The service's message, safe to show and store: one line of limited length without any piece of the key. */
export function scrub(words: string, key: string): string {
  const line = hideKey(words.slice(0, MAX_LOOKED_AT), key)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  const characters = Array.from(line);
  return characters.length > MAX_WORDS_LENGTH ? `${characters.slice(0, MAX_WORDS_LENGTH).join("")}…` : line;
}

/**
 * Hides the key and everything that looks like one: also a part of it, in another case, backwards, or encoded. A text
 * that spells it out letter by letter is hidden whole.
 */
export function hideKey(text: string, key: string): string {
  const traces = tracesOf(key);
  const hidden = text
    .replace(KEY_SHAPES, "[key]")
    .replace(/[\x21-\x7e]{8,}/g, (run) => (readings(run).some((reading) => holds(reading, traces)) ? "[key]" : run));
  return holds(hidden.replace(/[^\p{L}\p{N}]+/gu, ""), tracesOf(key.replace(/[^\p{L}\p{N}]+/gu, "")))
    ? "[hidden: the message held the key]"
    : hidden;
}

/** Every piece of the key that would tell something, forwards and backwards. */
function tracesOf(key: string): Set<string> {
  const traces = new Set<string>();
  const lower = key.toLowerCase();
  for (const letters of [lower, [...lower].reverse().join("")]) {
    for (let at = 0; at + MIN_TRACE <= letters.length; at++) traces.add(letters.slice(at, at + MIN_TRACE));
  }
  return traces;
}

/** What a run of characters may mean: itself, or what was encoded in it, wherever in the run that begins. */
function readings(run: string): string[] {
  const unescaped = run.replace(/(?:%|\\x|\\u00|&#x)([0-9a-f]{2});?/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const base64 = run.match(/[\w+/-]{11,}/g) ?? [];
  const hex = run.match(/[0-9a-f]{16,}/gi) ?? [];
  return [
    run,
    unescaped,
    ...base64.flatMap((piece) => [0, 1, 2, 3].map((at) => Buffer.from(piece.slice(at), "base64").toString("latin1"))),
    ...hex.flatMap((piece) => [0, 1].map((at) => Buffer.from(piece.slice(at), "hex").toString("latin1"))),
  ];
}

function holds(reading: string, traces: ReadonlySet<string>): boolean {
  const candidate = reading.toLowerCase();
  for (let at = 0; at + MIN_TRACE <= candidate.length; at++) {
    if (traces.has(candidate.slice(at, at + MIN_TRACE))) return true;
  }
  return false;
}
