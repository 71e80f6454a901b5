import { expect, test } from "vitest";
import { gateView } from "./gate-view.ts";

const closed = { state: "none", has_access: false } as const;

test("nothing can be paid before the server has said how things stand", () => {
  expect(gateView({ hasAccess: undefined, status: undefined, isWaiting: false })).toBe("checking");
  expect(gateView({ hasAccess: false, status: undefined, isWaiting: false })).toBe("checking");
  expect(gateView({ hasAccess: false, status: closed, isWaiting: false })).toBe("required");
});

test("nor while money is under way", () => {
  const status = { state: "pending", has_access: false } as const;
  expect(gateView({ hasAccess: false, status, isWaiting: false })).toBe("pending");
  expect(gateView({ hasAccess: false, status, isWaiting: true })).toBe("pending");
});

test("who waited is told that it arrived, before and after the books say so everywhere", () => {
  const status = { state: "paid", has_access: true } as const;
  expect(gateView({ hasAccess: false, status, isWaiting: true })).toBe("arrived");
  expect(gateView({ hasAccess: true, status, isWaiting: true })).toBe("arrived");
  expect(gateView({ hasAccess: false, status, isWaiting: false })).toBe("checking");
  expect(gateView({ hasAccess: true, status, isWaiting: false })).toBe("open");
});

test("who is let in otherwise meanwhile, by an administrator, is not told of a payment", () => {
  const status = { state: "pending", has_access: true } as const;
  expect(gateView({ hasAccess: true, status, isWaiting: true })).toBe("open");
});

test("a payment that failed, was refunded or ran out can be made again", () => {
  expect(gateView({ hasAccess: false, status: { state: "failed", has_access: false }, isWaiting: true })).toBe(
    "failed",
  );
  expect(gateView({ hasAccess: false, status: { state: "paid", has_access: false }, isWaiting: false })).toBe(
    "required",
  );
  expect(gateView({ hasAccess: false, status: { state: "open", has_access: false }, isWaiting: false })).toBe(
    "required",
  );
});
