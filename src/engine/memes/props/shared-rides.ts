import { drop } from "../effects.ts";
import { INK, TONES, type Tone } from "../palette.ts";
import { brush, tube } from "../rig/brush.ts";
import { curve } from "../rig/curve.ts";
import { ink, paint, part, place } from "../rig/ink.ts";
import { bothSides } from "../rig/points.ts";
import { box, oval } from "../rig/shapes.ts";
import type { Thing } from "./thing.ts";

const BAKED: Tone = ["#eba650", "#c0752a"];

/** What people are stuck in together. */
export const SHARED_RIDES = {
  /** Swan at the right end, paddle wheel at the left; 470 long, keel at 0 0. */
  "swan-boat": (tone = ["#fdf9ee", "#d8cdb8"]) =>
    [0, 30, 60, 90, 120, 150]
      .map((turn) => place(-226, -30, ink([part(box(-6, -54, 12, 108, 4), ...TONES.wood, [-2, 0])], 2.4), 1, turn))
      .join("") +
    ink(
      [
        part(
          tube("176 -70, 226 -116, 222 -186, 190 -226, 214 -262, 240 -246", [64, 44, 34, 30, 32, 26]),
          ...tone,
          [-6, -4],
        ),
      ],
      4,
    ) +
    ink([part(curve("236 -262, 276 -250!, 238 -236"), ...TONES.orange, [-3, -3])], 2.8) +
    paint(curve("232 -262, 242 -256, 238 -244, 230 -250"), INK) +
    paint(oval(218, -258, 5), INK) +
    ink(
      [
        part(
          curve("-226 -122!, -180 -104, -40 -104, 120 -104, 214 -96, 204 -30, 130 0, -140 0, -206 -36"),
          ...tone,
          [-9, -9],
        ),
      ],
      4,
    ) +
    ink(
      [
        part(
          curve("-190 -92, -120 -98, -60 -88, -84 -66, -62 -58, -94 -44, -84 -34, -140 -34, -184 -56"),
          ...tone,
          [-5, -5],
        ),
      ],
      3,
    ),
  splashes: () =>
    drop(-30, -10, 1.5, -30) +
    drop(-6, -34, 1.3, -10) +
    drop(20, -18, 1.6, 20) +
    drop(38, 6, 1.2, 40) +
    drop(-44, 14, 1.2, -50),
  /** With a rope round its loaves and a bite out of its end. */
  "bitten-raft": () =>
    [2, 1, 0]
      .map((row) => {
        const end = row === 2 ? 176 : row === 1 ? 214 : 230;
        return ink(
          [
            part(
              tube(
                [
                  [-232, -14 - row * 31],
                  [0, -20 - row * 31],
                  [end, -14 - row * 31],
                ],
                [30, 36, 29],
              ),
              ...BAKED,
              [-4, -8],
            ),
          ],
          3.6,
        );
      })
      .join("") +
    [0, 1, 2]
      .map((row) =>
        [-186, -148, 118, 152]
          .map((x) =>
            brush(
              [
                [x - 11, -24 - row * 31],
                [x + 11, -10 - row * 31],
              ],
              3.6,
              0.4,
              0.4,
              "#8f5318",
            ),
          )
          .join(""),
      )
      .join("") +
    [-112, 92]
      .map((x) =>
        ink(
          [
            part(
              tube(
                [
                  [x, -98],
                  [x + 4, -46],
                  [x, 4],
                ],
                [12, 13, 12],
              ),
              "#d9c08a",
              "#b08f52",
              [-3, 0],
            ),
          ],
          2.6,
        ),
      )
      .join("") +
    ink([part(curve("168 -94, 190 -92, 196 -76, 186 -62, 172 -60, 178 -76"), "#fff1d0", "#e6cfa0", [-2, -2])], 2.4),
  "tilted-sofa": (tone = ["#2f8f95", "#1f6a70"]) =>
    ink([part(box(-176, -122, 352, 90, 26), ...tone, [-7, -6])], 4) +
    bothSides((side) => ink([part(box(side * 172 - 32, -96, 64, 92, 24), ...tone, [-6, -5])], 3.8)) +
    ink([part(box(-146, -66, 292, 58, 14), "#3ba3a9", tone[1], [-5, -6])], 3.4) +
    bothSides((side) => ink([part(box(side * 150 - 7, -4, 14, 20, 3), ...TONES.wood, [-2, 0])], 2.8)),
} as const satisfies Record<string, Thing>;
