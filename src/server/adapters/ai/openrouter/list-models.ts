import { z } from "zod";
import { type ImageModel, type PriceRule, QUALITIES } from "../../../../shared/ai-services/image-model.ts";
import { DEFAULT_OPENROUTER_MODEL } from "../../../../shared/ai-services/image-models.ts";
import { modelIdSchema } from "../../../../shared/contracts/ai-services.ts";
import { MAX_INSPIRATION_IMAGES } from "../../../../shared/contracts/generate-creative.ts";
import { FORMAT_IDS, FORMATS, type Format } from "../../../../shared/formats.ts";
import { lenient, parseJson } from "../wire-json.ts";

/** More than the service has; each costs one free question about its price. */
const MAX_MODELS = 40;

const parameter = z.union([
  z.object({ type: z.literal("enum"), values: z.array(z.union([z.string(), z.number()]).transform(String)) }),
  z.object({ type: z.literal("range"), min: lenient(z.number()), max: lenient(z.number()) }),
  z.object({ type: z.literal("boolean") }),
  z.boolean(),
]);
type Parameter = z.infer<typeof parameter>;

const listed = z.object({
  id: modelIdSchema,
  name: lenient(z.string()),
  supported_parameters: lenient(z.record(z.string(), parameter.optional().catch(undefined))),
});
const list = z.object({ data: z.array(listed.nullable().catch(null)) });

const price = z.object({
  billable: z.string(),
  unit: z.string(),
  cost_usd: z.coerce.number().nonnegative(),
});
const pricing = lenient(z.array(price.nullable().catch(null)));
const endpoint = z.object({ pricing }).catch({});
const endpoints = z.object({
  pricing,
  endpoints: lenient(z.array(endpoint)),
  data: lenient(z.object({ pricing, endpoints: lenient(z.array(endpoint)) })),
});

/** The models that the service offers, the default one first. `ask` gets a path and answers with a body, or null. */
export async function listModels(ask: (path: string) => Promise<string | null>): Promise<ImageModel[] | undefined> {
  const body = await ask("/images/models");
  const found = body && parseJson(list, body)?.data;
  if (!found) return undefined;
  const models = found.flatMap((one) => one ?? []).sort((a, b) => isDefault(b.id) - isDefault(a.id));
  return Promise.all(
    models.slice(0, MAX_MODELS).map(async (model) => {
      const said = await ask(`/images/models/${model.id}/endpoints`);
      return describe(model, said === null ? { rule: "reported" } : readPrice(said));
    }),
  );
}

const isDefault = (id: string) => Number(id === DEFAULT_OPENROUTER_MODEL);

function describe({ id, name, supported_parameters: takes = {} }: z.infer<typeof listed>, rule: PriceRule): ImageModel {
  const qualities = QUALITIES.filter((quality) => valuesOf(takes.quality).includes(quality));
  const references = countOf(takes.input_references);
  return {
    service: "openrouter",
    id,
    name: name ?? id,
    note: "",
    ask: asksOf(valuesOf(takes.aspect_ratio)),
    references,
    edits: references > 0,
    lettering: "unknown",
    promptChars: null,
    qualities,
    defaultQuality: qualities.find((quality) => quality === "high") ?? qualities.at(-1) ?? null,
    price: rule,
    referenceUsd: null,
    answersWithinSeconds: 150,
    usualSeconds: null,
    // A parameter that the model does not know is refused, so only these are sent.
    fixed: {
      ...(valuesOf(takes.resolution).includes("1K") && { resolution: "1K" }),
      ...(valuesOf(takes.output_format).includes("png") && { output_format: "png" }),
    },
  };
}

const valuesOf = (given: Parameter | undefined) =>
  typeof given === "object" && given.type === "enum" ? given.values : [];

function countOf(given: Parameter | undefined): number {
  if (!given) return 0;
  if (typeof given === "object" && given.type === "range") return Math.max(0, Math.floor(given.max ?? 1));
  return MAX_INSPIRATION_IMAGES;
}

/** The nearest of the ratios it takes; empty when it takes none, and the picture is cropped. */
function asksOf(ratios: readonly string[]): Record<Format, string> {
  const known = ratios.filter((ratio) => /^\d+:\d+$/.test(ratio));
  const nearest = (format: Format) => {
    const wanted = Math.log(FORMATS[format].width / FORMATS[format].height);
    const offBy = (ratio: string) => Math.abs(Math.log(shapeOf(ratio)) - wanted);
    return known.toSorted((a, b) => offBy(a) - offBy(b))[0] ?? "";
  };
  return Object.fromEntries(FORMAT_IDS.map((format) => [format, nearest(format)])) as Record<Format, string>;
}

function shapeOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(":").map(Number);
  return width / height;
}

/** The dearest of its providers, if pictures are priced by the piece. What is priced by token is known afterwards. */
function readPrice(body: string): PriceRule {
  const said = parseJson(endpoints, body);
  const lists = [said, said?.data, ...(said?.endpoints ?? []), ...(said?.data?.endpoints ?? [])];
  const prices = lists.flatMap((one) => one?.pricing ?? []).flatMap((one) => one ?? []);
  const pictures = prices.filter(({ billable }) => billable === "output_image");
  if (pictures.length === 0 || pictures.some(({ unit }) => unit !== "image")) return { rule: "reported" };
  return { rule: "image", usd: Math.max(...pictures.map(({ cost_usd }) => cost_usd)) };
}
