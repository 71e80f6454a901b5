import { z } from "zod";
import { formatSchema } from "../../../shared/formats.ts";
import { inspirationImageSchema } from "./inspiration-image.ts";

/**
 * What another screen may bring along to Generate: one picture to work from, or a creative to change.
 * `navigate({ to: "/dashboard/generate", state: { inspirationImage } })`
 */
export const arrivalsSchema = z.object({
  inspirationImage: inspirationImageSchema.optional().catch(undefined),
  editCreative: z
    .object({ imageUrl: z.string().regex(/^\/(?!\/)/), format: formatSchema.catch("1:1") })
    .optional()
    .catch(undefined),
});
type Arrivals = z.input<typeof arrivalsSchema>;

declare module "@tanstack/react-router" {
  interface HistoryState extends Arrivals {}
}
