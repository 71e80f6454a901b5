import { createHash } from "node:crypto";
import { AD_PALETTES } from "./palettes.ts";
import { type Ad, adSchema, type CompanyInput, companySchema } from "./schema.ts";

const FIRST = Date.UTC(2026, 0, 5, 9);
const APART = 20 * 60 * 60 * 1000;

/**
 * Companies as written down, and the order in which their ads came in, oldest first, each as company/ad. An ad added
 * at the end of the order changes no other: ids come from names, times from places.
 */
export function loadAds(companies: readonly CompanyInput[], order: readonly string[]): Ad[] {
  const written = new Map<string, Ad>();
  for (const input of companies) {
    const { ads, ...company } = companySchema.parse(input);
    for (const draft of ads) {
      const slug = `${slugOf(company.name)}/${draft.slug}`;
      if (written.has(slug)) throw new Error(`there are two ads called ${slug}`);
      const place = order.indexOf(slug);
      if (place < 0) throw new Error(`${slug} has no place in the order`);
      written.set(
        slug,
        adSchema.parse({
          id: idOf(slug),
          slug,
          name: company.name,
          platform: draft.platform,
          industry: company.industry,
          ad_goal: draft.goal,
          funnel_stage: draft.stage,
          target_audience: draft.audience,
          tactics: draft.tactics,
          links_to: `https://${company.site}${draft.path}`,
          created_at: new Date(FIRST + place * APART).toISOString(),
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
  return [...order].reverse().map((slug) => {
    const ad = written.get(slug);
    if (!ad) throw new Error(`the order names ${slug}, which nobody wrote`);
    return ad;
  });
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The same name gives the same id on every machine, so that seeding twice adds nothing. */
function idOf(slug: string) {
  const hex = createHash("sha256").update(`ads/${slug}`).digest("hex");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
