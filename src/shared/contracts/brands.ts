import { z } from "zod";
import { brandKitSchema } from "../brands/brand-kit.ts";

/** A logo of the largest size that is taken, in base64. */
const MAX_LOGO_LENGTH = 6 * 1024 * 1024;
/** Two logos, and the kit. */
export const MAX_BRAND_BODY = 2 * MAX_LOGO_LENGTH + 64 * 1024;

export const GROUNDS = ["light", "dark"] as const;
/** What a logo stands on. */
export type Ground = (typeof GROUNDS)[number];

/** A new logo as base64, none any more, or as it was. */
const logoChange = z.string().min(1).max(MAX_LOGO_LENGTH, "is larger than 4 MB").nullable().optional();

export const saveBrandInput = z.object({
  /** Made by the browser: the same kit is added once. */
  id: z.uuid(),
  kit: brandKitSchema,
  logos: z.object({ light: logoChange, dark: logoChange }).default({}),
  /** The state that was changed; null for a new kit. Who has an older one is told so. */
  seen: z.iso.datetime({ offset: true }).nullable(),
});
export const saveBrandOutput = z.object({ id: z.uuid(), changed_at: z.string(), is_default: z.boolean() });
export type SaveBrandOutput = z.infer<typeof saveBrandOutput>;

export const brandInput = z.object({ id: z.uuid() });

export const readBrandOutput = z.object({
  id: z.uuid(),
  kit: brandKitSchema,
  is_default: z.boolean(),
  changed_at: z.string(),
  /** PNG as base64. */
  logos: z.object({ light: z.string().optional(), dark: z.string().optional() }),
});
export type ReadBrandOutput = z.infer<typeof readBrandOutput>;

export const deleteBrandOutput = z.object({ deleted: z.boolean() });
export const chooseBrandOutput = z.object({ is_default: z.boolean() });
