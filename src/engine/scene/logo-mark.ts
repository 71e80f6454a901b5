import { z } from "zod";

export const logoMarkSchema = z.enum([
  "peak",
  "spark",
  "loop",
  "drop",
  "leaf",
  "bolt",
  "sun",
  "wave",
  "stack",
  "orbit",
  "heart",
  "grid",
  "home",
  "smile",
]);
export type LogoMark = z.infer<typeof logoMarkSchema>;

const line = (path: string, width = 4.5) =>
  `<path d="${path}" fill="none" stroke="INK" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (path: string) => `<path d="${path}" fill="INK"/>`;

const SIGNS: Record<LogoMark, string> = {
  peak: line("M12 33L21 17l6 10 4-7 6 13"),
  spark: solid(
    "M24 9c1.6 9 5.400 13.400 15 15-9.600 1.600-13.400 6-15 15-1.600-9-5.400-13.400-15-15 9.600-1.600 13.400-6 15-15Z",
  ),
  loop: line("M15 24a6.500 6.500 0 1 1 9 6l0-12a6.500 6.500 0 1 1 9 6 6.500 6.500 0 1 1-9-6"),
  drop: solid("M24 9c6 7.500 10.500 12.600 10.500 18.500a10.500 10.500 0 0 1-21 0C13.500 21.600 18 16.500 24 9Z"),
  leaf: `${solid("M12 34C9 18 20 10 38 11c1 18-8 27-22 23Z")}<path d="M13 36c5-8 11-13 18-17" fill="none" stroke="FILL" stroke-width="3" stroke-linecap="round"/>`,
  bolt: solid("M27 8L12 27h10l-2 13 15-19H25Z"),
  sun: `<circle cx="24" cy="24" r="7.500" fill="INK"/>${line("M24 9v3M24 36v3M9 24h3M36 24h3M13.400 13.400l2.100 2.100M32.500 32.500l2.100 2.100M34.600 13.400l-2.100 2.100M15.500 32.500l-2.100 2.100", 3.6)}`,
  wave: line("M9 20c5-6 10-6 15 0s10 6 15 0M9 31c5-6 10-6 15 0s10 6 15 0", 4.6),
  stack: `${solid("M24 9l15 7.500L24 24 9 16.500Z")}${line("M10 24l14 7 14-7M10 31.500l14 7 14-7", 3.6)}`,
  orbit: `<circle cx="24" cy="24" r="6" fill="INK"/><ellipse cx="24" cy="24" rx="16" ry="7" fill="none" stroke="INK" stroke-width="3.600" transform="rotate(-35 24 24)"/>`,
  heart: solid("M24 38C10 29 8 22 10 17c2.500-6 10.500-6 14 0 3.500-6 11.500-6 14 0 2 5 0 12-14 21Z"),
  grid:
    solid("M11 11h11v11H11ZM26 11h11v11H26ZM11 26h11v11H11Z") +
    `<circle cx="31.500" cy="31.500" r="5.800" fill="INK"/>`,
  home: `${line("M10 24L24 11l14 13")}${solid("M15 25h18v12a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 15 37Z")}`,
  smile: `<circle cx="17.500" cy="19" r="3" fill="INK"/><circle cx="30.500" cy="19" r="3" fill="INK"/>${line("M13 27c5 10 17 10 22 0")}`,
};

/** The sign of an invented company on its rounded tile, 48 by 48. */
export function logoMarkSvg(mark: LogoMark, fill: string, ink: string) {
  const sign = SIGNS[mark].replaceAll("INK", ink).replaceAll("FILL", fill);
  return `<rect width="48" height="48" rx="14" fill="${fill}"/>${sign}`;
}
