import { hkdfSync } from "node:crypto";
import type { Row } from "../database/rows.ts";
import { createSeal } from "../secrets/seal.ts";

const NONCE_BYTES = 12;
const PURPOSE = "AI keys";

export type SealedKey = Row<"private.api_keys", "ciphertext" | "nonce" | "key_id">;
export type KeyVault = ReturnType<typeof createKeyVault>;

/**
 * Seals the users' AI keys, each bound to its owner. Every sealed key names the secret it was sealed with, so that keys
 * under the old and the new secret can coexist while the secret is being changed.
 */
export function createKeyVault(secret: string, oldSecrets: readonly string[] = []) {
  const seals = new Map([secret, ...oldSecrets].reverse().map((one) => [keyId(one), createSeal(one, PURPOSE)]));
  const current = createSeal(secret, PURPOSE);
  const currentId = keyId(secret);

  function open(sealed: SealedKey, userId: string): string | null {
    try {
      return seals.get(sealed.key_id)?.open(Buffer.concat([sealed.nonce, sealed.ciphertext]), userId) ?? null;
    } catch {
      return null;
    }
  }

  return {
    currentId,
    open,
    close(key: string, userId: string): SealedKey {
      const sealed = current.close(key, userId);
      return {
        nonce: sealed.subarray(0, NONCE_BYTES),
        ciphertext: sealed.subarray(NONCE_BYTES),
        key_id: currentId,
      };
    },
  };
}

/** Identifies a secret without revealing anything about it. */
function keyId(secret: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", `${PURPOSE}: id`, 6)).toString("hex");
}
