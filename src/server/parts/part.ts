import type { Hono } from "hono";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { Doors } from "../fairness/doors.ts";
import type { RequestVariables } from "../http/request-log.ts";

/** What every part provides to the server, beside its own operations. */
export type Part = {
  /** The handlers below a path: `/auth/v1`, `/functions/v1`, `/dev`. */
  mounts?: Record<string, Hono<RequestVariables>>;
  /** Called once the server accepts requests. */
  start?: () => void;
  /** Called in reverse order of creation, when no request is under way any more. */
  stop?: () => unknown;
};

/** What every part is created from. */
export type Ground = { config: Config; logger: Logger; doors: Doors } & Pick<
  OpenDatabase,
  "pool" | "reserve" | "direct" | "secrets"
>;
