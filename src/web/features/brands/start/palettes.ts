import type { BrandColor } from "../../../../shared/brands/brand-kit.ts";

const of = (dark: [string, string], loud: [string, string], light: [string, string]): BrandColor[] => [
  { name: dark[0], hex: dark[1], role: "dark" },
  { name: loud[0], hex: loud[1], role: "loud" },
  { name: light[0], hex: light[1], role: "light" },
];

/** To begin with, for who has no colours yet. */
export const START_PALETTES: readonly { name: string; colors: BrandColor[] }[] = [
  { name: "Crust", colors: of(["Crust", "#33190b"], ["Butter", "#f0a04b"], ["Flour", "#f7e7cf"]) },
  { name: "Harbour", colors: of(["Deep water", "#044a5c"], ["Lamp", "#ffd166"], ["Mist", "#eefbff"]) },
  { name: "Post", colors: of(["Pillar box", "#cc2211"], ["Lemon", "#ffd23f"], ["Paper", "#fff3e4"]) },
  { name: "Fern", colors: of(["Fern", "#153a2e"], ["Clay", "#d9764a"], ["Oat", "#efe7d8"]) },
  { name: "Night bus", colors: of(["Night", "#12184f"], ["Headlight", "#ff7433"], ["Cream", "#fff3e4"]) },
  { name: "Chalk", colors: of(["Slate", "#20211d"], ["Brick", "#c93a14"], ["Chalk", "#fffef6"]) },
];
