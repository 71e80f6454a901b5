import { expect, test } from "vitest";
import { createPainter } from "../node/create-painter.ts";
import { at, words } from "../tree/node.ts";
import { findLettering } from "./find-lettering.ts";

const [COLUMNS, ROWS] = [640, 400];
const painter = createPainter();

/** A soft hill in evening light, with words painted into it or none. */
async function greysOf(text: string, color = "#ffffff") {
  await painter.prepareText(text, ["sans"]);
  const sign = words(text, { position: "absolute", left: 60, top: 120, fontSize: 44, fontWeight: 700, color });
  const rgba = await painter.paint(
    at(
      { x: 0, y: 0, width: COLUMNS, height: ROWS },
      { backgroundImage: "linear-gradient(200deg, #d08a5a, #4a5a48)" },
      text ? sign : undefined,
    ),
    { width: COLUMNS, height: ROWS },
  );
  return Float32Array.from({ length: COLUMNS * ROWS }, (_, pixel) => rgba[pixel * 4] ?? 0);
}

test("words that were painted into a picture are found where they are, light or dark", async () => {
  for (const color of ["#ffffff", "#101010"]) {
    const [row] = findLettering(await greysOf("OPEN MARKET", color), COLUMNS, ROWS);
    expect(row?.x).toBeLessThan(0.15);
    expect((row?.y ?? 0) * ROWS).toBeGreaterThan(110);
    expect((row?.height ?? 1) * ROWS).toBeLessThan(70);
  }
});

test("a plain hill, a few posts and noise hold no lettering", async () => {
  const hill = await greysOf("");
  expect(findLettering(hill, COLUMNS, ROWS)).toEqual([]);
  const posts = hill.map((grey, place) => (place % 160 < 12 && Math.floor(place / COLUMNS) > 150 ? 20 : grey));
  expect(findLettering(posts, COLUMNS, ROWS)).toEqual([]);
  let state = 7;
  const noise = hill.map(() => {
    state = (state * 16_807) % 2_147_483_647;
    return state % 256;
  });
  expect(findLettering(noise, COLUMNS, ROWS)).toEqual([]);
});
