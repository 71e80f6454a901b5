import { useEffect, useState } from "react";
import { isPublicConfig, type PublicConfig } from "./is-public-config.ts";

let loading: Promise<PublicConfig> | undefined;

/** What the page must know about this installation, read at run time so that one build serves them all. */
export function loadPublicConfig(): Promise<PublicConfig> {
  loading ??= fetch("/config.json")
    .then(async (response) => {
      const answer: unknown = await response.json();
      if (!isPublicConfig(answer)) throw new Error("/config.json is not what this page expects");
      return answer;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Null until it has loaded, and permanently if the server cannot be reached: what depends on it stays hidden. */
export function usePublicConfig(): PublicConfig | null {
  const [config, setConfig] = useState<PublicConfig | null>(null);
  useEffect(() => {
    loadPublicConfig().then(setConfig, () => {});
  }, []);
  return config;
}
