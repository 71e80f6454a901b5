import { PAPER, TONES, type Tone, WHITE } from "../palette.ts";
import { brush } from "../rig/brush.ts";
import { curve } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { bothSides } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import { scribble, type Thing } from "./thing.ts";

const ONION: Tone = ["#c98bb4", "#9a5b8c"];

/** By its middle, 44 wide. */
const onion = () =>
  ink([part(curve("0 -34!, 6 -20, 22 -8, 20 14, 0 22, -20 14, -22 -8, -6 -20"), ...ONION, [-4, -3])], 2.8) +
  brush("-4 -16, -12 0, -7 17", 2.4, 0.4, 0.4, ONION[1]) +
  brush("4 -16, 11 0, 6 17", 2.4, 0.4, 0.4, ONION[1]) +
  brush("-6 22, -9 28", 2.4, 0.9) +
  brush("0 22, 0 29", 2.4, 0.9) +
  brush("6 22, 9 28", 2.4, 0.9);

/** A sheet from the order pad, held at its lower edge. */
const slip = (mark: string) =>
  ink([part("M-30 8V-78H30V8L20 2L10 8L0 2L-10 8L-20 2Z", PAPER, "#e3dccd", [-4, -3])], 2.8) +
  place(0, -44, onion(), 0.86) +
  scribble(-18, -14, 36, 2, 8) +
  mark;

/** Between the kitchen and the guest. */
export const KITCHEN_SERVICE = {
  "slip-without": () => slip(brush("-24 -68, 24 -18", 7, 0.9, 0.9, TONES.red[0])),
  "slip-maybe": () => slip(""),
  "slip-with-love": () =>
    slip(
      place(
        20,
        -66,
        ink([part("M0 12C-16 0 -14 -12 -6 -12Q-1 -12 0 -6Q1 -12 6 -12C14 -12 16 0 0 12Z", "#f0526b")], 2.2),
        1.3,
        12,
      ),
    ),
  /** The wall at a panel's right edge, cut where the hatch is: the hole is 100 high and its shelf is at 0 0. */
  "hatch-wall": (tone = TONES.wood) =>
    ink([part(box(-14, -320, 80, 210, 4), ...tone, [-5, -5])], 3.4) +
    ink([part(box(-14, 6, 80, 140, 4), ...tone, [-5, -5])], 3.4) +
    ink([part(box(-44, -8, 130, 16, 5), ...TONES.steel, [-3, -5])], 3.2),
  /** Behind somebody: the hole in the wall with the kitchen's light in it, by the middle of its shelf. */
  "hatch-window": (tone = TONES.wood) =>
    ink([part(box(-66, -120, 132, 124, 6), ...tone, [-5, -5])], 3.4) +
    ink([part(box(-52, -106, 104, 100, 4), "#fff3c9")], 2.8) +
    brush("0 -106, 0 -88", 4, 1) +
    ink([part("M-20 -70Q-20 -92 0 -92Q20 -92 20 -70Z", ...TONES.red, [-4, -3])], 2.8) +
    ink([part(box(-78, -8, 156, 16, 5), ...TONES.steel, [-3, -5])], 3.2),
  /** In front of somebody: the shelf and the shutter's frame, 250 wide. */
  "hatch-front": (tone = TONES.lilac) =>
    bothSides((side) => ink([part(box(side * 118 - 18, -240, 36, 260, 4), ...tone, [-5, -3])], 3.2)) +
    ink([part(box(-150, -34, 300, 60, 4), ...TONES.steel, [-4, -6])], 3.4) +
    brush("-130 -22, 130 -22", 3, 0.4, 0.4, PAPER),
  /** A plate with all there is on it. */
  "onion-plate": () =>
    ink([part("M-64 -10H64Q50 8 24 8H-24Q-50 8 -64 -10Z", WHITE, "#d5d0c6", [-4, -4])], 3) +
    place(0, -40, onion(), 1.15),
  /** Held by its knob, which is up. */
  "lifted-lid": (tone = TONES.steel) =>
    ink([part("M-54 56Q-54 2 0 2Q54 2 54 56Z", ...tone, [-8, -5])], 3.2) +
    paint(oval(0, 56, 50, 6), tone[1]) +
    ink([part(oval(0, 0, 8), tone[0])], 2.6) +
    brush("-36 38, -28 20, -14 12", 4.4, 0.3, 0.3, PAPER),
} as const satisfies Record<string, Thing>;
