import { Hono } from "hono";
import type { Logger } from "pino";
import type { ObjectStore } from "../adapters/storage/port.ts";
import { type Config, storageLimit } from "../config/config.ts";
import { listenForNotifications } from "../database/listen-for-notifications.ts";
import type { Database } from "../database/pool.ts";
import type { Doors } from "../fairness/doors.ts";
import { addressGroup, clientAddress } from "../http/client-address.ts";
import type { RequestVariables } from "../http/request-log.ts";
import type { Darkroom } from "../images/darkroom.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Renditions } from "../objects/renditions.ts";
import { publishableKey, type Secrets } from "../secrets/load-secrets.ts";
import { createSeal } from "../secrets/seal.ts";
import { authGateway } from "./auth/auth-gateway.ts";
import { loadTokenIssuer } from "./auth/signing-keys.ts";
import { sweepAuth } from "./auth/sweep.ts";
import { createCallers } from "./caller.ts";
import type { Gateway } from "./gateway.ts";
import { notOffered } from "./rest/not-offered.ts";
import { restGateway } from "./rest/rest-gateway.ts";
import { createSchemaCache } from "./rest/schema-cache.ts";
import { storageGateway } from "./storage/storage-gateway.ts";

type Parts = {
  pool: Database;
  /** Signing in must keep working, however busy the pool is. */
  reserve: Database;
  direct: Database;
  doors: Doors;
  outbox: Outbox;
  config: Config;
  secrets: Secrets;
  logger: Logger;
  store: ObjectStore;
  renditions: Renditions;
  darkroom: Darkroom;
};

export async function ownGateway(parts: Parts): Promise<Gateway> {
  const { pool, reserve, doors, config, secrets, logger } = parts;
  const issuer = `${config.SITE_URL}/auth/v1`;
  const tokens = await loadTokenIssuer(pool, createSeal(secrets.jwtSecret, "signing keys"), issuer);
  const publicKey = publishableKey(secrets);
  const callers = createCallers(reserve, tokens.verify, publicKey);
  const cache = createSchemaCache(pool, logger);
  const news = listenForNotifications(parts, logger, {
    channels: { pgrst: () => void cache.reload().catch(() => {}), account_changed: callers.forget },
    catchUp: () => {
      callers.forgetAll();
      return cache.reload();
    },
  });
  return {
    mounts: {
      "/auth/v1": authGateway({
        ...parts,
        pool: reserve,
        tokens,
        jwtSecret: secrets.jwtSecret,
        onSignOut: callers.forget,
      }),
      "/rest/v1": restGateway({ doors, cache, readCaller: callers.read }),
      "/storage/v1": storageGateway({
        ...parts,
        readCaller: callers.read,
        limitBytes: storageLimit(config),
        askerOf: (c) => addressGroup(clientAddress(c, config.TRUSTED_PROXIES)),
      }),
      "/realtime/v1": serviceNotOffered("Realtime"),
      "/graphql/v1": serviceNotOffered("GraphQL"),
    },
    verify: tokens.verify,
    forget: callers.forget,
    publishableKey: publicKey,
    sweep: () => sweepAuth(pool),
    stop: () => news.stop(),
  };
}

/** A whole service of Supabase that we do not have, so that its paths say so and do not answer with a page. */
function serviceNotOffered(what: string) {
  const error = notOffered(404, "PGRST125", what);
  return new Hono<RequestVariables>().all("*", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json(error.body, error.status);
  });
}
