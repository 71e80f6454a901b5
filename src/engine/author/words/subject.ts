import type { ArtReference } from "../../scene/art-reference.ts";
import type { IllustrationName } from "../../scene/illustration-names.ts";
import type { ObjectName } from "../../scene/object-names.ts";

export type Category =
  | "food"
  | "drink"
  | "fashion"
  | "beauty"
  | "tech"
  | "software"
  | "home"
  | "service"
  | "pet"
  | "plant"
  | "travel"
  | "sport"
  | "learning"
  | "money"
  | "gift";

export type Drawing = ArtReference extends infer Art
  ? Art extends { kit: string }
    ? Omit<Art, "seed" | "mood">
    : never
  : never;

export type Subject = {
  category: Category;
  drawing: Drawing;
  /** English first, then other languages, then the emoji. A phrase may have spaces. */
  words: readonly string[];
  /** The thing is countable, so the copy uses its plural. */
  isCounted: boolean;
  /** Says where or how rather than what, so any other subject in the description goes first. */
  isWeak: boolean;
};

const list = (words: string) => words.split(",").map((word) => word.trim());
const entry =
  (isCounted: boolean, isWeak = false) =>
  (category: Category, drawing: Drawing, words: string): Subject => ({
    category,
    drawing,
    words: list(words),
    isCounted,
    isWeak,
  });
export const mass = entry(false);
export const counted = entry(true);
export const weak = entry(false, true);
export const thing = (variant: ObjectName): Drawing => ({ kit: "object", variant });
export const drawn = (variant: IllustrationName): Drawing => ({ kit: "illustration", variant });
export const pack = (variant: Extract<ArtReference, { kit: "pack" }>["variant"]): Drawing => ({ kit: "pack", variant });
export const screen = (variant: Extract<ArtReference, { kit: "screen" }>["variant"]): Drawing => ({
  kit: "screen",
  variant,
});
export const view = (variant: Extract<ArtReference, { kit: "landscape" }>["variant"]): Drawing => ({
  kit: "landscape",
  variant,
});
export const place = (variant: Extract<ArtReference, { kit: "place" }>["variant"]): Drawing => ({
  kit: "place",
  variant,
});
