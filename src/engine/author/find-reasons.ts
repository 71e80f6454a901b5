import type { Brief } from "./brief.ts";
import { PEOPLE, VERBS } from "./words/phrases.ts";

const END = String.raw`(?=[.,;:!?…]|\s(?:and|so|because|which|that|without|instead of|for only|for just|until|before|from)\b|\s[–—-]\s|$)`;
const REST = `[^.,;:!?…"“”]{2,52}?`;

const HELPS = new RegExp(
  String.raw`\bhelp(?:s|ing)? (?:([^.,;:]{0,40}?)\s)?(?:to )?((?:${VERBS})\b ?${REST})${END}`,
  "iu",
);
const LETS = new RegExp(
  String.raw`\b(?:lets? you|lets? (?:${PEOPLE})|so (?:that )?(?:you|they) can|makes it easy to|allows? you to|way to|easier to|teach(?:es)? you to|can finally|where you can|why you should|reasons? to) ((?:${VERBS}|[a-z]+)\b ?${REST})${END}`,
  "iu",
);
const SAVES = /\b(saves? (?:\p{L}+ )?(?:\d+|hours|money|time|an hour)[^.,;:!?…]{0,32}?)(?=[.,;:!?…]|$)/iu;
const WITHOUT =
  /\b(?:without(?: the| any| a| all the)?|no more|no|zero|minus the|free of) ([\p{L}][\p{L} '’-]{2,26}?)(?=[.,;:!?…]|\s(?:and|or|so|for|in|on|at|until)\b|$)/iu;
const WHO =
  /\bfor ((?:people|those|anyone|everyone|folks|parents|teams) (?:who|that|with) [^.,;:!?…]{3,34}?)(?=[.,;:!?…]|\s(?:and|so|until|at|from)\b|$)/iu;
const AUDIENCE = new RegExp(
  String.raw`\b(?:for|to|aimed at|loved by) ((?!(?:the|a|an|only|just|every|less|more)\b)(?:[\p{L}'’-]+ ){0,2}(?:${PEOPLE}|\p{L}+(?:ers|ors|ists|ians)))\b`,
  "iu",
);
const RIVAL =
  /\b(?:instead of|unlike|better than|vs\.?|versus|compared to|rather than) (?:the |a |an |your )?([\p{L}\d][^.,;:!?…]{2,40}?)(?=[.,;:!?…]|\s(?:and|so|for|with)\b|$)/iu;

/** Why somebody would want it, as far as the description says so. English only. */
export function findReasons(text: string): Pick<Brief, "benefit" | "audience" | "without" | "rival"> {
  const helps = HELPS.exec(text);
  const helped = helps?.[1]?.replace(/^(?:you|your|our)$/i, "").trim();
  const audience = WHO.exec(text)?.[1] ?? AUDIENCE.exec(text)?.[1] ?? (helped || undefined);
  return {
    benefit: (helps?.[2] ?? LETS.exec(text)?.[1] ?? SAVES.exec(text)?.[1])?.trim(),
    audience: audience?.trim(),
    without: sparedIn(text),
    rival: RIVAL.exec(text)?.[1]?.trim(),
  };
}

/** "No experience needed" is skipped: it does not name something the customer is spared. */
function sparedIn(text: string): string | undefined {
  const spared = WITHOUT.exec(text)?.[1]?.trim();
  return spared && /\b(?:needed|required|necessary)$/iu.test(spared) ? undefined : spared;
}
