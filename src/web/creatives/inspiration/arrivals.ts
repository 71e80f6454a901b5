import { z } from "zod";
import { adTypeSchema } from "../../../shared/ad-types.ts";
import { briefSchema } from "../../../shared/brief/brief.ts";
import { ideaSchema } from "../../../shared/contracts/generate-creative.ts";
import { formatSchema } from "../../../shared/formats.ts";
import { inspirationImageSchema } from "./inspiration-image.ts";

const format = formatSchema.catch("1:1");

/**
 * What another screen may pass to Generate: one picture to work from, a creative to edit, the prompt and settings of
 * one to make again, or the prompt and type of a new one, which may be generated at once.
 * `navigate({ to: "/dashboard/generate", state: { inspirationImage } })`
 */
export const arrivalsSchema = z.object({
  inspirationImage: inspirationImageSchema.optional().catch(undefined),
  editCreative: z
    .object({ imageUrl: z.string().regex(/^\/(?!\/)/), format, versionId: z.uuid().optional() })
    .optional()
    .catch(undefined),
  makeAgain: z
    .object({
      prompt: z.string(),
      adType: adTypeSchema.catch("meta"),
      format,
      brief: briefSchema.optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  prompt: z.string().optional().catch(undefined),
  /** What was set of its brief, and the idea that was chosen. */
  brief: briefSchema.optional().catch(undefined),
  idea: ideaSchema.optional().catch(undefined),
  /** To be generated at once, under this id. */
  requestId: z.uuid().optional().catch(undefined),
  adType: adTypeSchema.optional().catch(undefined),
});
type Arrivals = z.input<typeof arrivalsSchema>;

declare module "@tanstack/react-router" {
  interface HistoryState extends Arrivals {}
}
