import { describe, expect, test } from "vitest";
import { alignedBy } from "./align.ts";
import { boundsOf, boxBetween, centerOf, tidyAngle, tidyBox, touches, turned } from "./box.ts";
import { changedTogether, middleOf, scaleAfter } from "./group.ts";
import { pinched } from "./pinch.ts";
import { type Corner, MIN_SIDE, resized } from "./resize.ts";
import { snapped, snappedPull } from "./snap.ts";
import { angleAfter } from "./turn.ts";
import { fitted, nextScale, pinchedView, toPage, zoomed } from "./view.ts";

const box = { x: 100, y: 200, width: 300, height: 100 };

describe("boxes", () => {
  test("the bounds of a layer turned by a quarter are its box on end", () => {
    const { x, y, width, height } = boundsOf([{ box, angle: 90 }]);
    expect([x, y, width, height].map(Math.round)).toEqual([200, 100, 100, 300]);
  });

  test("a marquee may be drawn from any corner", () => {
    expect(boxBetween({ x: 50, y: 60 }, { x: 10, y: 20 })).toEqual({ x: 10, y: 20, width: 40, height: 40 });
    expect(touches(boxBetween({ x: 390, y: 290 }, { x: 500, y: 500 }), box)).toBe(true);
    expect(touches(boxBetween({ x: 401, y: 0 }, { x: 500, y: 500 }), box)).toBe(false);
  });

  test("angles stay between -180 and 180, and nothing is turned by -0", () => {
    expect([190, -190, 360, 540, -180, 0.04, -0.04].map(tidyAngle)).toEqual([-170, 170, 0, 180, 180, 0, 0]);
    expect(Object.is(tidyAngle(-0.01), 0)).toBe(true);
  });
});

describe("resizing", () => {
  const opposite: Record<Corner, { x: number; y: number }> = {
    "top left": { x: 1, y: 1 },
    "top right": { x: -1, y: 1 },
    "bottom right": { x: -1, y: -1 },
    "bottom left": { x: 1, y: -1 },
  };
  const cornerOf = (area: typeof box, angle: number, sign: { x: number; y: number }) => {
    const center = centerOf(area);
    const corner = { x: center.x + (sign.x * area.width) / 2, y: center.y + (sign.y * area.height) / 2 };
    return turned(corner, angle, center);
  };

  for (const corner of Object.keys(opposite) as Corner[]) {
    for (const angle of [0, 30, -120]) {
      test(`the ${corner} corner follows the pointer at ${angle}°, the opposite one stays`, () => {
        const pull = turned({ x: -opposite[corner].x * 40, y: -opposite[corner].y * 20 }, angle);
        const after = resized({ box, angle }, corner, pull, false);
        expect(after.width).toBeCloseTo(340);
        expect(after.height).toBeCloseTo(120);
        const [before, now] = [cornerOf(box, angle, opposite[corner]), cornerOf(after, angle, opposite[corner])];
        expect(now.x).toBeCloseTo(before.x);
        expect(now.y).toBeCloseTo(before.y);
      });
    }
  }

  test("Shift keeps the ratio", () => {
    const after = resized({ box, angle: 0 }, "bottom right", { x: 150, y: 10 }, true);
    expect(after).toMatchObject({ x: 100, y: 200, width: 450, height: 150 });
  });

  test("nothing gets too small to be picked up again, nor turns inside out", () => {
    const after = resized({ box, angle: 0 }, "bottom right", { x: -900, y: -900 }, false);
    expect(after).toMatchObject({ x: 100, y: 200, width: MIN_SIDE, height: MIN_SIDE });
    const kept = resized({ box, angle: 0 }, "bottom right", { x: -900, y: -900 }, true);
    expect(kept.height).toBeCloseTo(MIN_SIDE);
    expect(kept.width).toBeCloseTo(MIN_SIDE * 3);
  });
});

describe("turning", () => {
  const above = { x: 250, y: 100 };
  test("follows the handle, and comes to rest when nearly straight", () => {
    expect(angleAfter({ box, angle: 0 }, above, { x: 400, y: 250 }, false)).toBe(90);
    expect(angleAfter({ box, angle: 0 }, above, { x: 252, y: 100 }, false)).toBe(0);
    expect(angleAfter({ box, angle: 0 }, above, { x: 270, y: 100 }, false)).toBeCloseTo(7.6);
  });
  test("goes in steps of 15° with Shift", () => {
    expect(angleAfter({ box, angle: 5 }, above, { x: 290, y: 100 }, true)).toBe(15);
  });
});

describe("two fingers", () => {
  test("move, grow and turn a layer at once", () => {
    const from = [
      { x: 200, y: 250 },
      { x: 300, y: 250 },
    ] as const;
    const to = [
      { x: 250, y: 160 },
      { x: 250, y: 360 },
    ] as const;
    const [after] = pinched([{ box, angle: 0 }], from, to);
    expect(after).toEqual({ angle: 90, box: { x: -50, y: 160, width: 600, height: 200 } });
  });
  test("take several layers along as one", () => {
    const [from, to] = [
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
      ],
    ] as const;
    const other = { box: { x: 500, y: 200, width: 100, height: 100 }, angle: 0 };
    const places = pinched([{ box, angle: 0 }, other], from, to);
    expect(places.map(({ box: { width } }) => width)).toEqual([600, 200]);
    const [a = { x: 0 }, b = { x: 0 }] = places.map((placed) => centerOf(placed.box));
    expect(b.x - a.x).toBe(600);
  });
  test("on the canvas keep what is between them between them", () => {
    const view = { scale: 0.5, x: 20, y: 30 };
    const from = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const;
    const to = [
      { x: 80, y: 140 },
      { x: 280, y: 140 },
    ] as const;
    const after = pinchedView(view, from, to);
    expect(after.scale).toBe(1);
    expect(toPage(after, { x: 180, y: 140 })).toEqual(toPage(view, { x: 150, y: 100 }));
  });
});

describe("the view", () => {
  const page = { width: 1080, height: 1350 };
  test("fits the page in the middle, clear of what lies over its window", () => {
    const view = fitted(page, { width: 940, height: 754 }, { side: 40, top: 20, bottom: 60 });
    expect(view.scale).toBeCloseTo(674 / 1350);
    expect(view.x + (page.width * view.scale) / 2).toBeCloseTo(470);
    expect(view.y).toBeCloseTo(20);
  });
  test("zooms around the pointer", () => {
    const view = { scale: 0.5, x: 10, y: 20 };
    const at = { x: 300, y: 200 };
    const after = zoomed(view, 2, at);
    expect(toPage(after, at)).toEqual(toPage(view, at));
    expect(zoomed(view, 99, at).scale).toBe(4);
  });
  test("has steps for the buttons, from any zoom", () => {
    expect([nextScale(0.62, 1), nextScale(0.62, -1), nextScale(4, 1), nextScale(0.1, -1)]).toEqual([0.67, 0.5, 4, 0.1]);
  });
});

describe("snapping", () => {
  const targets = {
    page: { x: 0, y: 0, width: 1080, height: 1080 },
    safe: { x: 64, y: 64, width: 952, height: 952 },
    others: [{ x: 500, y: 700, width: 200, height: 80 }],
  };
  test("to the safe zone, with a guide that says where", () => {
    const { shift, guides } = snapped({ x: 68, y: 300, width: 100, height: 50 }, targets, 6);
    expect(shift).toEqual({ x: -4, y: 0 });
    expect(guides).toEqual([{ axis: "x", at: 64, from: 64, to: 1016 }]);
  });
  test("to the middle of the page and the edge of another layer at once", () => {
    const { shift, guides } = snapped({ x: 487, y: 783, width: 100, height: 50 }, targets, 6);
    expect(shift).toEqual({ x: 3, y: -3 });
    expect(guides.map(({ axis, at }) => [axis, at])).toEqual([
      ["x", 540],
      ["y", 780],
    ]);
  });
  test("not when everything is far away", () => {
    expect(snapped({ x: 200, y: 300, width: 100, height: 50 }, targets, 6)).toEqual({
      shift: { x: 0, y: 0 },
      guides: [],
    });
  });
});

describe("a pulled corner snaps", () => {
  const targets = {
    page: { x: 0, y: 0, width: 1080, height: 1080 },
    safe: { x: 64, y: 64, width: 952, height: 952 },
    others: [{ x: 600, y: 700, width: 200, height: 80 }],
  };
  const edges = (corner: Corner, pull: { x: number; y: number }, keepRatio: boolean) => {
    const snap = snappedPull(box, corner, pull, keepRatio, targets, 6);
    const { x, y, width, height } = resized({ box, angle: 0 }, corner, snap.pull, keepRatio);
    return { left: x, top: y, right: x + width, bottom: y + height, guides: snap.guides.map(({ axis }) => axis) };
  };

  test("with each edge to its nearest line, while the other corner stays", () => {
    expect(edges("bottom right", { x: 197, y: 404 }, false)).toEqual({
      left: 100,
      top: 200,
      right: 600,
      bottom: 700,
      guides: ["x", "y"],
    });
    expect(edges("top left", { x: -33, y: 50 }, false)).toMatchObject({
      left: 64,
      top: 250,
      right: 400,
      guides: ["x"],
    });
  });
  test("in proportion to the nearer line", () => {
    const { right, bottom, guides } = edges("bottom right", { x: 203, y: 60 }, true);
    expect([Math.round(right), Math.round(bottom), guides]).toEqual([600, 367, ["x"]]);
  });
  test("nowhere when everything is far away", () => {
    expect(edges("bottom right", { x: 20, y: 30 }, false)).toMatchObject({ right: 420, bottom: 330, guides: [] });
  });
});

describe("several layers", () => {
  const small = { box: { x: 100, y: 100, width: 100, height: 50 }, angle: 0 };
  const tilted = { box: { x: 300, y: 300, width: 200, height: 100 }, angle: 30 };

  test("grow from the corner that stays, in proportion", () => {
    const bounds = boundsOf([small, tilted]);
    const { scale, around } = scaleAfter([small, tilted], "bottom right", { x: bounds.width, y: 0 });
    const after = changedTogether([small, tilted], around, { scale });
    expect(scale).toBeCloseTo(2);
    expect(after[0] && tidyBox(after[0].box)).toMatchObject({ x: 100, y: 100 });
    expect(boundsOf(after).width).toBeCloseTo(bounds.width * 2);
    expect(after[1]?.angle).toBe(30);
  });
  test("shrink only until the smallest can hardly be picked up", () => {
    const { scale } = scaleAfter([small, tilted], "top left", { x: 5_000, y: 5_000 });
    expect(50 * scale).toBeCloseTo(MIN_SIDE);
  });
  test("turn around a middle that stays where it is", () => {
    const middle = middleOf([small, tilted]);
    const after = changedTogether([small, tilted], middle, { turn: 70 });
    const { x, y } = middleOf(after);
    expect([x, y].map(Math.round)).toEqual([middle.x, middle.y].map(Math.round));
    expect(after.map(({ angle }) => angle)).toEqual([70, 100]);
  });
});

test("aligning goes by what is seen of a turned layer", () => {
  const area = { x: 0, y: 0, width: 1000, height: 1000 };
  expect(alignedBy({ box, angle: 90 }, area, "left").x).toBeCloseTo(-200);
  expect(alignedBy({ box, angle: 90 }, area, "bottom").y).toBeCloseTo(600);
  expect(alignedBy({ box, angle: 0 }, area, "center")).toEqual({ x: 250, y: 0 });
});
