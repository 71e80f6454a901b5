import { z } from "zod";

/** What an added picture is for: the subject of the ad, the brand's logo, or another ad whose idea is borrowed. */
export const inspirationRoleSchema = z.enum(["hero", "logo", "style"]);
export type InspirationRole = z.infer<typeof inspirationRoleSchema>;

export const BORROW_PARTS = ["layout", "palette", "tactic", "typeface"] as const;
/** What may be borrowed from an ad. Its words, its name, its logo and its picture never are. */
export const borrowPartSchema = z.enum(BORROW_PARTS);
export type BorrowPart = z.infer<typeof borrowPartSchema>;

/** Where a picture was taken from: the swipe file, the user's own gallery, or the meme templates. */
export const inspirationOriginSchema = z.object({ kind: z.enum(["ad", "creative", "template"]), id: z.uuid() });
export type InspirationOrigin = z.infer<typeof inspirationOriginSchema>;

/** What a picture is for as long as nobody has said: ads lend their style, cut-out pictures are logos. */
export const defaultRole = ({ isAd, isTransparent }: { isAd: boolean; isTransparent: boolean }): InspirationRole =>
  isAd ? "style" : isTransparent ? "logo" : "hero";

/** What the note of a creative says about a part that could not be borrowed. */
export const NOT_BORROWED: Record<BorrowPart, string> = {
  layout: "The borrowed layout does not fit your words and pictures, so one that does was used.",
  palette: "The colours in your description were used instead of the borrowed ones.",
  tactic: "Your words have nothing to open with as the other ad does.",
  typeface: "The borrowed typeface lacks your letters, so another one was used.",
};
