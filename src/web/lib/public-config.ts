import { useEffect, useState } from "react";

type NamedLink = { text: string; url: string };
export type PublicConfig = {
  publishableKey: string;
  /** What is for sale, for the checkout to be asked for. */
  priceId: string;
  analyticsScriptUrl: string | null;
  /** Shown in the hero when the product is listed somewhere worth showing. */
  directoryBadge: NamedLink | null;
  /** Who made it: a handle and the profile it leads to. */
  maker: NamedLink | null;
  supportEmail: string;
};

let loading: Promise<PublicConfig> | undefined;

/** What the page must know of this installation, read at run time so that one build serves them all. */
export function loadPublicConfig(): Promise<PublicConfig> {
  loading ??= fetch("/config.json")
    .then(async (answer) => {
      const config: PublicConfig = await answer.json();
      // Checked by hand: zod would add five kilobytes to a landing page of a hundred.
      if (!answer.ok || typeof config.publishableKey !== "string") throw new Error("The server gave no settings");
      return config;
    })
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
