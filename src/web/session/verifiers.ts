import { type KeyValueStore, STORAGE_KEY } from "../lib/storage.ts";

const CURRENT = `${STORAGE_KEY}-code-verifier`;
const EARLIER = `${STORAGE_KEY}-earlier-verifiers`;
const KEPT = 4;

/**
 * supabase-js knows one PKCE verifier, overwrites it when a link is asked for again and deletes it after any failure.
 * But every link stays valid until one is used, so the verifiers of all links requested here are kept beside it.
 */
export function createVerifiers(storage: KeyValueStore) {
  const earlier = (): string[] => JSON.parse(storage.getItem(EARLIER) ?? "[]");
  return {
    current: () => storage.getItem(CURRENT),
    restore(verifier: string | null) {
      if (verifier) storage.setItem(CURRENT, verifier);
    },
    /** Remembers the verifier of a link that was sent, newest first. */
    keep(verifier: string | null) {
      if (!verifier) return;
      const all = [verifier, ...earlier().filter((other) => other !== verifier)];
      storage.setItem(EARLIER, JSON.stringify(all.slice(0, KEPT)));
    },
    /** Every verifier worth trying. */
    all(): string[] {
      const current = storage.getItem(CURRENT);
      return [...new Set([...(current ? [current] : []), ...earlier()])];
    },
    forget() {
      storage.removeItem(CURRENT);
      storage.removeItem(EARLIER);
    },
  };
}
