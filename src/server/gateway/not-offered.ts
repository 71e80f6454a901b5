import { Hono } from "hono";
import type { RequestVariables } from "../http/request-log.ts";
import { notOffered } from "./rest/not-offered.ts";

/** A whole service of Supabase that we do not have, so that its paths say so and do not answer with a page. */
export function serviceNotOffered(what: string) {
  const error = notOffered(404, "PGRST125", what);
  return new Hono<RequestVariables>().all("*", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json(error.body, error.status);
  });
}
