import type { BrandColor } from "./brand-kit.ts";
import { colorWord } from "./color-word.ts";
import { hslOf } from "./hsl.ts";

/** A colour that was found, how much it is used compared with the others, and where. */
export type FoundColor = { hex: string; uses: number; from: string };
type Suggested = BrandColor & { from: string };

/** Nearer to each other than this, two are one. */
const NEAR = 40;

/** Names and roles for the colours that make a brand: its darkest and lightest, and at most three that are strong. */
export function suggestColors(found: readonly FoundColor[]): Suggested[] {
  const seen = found
    .toSorted((one, other) => other.uses - one.uses)
    .filter(({ hex }, at, all) => all.findIndex((other) => distance(other.hex, hex) < NEAR) === at);
  const lightness = (hex: string) => hslOf(hex).light;
  const isStrong = ({ hex }: FoundColor) => {
    const { saturation, light } = hslOf(hex);
    return saturation > 0.25 && light > 0.12 && light < 0.88;
  };
  const strong = seen.filter(isStrong).slice(0, 3);
  const quiet = seen.filter((color) => !isStrong(color));
  const dark = quiet.filter(({ hex }) => lightness(hex) < 0.3)[0] ?? strong.find(({ hex }) => lightness(hex) < 0.25);
  const light = quiet.filter(({ hex }) => lightness(hex) > 0.8)[0];
  const named = new Set<string>();
  const as = (role: BrandColor["role"], { hex, from }: FoundColor): Suggested => {
    const word = colorWord(hex);
    const name = [word, `${word} 2`, `${word} 3`].find((one) => !named.has(one)) ?? word;
    named.add(name);
    return { name: name.charAt(0).toUpperCase() + name.slice(1), hex, role, from };
  };
  const [first, second, third] = strong.filter((color) => color !== dark);
  return [
    ...(dark ? [as("dark", dark)] : []),
    ...(light ? [as("light", light)] : []),
    // The colour that is used most is loud enough to be a ground, unless it is the only one.
    ...(first ? [as(second || !light ? "loud" : "accent", first)] : []),
    ...(second ? [as("accent", second)] : []),
    ...(third ? [as("accent", third)] : []),
  ];
}

function distance(one: string, other: string) {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return Math.hypot(...[1, 3, 5].map((at) => channel(one, at) - channel(other, at)));
}
