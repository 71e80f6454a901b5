import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { parseJson } from "../../json/parse-json.ts";

/** An error that a function has put together itself, with `raise sqlstate 'PGRST'`. */
export type RaisedError = {
  status: ContentfulStatusCode;
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
};

/** A status that a function may choose: an error has a body, which some statuses cannot have. */
export const isChoosable = (status: number) =>
  Number.isInteger(status) && /^(?!204|205|304)[2-5]\d\d$/.test(`${status}`);

const text = z.string().nullish().default(null);
const message = z.object({ code: z.string(), message: z.string(), details: text, hint: text });
/** The headers are required, as in PostgREST, but none is sent: a function cannot change the answer otherwise either. */
const detail = z.object({
  status: z
    .number()
    .refine(isChoosable)
    .transform((status) => status as ContentfulStatusCode),
  headers: z.record(z.string(), z.string()),
});

const UNREADABLE = {
  status: 500,
  code: "PGRST121",
  message: "Could not parse JSON in the \"RAISE SQLSTATE 'PGRST'\" error",
} as const;
const MESSAGE_HINT =
  "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.";
const DETAIL_HINT =
  "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.";

/** The error is in the message, as JSON, and its status in the detail. */
export function readRaisedError(raised: { message: string; detail: string | null }): RaisedError {
  const body = readAs(message, raised.message);
  if (!body) return unreadable(`Invalid JSON value for MESSAGE: '${raised.message}'`, MESSAGE_HINT);
  if (raised.detail === null) return unreadable("DETAIL is missing in the RAISE statement", DETAIL_HINT);
  const answer = readAs(detail, raised.detail);
  if (!answer) return unreadable(`Invalid JSON value for DETAIL: '${raised.detail}'`, DETAIL_HINT);
  return { status: answer.status, ...body };
}

function readAs<T extends z.ZodType>(schema: T, json: string): z.output<T> | null {
  try {
    return schema.parse(parseJson(json));
  } catch {
    return null;
  }
}

const unreadable = (details: string, hint: string): RaisedError => ({ ...UNREADABLE, details, hint });
