import { z } from "zod";
import { sourceJson } from "./source.ts";

export type Thing = { icon: string; emoji: string; group: number };

/** Presentation selectors differ between the sources. */
export const plain = (emoji: string) => emoji.replace(/\ufe0f/g, "");

/** Faces, flags, families, clock faces and arrows are no pictures of anything one sells. */
const KEPT_SYMBOLS = new Set([..."❤💌💬💤💰♻⚕🏧🎦🔇🔕🔔🌐🎵🎶🎼💹🤖👾👻👽💋💣🚰🚸♨"]);
const NO_THING =
  /^(?:man|woman|men|women)\b|: (?:man|woman)|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ](?:o|thirty)|moon face|^(?:waxing|waning|first quarter|last quarter)|kneeling|facing(?! up)|-no-/;
const STILL_A_THING = /dancing|’s (?:hat|shoe|clothes|boot|sandal)/;
const KEPT_PEOPLE = new Set([..."👶👵🧓🧒🧕🤝🗣🤟✋👍👏🤲🙏👀"]);
const PEOPLE_KEPT = /role|activity|sport|resting|hand-prop|body-parts|fantasy/;
const GROUP = { smileys: 0, people: 1, components: 2, symbols: 8, flags: 9 };

const entrySchema = z.object({
  emoji: z.string(),
  label: z.string(),
  group: z.number().optional(),
  subgroup: z.number().optional(),
});

/** Every thing of the Fluent set that can stand for a subject, in the order of its icon's name. */
export function drawableThings(): Thing[] {
  const icons = fluentIcons();
  const drawn = sourceJson(
    z.object({ icons: z.record(z.string(), z.unknown()) }),
    "@iconify-json/fluent-emoji",
    "icons.json",
  );
  const { subgroups } = sourceJson(
    z.object({ subgroups: z.record(z.string(), z.string()) }),
    "emojibase-data",
    "meta/groups.json",
  );
  const isThing = ({ emoji, group, subgroup, label }: z.infer<typeof entrySchema>) => {
    if (group === undefined || group === GROUP.components || group === GROUP.flags) return false;
    if (group === GROUP.smileys || group === GROUP.symbols) return KEPT_SYMBOLS.has(plain(emoji));
    if (KEPT_PEOPLE.has(plain(emoji))) return true;
    if (group === GROUP.people && !PEOPLE_KEPT.test(subgroups[String(subgroup)] ?? "")) return false;
    return !NO_THING.test(label) || STILL_A_THING.test(label);
  };
  return sourceJson(z.array(entrySchema), "emojibase-data", "en/data.json")
    .filter(isThing)
    .flatMap(({ emoji, group = 0 }) => {
      const icon = icons.get(plain(emoji));
      return icon && icon in drawn.icons ? [{ icon, emoji: plain(emoji), group }] : [];
    })
    .sort((a, b) => (a.icon < b.icon ? -1 : 1));
}

/** The gradient set names its icons like the flat set, but only the flat set lists which character each one is. */
function fluentIcons() {
  const icons = new Map<string, string>();
  const chars = sourceJson(z.record(z.string(), z.string()), "@iconify-json/fluent-emoji-flat", "chars.json");
  for (const [hex, name] of Object.entries(chars)) {
    const emoji = plain(String.fromCodePoint(...hex.split("-").map((code) => Number.parseInt(code, 16))));
    if (!icons.has(emoji)) icons.set(emoji, name);
  }
  return icons;
}
