import { expect, test } from "vitest";
import { createSuccessNews } from "./success-news.ts";

function counted() {
  let told = 0;
  return { ...createSuccessNews(() => (told += 1)), told: () => told };
}

test("a creative is told when its picture is seen, and once", () => {
  const news = counted();
  news.open();
  news.made("/a.png");
  news.shown("/older.png");
  expect(news.told()).toBe(0);
  news.shown("/a.png");
  news.shown("/a.png");
  expect(news.told()).toBe(1);
});

test("on another screen it is told at once, and on the way there if the picture did not come before", () => {
  const news = counted();
  news.made("/a.png");
  expect(news.told()).toBe(1);
  const close = news.open();
  news.made("/b.png");
  close();
  expect(news.told()).toBe(2);
});
