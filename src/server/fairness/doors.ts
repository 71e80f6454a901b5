import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Database } from "../database/pool.ts";
import { addressGroup, clientAddress } from "../http/client-address.ts";
import { databaseFor } from "./client-database.ts";
import { type Asker, FairShare, type ShareLimits } from "./fair-share.ts";
import { receiveBody } from "./receive-body.ts";

/**
 * Statements of clients at once. The pool has more connections than this, so that our own work always finds one. An
 * address may be a whole office, or a proxy that TRUSTED_PROXIES forgot: it waits longer before it is turned away.
 */
const STATEMENTS: ShareLimits = {
  running: { total: 12, person: 4, address: 8 },
  waiting: { total: 2_000, person: 128, address: 1_000 },
};
/** Large bodies being read at once; at up to 30 MB each they are what fills the memory. */
const BODIES: ShareLimits = {
  running: { total: 12, person: 3, address: 6 },
  waiting: { total: 500, person: 16, address: 200 },
};
/** Calls of functions under way at once. Some last as long as the AI service takes, so nobody waits for another's end. */
const CALLS: ShareLimits = {
  running: { total: 2_000, person: 24, address: 500 },
  waiting: { total: 0, person: 0, address: 0 },
};

/** What a request must pass before it gets hold of something that others need too. */
export type Doors = {
  /** The database for the work of this request. */
  database: (c: Context, userId: string | null) => Database;
  /** The body of this request, if it has no more than `max` bytes. */
  body: (c: Context, userId: string | null, max: number) => Promise<Buffer<ArrayBuffer>>;
  /** Counts a call of a function as under way, until what is returned is called. */
  call: (c: Context, userId: string) => () => void;
};

export function createDoors(pool: Database, trustedProxies: number): Doors {
  const statements = new FairShare(STATEMENTS);
  const bodies = new FairShare(BODIES);
  const calls = new FairShare(CALLS);
  const askerOf = (c: Context, userId: string | null): Asker => {
    const address = addressGroup(clientAddress(c, trustedProxies));
    return { person: userId, address, onHangUp: (callback) => onClose(c.env.outgoing, callback) };
  };
  return {
    database: (c, userId) => databaseFor(askerOf(c, userId), pool, statements),
    body: (c, userId, max) => receiveBody(c, askerOf(c, userId), bodies, max),
    call: (c, userId) => calls.enterNow(askerOf(c, userId)),
  };
}

/** The request's own signal would say it too, but making one costs more than the turn that is waited for. */
function onClose(answer: HttpBindings["outgoing"], callback: () => void): () => void {
  answer.once("close", callback);
  return () => answer.off("close", callback);
}
