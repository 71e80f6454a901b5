import { expect, test } from "vitest";
import { listSizeUrl, renditionUrl } from "./rendition.ts";

test("a stored picture is asked for in the size of its place, whole", () => {
  const small = "/storage/v1/render/image/public/creatives/a/1.png?width=320&resize=contain";
  expect(renditionUrl("/storage/v1/object/public/creatives/a/1.png", 320)).toBe(small);
  expect(renditionUrl("/storage/v1/object/public/creatives/a/1.png?v=2", 320)).toBe(small);
});

test("a picture that lies elsewhere comes as it is", () => {
  expect(renditionUrl("https://example.com/1.png", 320)).toBe("https://example.com/1.png");
});

test("pictures of ads and meme templates have a small copy beside them", () => {
  expect(listSizeUrl("/content/ads/a-1.webp", 640)).toBe("/content/ads/a-1-list.webp");
  expect(listSizeUrl("/content/memes/toast-1.png", 640)).toBe("/content/memes/toast-1-list.webp");
});
