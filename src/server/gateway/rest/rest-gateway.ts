import { type Context, Hono } from "hono";
import { writeRefusal } from "../../audit/write-audit.ts";
import type { Doors } from "../../fairness/doors.ts";
import type { RequestVariables } from "../../http/request-log.ts";
import { BadTokenError, type Caller, type ReadCaller } from "../caller.ts";
import { callRoutine } from "./call-routine.ts";
import { changeRows } from "./change-rows.ts";
import { notOffered } from "./not-offered.ts";
import { readRelation } from "./read-relation.ts";
import { RestError, toRestError } from "./rest-error.ts";
import { headerOf, queryOf, type RestRequest, setHeader } from "./rest-request.ts";
import type { SchemaCache } from "./schema-cache.ts";

const MAX_BODY = 1024 * 1024;
/** Visitors may change hardly anything, so they have little to send. */
const MAX_VISITORS_BODY = 16 * 1024;

/** PostgreSQL's code for "you may not": only a table or function that exists refuses, so the kinds are few. */
const NO_PRIVILEGE = "42501";
/** What counts as an attempt. Reading what one may not read happens to honest pages too. */
const VERBS: Record<string, string> = { POST: "write to", PATCH: "change", DELETE: "delete from" };

type RestContext = Context<RequestVariables>;

/** PostgREST's protocol over schema public: tables, views and functions, each under the caller's own role. */
export function restGateway(parts: { doors: Doors; cache: SchemaCache; readCaller: ReadCaller }) {
  const { doors, cache, readCaller } = parts;
  const app = new Hono<RequestVariables>();

  const refuse = async (c: RestContext, error: unknown, caller: Caller | undefined) => {
    const known = toRestError(error, caller?.role !== "authenticated");
    if (known.code === NO_PRIVILEGE && caller?.userId) await noteAttempt(c, caller.userId);
    const level = known.status >= 500 ? "error" : "info";
    c.get("logger")[level](
      { err: known.status >= 500 ? (known.cause ?? known) : undefined, code: known.code },
      known.message,
    );
    if (known.status === 503 || known.status === 429) c.header("Retry-After", "1");
    if (known.status === 401) c.header("WWW-Authenticate", "Bearer");
    for (const [name, value] of Object.entries(known.headers)) c.header(name, value);
    return c.json(known.body, known.status);
  };
  const noteAttempt = async (c: Context, userId: string) => {
    const verb = VERBS[c.req.method];
    const table = new URL(c.req.url).pathname.split("/").at(-1);
    if (verb && table) await writeRefusal(doors.database(c, userId), userId, `${verb} ${table}`).catch(() => {});
  };
  /**
   * What every request passes, and how all of them fail. One function around each handler: as middleware and error
   * handler of a mounted app, Hono would put together a chain of its own for each of them, at every request.
   */
  const answering = (answer: (request: RestRequest, name: string) => Response | Promise<Response>) => {
    return async (c: RestContext) => {
      let caller: Caller | undefined;
      try {
        setHeader(c, "Cache-Control", "no-store");
        checkProfile(c);
        caller = await readCaller(headerOf(c, "authorization")).catch(refuseToken);
        return await answer(requestOf(c, caller), c.req.param("name") ?? "");
      } catch (error) {
        return refuse(c, error, caller);
      }
    };
  };
  const requestOf = (c: RestContext, caller: Caller): RestRequest => ({
    c,
    cache,
    caller,
    pool: doors.database(c, caller.userId),
    query: queryOf(c),
    readBody: () => doors.body(c, caller.userId, caller.userId ? MAX_BODY : MAX_VISITORS_BODY),
  });

  app.on(["GET", "HEAD", "POST"], "/rpc/:name", answering(callRoutine));
  app.on(["GET", "HEAD"], "/:name", answering(readRelation));
  app.on(["POST", "PATCH", "DELETE"], "/:name", answering(changeRows));
  app.on(
    ["PUT", "PATCH", "DELETE"],
    "/rpc/:name",
    answering(({ c }) => {
      throw new RestError(405, "PGRST101", `Cannot use the ${c.req.method} method on RPC`);
    }),
  );
  app.on(
    ["PUT", "OPTIONS"],
    ["/:name", "/rpc/:name"],
    answering(({ c }) => {
      throw notOffered(405, "PGRST117", `The method ${c.req.method}`);
    }),
  );
  app.all(
    "*",
    answering(({ c }) => {
      if (/\/v1\/?$/.test(c.req.path)) throw notOffered(404, "PGRST126", "A description of the API in OpenAPI");
      throw new RestError(404, "PGRST125", "Invalid path specified in request URL");
    }),
  );
  return app;
}

function checkProfile(c: Context) {
  const profile = headerOf(c, "accept-profile") ?? headerOf(c, "content-profile") ?? "public";
  if (profile === "public") return;
  throw notOffered(406, "PGRST106", `The schema ${profile}`, "Only the following schemas are exposed: public");
}

function refuseToken(error: unknown): never {
  if (!(error instanceof BadTokenError)) throw error;
  if (error.reason === "banned") throw new RestError(403, "PGRST301", error.message);
  throw new RestError(401, error.reason === "expired" ? "PGRST303" : "PGRST301", error.message);
}
