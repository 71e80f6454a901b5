import { z } from "zod";
import { lenient, parseJson } from "../wire-json.ts";

const submitted = z.object({
  request_id: z.string().min(1),
  status_url: z.string(),
  response_url: z.string(),
  cancel_url: z.string(),
});

/** Where a job is asked about. All addresses are on fal's own queue, because the key is sent there. */
export const falTicket = z.object({
  statusUrl: z.string(),
  responseUrl: z.string(),
  cancelUrl: z.string(),
  model: z.string(),
  usd: z.number(),
});
export type FalTicket = z.infer<typeof falTicket>;

/** Null when the answer is no ticket, or sends us elsewhere. */
export function readTicket(body: string, queue: string, made: { model: string; usd: number }): FalTicket | null {
  const said = parseJson(submitted, body);
  if (!said) return null;
  const ticket = { statusUrl: said.status_url, responseUrl: said.response_url, cancelUrl: said.cancel_url, ...made };
  return isOnQueue(ticket, queue) ? ticket : null;
}

export function isOnQueue({ statusUrl, responseUrl, cancelUrl }: FalTicket, queue: string): boolean {
  const { origin } = new URL(queue);
  return [statusUrl, responseUrl, cancelUrl].every((url) => URL.canParse(url) && new URL(url).origin === origin);
}

export const falStatus = z.object({ status: z.string() });

export const falResult = z.object({
  images: z.array(z.object({ url: z.string().min(1) })).min(1),
});

/** Of a model, a list; of fal's own machines, a sentence and a type. */
export const falError = z.object({
  detail: lenient(
    z.union([z.string(), z.array(z.object({ msg: lenient(z.string()), type: lenient(z.string()) }).catch({}))]),
  ),
  error_type: lenient(z.string()),
});
