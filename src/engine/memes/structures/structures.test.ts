import { describe, expect, it } from "vitest";
import { svgFaults } from "../../../../tests/support/svg-faults.ts";
import { CAST_IDS } from "../cast/cast.ts";
import type { Actor, MemeScene } from "../meme-scene.ts";
import { STRUCTURES } from "./structures.ts";

it("has 24 structures with names of their own", () => {
  expect(new Set(STRUCTURES.map(({ id }) => id)).size).toBe(24);
});

describe.each(STRUCTURES.map((each) => [each.id, each] as const))("%s", (_, structure) => {
  it("draws its example", () => {
    expect(svgFaults(structure.draw())).toEqual([]);
  });

  it("keeps every box of words inside the picture", () => {
    const outside = structure.boxes.filter(({ x, y, w, h }) => x < 0 || y < 0 || x + w > 1 || y + h > 1);
    expect(outside).toEqual([]);
    expect(new Set(structure.boxes.map(({ id }) => id)).size).toBe(structure.boxes.length);
  });

  it("lets anybody play any part", () => {
    const pictures = CAST_IDS.map((who) => structure.draw(playedBy(structure.example, who)));
    expect(pictures.flatMap(svgFaults)).toEqual([]);
    expect(new Set(pictures).size).toBe(CAST_IDS.length);
  });

  it("leaves out what a scene leaves out, and adds what it adds", () => {
    const nobody = { cast: Object.fromEntries(Object.keys(structure.example.cast ?? {}).map((part) => [part, null])) };
    const empty = structure.draw({ ...nobody, extras: [] });
    expect(empty.length).toBeLessThan(structure.draw().length);
    const added = structure.draw({ ...nobody, extras: [{ thing: "cactus", x: 0.5, y: 0.9 }] });
    expect(added.length).toBeGreaterThan(empty.length);
  });

  it("is the same picture each time", () => {
    expect(structure.draw()).toBe(structure.draw());
  });
});

function playedBy(example: MemeScene, who: Actor["who"]): MemeScene {
  const recast = Object.entries(example.cast ?? {}).map(([part, actor]) => [part, actor && { ...actor, who }]);
  return { cast: Object.fromEntries(recast) };
}
