import { DEMO_API_KEY } from "../../shared/contracts/api-key.ts";

const SHOWN = 4;
/** Four characters of a short key would be too much of it. */
const SHORTEST_SHOWN = 16;

/** The last characters, by which its owner knows a key again. */
export function lastFour(key: string): string {
  if (key === DEMO_API_KEY) return key;
  return key.length >= SHORTEST_SHOWN ? key.slice(-SHOWN) : "";
}

/** What the profile shows instead of the key. */
export function maskedMarker(shown: string): string {
  return `v1:••••${shown}`;
}
