import { expect, test } from "vitest";
import { limitConcurrency, TooBusyError } from "./limit-concurrency.ts";

test("so many run at once, so many wait in line, and the next is told at once", async () => {
  const limited = limitConcurrency(2, 3);
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const order: number[] = [];
  const start = (n: number) =>
    limited(async () => {
      order.push(n);
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running--;
    });
  const work = [0, 1, 2, 3, 4].map(start);
  await expect(start(5)).rejects.toThrow(TooBusyError);
  for (let i = 0; i < 5; i++) {
    await expect.poll(() => finish.length).toBeGreaterThan(i);
    finish[i]?.();
  }
  await Promise.all(work);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
});

test("a failure frees its place", async () => {
  const limited = limitConcurrency(1, 1);
  await expect(limited(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(limited(() => Promise.resolve("yes"))).resolves.toBe("yes");
});
