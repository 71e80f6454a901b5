import { z } from "zod";
import { PRESET_DRAWINGS } from "./preset-drawings.ts";
import { sourceJson } from "./source.ts";
import type { ThingWord } from "./thing-words.ts";
import { plain, type Thing } from "./things.ts";
import type { Preset } from "./trade-words.ts";

/** Says that it is a business, not which one. */
const GENERAL =
  /^(?:shop|store|office|centre|center|area|place|school|service|services|agency|building|point|site|repair|studio|room|club|other|and|of|for|the)$/;
const VOTES = { "!": 1, "~": 0.5, "": 0.4 };
/** Less than one name or two keywords is a guess. */
const MIN_VOTES = 0.75;

/** The thing that shows each preset: ours where somebody chose one, else the one its name, icon and terms agree on. */
export function presetThings(
  presets: ReadonlyMap<string, Preset>,
  words: ReadonlyMap<string, ThingWord[]>,
  things: readonly Thing[],
): Map<string, string> {
  const known = sourceJson(
    z.record(z.string(), z.object({ icon: z.string().default("") })),
    "@openstreetmap/id-tagging-schema",
    "dist/presets.min.json",
  );
  const iconOf = new Map(things.map(({ emoji, icon }) => [emoji, icon]));
  const found = new Map<string, string>();
  for (const [preset, { name, terms }] of presets) {
    const chosen = PRESET_DRAWINGS[preset];
    if (chosen !== undefined) {
      found.set(preset, iconOf.get(plain(chosen)) ?? "");
      continue;
    }
    const votes = new Map<number, number>();
    const vote = (text: string, weight: number) => {
      const own = words.get(text) ?? words.get(text.replace(/s$/, "")) ?? [];
      for (const { thing, mark } of own)
        votes.set(thing, (votes.get(thing) ?? 0) + (weight * VOTES[mark]) / (mark === "!" ? 1 : Math.sqrt(own.length)));
    };
    const parts = (text: string) =>
      text
        .toLowerCase()
        .split(/[\s/_-]+/)
        .filter((part) => !GENERAL.test(part));
    vote(name.toLowerCase(), 1);
    for (const part of parts(name)) vote(part, 0.9);
    for (const part of parts(known[preset]?.icon.replace(/^\w+-/, "") ?? "")) vote(part, 0.6);
    for (const term of terms) vote(term.toLowerCase(), 0.3);
    const [best] = [...votes].sort((a, b) => b[1] - a[1]);
    found.set(preset, best && best[1] >= MIN_VOTES ? (things[best[0]]?.icon ?? "") : "");
  }
  return found;
}
