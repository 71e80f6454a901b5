/** The ink every character is drawn with. */
const INK = "#1d1b24";

export const pen = (width = 9) =>
  `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

const both = (draw: (x: number) => string, distance = 50) => draw(-distance) + draw(distance);

/** Eyes sit at -50 and 50 of the face; `look` moves the pupils, `lid` is the skin an eyelid is made of. */
const EYES = {
  open: (x: number, y: number) =>
    both(
      (cx) =>
        `<ellipse cx="${cx}" cy="0" rx="25" ry="30" fill="#fff" ${pen(6)}/><circle cx="${cx + x * 11}" cy="${y * 11}" r="12" fill="${INK}"/><circle cx="${cx + x * 11 + 4}" cy="${y * 11 - 5}" r="4" fill="#fff"/>`,
    ),
  wide: (x: number, y: number) =>
    both(
      (cx) =>
        `<circle cx="${cx}" cy="0" r="40" fill="#fff" ${pen(6)}/><circle cx="${cx + x * 14}" cy="${y * 14}" r="9" fill="${INK}"/>`,
      54,
    ),
  half: (x: number, _y: number, lid: string) =>
    both(
      (cx) =>
        `<ellipse cx="${cx}" cy="0" rx="27" ry="26" fill="#fff" ${pen(6)}/><circle cx="${cx + x * 11}" cy="8" r="11" fill="${INK}"/><path d="M${cx - 30} -2Q${cx - 28} -30 ${cx} -30Q${cx + 28} -30 ${cx + 30} -2Z" fill="${lid}" ${pen(6)}/>`,
    ),
  happy: () => both((cx) => `<path d="M${cx - 25} 8Q${cx} -30 ${cx + 25} 8" fill="none" ${pen(9)}/>`),
  shut: () => both((cx) => `<path d="M${cx - 25} 0Q${cx} 18 ${cx + 25} 0" fill="none" ${pen(9)}/>`),
  star: () =>
    both(
      (cx) =>
        `<circle cx="${cx}" cy="0" r="38" fill="#fff" ${pen(6)}/><circle cx="${cx}" cy="2" r="31" fill="${INK}"/><path d="M${cx} -22Q${cx + 4} -2 ${cx + 22} 2Q${cx + 4} 6 ${cx} 26Q${cx - 4} 6 ${cx - 22} 2Q${cx - 4} -2 ${cx} -22Z" fill="#fff"/>`,
      54,
    ),
};

const MOUTHS = {
  smile: `<path d="M-36 0Q0 40 36 0" fill="none" ${pen()}/>`,
  grin: `<path d="M-50 -6Q0 8 50 -6Q46 56 0 58Q-46 56 -50 -6Z" fill="#7d1f2b" ${pen(8)}/><path d="M-44 -2Q0 10 44 -2L40 14Q0 24 -40 14Z" fill="#fff"/><path d="M-22 48Q0 26 22 48Q10 56 0 56Q-12 56 -22 48Z" fill="#ff7d85"/>`,
  flat: `<path d="M-32 8L32 8" ${pen()}/>`,
  frown: `<path d="M-36 22Q0 -16 36 22" fill="none" ${pen()}/>`,
  smug: `<path d="M-34 10Q6 26 40 -12" fill="none" ${pen()}/>`,
  scream: `<ellipse cx="0" cy="26" rx="38" ry="46" fill="#7d1f2b" ${pen(8)}/><path d="M-24 52Q0 30 24 52Q12 70 0 70Q-14 70 -24 52Z" fill="#ff7d85"/>`,
  wobble: `<path d="M-46 10Q-34 -8 -22 8T2 8T26 8T48 6" fill="none" ${pen()}/>`,
  yuck: `<path d="M-40 4Q0 -22 40 4" fill="none" ${pen()}/><path d="M-4 -6Q-6 46 16 44Q36 42 28 -2Z" fill="#ff7d85" ${pen(6)}/>`,
  teeth: `<rect x="-48" y="-12" width="96" height="42" rx="14" fill="#fff" ${pen(8)}/><path d="M-46 9H46M-24 -10V28M0 -10V28M24 -10V28" fill="none" ${pen(5)}/>`,
};

const BROWS = {
  none: "",
  angry: `<path d="M-82 -62L-28 -42M82 -62L28 -42" ${pen(13)}/>`,
  sad: `<path d="M-80 -44L-30 -62M80 -44L30 -62" ${pen(12)}/>`,
  up: `<path d="M-80 -58Q-52 -84 -26 -62M26 -62Q52 -84 80 -58" fill="none" ${pen(11)}/>`,
  one: `<path d="M-80 -48L-28 -46M26 -74Q54 -96 82 -70" fill="none" ${pen(12)}/>`,
  flat: `<path d="M-80 -46H-26M26 -46H80" ${pen(12)}/>`,
};

const EXTRAS = {
  blush: `<ellipse cx="-92" cy="46" rx="22" ry="13" fill="#ff8f8f" opacity=".7"/><ellipse cx="92" cy="46" rx="22" ry="13" fill="#ff8f8f" opacity=".7"/>`,
  sweat: [
    [-128, -50],
    [124, -66],
    [138, 16],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="M${x} ${y - 26}Q${x + 20} ${y + 4} ${x} ${y + 14}Q${x - 20} ${y + 4} ${x} ${y - 26}Z" fill="#8fd3ff" ${pen(6)}/>`,
    )
    .join(""),
  tears: [-56, 56]
    .map(
      (x) =>
        `<path d="M${x - 13} 26Q${x - 22} 90 ${x - 16} 128Q${x} 140 ${x + 16} 128Q${x + 22} 90 ${x + 13} 26Z" fill="#8fd3ff" ${pen(5)} opacity=".95"/>`,
    )
    .join(""),
};

export type Face = {
  eyes: keyof typeof EYES;
  look?: readonly [number, number];
  mouth: keyof typeof MOUTHS;
  brows?: keyof typeof BROWS;
  extra?: readonly (keyof typeof EXTRAS)[];
};

export function drawFace(
  { eyes, look = [0, 0], mouth, brows = "none", extra = [] }: Face,
  lid: string,
  withMouth = true,
) {
  const lips = withMouth ? `<g transform="translate(0 70)">${MOUTHS[mouth]}</g>` : "";
  return `<g>${EYES[eyes](look[0], look[1], lid)}${BROWS[brows]}${lips}${extra.map((name) => EXTRAS[name]).join("")}</g>`;
}
