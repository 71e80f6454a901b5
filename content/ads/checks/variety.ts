import type { Ad } from "../schema.ts";
import { headlineDistance } from "./headline-distance.ts";
import { type PictureHash, pictureDistance } from "./picture-hash.ts";

/** How often the same pair of layout and art kit may appear. */
const MAX_PAIR_USES = 6;
/** How many ads the gallery loads at once, and how many layouts they must show. */
const PAGE = 20;
const LAYOUTS_PER_PAGE = 8;
/** Out of 256 steps. The same ad in other colours differs in fewer. */
const LOOK_ALIKE = 30;
/** Share of letters. "Save 20% today" and "Save 30% today" differ by less. */
const SOUND_ALIKE = 0.35;

type Hashed = { slug: string; hash: PictureHash };
type Closest = { distance: number; pair: string[] };

/** What makes a swipe file look monotonous; an empty list means it looks as if many people made it. */
export function findSameness(ads: readonly Ad[], hashes: readonly Hashed[]): string[] {
  return [
    ...twice(ads.map((ad) => ad.scene.slots.headline)).map((headline) => `two ads say “${headline}”`),
    ...pairsUsedUp(ads),
    ...monotonousPages(ads),
    ...alike(hashes, (a, b) => pictureDistance(a.hash, b.hash), LOOK_ALIKE, "look alike"),
    ...alike(ads, byHeadline, SOUND_ALIKE, "sound alike"),
  ];
}

export function measureVariety(ads: readonly Ad[], hashes: readonly Hashed[]) {
  const count = (of: (ad: Ad) => string) => new Set(ads.map(of)).size;
  return {
    ads: ads.length,
    companies: count((ad) => ad.name),
    industries: count((ad) => ad.industry),
    platforms: count((ad) => ad.platform),
    layouts: count((ad) => ad.scene.layout),
    pictures: closest(hashes, (a, b) => pictureDistance(a.hash, b.hash)),
    headlines: closest(ads, byHeadline),
  };
}

const byHeadline = (a: Ad, b: Ad) => headlineDistance(a.scene.slots.headline, b.scene.slots.headline);

function twice(texts: readonly string[]) {
  const plain = texts.map((text) =>
    text
      .toLowerCase()
      .replace(/[*\s]+/g, " ")
      .trim(),
  );
  return [...new Set(texts.filter((_, index) => plain.indexOf(plain[index] ?? "") < index))];
}

function pairsUsedUp(ads: readonly Ad[]) {
  const used = new Map<string, number>();
  for (const { scene } of ads) {
    const pair = `${scene.layout} with ${scene.art.kit}`;
    used.set(pair, (used.get(pair) ?? 0) + 1);
  }
  return [...used]
    .filter(([, times]) => times > MAX_PAIR_USES)
    .map(([pair, times]) => `${pair} appears ${times} times`);
}

function monotonousPages(ads: readonly Ad[]) {
  const pages = Array.from({ length: Math.ceil(ads.length / PAGE) }, (_, page) =>
    ads.slice(page * PAGE, (page + 1) * PAGE),
  );
  return pages.flatMap((page, index) => {
    const layouts = new Set(page.map((ad) => ad.scene.layout)).size;
    const wanted = Math.min(LAYOUTS_PER_PAGE, page.length);
    return layouts < wanted ? [`page ${index + 1} shows only ${layouts} layouts`] : [];
  });
}

function alike<T extends { slug: string }>(
  items: readonly T[],
  distance: (a: T, b: T) => number,
  minDistance: number,
  what: string,
) {
  return pairsOf(items)
    .filter(([a, b]) => distance(a, b) < minDistance)
    .map(([a, b]) => `${a.slug} and ${b.slug} ${what}`);
}

function closest<T extends { slug: string }>(items: readonly T[], distance: (a: T, b: T) => number): Closest {
  return pairsOf(items).reduce<Closest>(
    (best, [a, b]) => {
      const found = distance(a, b);
      return found < best.distance ? { distance: found, pair: [a.slug, b.slug] } : best;
    },
    { distance: Number.POSITIVE_INFINITY, pair: [] },
  );
}

const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, index) => items.slice(index + 1).map((b): [T, T] => [a, b]));
