import { between, type Random } from "../../random.ts";

/** Print on a pack: none, waves, a sunrise, dots, stripes or fruit-like blobs. */
export function labelPattern(
  kind: number,
  width: number,
  height: number,
  color: string,
  second: string,
  random: Random,
) {
  const patterns = [
    () => "",
    () =>
      [0.62, 0.72, 0.82]
        .map((share, index) => {
          const y = height * share;
          const w = width / 4;
          return `<path d="M0 ${y}Q${w} ${y - 46} ${2 * w} ${y}T${4 * w} ${y}V${height}H0Z" fill="${index % 2 ? second : color}" opacity="${0.85 - index * 0.12}"/>`;
        })
        .join(""),
    () => {
      const rays = Array.from({ length: 18 }, (_, index) => {
        const a = (index / 18) * Math.PI * 2;
        const b = ((index + 0.5) / 18) * Math.PI * 2;
        const far = height;
        return `<path d="M${width / 2} ${height * 0.66}L${width / 2 + far * Math.cos(a)} ${height * 0.66 + far * Math.sin(a)}L${width / 2 + far * Math.cos(b)} ${height * 0.66 + far * Math.sin(b)}Z" fill="${color}" opacity=".55"/>`;
      });
      return rays.join("");
    },
    () =>
      Array.from({ length: 60 }, (_, index) => {
        const x = (index % 6) * (width / 5) + (Math.floor(index / 6) % 2) * (width / 10);
        return `<circle cx="${x}" cy="${Math.floor(index / 6) * (height / 9)}" r="${width * 0.028}" fill="${color}" opacity=".8"/>`;
      }).join(""),
    () =>
      Array.from(
        { length: 7 },
        (_, index) =>
          `<rect x="${-width * 0.4}" y="${index * height * 0.19}" width="${width * 2}" height="${height * 0.075}" fill="${color}" opacity=".75" transform="rotate(-24 ${width / 2} ${height / 2})"/>`,
      ).join(""),
    () =>
      Array.from(
        { length: 9 },
        () =>
          `<circle cx="${between(random, 0, width)}" cy="${between(random, height * 0.1, height)}" r="${between(random, width * 0.06, width * 0.2)}" fill="${random() < 0.5 ? color : second}" opacity=".7"/>`,
      ).join(""),
  ];
  return (patterns[kind % patterns.length] ?? (() => ""))();
}
