import { readFileSync } from "node:fs";
import { z } from "zod";
import { adTypeSchema } from "../../src/shared/ad-types.ts";
import { formatSchema } from "../../src/shared/formats.ts";
import { INTENTS } from "../../src/shared/intents.ts";

const lines = z.array(z.string()).default([]);

/** A message, and the brief that a good copywriter would write down before setting a word. */
const messageSchema = z.object({
  id: z.string(),
  type: adTypeSchema,
  format: formatSchema,
  language: z.string(),
  text: z.string(),
  brief: z.object({
    kind: z.enum(INTENTS),
    /** As right as `kind`. */
    kindAlso: z.array(z.enum(INTENTS)).default([]),
    /** Null where nobody was named. */
    name: z.string().nullable(),
    nameAlso: lines,
    /** The best first. */
    headlines: lines,
    /** True and whole, but not worth setting large. */
    plainHeadlines: lines,
    /** Terms must stand beside their offer. */
    offers: z.array(z.object({ text: z.string(), terms: lines })),
    when: lines,
    where: lines,
    contact: lines,
    /** Calls that would be right; none for a joke. */
    button: lines,
    /** Chat, directions, labels: none of it may be on the picture. */
    notPrinted: lines,
  }),
});
export type Message = z.infer<typeof messageSchema>;
export type LabelledBrief = Message["brief"];

/** Every fifth line is kept apart: it is for judging, and nobody reads it. */
export function readBriefs(): { open: Message[]; apart: Message[] } {
  const all = readFileSync(new URL("./briefs.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => messageSchema.parse(JSON.parse(line)));
  return { open: all.filter((_, at) => at % 5 !== 4), apart: all.filter((_, at) => at % 5 === 4) };
}
