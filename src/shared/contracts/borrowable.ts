import { z } from "zod";
import { inspirationOriginSchema } from "../inspiration.ts";

/** What an ad of the swipe file or an own creative could lend, before anything is made. */
export const borrowableInput = inspirationOriginSchema.extend({ kind: z.enum(["ad", "creative"]) });
export type BorrowableInput = z.infer<typeof borrowableInput>;

const share = z.number();
/** A part of the layout as a plain block; all numbers are shares of the picture's size. */
const blockSchema = z.object({
  kind: z.enum(["headline", "words", "button", "logo", "badge", "thing"]),
  x: share,
  y: share,
  width: share,
  height: share,
});

export const borrowableOutput = z.object({
  /** Null when there is only a picture: then nothing but its colours is known. */
  parts: z
    .object({
      layout: z.string(),
      typeface: z.string(),
      tactic: z.string(),
      palette: z.object({
        paper: z.string(),
        shade: z.string(),
        ink: z.string(),
        muted: z.string(),
        accent: z.string(),
      }),
      /** Width by height. */
      shape: z.number(),
      blocks: z.array(blockSchema),
    })
    .nullable(),
  /** Why the ad works, in the words of the swipe file. */
  tactics: z.string().nullable(),
});
export type Borrowable = z.infer<typeof borrowableOutput>;
export type Block = z.infer<typeof blockSchema>;
