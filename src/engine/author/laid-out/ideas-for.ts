import { claimOf } from "../../layouts/invents.ts";
import type { LayoutId } from "../../scene/layout-id.ts";
import type { Slots } from "../../scene/scene.ts";
import { numberOf, shuffle } from "../planned/turns.ts";
import type { Written } from "../written/written.ts";
import { layoutsAfter } from "./layouts-after.ts";
import { layoutsFor, wishedLayout } from "./layouts-for.ts";
import { posterFor, postersFor } from "./posters/posters-for.ts";

/** A layout, and what it prints if that is not what other layouts print. */
export type Idea = { layout: LayoutId; slots?: Slots };

/** So many of the strongest posters take turns at being the first, or all ads of a kind would look alike. */
const STRONGEST = 3;
/** Layouts that show more than one photograph. */
export const SHOWS_SEVERAL: ReadonlySet<LayoutId> = new Set(["triptych", "polaroids", "before-after"]);

/** With so many ideas nothing has to be left out for the sake of another. */
const ENOUGH = 6;

/** Every way to show these words, the best first. A thing that can be drawn is shown; what cannot is said in type. */
export function ideasFor(written: Written, slots: Slots, borrowed?: LayoutId): Idea[] {
  const after = borrowed ? ideasAfter(borrowed, written, slots) : [];
  if (after.length > 0) return after;
  const wished = wishedLayout(written);
  if (wished && claimOf(wished, slots) === undefined) return [{ layout: wished }];
  const number = numberOf(written.text);
  const suited = layoutsFor(written, slots);
  // What is drawn decides which sketch suits it. A poster takes the words of a quotation apart.
  if (written.isQuotation || written.type === "chatgptdoodle") return suited.map((layout): Idea => ({ layout }));
  const others = shuffle(suited, number).map((layout): Idea => ({ layout }));
  const { whole, shorter } = postersFor(written);
  // A photograph says much of what a poster leaves out.
  const posters = written.hasPhoto ? [...whole, ...shorter] : whole;
  const first = [...shuffle(posters.slice(0, STRONGEST), number), ...posters.slice(STRONGEST)];
  const isShown = written.drawing?.place === "hero" && !written.hasPhoto;
  const all = isShown
    ? [...others.slice(0, 2), ...first.slice(0, 1), ...others.slice(2), ...first.slice(1)]
    : [...first, ...others];
  return all.length < ENOUGH && !written.hasPhoto ? [...all, ...shorter] : all;
}

/** The layout of another ad, if it can carry these words, else its nearest kin. */
function ideasAfter(borrowed: LayoutId, written: Written, slots: Slots): Idea[] {
  const poster = posterFor(borrowed, written);
  return poster ? [poster] : layoutsAfter(borrowed, written, slots).map((layout): Idea => ({ layout }));
}

/** One idea in so many shows a single photograph, so that there are enough of them to choose from. */
const OTHERS_EVERY = 4;

/** Who gave several photographs wants to see them; before and after have a layout of their own. */
export function offeredAt(turn: number, ideas: readonly Idea[]): readonly Idea[] {
  const pair = ideas.filter(({ layout }) => layout === "before-after");
  const several = pair.length > 0 ? pair : ideas.filter(({ layout }) => SHOWS_SEVERAL.has(layout));
  const others = ideas.filter(({ layout }) => !SHOWS_SEVERAL.has(layout));
  const isOther = turn % OTHERS_EVERY === OTHERS_EVERY - 1;
  return [isOther ? others : several, ideas].find((found) => found.length > 0) ?? ideas;
}
