import { z } from "zod";
import { borrowableOutput } from "../../../shared/contracts/borrowable.ts";
import {
  BORROW_PARTS,
  type BorrowPart,
  borrowPartSchema,
  defaultRole,
  type InspirationRole,
  inspirationOriginSchema,
  inspirationRoleSchema,
} from "../../../shared/inspiration.ts";
import { memeSlugSchema } from "../../../shared/meme-templates.ts";

/** A picture to work from, as the page keeps it: ready to send, with the facts shown about the original. */
export const inspirationImageSchema = z.object({
  id: z.string().min(1),
  /** Base64 without the `data:` prefix. */
  data: z.string(),
  mimeType: z.string(),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  /** In bytes. */
  fileSize: z.number(),
  format: z.string(),
  hasExif: z.boolean(),
  isTransparent: z.boolean().default(false),
  /** Its main colours, the most common first. */
  colors: z.array(z.string()).default([]),
  /** What the user made of it; else what it came as decides. */
  role: inspirationRoleSchema.optional(),
  borrow: z.array(borrowPartSchema).optional(),
  from: inspirationOriginSchema.optional(),
  /** The slug of the meme template that it shows. */
  template: memeSlugSchema.optional(),
  /** Who lends the style: the company behind an ad. */
  lender: z.string().optional(),
  /** What the ad behind the picture could lend, as far as it is known. */
  lends: borrowableOutput.optional(),
});
export type InspirationImage = z.infer<typeof inspirationImageSchema>;

export const roleOf = ({ role, from, isTransparent }: InspirationImage): InspirationRole =>
  role ?? defaultRole({ isAd: from !== undefined, isTransparent });

/** What is borrowed from a picture that lends its style: everything, until something is switched off. */
export const borrowedFrom = ({ borrow }: InspirationImage): BorrowPart[] =>
  BORROW_PARTS.filter((part) => !borrow || borrow.includes(part));

/** Without the scene behind it the composer sees only the colours of a picture; an AI service sees all of it. */
export const mayLend = ({ lends }: InspirationImage, isComposer: boolean): readonly BorrowPart[] =>
  isComposer && !lends?.parts ? ["palette"] : BORROW_PARTS;

export const imageSource = ({ mimeType, data }: Pick<InspirationImage, "mimeType" | "data">) =>
  `data:${mimeType};base64,${data}`;
