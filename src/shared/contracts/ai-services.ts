import { z } from "zod";
import { QUALITIES } from "../ai-services/image-model.ts";
import { SERVICE_IDS } from "../ai-services/services.ts";
import { formatSchema } from "../formats.ts";

export const serviceSchema = z.enum(SERVICE_IDS);
export const qualitySchema = z.enum(QUALITIES);
export const modelIdSchema = z.string().regex(/^[\w./:@-]{1,120}$/);

const usd = z.number().nonnegative();

/** A model that can be chosen, with what it can do and what it costs. */
const offeredModelSchema = z.object({
  id: modelIdSchema,
  name: z.string(),
  note: z.string(),
  /** How many pictures may be sent along. */
  references: z.int(),
  edits: z.boolean(),
  lettering: z.enum(["exact", "good", "unknown"]),
  prompt_chars: z.int().nullable(),
  qualities: z.array(qualitySchema),
  default_quality: qualitySchema.nullable(),
  /** By quality, or `standard` for a model without, and by format. Null: known only after the picture. */
  prices: z.record(z.string(), z.record(formatSchema, usd.nullable())),
  /** What one picture sent along adds, about. Null: not known. */
  reference_usd: usd.nullable(),
  usual_seconds: z.tuple([z.number(), z.number()]).nullable(),
});
export type OfferedModel = z.infer<typeof offeredModelSchema>;

/**
 * `absent`: no key saved. `unchecked`: saved without asking. `ready`: needs no key. All others are what the service said
 * when it was last asked, by a check or by a picture.
 */
const SERVICE_STATES = ["absent", "unchecked", "connected", "invalid", "no_credit", "unreachable", "ready"] as const;

export const serviceViewSchema = z.object({
  id: serviceSchema,
  name: z.string(),
  state: z.enum(SERVICE_STATES),
  /** `••••a1B2`, or null where no key is saved. */
  masked: z.string().nullable(),
  /** What the service said when it was last asked, in a sentence. */
  note: z.string().nullable(),
  /** What is left at the service, where it tells. */
  credit_usd: usd.nullable(),
  added_at: z.string().nullable(),
  checked_at: z.string().nullable(),
  /** The address of the own server, as its operator set it. */
  address: z.string().nullable(),
  /** Chosen, or the default. Null: the service lists none, as far as we know. */
  model: modelIdSchema.nullable(),
  quality: qualitySchema.nullable(),
  models: z.array(offeredModelSchema),
  /** Null: it cannot enhance, reroll or suggest captions. */
  text_model: z.string().nullable(),
  /** What one rewrite costs, about. */
  text_usd: usd.nullable(),
  /** What one reading of a description costs, about. Null: it cannot read one. Pages may meet servers that do not say. */
  reading_usd: usd.nullish(),
});
export type ServiceView = z.infer<typeof serviceViewSchema>;

/** Warned at this part of the cap, stopped at all of it. */
export const CAP_WARNING = 0.8;
export const MAX_CAP_USD = 10_000;

export const aiServicesInput = z.object({});
export const aiServicesOutput = z.object({
  /** Every service this installation offers, connected or not. */
  services: z.array(serviceViewSchema),
  defaults: z.object({
    /** Null: none is chosen yet. */
    image: serviceSchema.nullable(),
    /** Who enhances and suggests captions. Null: nobody can. */
    text: serviceSchema.nullable(),
    /** Whether `text` was chosen for itself; otherwise it follows `image`. */
    is_text_chosen: z.boolean(),
  }),
  /** The current month, UTC. */
  spending: z.object({
    month: z.iso.date(),
    /** Null: no cap. */
    cap_usd: usd.nullable(),
    certain_usd: usd,
    /** May have been billed, and counts toward the cap. What is under way is in it too. */
    unsure_usd: usd,
  }),
});
export type AiServices = z.infer<typeof aiServicesOutput>;

/** Changes only what is named. Answered with all of `ai-services`. */
export const changeAiSettingsInput = z.object({
  image: serviceSchema.optional(),
  /** Null: the same as for pictures. */
  text: serviceSchema.nullable().optional(),
  cap_usd: z.number().min(0.01).max(MAX_CAP_USD).nullable().optional(),
  /** What a service uses when nothing else is said. */
  model: z.object({ service: serviceSchema, id: modelIdSchema, quality: qualitySchema.nullable() }).optional(),
});

export const checkAiServiceInput = z.object({ service: serviceSchema });

/** Whether a failed call was paid for. */
const BILLED = ["no", "yes", "unknown"] as const;
export type Billed = (typeof BILLED)[number];

/** Beside `error` and `code` in the answer to a call that failed at an AI service. */
export const chargeSchema = z.object({
  service: serviceSchema,
  billed: z.enum(BILLED),
  /** Certain. */
  price_usd: usd,
  /** At most, on top of that. With `unknown` and 0: not charged, as far as we know. */
  possible_usd: usd,
});
export type Charge = z.infer<typeof chargeSchema>;
