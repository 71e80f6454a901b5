import { expect, test } from "vitest";
import { box } from "../scene/box.ts";
import { at, imageAt } from "../tree/node.ts";
import { photoIn } from "./crop.ts";
import { shownAt } from "./shown-at.ts";

const bytes = new Uint8Array([1]);
const photo = { bytes, aspect: 2 };

test("a photograph is found in its frame, however deep it hangs, and other pictures are not", () => {
  const cropped = photoIn(bytes, box(10, 20, 100, 100), box(-40, 20, 200, 100));
  const card = at(box(500, 0, 200, 200), {}, imageAt(bytes, box(20, 20, 80, 80), { objectFit: "cover" }));
  const other = imageAt(new Uint8Array([2]), box(0, 0, 900, 900));
  expect(shownAt([other, cropped, card], photo)).toEqual([
    { area: box(10, 20, 100, 100), picture: box(-40, 20, 200, 100) },
    { area: box(520, 20, 80, 80), picture: box(480, 20, 160, 80) },
  ]);
});
