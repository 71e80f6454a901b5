import { idOf } from "../id-of.ts";
import { AD_PALETTES } from "./palettes.ts";
import { type Ad, adSchema, type CompanyInput, companySchema } from "./schema.ts";

const FIRST_TIME = Date.UTC(2026, 0, 5, 9);
const INTERVAL_MS = 20 * 60 * 60 * 1000;

/**
 * Turns the companies into ads, newest first. Ids come from names and times from places, so a new ad changes no other.
 */
export function loadAds(companies: readonly CompanyInput[]): Ad[] {
  const slugs = new Set<string>();
  const byPlace = new Map<number, Ad>();
  for (const input of companies) {
    const { ads, ...company } = companySchema.parse(input);
    for (const draft of ads) {
      const slug = `${slugOf(company.name)}/${draft.slug}`;
      if (slugs.has(slug)) throw new Error(`there are two ads called ${slug}`);
      slugs.add(slug);
      const other = byPlace.get(draft.place);
      if (other) throw new Error(`${slug} and ${other.slug} both have place ${draft.place}`);
      byPlace.set(
        draft.place,
        adSchema.parse({
          id: idOf(`ads/${slug}`),
          slug,
          name: company.name,
          platform: draft.platform,
          industry: company.industry,
          ad_goal: draft.goal,
          funnel_stage: draft.stage,
          target_audience: draft.audience,
          tactics: draft.tactics,
          links_to: `https://${company.site}${draft.path}`,
          created_at: new Date(FIRST_TIME + draft.place * INTERVAL_MS).toISOString(),
          format: draft.format,
          scene: {
            layout: draft.layout,
            type: company.type,
            brand: { name: company.name, mark: company.mark },
            palette: AD_PALETTES[draft.palette],
            typeface: draft.typeface,
            slots: draft.words,
            art: draft.art,
            extras: draft.extras,
            seed: draft.seed,
          },
        }),
      );
    }
  }
  return [...byPlace].sort(([a], [b]) => b - a).map(([, ad]) => ad);
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
