import { expect, test } from "vitest";
import { isPublicConfig } from "./is-public-config.ts";

const config = {
  publishableKey: "sb_publishable_x",
  priceId: "price_test",
  analyticsScriptUrl: null,
  directoryBadge: { text: "Directory", url: "https://directory.example" },
  maker: null,
  supportEmail: "help@loafworks.test",
  localMailbox: "/dev/mail",
  launchDate: "2026-11-15",
  storageLimitBytes: 5 * 1024 ** 3,
  offer: { refundCard: "Money back within 14 days of paying." },
};

test("what the server sends is accepted, with and without what may be missing", () => {
  expect(isPublicConfig(config)).toBe(true);
  expect(
    isPublicConfig({ ...config, directoryBadge: null, maker: { text: "@june", url: "https://june.example" } }),
  ).toBe(true);
});

test.each(Object.keys(config))("an answer without %s, or with something else in its place, is refused", (field) => {
  expect(isPublicConfig({ ...config, [field]: undefined })).toBe(false);
  expect(isPublicConfig({ ...config, [field]: true })).toBe(false);
});

test("an offer that is not all words is refused", () => {
  expect(isPublicConfig({ ...config, offer: { refundCard: 14 } })).toBe(false);
});

test("a link without an address, and an answer that is no object, are refused", () => {
  expect(isPublicConfig({ ...config, maker: { text: "@june" } })).toBe(false);
  expect(isPublicConfig(null)).toBe(false);
  expect(isPublicConfig("<!doctype html>")).toBe(false);
});
