import { expect, test } from "vitest";
import { NotInStock, stocked } from "./stocked.ts";

test("what is missing is fetched, piece by piece, until the work is done", async () => {
  const there = new Set<string>();
  const need = (name: string) => {
    if (there.has(name)) return name;
    throw new NotInStock(name, async () => void there.add(name));
  };
  expect(await stocked(() => need("flour") + need("water"))).toBe("flourwater");
});

test("a piece that never comes does not go on for ever, and other errors are not swallowed", async () => {
  let fetched = 0;
  const never = stocked(() => {
    throw new NotInStock("yeast", async () => void fetched++);
  });
  await expect(never).rejects.toThrow("yeast");
  expect(fetched).toBeLessThan(50);
  await expect(
    stocked(() => {
      throw new Error("burnt");
    }),
  ).rejects.toThrow("burnt");
});
