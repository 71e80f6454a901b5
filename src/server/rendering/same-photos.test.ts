import { expect, test } from "vitest";
import { createSamePhotos } from "./same-photos.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);

test("a copy of a picture that was just shown is that picture, under whichever name", () => {
  const samePhotos = createSamePhotos();
  const photo = bytes(1, 2, 3);
  samePhotos({ photo, logo: bytes(9) });
  expect(samePhotos({ picture: bytes(1, 2, 3) }).get("picture")).toBe(photo);
});

test("another picture is itself, however alike, and what nobody shows any more is let go of", () => {
  const samePhotos = createSamePhotos();
  const [photo, other, copy] = [bytes(1, 2, 3), bytes(1, 2, 4), bytes(1, 2, 3)];
  samePhotos({ photo });
  expect(samePhotos({ photo: other }).get("photo")).toBe(other);
  expect(samePhotos({ photo: copy }).get("photo")).toBe(copy);
});
