import type { Field } from "./field.ts";
import { FIELDS } from "./fields.ts";

/** The field that most words of a topic speak of; what is about nothing known gets what fits everything. */
export function findField(topic: string): Field {
  const text = topic.toLowerCase();
  const words = text.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
  const knows = (known: string) => {
    if (known.includes(" ")) return text.includes(known.replace("*", ""));
    return known.endsWith("*") ? words.some((word) => word.startsWith(known.slice(0, -1))) : words.includes(known);
  };
  let best: Field = FIELDS.anything;
  let most = 0;
  for (const field of Object.values(FIELDS)) {
    const found = field.known.filter(knows).length;
    if (found <= most) continue;
    best = field;
    most = found;
  }
  return best;
}
