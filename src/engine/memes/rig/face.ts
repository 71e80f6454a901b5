import { effect } from "../effects.ts";
import { BLUSH, FLUSH } from "../palette.ts";
import { beak, bill, sideBeak } from "./beak.ts";
import { brow } from "./brow.ts";
import type { Character, Look } from "./character.ts";
import { eye } from "./eye.ts";
import { paint } from "./ink.ts";
import { mouth } from "./mouth.ts";
import { bothSides, type Side } from "./points.ts";
import { oval } from "./shapes.ts";
import { muzzleTurned, turned } from "./turn.ts";

/** Cheeks, eyes, glasses, tears, mouth, nose, brows, then what surrounds a head in this mood. */
export function face(who: Character, look: Look): string {
  const { mood } = look;
  const effects = mood.effects ?? [];
  const head = {
    half: who.half,
    top: who.top,
    eye: who.eye,
    ...(who.tearLength ? { tearLength: who.tearLength } : {}),
  };
  const eyes = bothSides((side) =>
    eye(side, { ...mood.eye, ...(side < 0 ? mood.eyeLeft : mood.eyeRight) }, eyeFrom(who, look, side)),
  );
  const build = who.brow;
  const brows = build
    ? bothSides((side) => {
        const closer = look.isSide ? { ...build, dx: build.dx * 0.84 } : build;
        return brow(side, { ...mood.brow, ...(side < 0 ? mood.browLeft : mood.browRight) }, closer);
      })
    : "";
  const lower = mouthOf(who, look) + (who.nose?.(look) ?? "") + (who.overMouth?.(look) ?? "");
  return (
    turned(look, who.half, 1, cheeks(who, look) + eyes + (who.glasses?.(look) ?? "")) +
    turned(look, who.half, 1, effects.includes("tears") ? effect("tears", head) : "") +
    muzzleTurned(who, look, lower) +
    turned(look, who.half, 1, brows) +
    effects.map((id) => (id === "tears" ? "" : effect(id, head))).join("")
  );
}

/** From the side the eyes move together, and the far one is narrower. */
function eyeFrom({ eye: build }: Character, { isSide }: Look, side: Side) {
  if (!isSide) return build;
  return { ...build, dx: build.dx * 0.84, rx: build.rx * (side > 0 ? 0.8 : 0.94) };
}

function mouthOf(who: Character, { mood, isSide }: Look): string {
  const build = who.mouth;
  if (build.kind === "lips") return mouth(mood.mouth, build);
  if (isSide) return sideBeak(mood.mouth, { ...build, y: build.y + (build.drop ?? 0) }, build.long, build.hook);
  return build.kind === "bill" ? bill(mood.mouth, build) : beak(mood.mouth, build);
}

function cheeks(who: Character, { mood }: Look): string {
  if (who.hasBlush === false) return "";
  const { dx, rx, y, ry } = who.eye;
  const spots = (wide: number, tall: number, down: number, fill: string, opacity: number) =>
    bothSides((side) => paint(oval(side * (dx + rx * 0.75), y + ry + down, wide, tall), fill, opacity));
  const flush = mood.effects?.includes("flush") ? spots(12, 7, 7, FLUSH, 0.38) : "";
  return (mood.blush ? spots(9, 5.2, 9, BLUSH, 0.5) : "") + flush;
}
