import { describe, expect, test } from "vitest";
import { addedPlace } from "../../../../engine/scene/added-place.ts";
import { box, overlap } from "../../../../engine/scene/box.ts";
import { frameOf } from "../../../../engine/scene/frame.ts";
import { FORMAT_IDS } from "../../../../shared/formats.ts";
import { freePlace, freeSpot } from "./free-spot.ts";

const AREA = box(50, 50, 1_000, 1_000);
const SIZE = { width: 200, height: 100 };

test("with nothing in the way it is in the middle", () => {
  expect(freeSpot(SIZE, AREA, [])).toEqual(box(450, 500, 200, 100));
});

test("it touches nothing as long as there is room", () => {
  const taken = [box(50, 50, 1_000, 300), box(300, 400, 700, 600)];
  const spot = freeSpot(SIZE, AREA, taken);
  expect(taken.map((one) => overlap(one, spot))).toEqual([0, 0]);
});

test("without any room it covers as little as it can", () => {
  const spot = freeSpot(SIZE, AREA, [AREA, box(50, 50, 1_000, 800)]);
  expect(spot.y).toBeGreaterThanOrEqual(850);
});

test("what is larger than the area begins where the area begins", () => {
  expect(freeSpot({ width: 1_400, height: 100 }, AREA, [])).toMatchObject({ x: 50, y: 500 });
});

describe.each(FORMAT_IDS)("a layer that is added in %s", (format) => {
  test("is painted beside what is there, and inside of the safe zone", () => {
    const frame = frameOf(format);
    const { safe } = frame;
    const taken = [box(safe.x, safe.y, safe.width * 0.55, safe.height)];
    const size = { width: 240, height: 120 };
    const painted = addedPlace(frame, { at: freePlace(frame, size, taken), size });
    expect(taken.map((one) => overlap(one, painted))).toEqual([0]);
    expect(overlap(painted, safe)).toBeCloseTo(painted.width * painted.height, 3);
  });
});
