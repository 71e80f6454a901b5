import { looksLikeFormula } from "./csv-cell.ts";

/** The columns of an upload in their order, as the header of the file spells them, with the field each one fills. */
export const AD_COLUMNS = [
  { header: "name", field: "name", max: 200 },
  { header: "image_url", field: "image_url", max: 2_000 },
  { header: "Platform", field: "platform", max: 500 },
  { header: "Industry", field: "industry", max: 500 },
  { header: "Ad Goal", field: "ad_goal", max: 500 },
  { header: "Funnel Stage", field: "funnel_stage", max: 500 },
  { header: "Target Audience", field: "target_audience", max: 500 },
  { header: "Tactics", field: "tactics", max: 500 },
  { header: "Links To", field: "links_to", max: 2_000 },
] as const;

export type AdField = (typeof AD_COLUMNS)[number]["field"];
export type AdRow = Record<AdField, string>;

/** Rows travel and fail in batches of this size. */
export const AD_BATCH = 10;

/** PostgreSQL stores neither NUL nor half a character. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** The same text with the sign for an unknown character in place of those. */
export const toStorable = (text: string) => text.replace(new RegExp(UNSTORABLE, "gu"), "\ufffd");

/** Why a row cannot become an ad, or null. The page asks before it sends a row, the server before it stores one. */
export function findProblem(row: AdRow): string | null {
  const empty = (["name", "image_url"] as const).filter((field) => row[field] === "");
  if (empty.length > 0) return `No ${empty.join(" and no ")}.`;
  for (const { header, field, max } of AD_COLUMNS) {
    const value = row[field];
    if (value.length > max) return `${header} has ${value.length} characters, ${max} fit.`;
    if (UNSTORABLE.test(value)) return `${header} holds a character that cannot be stored.`;
  }
  return isWebAddress(row.image_url) ? null : "image_url is not a web address: it must start with https:// or http://.";
}

/** Something to look at before uploading. It does not keep the row out. */
export function findDoubt(row: AdRow): string | null {
  if (row.image_url.startsWith("http:")) return "image_url is not https. The picture may not load.";
  if (row.links_to && !isWebAddress(row.links_to)) return "Links To is not a web address. It is shown as text.";
  const formula = AD_COLUMNS.find(({ field }) => looksLikeFormula(row[field]) && row[field].length > 1);
  return formula ? `${formula.header} looks like a formula. It is kept as plain text.` : null;
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value);
}
