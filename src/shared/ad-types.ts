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

/** The same in short, as badges and titles say it. */
export const TYPE_NAMES: Record<AdType, string> = {
  meta: "Meta",
  saas: "SaaS",
  maker: "Maker",
  meme: "Meme",
  homeservices: "Home Services",
  chatgptdoodle: "ChatGPT Doodle",
};

export const adTypeSchema = z.enum(["meta", "saas", "maker", "meme", "homeservices", "chatgptdoodle"]);
export type AdType = z.infer<typeof adTypeSchema>;
