import { expect, test } from "vitest";
import { type Area, pickSpot, toastSpots } from "./spots.ts";

const area = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const DESK = toastSpots({ width: 1440, height: 900 }, { width: 380, height: 72 });
const PHONE = toastSpots({ width: 390, height: 844 }, { width: 374, height: 56 });
const chosen = (spots: Area[], ...controls: Area[]) => spots[pickSpot(spots, controls, 0)];

test("it stands at the bottom right, on phones at the top, as long as nothing is there to press", () => {
  expect(chosen(DESK)).toEqual({ left: 1036, top: 804, right: 1416, bottom: 876 });
  expect(chosen(PHONE, area(16, 76, 358, 44))).toMatchObject({ left: 8, top: 6, bottom: 62 });
});

test("it leaves the buttons of a bar free, then those of a page's head, then those in the corner of a canvas", () => {
  const bar = area(1000, 760, 400, 60);
  const head = area(1250, 20, 160, 40);
  const title = area(600, 20, 240, 40);
  const zoom = area(660, 850, 120, 36);
  expect(chosen(DESK, bar)).toMatchObject({ left: 1036, top: 14 });
  expect(chosen(DESK, bar, head)).toMatchObject({ left: 530, top: 14 });
  expect(chosen(DESK, bar, head, title)).toMatchObject({ left: 530, top: 804 });
  expect(chosen(DESK, bar, head, title, zoom)).toMatchObject({ left: 24, top: 804 });
});

test("where all corners are taken, as on a tablet, it stands above the bar at the bottom", () => {
  const tablet = toastSpots({ width: 768, height: 900 }, { width: 380, height: 74 });
  const [bar, form, rail] = [area(96, 830, 648, 52), area(96, 13, 648, 150), area(12, 760, 48, 120)];
  const spot = chosen(tablet, bar, form, rail);
  expect(spot).toMatchObject({ left: 364, right: 744 });
  expect(spot?.bottom).toBeGreaterThan(810);
  expect(spot?.bottom).toBeLessThanOrEqual(826);
});

test("on phones it goes down until it is free, at any width", () => {
  const narrow = toastSpots({ width: 320, height: 640 }, { width: 304, height: 96 });
  for (const spots of [PHONE, narrow]) {
    const spot = chosen(spots, area(0, 0, 320, 56), area(16, 68, 280, 44));
    expect(spot?.top).toBeGreaterThanOrEqual(116);
    expect(spot?.top).toBeLessThan(130);
  }
});

test("where everything is covered, a part of a large tile is covered rather than a whole button", () => {
  const wall = area(0, 100, 1440, 800);
  const head = area(0, 0, 1440, 90);
  const button = area(1300, 30, 100, 40);
  expect(chosen(DESK, wall, head, button)).toMatchObject({ top: 804 });
});

test("one that stands well stays there", () => {
  expect(pickSpot(DESK, [area(660, 850, 120, 36)], 1)).toBe(1);
  expect(pickSpot(DESK, [area(1250, 20, 160, 40)], 1)).toBe(0);
});
