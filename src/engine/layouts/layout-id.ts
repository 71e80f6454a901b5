import { z } from "zod";

export const LAYOUT_IDS = [
  "pedestal",
  "poster",
  "spotlight",
  "arch",
  "melt",
  "testimonial",
  "versus",
  "overlay",
  "dashboard",
  "before-after",
  "bento",
  "phone",
  "receipt",
  "stickers",
  "launch-note",
  "street",
  "checklist",
  "makeover",
  "doodle-scene",
  "napkin",
  "strip",
  "caption",
  "reject-accept",
  "shout",
] as const;

export const layoutIdSchema = z.enum(LAYOUT_IDS);
export type LayoutId = z.infer<typeof layoutIdSchema>;
