/** Names for hues, each up to this angle. */
const HUES: readonly (readonly [number, string])[] = [
  [14, "red"],
  [40, "orange"],
  [66, "yellow"],
  [90, "lime"],
  [160, "green"],
  [200, "teal"],
  [255, "blue"],
  [290, "purple"],
  [340, "pink"],
  [360, "red"],
];

/** What people would call a colour. */
export function colorName(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [spread, light] = [most - least, (most + least) / 2];
  const hue = hueOf(r, g, b, most, spread);
  if (light < 0.1 || (spread < 0.08 && light < 0.25)) return "black";
  if (light > 0.93 || (light > 0.88 && spread < 0.08)) return spread > 0.03 && hue > 14 && hue < 70 ? "cream" : "white";
  if (spread < 0.08) return "grey";
  // What is neither dark nor strong is no orange either.
  const isDull = light < 0.5 && spread < light;
  if (hue >= 14 && hue < 50 && (light < 0.36 || isDull)) return "brown";
  const name = HUES.find(([until]) => hue <= until)?.[1] ?? "red";
  if (light < 0.24) return `deep ${name}`;
  return light > 0.8 ? `pale ${name}` : name;
}

function hueOf(r: number, g: number, b: number, most: number, spread: number): number {
  if (spread === 0) return 0;
  const sixth = most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return sixth * 60;
}

const MOST = 3;

/** "Deep blue, yellow", each name once. */
export function colorNames(colors: readonly string[], most = MOST): string {
  const names = [...new Set(colors.map(colorName))].slice(0, most).join(", ");
  return names ? names.charAt(0).toUpperCase() + names.slice(1) : "As in the picture";
}
