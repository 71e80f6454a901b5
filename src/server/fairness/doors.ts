import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Database } from "../database/pool.ts";
import { addressGroup, clientAddress } from "../http/client-address.ts";
import { databaseFor } from "./client-database.ts";
import { type Asker, FairShare, type ShareLimits } from "./fair-share.ts";
import { receiveBody } from "./receive-body.ts";

/**
 * How many client statements run at once. The pool has more connections than this, so that our own work always finds
 * one. An address may be a whole office, or a proxy missing from TRUSTED_PROXIES: more of its statements may wait
 * before any is refused.
 */
const STATEMENTS: ShareLimits = {
  running: { total: 12, person: 4, address: 8 },
  waiting: { total: 2_000, person: 128, address: 1_000 },
};
/** How many large bodies are read at once; at up to 30 MB each they use most of the memory. */
const BODIES: ShareLimits = {
  running: { total: 12, person: 3, address: 6 },
  waiting: { total: 500, person: 16, address: 200 },
};
/** Function calls under way at once. Some last as long as the AI service takes, so nobody waits for one to end. */
const CALLS: ShareLimits = {
  running: { total: 2_000, person: 24, address: 500 },
  waiting: { total: 0, person: 0, address: 0 },
};

/** The limits a request must pass before it uses something that others need too. */
export type Doors = {
  /** The database for the work of this request. */
  database: (c: Context, userId: string | null) => Database;
  /** The body of this request, if it has no more than `max` bytes. */
  body: (c: Context, userId: string | null, max: number) => Promise<Buffer<ArrayBuffer>>;
  /** Counts a function call as under way, until the returned callback is called. */
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

/** The request's own signal would do, but creating it costs more than the turn that is waited for. */
function onClose(answer: HttpBindings["outgoing"], callback: () => void): () => void {
  answer.once("close", callback);
  return () => answer.off("close", callback);
}
