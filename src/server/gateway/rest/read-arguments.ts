import { z } from "zod";
import type { Arguments } from "./build-call.ts";
import type { Routine } from "./catalogue.ts";
import { looksLikeFilter } from "./parse-filter.ts";
import { readJson } from "./read-payload.ts";
import { isReserved } from "./read-query.ts";
import type { RestRequest } from "./rest-request.ts";

/** A body that was sent to a function, before it is known which function of that name takes it. */
export type SentBody = {
  /** The names in it; null when it can only be taken as a whole. */
  keys: string[] | null;
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

export async function readSentBody({ c, readBody }: RestRequest): Promise<SentBody> {
  const type = (c.req.header("content-type") ?? "application/json").split(";")[0]?.trim().toLowerCase() ?? "";
  const bytes = await readBody();
  const text = bytes.toString();
  const wholeTypes = (Object.hasOwn(WHOLE_TYPES, type) && WHOLE_TYPES[type]) || [];
  if (wholeTypes.length > 0 && type !== "application/json") return { keys: null, text, bytes, wholeTypes };
  // A call without arguments may send nothing at all.
  if (!text) return { keys: [], text: "{}", bytes, wholeTypes };
  const parsed = object.safeParse(readJson(c, text));
  return { keys: parsed.success ? Object.keys(parsed.data) : null, text, bytes, wholeTypes };
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
    if (isReserved(key) || (!parameter && looksLikeFilter(value))) continue;
    texts.set(key, parameter?.isVariadic ? [...(texts.get(key) ?? []), value] : value);
  }
  return { kind: "texts", texts, keys: [...texts.keys()] };
}
