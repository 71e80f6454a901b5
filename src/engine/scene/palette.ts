import { z } from "zod";

const color = z.string().regex(/^#[0-9a-f]{6}$/i);

/** Eight roles; everything else a drawing needs is mixed from them. */
export const paletteSchema = z.object({
  /** The ground most of the picture stands on. */
  paper: color,
  /** A deeper tone of the ground: floors, walls, second panels. */
  shade: color,
  /** A lighter tone of the ground: light, discs behind products. */
  glow: color,
  ink: color,
  muted: color,
  accent: color,
  onAccent: color,
  /** The one loud spot: badges, marked words. */
  pop: color,
});
export type Palette = z.infer<typeof paletteSchema>;

export const paletteRoleSchema = paletteSchema.keyof();
export type PaletteRole = z.infer<typeof paletteRoleSchema>;
