import { expect, test } from "vitest";
import { CONFETTI_PLAN } from "./confetti-plan.ts";

const count = (bursts: readonly { particleCount: number }[]) =>
  bursts.reduce((sum, { particleCount }) => sum + particleCount, 0);

test("one throw is 200 pieces of paper in five groups and five bakery bursts of 15", () => {
  const paper = CONFETTI_PLAN.filter(({ emoji }) => !emoji);
  const bakery = CONFETTI_PLAN.filter(({ emoji }) => emoji);
  expect(paper).toHaveLength(5);
  expect(count(paper)).toBe(200);
  expect(bakery.map(({ particleCount }) => particleCount)).toEqual([15, 15, 15, 15, 15]);
  expect(new Set(bakery.map(({ emoji }) => emoji)).size).toBe(5);
});
