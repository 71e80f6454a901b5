import { type ArtReference, artSchema } from "../scene/art-reference.ts";
import { isObjectName } from "../scene/object-names.ts";
import type { WordShelf } from "./word-shelf.ts";

/** Things that we have drawn ourselves, in the scene's colours, which look better than the same thing as an emoji. */
const OWN_ART: Readonly<Record<string, readonly [kit: "illustration" | "place", variant: string]>> = {
  "☕": ["illustration", "coffee"],
  "🍵": ["illustration", "tea"],
  "🥤": ["illustration", "smoothie"],
  "🧋": ["illustration", "bubbletea"],
  "🍺": ["illustration", "beer"],
  "🍷": ["illustration", "wine"],
  "🍦": ["illustration", "icecream"],
  "🍨": ["illustration", "icecream"],
  "🍩": ["illustration", "doughnut"],
  "🍔": ["illustration", "burger"],
  "🍕": ["illustration", "pizza"],
  "🍞": ["illustration", "loaf"],
  "🎂": ["illustration", "cake"],
  "🍪": ["illustration", "cookie"],
  "🍜": ["illustration", "noodles"],
  "🥗": ["illustration", "salad"],
  "🍫": ["illustration", "chocolate"],
  "👟": ["illustration", "runner"],
  "🥾": ["illustration", "boot"],
  "👕": ["illustration", "tshirt"],
  "⌚": ["illustration", "watch"],
  "🎧": ["illustration", "headphones"],
  "⌨": ["illustration", "keyboard"],
  "📷": ["illustration", "camera"],
  "📸": ["illustration", "camera"],
  "💻": ["illustration", "laptop"],
  "🎮": ["illustration", "controller"],
  "🔧": ["illustration", "wrench"],
  "🛠": ["illustration", "wrench"],
  "🖌": ["illustration", "roller"],
  "🧰": ["illustration", "toolbox"],
  "🪣": ["illustration", "cleaning"],
  "🐕": ["illustration", "dog"],
  "🐶": ["illustration", "dog"],
  "🐈": ["illustration", "cat"],
  "🐱": ["illustration", "cat"],
  "🪴": ["illustration", "monstera"],
  "🌵": ["illustration", "cactus"],
  "💐": ["illustration", "bouquet"],
  "🕯": ["illustration", "candle"],
  "🛋": ["illustration", "sofa"],
  "⛵": ["illustration", "sailboat"],
  "🏠": ["place", "house"],
};

/** The drawing of an emoji, or of an entry such as "screen:calendar" in our own list. */
export function artOf(drawing: string, shelf: WordShelf): ArtReference | undefined {
  const [kit, variant] =
    OWN_ART[drawing] ?? (drawing.includes(":") ? drawing.split(":") : ["object", iconOf(drawing, shelf)]);
  if (kit === "object" && !(variant && isObjectName(variant))) return undefined;
  const art = artSchema.safeParse({ kit, variant });
  return art.success ? art.data : undefined;
}

const icons = new Map<string, ReadonlyMap<string, string>>();

function iconOf(emoji: string, shelf: WordShelf): string | undefined {
  const text = shelf.text("things.tsv");
  const known =
    icons.get(text) ??
    new Map(
      text
        .split("\n")
        .map((line) => line.split("\t"))
        .map(([icon = "", one = ""]) => [one, icon]),
    );
  icons.set(text, known);
  return known.get(emoji);
}
