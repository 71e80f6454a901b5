import { figuresIn } from "../claims/figures.ts";
import { plain } from "../claims/fold.ts";
import type { LayoutId } from "../scene/layout-id.ts";
import type { Slots } from "../scene/scene.ts";
import { BEFORE_AND_AFTER } from "../words/before-and-after.ts";

type Invention = {
  /** What the picture would say by its form alone. */
  claim: string;
  /** The words that make it the user's own claim. */
  isSaidBy?: (slots: Slots, told: Told) => boolean;
};

/** The description, if there is one, and whether there are several photographs to prove it. */
type Told = { text?: string | undefined; hasMore?: boolean | undefined };

const MIN_COMPARED = 2;

/** Bars and shares only compare figures of one kind. */
function isComparable({ stats = [] }: Slots): boolean {
  const kinds = stats
    .map(({ value }) => figuresIn(plain(value))[0])
    .map((figure) => figure && `${figure.kind} ${figure.currency}`);
  return stats.length >= MIN_COMPARED && kinds[0] !== undefined && kinds.every((kind) => kind === kinds[0]);
}

/** Layouts that claim something by their form, whatever their words are. */
const INVENTS: Partial<Record<LayoutId, Invention>> = {
  testimonial: { claim: "a customer said this", isSaidBy: ({ person }) => person !== undefined },
  quoted: { claim: "somebody said this", isSaidBy: ({ person }) => person !== undefined },
  versus: { claim: "others do none of this", isSaidBy: ({ rival }) => rival !== undefined },
  "before-after": {
    claim: "this is how it was before",
    isSaidBy: ({ before, bullets }, { text = "", hasMore = false }) =>
      Boolean(before && bullets) || (hasMore && BEFORE_AND_AFTER.test(text)),
  },
  makeover: { claim: "a run-down house looked new afterwards", isSaidBy: ({ rival }) => rival !== undefined },
  poll: { claim: "people voted like this", isSaidBy: isComparable },
  chart: { claim: "these figures belong together", isSaidBy: isComparable },
  receipt: {
    claim: "somebody paid this bill",
    isSaidBy: ({ bullets = [] }) => bullets.some((line) => line.includes("|")),
  },
  thread: { claim: "two people wrote this to each other" },
  clipping: { claim: "a newspaper wrote about it" },
};

/** What a layout would claim by its form that these words do not say; nothing when the author may choose it. */
export function claimOf(layout: LayoutId, slots: Slots, told: Told = {}): string | undefined {
  const invention = INVENTS[layout];
  return invention && !invention.isSaidBy?.(slots, told) ? invention.claim : undefined;
}
