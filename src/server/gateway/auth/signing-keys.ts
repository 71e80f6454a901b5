import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from "jose";
import { type Database, inTransaction, type Transaction } from "../../database/pool.ts";
import type { Seal } from "../../secrets/seal.ts";
import { type AccessClaims, accessClaims } from "../access-claims.ts";

export const ACCESS_TOKEN_SECONDS = 3600;
const ALGORITHM = "ES256";

export type TokenIssuer = {
  sign: (claims: JWTPayload) => Promise<string>;
  /** Throws when the token is forged, expired, for another audience or not one of ours. */
  verify: (token: string) => Promise<AccessClaims>;
  publicKeys: () => { keys: JWK[] };
};

type StoredKey = { kid: string; public_jwk: JWK; sealed_private_jwk: Buffer };

/** All processes share the keys through the database, where the private keys are sealed under JWT_SECRET. */
export async function loadTokenIssuer(pool: Database, seal: Seal, issuer: string): Promise<TokenIssuer> {
  const stored = await inTransaction(pool, findOrCreateKeys(seal));
  const [newest] = stored;
  if (!newest) throw new Error("there is no signing key");
  const signingKey = await importPrivateKey(newest, seal);
  const verifyingKeys = new Map<string, CryptoKey>();
  for (const { kid, public_jwk } of stored)
    verifyingKeys.set(kid, (await importJWK(public_jwk, ALGORITHM)) as CryptoKey);

  return {
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: newest.kid, typ: "JWT" })
        .setIssuer(issuer)
        .setAudience("authenticated")
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
        .sign(signingKey),
    async verify(token) {
      const { payload } = await jwtVerify(
        token,
        ({ kid = "" }) => {
          const key = verifyingKeys.get(kid);
          if (!key) throw new Error("unknown signing key");
          return key;
        },
        { algorithms: [ALGORITHM], audience: "authenticated", requiredClaims: ["exp", "sub"] },
      );
      return accessClaims.parse(payload);
    },
    publicKeys: () => ({ keys: stored.map((key) => key.public_jwk) }),
  };
}

const findOrCreateKeys = (seal: Seal) => async (transaction: Transaction) => {
  // Two processes that start on an empty database must end up with the same key.
  await transaction.query("lock table auth.signing_keys in exclusive mode");
  const select = "select kid, public_jwk, sealed_private_jwk from auth.signing_keys order by created_at desc";
  const existing = await transaction.query<StoredKey>(select);
  if (existing.rows.length > 0) return existing.rows;
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const bare = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(bare);
  const publicJwk = { ...bare, kid, alg: ALGORITHM, use: "sig", key_ops: ["verify"] };
  const sealed = seal.close(JSON.stringify(await exportJWK(pair.privateKey)), kid);
  await transaction.query("insert into auth.signing_keys (kid, public_jwk, sealed_private_jwk) values ($1, $2, $3)", [
    kid,
    publicJwk,
    sealed,
  ]);
  return (await transaction.query<StoredKey>(select)).rows;
};

async function importPrivateKey(stored: StoredKey, seal: Seal): Promise<CryptoKey> {
  let jwk: JWK;
  try {
    jwk = JSON.parse(seal.open(stored.sealed_private_jwk, stored.kid));
  } catch (cause) {
    throw new Error("JWT_SECRET is not the one this database's signing keys were sealed with.", { cause });
  }
  return (await importJWK(jwk, ALGORITHM)) as CryptoKey;
}
