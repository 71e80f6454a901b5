import type { Palette } from "../../src/engine/scene/palette.ts";
import { PALETTES } from "../../src/engine/scene/palettes.ts";

const palette = (
  paper: string,
  shade: string,
  glow: string,
  ink: string,
  muted: string,
  accent: string,
  onAccent: string,
  pop: string,
): Palette => ({ paper, shade, glow, ink, muted, accent, onAccent, pop });

/** The engine's palettes and the house colours of companies that bring their own. */
export const AD_PALETTES = {
  ...PALETTES,
  newsprint: palette("#f1ece1", "#d8cfbd", "#fbf8f1", "#1b1a17", "#55503f", "#1b1a17", "#f1ece1", "#c22f1f"),
  swiss: palette("#ffffff", "#e8e8e8", "#ffffff", "#0d0d0d", "#4c4c4c", "#e3120b", "#ffffff", "#e3120b"),
  noir: palette("#0b0b0c", "#000000", "#2a2a2d", "#ffffff", "#c4c4c8", "#ffffff", "#0b0b0c", "#ff3b30"),
  terminal: palette("#071410", "#030a08", "#123a2c", "#d9ffe9", "#8fc9ab", "#39ff9c", "#04140c", "#ffcf4a"),
  matcha: palette("#e4edc9", "#b9cf86", "#f6faea", "#22300f", "#51632f", "#476a1b", "#ffffff", "#f2704e"),
  bordeaux: palette("#4d0f21", "#300613", "#8a2743", "#fff1ec", "#e8bfc2", "#ffc9a3", "#3a0a18", "#ffd84d"),
  petrol: palette("#0d3b40", "#06262a", "#1f7278", "#eefaf7", "#a9d3cf", "#ff9b6a", "#2b1206", "#f7e36b"),
  lavender: palette("#e6e0ff", "#b8a6f2", "#f7f4ff", "#241849", "#574b80", "#3f2a9c", "#ffffff", "#ff6d8d"),
  mustard: palette("#e8b02a", "#c98f0d", "#ffdc7d", "#231600", "#4d3604", "#231600", "#ffdc7d", "#c8321a"),
  arctic: palette("#eaf6fb", "#b6dcea", "#ffffff", "#0a2c3a", "#3f6170", "#00728f", "#ffffff", "#ff7043"),
  rust: palette("#b6431d", "#872b0c", "#e77c4c", "#fff4e9", "#ffe4d2", "#ffe9a8", "#5a1c05", "#ffd23f"),
  orchid: palette("#f9dff1", "#eaa6d6", "#fff3fb", "#470a35", "#82436e", "#b0137f", "#ffffff", "#ffb400"),
  denim: palette("#2b4a7f", "#1b3159", "#5f86c6", "#ffffff", "#d2ddf1", "#ffd9a0", "#33200a", "#ff8a70"),
  olive: palette("#3b4021", "#262a12", "#737b45", "#f8f6e4", "#d3d3b0", "#f4d35e", "#2a2508", "#ff8552"),
  coral: palette("#ff7a66", "#e5523d", "#ffb9a8", "#3d0a05", "#5b1109", "#3d0a05", "#ffe3da", "#fff1a6"),
  concrete: palette("#d9d8d4", "#b3b1aa", "#efeeeb", "#1c1b19", "#4f4d48", "#1c1b19", "#ffffff", "#ff5a1f"),
  aqua: palette("#9ff0e3", "#56cfbf", "#dcfbf6", "#03312d", "#1e5650", "#03443e", "#ffffff", "#ff4f7b"),
  neon: palette("#120a24", "#08040f", "#3d1d7a", "#ffffff", "#cbb9f2", "#ff4fd8", "#240018", "#35f2ff"),
  sand: palette("#efe3cf", "#d1b991", "#faf4e8", "#2e2415", "#6a583a", "#7a3e12", "#ffffff", "#2f7d6b"),
  royal: palette("#e7ecff", "#a9baff", "#ffffff", "#0c1548", "#46508a", "#2336c9", "#ffffff", "#ff5a5f"),
} as const satisfies Record<string, Palette>;
export type AdPaletteName = keyof typeof AD_PALETTES;
