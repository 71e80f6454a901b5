import { z } from "zod";

/** Every kind of creative a user can ask for, with the words the selector shows. */
export const AD_TYPES = {
  meta: "Meta/Facebook Ad",
  saas: "SaaS Product Ad",
  maker: "Maker/Indie Product",
  meme: "Viral Meme",
  homeservices: "Home Services",
  chatgptdoodle: "ChatGPT Doodle",
} as const;

export const adTypeSchema = z.enum(["meta", "saas", "maker", "meme", "homeservices", "chatgptdoodle"]);
export type AdType = z.infer<typeof adTypeSchema>;
