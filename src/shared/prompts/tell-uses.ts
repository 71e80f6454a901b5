import type { BorrowPart } from "../inspiration.ts";

/** What an attached picture is for. */
type PictureUse = { role: "hero" | "logo" } | { role: "style"; borrow: readonly BorrowPart[]; isTemplate?: boolean };
/** The picture of an edit has no use: it is the thing itself. */
export type Used = { use?: PictureUse | undefined };

const COUNT = ["first", "second", "third"] as const;

/** The parts as a designer would name them to another. */
const PARTS: Record<BorrowPart, string> = {
  layout: "layout (where headline, subject and button stand)",
  palette: "colours",
  typeface: "kind of typeface",
  tactic: "angle (how it makes its point)",
};

/** One sentence per picture, in the order in which they are attached. */
export function tellUses(images: readonly Used[]): string[] {
  return images.flatMap(({ use }, at) => {
    if (!use) return [];
    const which = images.length === 1 ? "The attached image" : `The ${COUNT[at] ?? `${at + 1}th`} attached image`;
    return [`${which} ${tell(use)}`];
  });
}

function tell(use: PictureUse): string {
  if (use.role === "style") return use.isTemplate ? TEMPLATE : tellStyle(use.borrow);
  if (use.role === "hero")
    return "is the product: it is the subject of the ad. Keep it exact, with its shape, colours and labels, and show it whole.";
  return "is the logo of the brand: set this logo unchanged, once, with air around it. Do not redraw or recolour it.";
}

const TEMPLATE =
  "is a meme template, for its spirit only: make a new picture with the same kind of situation, mood and colours, and with characters of your own. Do not copy the picture, its characters or its lettering.";

function tellStyle(borrow: readonly BorrowPart[]): string {
  const never = "Do not copy its brand, words, logo, people, product or picture.";
  if (borrow.length === 0) return `is another company's ad, from which nothing is taken. ${never}`;
  return `is another company's ad: take only its ${listed(borrow.map((part) => PARTS[part]))}. ${never}`;
}

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
