import type { ApiKeyState } from "@/lib/api-key/get-api-key.ts";
import { DEFAULT_IMAGE_MODEL, imagePriceUsd } from "../../../shared/ai-models.ts";

/** What a click on Generate costs, before it is made. */
export function PriceLine({ apiKey }: { apiKey: ApiKeyState }) {
  if (apiKey.status !== "present") return <span>You need an API key to generate</span>;
  if (apiKey.isDemo) return <span>Free with the built-in composer</span>;
  return <span>About ${imagePriceUsd(DEFAULT_IMAGE_MODEL).toFixed(2)} with your key</span>;
}
