import { z } from "zod";

const MAX_WORDS = 200;
const MAX_STEPS = 24;
const steps = z.array(z.string().max(MAX_WORDS)).max(MAX_STEPS);

/**
 * How a version came from the one it was made from: what was done, and what was asked for but could not be done. A
 * `picture` is a new one by the service, a `design` was made by hand in the studio, a `brand` is another one; sizes and variations are kept beside
 * the version that is shown.
 */
export const versionChangeSchema = z.object({
  kind: z.enum(["edit", "picture", "design", "size", "variation", "brand"]),
  did: steps,
  missed: steps,
});
export type VersionChange = z.infer<typeof versionChangeSchema>;
