import { DEFAULT_IMAGE_MODEL, imagePriceUsd } from "../../shared/ai-models.ts";
import type { ApiKeyState } from "./get-api-key.ts";

/** What one creative costs with this key, as it stands on the button that spends it. Nothing, as long as no key is known. */
export function imagePrice(apiKey: ApiKeyState): string | null {
  if (apiKey.status !== "present") return null;
  return apiKey.isDemo ? "Free" : `$${imagePriceUsd(DEFAULT_IMAGE_MODEL).toFixed(2)}`;
}
