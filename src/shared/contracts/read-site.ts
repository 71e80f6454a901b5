import { z } from "zod";
import { brandRoleSchema } from "../brands/brand-kit.ts";

export const readSiteInput = z.object({ address: z.string().trim().min(1, "Type a web address.").max(2_048) });

const said = { value: z.string(), from: z.string() };
/** What was found, each with the place where it was found. */
export const readSiteOutput = z.object({
  /** The page that was read, after redirects. */
  address: z.string(),
  name: z.object(said).nullable(),
  description: z.object(said).nullable(),
  /** PNG as base64, the best first. */
  logos: z.array(z.object({ data: z.string(), width: z.number(), height: z.number(), from: z.string() })),
  colors: z.array(z.object({ name: z.string(), hex: z.string(), role: brandRoleSchema, from: z.string() })),
  fonts: z.array(
    z.object({ family: z.string(), for: z.enum(["headings", "text"]), from: z.string(), ours: z.string().nullable() }),
  ),
  contacts: z.array(z.object(said)),
  socials: z.array(z.object(said)),
  /** Why there is little, in a sentence. */
  note: z.string().nullable(),
});
export type ReadSiteOutput = z.infer<typeof readSiteOutput>;
