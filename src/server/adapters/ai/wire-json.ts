import type { z } from "zod";

/** A field of unknown shape is treated as missing: services add and rename fields without notice. */
export const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

export function parseJson<T extends z.ZodType>(schema: T, body: string): z.output<T> | null {
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}
