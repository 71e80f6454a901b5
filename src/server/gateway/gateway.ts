import type { Hono } from "hono";
import type { RequestVariables } from "../http/request-log.ts";
import type { VerifyToken } from "./access-claims.ts";

/** The server side of the Supabase protocols: ourselves, or a hosted project behind us. */
export type Gateway = {
  mounts: Record<string, Hono<RequestVariables>>;
  verify: VerifyToken;
  /** Drops what is remembered about a user, because sessions ended. */
  forget: (userId: string) => void;
  publishableKey: string;
  sweep: () => Promise<void>;
  stop: () => Promise<void>;
};
