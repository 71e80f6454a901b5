import { expect, test } from "vitest";
import { AbandonedError, createFairQueue } from "../fairness/fair-queue.ts";
import { createPictureJobs } from "./picture-jobs.ts";

/** A queue with one place, which is taken until `open` is called, and a log of what was done in it. */
function workshop() {
  const queue = createFairQueue({ atOnce: 1, perLane: 10, perAsker: 10, waiting: 10, maxMs: 60_000 });
  const jobs = createPictureJobs<number>();
  const done: string[] = [];
  let open = () => {};
  const taken = queue({ lane: "somebody else" }, () => new Promise<void>((resolve) => (open = resolve)));
  const ask = (picture: string, width: number, signal = new AbortController().signal) =>
    jobs.ask(picture, width, { lane: "owner", signal }, (turn, begin) =>
      queue(turn, async () => {
        const widths = begin();
        done.push(`${picture} ${widths.join(" ")}`);
        await new Promise((resolve) => setImmediate(resolve));
        if (widths.includes(0)) throw new Error("no such width");
        return widths.map((width) => Buffer.from(`${picture} ${width}`));
      }),
    );
  return {
    jobs,
    ask,
    done,
    open: () => {
      open();
      return taken;
    },
  };
}

test("whatever sizes of a picture are wanted before its turn, it is decoded once", async () => {
  const { ask, done, open } = workshop();
  const asked = [ask("loaf", 320), ask("loaf", 640), ask("loaf", 320), ask("bun", 320)];
  await open();
  // While it is being decoded, for these sizes only.
  asked.push(ask("loaf", 640), ask("loaf", 1080));
  expect((await Promise.all(asked)).map(String)).toEqual([
    "loaf 320",
    "loaf 640",
    "loaf 320",
    "bun 320",
    "loaf 640",
    "loaf 1080",
  ]);
  expect(done).toEqual(["loaf 320 640", "bun 320", "loaf 1080"]);
});

test("who hangs up is forgotten, and when all have, nothing is decoded", async () => {
  const { ask, done, open } = workshop();
  const [one, all] = [new AbortController(), new AbortController()];
  const asked = [
    ask("loaf", 320, one.signal),
    ask("loaf", 640),
    ask("bun", 320, all.signal),
    ask("bun", 640, all.signal),
  ];
  one.abort();
  all.abort();
  // Later requests do not join this job.
  asked.push(ask("bun", 1080));
  await open();
  const results = await Promise.allSettled(asked);
  expect(results.map((r) => (r.status === "fulfilled" ? String(r.value) : r.reason))).toEqual([
    expect.any(AbandonedError),
    "loaf 640",
    expect.any(AbandonedError),
    expect.any(AbandonedError),
    "bun 1080",
  ]);
  expect(done).toEqual(["loaf 640", "bun 1080"]);
});

test("a failure is told to all who wait, and the next try starts anew", async () => {
  const { ask, open, jobs } = workshop();
  const asked = [ask("loaf", 0), ask("loaf", 320)];
  await open();
  for (const one of asked) await expect(one).rejects.toThrow("no such width");
  expect(String(await ask("loaf", 320))).toBe("loaf 320");
  await jobs.settled("loaf");
});
