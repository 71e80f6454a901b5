import { pick, seededRandom } from "../../random.ts";
import type { ArtOf, Mood } from "../../scene/art-reference.ts";
import { drawingAt } from "../../tree/svg.ts";
import type { Art } from "../art.ts";
import type { Face } from "./face.ts";
import { drawFace, pen } from "./face.ts";

/** A cartoon character cut off at the bottom edge, 440 by 560. */
export function drawCharacter({ variant, mood, seed }: ArtOf<"character">): Art {
  const face = MOOD_FACES[mood];
  const random = seededRandom(seed + 3);
  const figures = {
    cat: () =>
      cat(
        face,
        pick<readonly [string, string]>(random, [
          ["#8d99ae", "#edf2f4"],
          ["#f2a65a", "#fff1dc"],
          ["#4b4a57", "#c9c6d6"],
        ]),
      ),
    bot: () => bot(face, pick(random, ["#8fb7d9", "#a7d8b9", "#c9b3ec"] as const)),
    duck: () => duck(face, "#ffd23f"),
    person: () =>
      person(
        face,
        pick<readonly [string, string, string]>(random, [
          ["#f6c79b", "#5a3825", "#5b8def"],
          ["#8d5a3b", "#241611", "#f0a93b"],
          ["#ffd9b8", "#c9632b", "#46b08a"],
          ["#c98d62", "#1f1a1d", "#e2574c"],
        ]),
        pick(random, ["mop", "bun", "crop"] as const),
      ),
  };
  const body = `<g transform="translate(220 240)">${figures[variant]()}</g>`;
  return { aspect: 440 / 560, paint: (area) => [drawingAt({ width: 440, height: 560, body }, area)] };
}

type FaceSpec = Parameters<typeof drawFace>[0];

function cat(face: FaceSpec, [fur, belly]: readonly [string, string]) {
  return `<path d="M-120 400Q-150 180 -60 130L60 130Q150 180 120 400Z" fill="${fur}" ${pen(10)}/><path d="M-58 400Q-72 240 0 220Q72 240 58 400Z" fill="${belly}"/><path d="M-152 -60L-138 -178L-52 -118Q0 -132 52 -118L138 -178L152 -60Q186 20 140 92Q86 146 0 146Q-86 146 -140 92Q-186 20 -152 -60Z" fill="${fur}" ${pen(10)}/><path d="M-128 -92L-122 -142L-84 -114ZM128 -92L122 -142L84 -114Z" fill="#ff9fa0"/><path d="M-14 -124V-88M-44 -118V-92M16 -124V-88M46 -118V-92" ${pen(9)} opacity=".55"/><ellipse cx="0" cy="78" rx="74" ry="50" fill="${belly}"/>${drawFace(face, fur)}<path d="M-14 44H14L0 60Z" fill="#e8747c" ${pen(6)}/><path d="M-110 62L-186 48M-110 80L-184 92M110 62L186 48M110 80L184 92" ${pen(5)}/>`;
}

function bot(face: FaceSpec, shell: string) {
  return `<path d="M0 -150V-200" ${pen(10)}/><circle cx="0" cy="-210" r="20" fill="#ff5f57" ${pen(9)}/><rect x="-190" y="-40" width="44" height="90" rx="16" fill="#6d8fb0" ${pen()}/><rect x="146" y="-40" width="44" height="90" rx="16" fill="#6d8fb0" ${pen()}/><rect x="-160" y="-150" width="320" height="300" rx="70" fill="${shell}" ${pen(11)}/><rect x="-128" y="-104" width="256" height="226" rx="46" fill="#e9f3fb" ${pen(7)}/><path d="M-128 -60Q-126 -104 -82 -104L-30 -104L-112 20L-128 20Z" fill="#fff" opacity=".8"/><rect x="-130" y="168" width="260" height="260" rx="44" fill="${shell}" ${pen(11)}/><circle cx="0" cy="240" r="34" fill="#ffd34d" ${pen(8)}/>${drawFace(face, "#e9f3fb")}`;
}

function duck(face: FaceSpec, down: string) {
  return `<path d="M-170 400Q-190 170 -100 110L100 110Q190 170 180 400Z" fill="${down}" ${pen(10)}/><path d="M60 190Q130 170 160 240Q150 330 80 330Z" fill="#f5b81f" ${pen(8)}/><circle cx="0" cy="-10" r="150" fill="${down}" ${pen(10)}/><path d="M-30 -154Q-20 -206 18 -196Q-4 -178 4 -158" fill="${down}" ${pen()}/><g transform="translate(0 -30)">${drawFace(face, down, false)}</g><path d="M-82 46Q0 6 82 46Q66 100 0 102Q-68 100 -82 46Z" fill="#ff8a3c" ${pen()}/><path d="M-76 52Q0 ${face.mouth === "smug" ? 84 : 66} 76 50" fill="none" ${pen(7)}/>`;
}

const HAIR = {
  mop: "M-138 -10Q-166 -160 -40 -176Q-10 -206 40 -178Q160 -170 138 -10Q120 -60 92 -86Q40 -60 -20 -90Q-70 -50 -110 -66Q-130 -40 -138 -10Z",
  bun: "M-138 20Q-164 -154 0 -160Q164 -154 138 20Q126 -70 60 -92Q-60 -70 -120 -70Q-134 -30 -138 20Z",
  crop: "M-132 -40Q-120 -160 0 -158Q120 -160 132 -40Q100 -104 0 -104Q-100 -104 -132 -40Z",
};

function person(face: FaceSpec, [skin, hair, shirt]: readonly [string, string, string], style: keyof typeof HAIR) {
  const bun = style === "bun" ? `<circle cx="0" cy="-178" r="46" fill="${hair}" ${pen()}/>` : "";
  return `<path d="M-160 400Q-170 210 -70 170L70 170Q170 210 160 400Z" fill="${shirt}" ${pen(10)}/><path d="M-40 120V190Q0 220 40 190V120Z" fill="${skin}" ${pen()}/><path d="M-126 -30Q-130 -140 0 -144Q130 -140 126 -30Q126 120 0 142Q-126 120 -126 -30Z" fill="${skin}" ${pen(10)}/><ellipse cx="-130" cy="8" rx="22" ry="30" fill="${skin}" ${pen(8)}/><ellipse cx="130" cy="8" rx="22" ry="30" fill="${skin}" ${pen(8)}/>${bun}<path d="${HAIR[style]}" fill="${hair}" ${pen()}/><g transform="translate(0 4)">${drawFace(face, skin)}</g><path d="M-6 26Q14 44 -8 48" fill="none" ${pen(7)}/>`;
}

const MOOD_FACES: Record<Mood, Face> = {
  happy: { eyes: "happy", mouth: "grin", brows: "up", extra: ["blush"] },
  smug: { eyes: "half", look: [0.7, 0], mouth: "smug", brows: "one" },
  shocked: { eyes: "wide", mouth: "scream", brows: "up" },
  tired: { eyes: "half", look: [0, 0], mouth: "flat", brows: "sad" },
  angry: { eyes: "open", mouth: "teeth", brows: "angry" },
  sad: { eyes: "open", look: [0, 0.6], mouth: "frown", brows: "sad", extra: ["tears"] },
  dreamy: { eyes: "star", mouth: "smile", extra: ["blush"] },
  sweating: { eyes: "wide", look: [0.2, 0.8], mouth: "teeth", brows: "sad", extra: ["sweat"] },
  thrilled: { eyes: "star", mouth: "grin", brows: "up", extra: ["blush"] },
  disgusted: { eyes: "half", look: [-1, 0], mouth: "yuck", brows: "flat" },
};
