import { figuresIn } from "../../claims/figures.ts";
import { plain } from "../../claims/fold.ts";
import type { LayoutId } from "../../scene/layout-id.ts";
import type { Scene } from "../../scene/scene.ts";
import type { Tactic } from "./borrowed.ts";

const COMPARES: ReadonlySet<LayoutId> = new Set(["versus", "versus-sketch", "before-after", "makeover"]);
const QUOTES: ReadonlySet<LayoutId> = new Set(["testimonial", "thread", "post"]);
const A_LIST = 3;

const isQuestion = (words: string) => /[?？؟]\W*$/u.test(words);

/** Names a price or a percentage. */
export const isOffer = (words: string) =>
  figuresIn(plain(words)).some(({ kind }) => kind === "money" || kind === "percent");

/** How a finished ad makes its point, read from its words and its form. */
export function tacticOf({ layout, slots }: Pick<Scene, "layout" | "slots">): Tactic {
  const { headline, rival, before, person, badge, bullets = [] } = slots;
  if (isQuestion(headline)) return "question";
  if (rival || before || COMPARES.has(layout)) return "comparison";
  if (person || QUOTES.has(layout)) return "voice";
  if (isOffer(headline) || (badge && isOffer(badge.text))) return "offer";
  if (/\d/u.test(headline)) return "number";
  return bullets.length >= A_LIST ? "list" : "statement";
}
