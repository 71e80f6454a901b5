import { z } from "zod";

/** The first part of every query key for creatives. */
export const CREATIVES = "creatives";

/** A creative as lists show it: its name, the version of it that is shown, and how many there are. */
const cardSchema = z.object({
  id: z.string(),
  version_id: z.string(),
  title: z.string(),
  type: z.string(),
  prompt: z.string(),
  format: z.string(),
  image_url: z.string(),
  /** When the version that is shown was made. */
  created_at: z.string(),
  /** When the newest version was made. */
  changed_at: z.string(),
  versions: z.int(),
  headline: z.string().nullable(),
});
export type Card = z.infer<typeof cardSchema>;

/** The database's types call every column of a view nullable. */
export const readCards = (rows: unknown): Card[] => z.array(cardSchema).parse(rows);
