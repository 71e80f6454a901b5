import type { Sketch } from "../sketch.ts";

export type DoodleColors = { ink: string; paper: string; first: string; second: string; third: string };
type Point = [number, number];
type Pose = {
  left: Point[];
  right: Point[];
  legs?: [Point[], Point[]];
  hair: "bun" | "curls" | "cap" | "long";
  mouth?: "smile" | "open" | "flat";
  glasses?: boolean;
};

/** A hand-drawn person; the middle of the head is the origin, the waist 250 below it, the feet 440 below it. */
export function doodlePerson(pen: Sketch, colors: DoodleColors, shirt: string, pose: Pose) {
  const { ink, paper } = colors;
  const limb = (points: Point[], width: number, color: string) =>
    `<polyline points="${points.map((point) => point.join(",")).join(" ")}" fill="none" stroke="${ink}" stroke-width="${width + 11}" stroke-linecap="round" stroke-linejoin="round"/><polyline points="${points.map((point) => point.join(",")).join(" ")}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const hand = ([x, y]: Point) =>
    `<circle cx="${x}" cy="${y}" r="20" fill="${paper}" stroke="${ink}" stroke-width="6"/>`;
  const legs = (
    pose.legs ?? [
      [
        [-30, 240],
        [-34, 420],
      ],
      [
        [30, 240],
        [36, 420],
      ],
    ]
  ).map((leg) => {
    const [x, y] = leg.at(-1) ?? [0, 0];
    return `${limb(leg, 38, ink)}<path d="M${x - 20} ${y + 22}H${x + 44}C${x + 44} ${y - 6} ${x + 10} ${y - 8} ${x - 20} ${y - 8}Z" fill="${colors.second}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>`;
  });
  const torso = pen.path("M-72 104C-60 78 60 78 72 104L64 262C30 276 -30 276 -64 262Z", {
    fill: shirt,
    fillStyle: "solid",
    stroke: ink,
    strokeWidth: 7,
  });
  const arms = [pose.left, pose.right].map((arm) => limb(arm, 34, shirt) + hand(arm.at(-1) ?? [0, 0])).join("");
  return `${legs.join("")}${torso}<rect x="-18" y="52" width="36" height="44" fill="${paper}" stroke="${ink}" stroke-width="6"/>${head(colors, pose)}${arms}`;
}

function head({ ink, paper, first }: DoodleColors, { hair, mouth = "smile", glasses }: Pose) {
  const line = `stroke="${ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" fill="none"`;
  const hairdos = {
    bun: `<circle cx="6" cy="-92" r="32" fill="${ink}"/><path d="M-68 0C-76 -80 76 -84 68 0C60 -34 30 -46 -4 -44C-36 -42 -60 -30 -68 0Z" fill="${ink}"/>`,
    curls: [
      [-56, -22],
      [-46, -52],
      [-18, -70],
      [16, -70],
      [46, -52],
      [58, -20],
      [0, -54],
      [-28, -44],
      [28, -44],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="25" fill="${ink}"/>`)
      .join(""),
    cap: `<path d="M-66 -10C-66 -84 66 -84 66 -10Z" fill="${first}" stroke="${ink}" stroke-width="6"/><path d="M40 -14C70 -22 104 -16 116 -2C92 4 64 0 40 -2Z" fill="${first}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>`,
    long: `<path d="M-70 80C-92 -20 -70 -86 0 -84C70 -86 92 -20 70 80C58 60 56 0 40 -34C0 -20 -40 -20 -48 -30C-58 0 -58 60 -70 80Z" fill="${ink}"/>`,
  };
  const mouths = {
    smile: `<path d="M-18 30Q2 48 24 28" ${line}/>`,
    open: `<path d="M-18 26H24Q20 54 2 54Q-16 54 -18 26Z" fill="${ink}"/>`,
    flat: `<path d="M-14 34H20" ${line}/>`,
  };
  const specs = glasses
    ? `<circle cx="-22" cy="2" r="20" ${line}/><circle cx="26" cy="2" r="20" ${line}/><path d="M-2 0H6" ${line}/>`
    : "";
  const behind = hair === "long" ? hairdos.long : "";
  return `${behind}<ellipse cx="0" cy="0" rx="62" ry="66" fill="${paper}" stroke="${ink}" stroke-width="7"/>${hair === "long" ? `<path d="M-62 -8C-60 -70 60 -76 62 -8C40 -18 20 -34 6 -46C-8 -28 -36 -14 -62 -8Z" fill="${ink}"/>` : hairdos[hair]}<circle cx="-22" cy="4" r="6" fill="${ink}"/><circle cx="26" cy="4" r="6" fill="${ink}"/><path d="M4 6Q14 20 2 22" ${line}/>${specs}${mouths[mouth]}<ellipse cx="-42" cy="24" rx="10" ry="6" fill="${first}" opacity=".5"/><ellipse cx="46" cy="24" rx="10" ry="6" fill="${first}" opacity=".5"/>`;
}
