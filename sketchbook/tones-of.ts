/**
 * How a felt pen fills an area: w paper, g a grey wash, k ink, a b c the picture's colours, the largest first. A capital
 * is hatched as well. i and o are spots too small for an outline, in ink and in paper.
 */
export type Tone = "w" | "g" | "G" | "k" | "a" | "A" | "b" | "B" | "c" | "C" | "i" | "o";

type Patch = { color: string; area: number; length: number };
type Hue = { hue: number; area: number; light: number };

/** Strips narrower than this would be closed by their own outline. */
const THIN = 0.62;
const SAME_HUE = 38;
/** The yellow of Fluent's people stays paper: nobody's skin is the colour of a brand. */
const SKIN = new Set(["#ffc83d", "#fdbb11"]);

export function tonesOf(patches: readonly Patch[]): Tone[] {
  const hues = huesOf(patches);
  return patches.map(({ color, area, length }): Tone => {
    const { light, chroma, hue } = look(color);
    if ((2 * area) / length < THIN) return light > 0.8 ? "o" : "i";
    if (SKIN.has(color)) return "w";
    if (light < 0.24) return "k";
    if (chroma < 0.13) return light > 0.84 ? "w" : light > 0.6 ? "g" : "G";
    const rank = hues.findIndex((known) => apart(known.hue, hue) < SAME_HUE);
    const letter = (["a", "b", "c"] as const)[rank] ?? "c";
    const most = hues[rank]?.light ?? light;
    if (light > 0.9 || light > most + 0.08) return "w";
    return light < most - 0.06 ? (letter.toUpperCase() as Tone) : letter;
  });
}

/** The hues of a picture by the room they take, each with the lightness of most of it. */
function huesOf(patches: readonly Patch[]): Hue[] {
  const hues: Hue[] = [];
  for (const { color, area } of [...patches].sort((a, b) => b.area - a.area)) {
    const { light, chroma, hue } = look(color);
    if (chroma < 0.13 || light < 0.24 || SKIN.has(color)) continue;
    const known = hues.find((other) => apart(other.hue, hue) < SAME_HUE);
    if (known) known.area += area;
    else hues.push({ hue, area, light });
  }
  return hues.sort((a, b) => b.area - a.area);
}

const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

function look(color: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const chroma = most - least;
  const sector =
    chroma === 0
      ? 0
      : most === r
        ? ((g - b) / chroma + 6) % 6
        : most === g
          ? (b - r) / chroma + 2
          : (r - g) / chroma + 4;
  return { light: 0.3 * r + 0.59 * g + 0.11 * b, chroma, hue: sector * 60 };
}
