import { notOffered } from "./not-offered.ts";
import { RestError } from "./rest-error.ts";

/** What the answer looks like: an array of rows, the one row itself, or CSV; with or without the nulls in it. */
export type Format = { kind: "array" | "object" | "csv"; isStripped: boolean; contentType: string };

const formatOf = (kind: Format["kind"], type: string, isStripped = false): Format => ({
  kind,
  isStripped,
  contentType: `${type}${isStripped ? ";nulls=stripped" : ""}; charset=utf-8`,
});
const ARRAY = formatOf("array", "application/json");
const OBJECT = formatOf("object", "application/vnd.pgrst.object+json");
const FORMATS: Record<string, Format> = {
  "*/*": ARRAY,
  "application/*": ARRAY,
  "application/json": ARRAY,
  "application/vnd.pgrst.array": ARRAY,
  "application/vnd.pgrst.array+json": ARRAY,
  "application/vnd.pgrst.object": OBJECT,
  "application/vnd.pgrst.object+json": OBJECT,
  "text/csv": formatOf("csv", "text/csv"),
};
const STRIPPED: Record<string, Format> = {
  array: formatOf("array", "application/vnd.pgrst.array+json", true),
  object: formatOf("object", "application/vnd.pgrst.object+json", true),
};

/** The first format in the Accept header that we have, by preference. */
export function parseAccept(accept: string | undefined): Format {
  if (!accept || accept === "*/*" || accept === "application/json") return ARRAY;
  const wanted = accept
    .split(",")
    .map((entry) => {
      const [type = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
      const weight = Number(parameters.find((part) => part.startsWith("q="))?.slice(2) ?? 1);
      return { type, isStripped: parameters.includes("nulls=stripped"), weight };
    })
    .sort((a, b) => b.weight - a.weight);
  for (const { type, isStripped } of wanted) {
    const format = Object.hasOwn(FORMATS, type) ? FORMATS[type] : undefined;
    if (format) return (isStripped && type.includes("vnd.pgrst") && STRIPPED[format.kind]) || format;
  }
  if (accept.includes("vnd.pgrst.plan")) throw notOffered(406, "PGRST107", "Explaining a query");
  if (accept.includes("geo+json")) throw notOffered(406, "PGRST107", "GeoJSON");
  throw new RestError(406, "PGRST107", `None of these media types are available: ${accept}`);
}
