const MAX_WORDS_LENGTH = 300;
const MIN_TRACE = 8;
/** Keys of Gemini, of OpenAI and OpenRouter, and of fal. */
const KEY_SHAPES =
  /\b(?:AIza[\w-]{10,}|AQ\.[\w-]{10,}|sk-[\w-]{10,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:[0-9a-f]{16,})/g;

/** The service's message, safe to show and store: one line of limited length without any piece of the key. */
export function scrub(words: string, key: string): string {
  const line = hideKey(words, key)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  const characters = Array.from(line);
  return characters.length > MAX_WORDS_LENGTH ? `${characters.slice(0, MAX_WORDS_LENGTH).join("")}…` : line;
}

/** Hides the key, also if only part of it or another case is echoed, and everything that looks like a key. */
export function hideKey(text: string, key: string): string {
  const traces = new Set<string>();
  const lower = key.toLowerCase();
  for (let i = 0; i + MIN_TRACE <= lower.length; i++) traces.add(lower.slice(i, i + MIN_TRACE));
  const holdsTrace = (run: string) => {
    const candidate = run.toLowerCase();
    for (let i = 0; i + MIN_TRACE <= candidate.length; i++) {
      if (traces.has(candidate.slice(i, i + MIN_TRACE))) return true;
    }
    return false;
  };
  return text.replace(KEY_SHAPES, "[key]").replace(/[\x21-\x7e]{8,}/g, (run) => (holdsTrace(run) ? "[key]" : run));
}
