import { z } from "zod";
import type { Arguments } from "./build-call.ts";
import type { Routine } from "./catalogue.ts";
import { looksLikeFilter, refuseKey } from "./parse-filter.ts";
import { contentTypeOf, readJson } from "./read-payload.ts";
import { isReserved } from "./read-query.ts";
import type { RestRequest } from "./rest-request.ts";

/** A body that was sent to a function, before it is known which function of that name takes it. */
export type SentBody = {
  /** The names in it; null when it can only be taken as a whole. */
  keys: string[] | null;
  /** The object with the arguments. */
  json: string;
  /** More objects came than one call takes. */
  isSeveral: boolean;
  text: string;
  bytes: Buffer;
  wholeTypes: string[];
};

/** The types of an unnamed parameter that takes a body of this content type as it is. */
const WHOLE_TYPES: Record<string, string[]> = {
  "application/json": ["json", "jsonb"],
  "text/plain": ["text"],
  "text/xml": ["xml"],
  "application/octet-stream": ["bytea"],
};
const object = z.record(z.string(), z.unknown());
const objects = z.union([object.transform((single) => [single]), z.array(object)]);

/** `columns` are the arguments to take, if not all that the body has. */
export async function readSentBody({ c, readBody }: RestRequest, columns: string[] | null): Promise<SentBody> {
  const type = contentTypeOf(c).split(";")[0]?.trim().toLowerCase() ?? "";
  const bytes = await readBody();
  // A call without arguments may send nothing at all.
  const text = bytes.toString() || "{}";
  const wholeTypes = (Object.hasOwn(WHOLE_TYPES, type) && WHOLE_TYPES[type]) || [];
  const whole: SentBody = { keys: null, json: text, isSeveral: false, text, bytes, wholeTypes };
  if (wholeTypes.length > 0 && type !== "application/json") return { ...whole, text: bytes.toString() };
  const json = readJson(c, text);
  const parsed = objects.safeParse(json);
  if (!parsed.success) return whole;
  const [first = {}] = parsed.data;
  const keys = columns ?? Object.keys(first);
  return { ...whole, keys, json: onlyObject(json, text), isSeveral: parsed.data.length > 1 };
}

/** One object may come in an array. Without its brackets it stays the text that was sent, with all its digits. */
function onlyObject(json: unknown, text: string): string {
  if (!Array.isArray(json)) return text;
  return json.length === 0 ? "{}" : text.trim().slice(1, -1);
}

/**
 * The arguments in a query string: every parameter that some function of this name has, and also those that are no
 * filter either, so that a misspelt one is reported and not ignored.
 */
export function readQueryArguments(params: URLSearchParams, candidates: Routine[]): Arguments & { kind: "texts" } {
  const parameters = new Map(candidates.flatMap((routine) => routine.parameters.map((one) => [one.name, one])));
  const texts = new Map<string, string | string[]>();
  for (const [key, value] of params) {
    const parameter = parameters.get(key);
    if (!parameter) refuseKey(key, value);
    if (isReserved(key) || (!parameter && looksLikeFilter(value))) continue;
    texts.set(key, parameter?.isVariadic ? [...(texts.get(key) ?? []), value] : value);
  }
  return { kind: "texts", texts, keys: [...texts.keys()] };
}
