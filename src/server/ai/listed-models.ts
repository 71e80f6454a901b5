import { z } from "zod";
import { type ImageModel, QUALITIES } from "../../shared/ai-services/image-model.ts";
import { modelIdSchema, qualitySchema } from "../../shared/contracts/ai-services.ts";
import { FORMAT_IDS } from "../../shared/formats.ts";

/** A row of OpenRouter's own list, as it was kept at the last check. */
const listedModel = z.object({
  service: z.literal("openrouter"),
  id: modelIdSchema,
  name: z.string(),
  note: z.string(),
  ask: z.record(z.enum(FORMAT_IDS), z.string()),
  references: z.number(),
  edits: z.boolean(),
  lettering: z.literal("unknown"),
  promptChars: z.null(),
  qualities: z.array(z.enum(QUALITIES)),
  defaultQuality: qualitySchema.nullable(),
  price: z.discriminatedUnion("rule", [
    z.object({ rule: z.literal("image"), usd: z.number() }),
    z.object({ rule: z.literal("reported") }),
  ]),
  referenceUsd: z.null(),
  answersWithinSeconds: z.number(),
  usualSeconds: z.null(),
  fixed: z.record(z.string(), z.string()),
});

/** A list that an older release kept in another shape is no list: the next check renews it. */
export const readListed = (kept: unknown): readonly ImageModel[] => z.array(listedModel).safeParse(kept).data ?? [];
