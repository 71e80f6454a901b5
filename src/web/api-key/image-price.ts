import { DEFAULT_IMAGE_MODEL, imagePriceUsd } from "../../shared/ai-models.ts";
import type { ApiKeyState } from "./get-api-key.ts";

/** What one creative costs with this key, as shown on the button that spends it. Null while no key is known. */
export function imagePrice(apiKey: ApiKeyState): string | null {
  if (apiKey.status !== "present") return null;
  return apiKey.isDemo ? "Free" : `$${imagePriceUsd(DEFAULT_IMAGE_MODEL).toFixed(2)}`;
}
