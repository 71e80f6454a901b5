import { z } from "zod";

const publicConfig = z.object({ publishableKey: z.string(), analyticsScriptUrl: z.string().nullable() });
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
