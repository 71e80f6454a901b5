import { z } from "zod";

/** A text in the address, or nothing. The router reads `?search=2026` as a number and `?search=true` as a yes. */
export const textParam = (longest: number) =>
  z
    .union([z.string(), z.number(), z.boolean()])
    .transform((value) => String(value).trim())
    .pipe(z.string().min(1).max(longest))
    .optional()
    .catch(undefined);
