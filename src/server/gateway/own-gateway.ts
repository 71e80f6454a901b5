import type { Config } from "../config.ts";
import type { Database } from "../database/pool.ts";
import type { Outbox } from "../mail/outbox.ts";
import { publishableKey, type Secrets } from "../secrets/load-secrets.ts";
import { createSeal } from "../secrets/seal.ts";
import { authGateway } from "./auth/auth-gateway.ts";
import { loadTokenIssuer } from "./auth/signing-keys.ts";
import { sweepAuth } from "./auth/sweep.ts";
import type { Gateway } from "./gateway.ts";

type Parts = { pool: Database; outbox: Outbox; config: Config; secrets: Secrets };

export async function ownGateway(parts: Parts): Promise<Gateway> {
  const { pool, config, secrets } = parts;
  const issuer = `${config.SITE_URL}/auth/v1`;
  const tokens = await loadTokenIssuer(pool, createSeal(secrets.jwtSecret, "signing keys"), issuer);
  return {
    mounts: { "/auth/v1": authGateway({ ...parts, tokens, jwtSecret: secrets.jwtSecret }) },
    verify: tokens.verify,
    publishableKey: publishableKey(secrets),
    sweep: () => sweepAuth(pool),
  };
}
