import { beforeEach, expect, test, vi } from "vitest";
import { takeCheckoutWish, wishForCheckout } from "./checkout-wish.ts";

beforeEach(() => {
  const memory = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
});

test("a wish to buy is granted once, and not an hour later", () => {
  expect(takeCheckoutWish()).toBe(false);
  wishForCheckout();
  expect(takeCheckoutWish()).toBe(true);
  expect(takeCheckoutWish()).toBe(false);

  vi.useFakeTimers();
  wishForCheckout();
  vi.advanceTimersByTime(61 * 60 * 1000);
  expect(takeCheckoutWish()).toBe(false);
  vi.useRealTimers();
});
