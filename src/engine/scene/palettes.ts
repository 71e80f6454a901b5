import type { Palette } from "./palette.ts";

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

/** The colours of each palette are tested together; its name says what it looks like. */
export const PALETTES = {
  apricot: palette("#ffd9b0", "#f3995c", "#fff1dc", "#4a1f0e", "#7c4527", "#b8401c", "#ffffff", "#d23a1f"),
  lilac: palette("#f1edff", "#c9b8ff", "#ffffff", "#17103a", "#565078", "#5f33f5", "#ffffff", "#ff7a59"),
  banana: palette("#ffd400", "#f5b800", "#ffea70", "#1a1400", "#4d3f00", "#d42d13", "#ffffff", "#d42d13"),
  sage: palette("#cfe3d0", "#8fb99a", "#eef6ec", "#16301f", "#32503d", "#1f6b43", "#ffffff", "#e2574c"),
  blush: palette("#ffe9e4", "#ffc2b8", "#fff8f5", "#2c1220", "#7a4a58", "#d63b5f", "#ffffff", "#ffb020"),
  midnight: palette("#101a3c", "#0a1029", "#24356f", "#ffffff", "#b9c4ea", "#ffc83d", "#1c1400", "#ff6b6b"),
  cocoa: palette("#2a160d", "#180b06", "#6b3a1c", "#ffeedd", "#d9b698", "#ffb866", "#2a160d", "#ff7a45"),
  lime: palette("#d6ff3a", "#a9d600", "#efffa8", "#11160a", "#3c4a12", "#11160a", "#d6ff3a", "#ff4d00"),
  cobalt: palette("#1f36ff", "#0c1fc0", "#5468ff", "#ffffff", "#d5daff", "#ffe14d", "#0b1354", "#ff8ad1"),
  tomato: palette("#cb2711", "#9c1606", "#ff7a4d", "#fff3e6", "#ffece2", "#fff3e6", "#a81c0a", "#ffd23f"),
  candy: palette("#ff8dbd", "#ff5fa0", "#ffd3e6", "#5a0534", "#7d1b4f", "#ffffff", "#c21266", "#fff3b0"),
  mint: palette("#d8f5e7", "#8fdcba", "#f3fdf8", "#0c2f27", "#3f665b", "#0b7455", "#ffffff", "#ff8a4c"),
  sky: palette("#dff0ff", "#9fcfff", "#ffffff", "#0b2545", "#40597a", "#1466d8", "#ffffff", "#ffb52e"),
  paperclip: palette("#fffdf5", "#f2ead6", "#ffffff", "#22201c", "#5b5545", "#c8380f", "#ffffff", "#ffe66d"),
  bubblegum: palette("#f7e8ff", "#dcb3ff", "#fff6fd", "#32104f", "#6a4686", "#a233e0", "#ffffff", "#ff9e2c"),
  forest: palette("#12352a", "#0a231c", "#2b6a52", "#f3f7e9", "#bcd6c4", "#f5c451", "#1d2b12", "#ff7d54"),
  clay: palette("#f3dccb", "#dba585", "#fdf4ec", "#3a1c12", "#7a5140", "#b4532f", "#ffffff", "#2f6f6a"),
  ink: palette("#14131a", "#09090d", "#34313f", "#f6f4ff", "#b4b0c4", "#7cf29c", "#0d1f13", "#ff6fb5"),
  grape: palette("#4b1d8f", "#2f0d66", "#8247d6", "#ffffff", "#dcc9ff", "#ffd84d", "#2f0d66", "#ff7ab8"),
  ocean: palette("#06495c", "#032c3a", "#1a8aa3", "#f0fbff", "#b5dbe4", "#ffd166", "#1d2b12", "#ff7f6a"),
  peach: palette("#fff1e3", "#ffcfa6", "#fffaf4", "#2a1210", "#7d5a4f", "#d8333c", "#ffffff", "#ffb224"),
  steel: palette("#e9edf2", "#bcc8d6", "#ffffff", "#111c2b", "#4e5d70", "#0e5bd0", "#ffffff", "#ff6a1a"),
  sunset: palette("#ff9a62", "#e85d4a", "#ffd7a0", "#3a0d2b", "#5e1c34", "#5a1245", "#ffffff", "#fff0a8"),
  butter: palette("#fff3c4", "#ffd86b", "#fffbea", "#2b2107", "#6b581c", "#1e5f4e", "#ffffff", "#e9502e"),
} as const satisfies Record<string, Palette>;
