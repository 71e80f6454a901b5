import { pino } from "pino";
import { expect, test } from "vitest";
import { every } from "./every.ts";

const logger = pino({ level: "silent" });
const HOUR_MS = 60 * 60_000;

test("however often it is asked for, one runs at a time and one more sees to the rest", async () => {
  let running = 0;
  let most = 0;
  let times = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    times += 1;
  };
  const sweep = every(HOUR_MS, work, "the sweep", logger);
  sweep.now();
  await Promise.resolve();
  for (let i = 0; i < 10; i++) sweep.now();
  await sweep.stop();
  expect({ most, times }).toEqual({ most: 1, times: 2 });
});

test("one that fails is logged, and the next runs", async () => {
  const lines: string[] = [];
  let times = 0;
  const work = async () => {
    times += 1;
    if (times === 1) throw new Error("no bread");
  };
  const sweep = every(HOUR_MS, work, "the sweep", pino({}, { write: (line) => lines.push(line) }));
  sweep.now();
  await new Promise((resolve) => setTimeout(resolve, 5));
  sweep.now();
  await sweep.stop();
  expect(times).toBe(2);
  expect(lines.join()).toContain("the sweep failed");
});
