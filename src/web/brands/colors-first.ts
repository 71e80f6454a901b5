import type { BrandKit } from "../../shared/brands/brand-kit.ts";

type Named = { name: string; color: string };

/** The colours of a brand by their names, and then the others. None is there twice. */
export function colorsFirst(kit: Pick<BrandKit, "colors"> | undefined, others: readonly Named[]): Named[] {
  const first = (kit?.colors ?? []).map(({ name, hex }) => ({ name, color: hex }));
  const all = new Map<string, Named>();
  for (const one of [...first, ...others]) {
    const key = one.color.toLowerCase();
    if (!all.has(key)) all.set(key, one);
  }
  return [...all.values()];
}
