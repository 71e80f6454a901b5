/** Fixed, so that the PKCE verifier beside the session can be found, kept and put back. */
export const STORAGE_KEY = "bananabread-auth";

export type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;
