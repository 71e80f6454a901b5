import { useEffect, useState } from "react";
// The small zod: the landing page loads this.
import * as z from "zod/mini";

const link = z.object({ text: z.string(), url: z.string() });
const publicConfig = z.object({
  publishableKey: z.string(),
  analyticsScriptUrl: z.nullable(z.string()),
  /** Shown in the hero when the product is listed somewhere worth showing. */
  directoryBadge: z.nullable(link),
  /** Who made it: a handle and the profile it leads to. */
  maker: z.nullable(link),
  supportEmail: z.string(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

let loading: Promise<PublicConfig> | undefined;

/** What the page must know of this installation, read at run time so that one build serves them all. */
export function loadPublicConfig(): Promise<PublicConfig> {
  loading ??= fetch("/config.json")
    .then(async (answer) => publicConfig.parse(await answer.json()))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Null until it is there, and for good when the server cannot be reached: what depends on it stays hidden. */
export function usePublicConfig(): PublicConfig | null {
  const [config, setConfig] = useState<PublicConfig | null>(null);
  useEffect(() => {
    loadPublicConfig().then(setConfig, () => {});
  }, []);
  return config;
}
