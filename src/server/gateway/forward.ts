import { Hono } from "hono";
import type { RequestVariables } from "../http/request-log.ts";

/** These headers belong to one connection, not to the message; the body arrives here already decompressed. */
const PER_CONNECTION = ["connection", "content-encoding", "content-length", "host", "keep-alive", "transfer-encoding"];

/** Forwards a path of the Supabase protocols to a hosted project, so that the page only talks to its own origin. */
export function forward(projectUrl: string) {
  const app = new Hono<RequestVariables>();
  app.all("*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const { method, body } = c.req.raw;
    try {
      const answer = await fetch(new URL(pathname + search, projectUrl), {
        method,
        headers: without(c.req.raw.headers),
        redirect: "manual",
        ...(body && { body, duplex: "half" as const }),
      });
      return new Response(answer.body, { status: answer.status, headers: without(answer.headers) });
    } catch (error) {
      if (c.req.raw.signal.aborted) {
        return c.json({ code: "bad_request", message: "The request ended before all of it had arrived." }, 400);
      }
      c.get("logger").error({ err: error }, "the hosted project did not answer");
      c.header("Retry-After", "1");
      const message = "The service does not answer right now. Please try again in a moment.";
      return c.json({ code: "unexpected_failure", message, msg: message }, 503);
    }
  });
  return app;
}

function without(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of PER_CONNECTION) kept.delete(name);
  return kept;
}
