const MOST = 60;

/** Names that keep their capital in the middle of a sentence. */
const NAMES =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|june|july|august|september|october|november|december|christmas|easter|halloween|valentine|instagram|tiktok|linkedin|facebook|google|excel|powerpoint|zoom|slack|ikea)\b/i;

/** A topic as it stands inside a sentence. */
export function cleanTopic(typed: string): string {
  const topic = typed
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[\s.!?,;:]+$/u, "")
    .slice(0, MOST)
    .trim();
  const [first = "", ...others] = topic.split(" ");
  const isName = NAMES.test(first) || first === "I" || others.some((word) => /^\p{Lu}/u.test(word));
  return isName || !/^\p{Lu}\p{Ll}*$/u.test(first) ? topic : topic.charAt(0).toLowerCase() + topic.slice(1);
}
