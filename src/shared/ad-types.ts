import { z } from "zod";

/** Every kind of creative a user can ask for. */
export const adTypeSchema = z.enum(["meta", "saas", "maker", "meme", "homeservices", "chatgptdoodle"]);
export type AdType = z.infer<typeof adTypeSchema>;
