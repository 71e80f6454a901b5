import { expect, test } from "vitest";
import { AbandonedError, createFairQueue } from "../fairness/fair-queue.ts";
import { createPictureJobs } from "./picture-jobs.ts";

/** A queue with one place, which is taken until `open` is called, and a log of what was done in it. */
function workshop() {
  const queue = createFairQueue({ atOnce: 1, perLane: 10, perAsker: 10, waiting: 10 });
  const jobs = createPictureJobs<string, number>(queue);
  const done: string[] = [];
  let open = () => {};
  const taken = queue({ lane: "somebody else" }, () => new Promise<void>((resolve) => (open = resolve)));
  const ask = (picture: string, width: number, signal = new AbortController().signal) =>
    jobs.ask(
      picture,
      width,
      { lane: "owner", signal },
      {
        decode: async () => {
          done.push(`decode ${picture}`);
          return picture;
        },
        make: async (pixels, wide) => {
          done.push(`${pixels} ${wide}`);
          if (wide === 0) throw new Error("no such width");
          return Buffer.from(`${pixels} ${wide}`);
        },
      },
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

test("whatever sizes of a picture are wanted, it is decoded once", async () => {
  const { ask, done, open } = workshop();
  const asked = [ask("loaf", 320), ask("loaf", 640), ask("loaf", 320), ask("bun", 320)];
  // A request arrives while the job is running.
  const late = asked[0]?.then(() => ask("loaf", 1080));
  await open();
  expect((await Promise.all([...asked, late])).map(String)).toEqual([
    "loaf 320",
    "loaf 640",
    "loaf 320",
    "bun 320",
    "loaf 1080",
  ]);
  expect(done).toEqual(["decode loaf", "loaf 320", "loaf 640", "loaf 1080", "decode bun", "bun 320"]);
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
  expect(done).toEqual(["decode loaf", "loaf 640", "decode bun", "bun 1080"]);
});

test("a failure is told to all who wait, and the next try starts anew", async () => {
  const { ask, open, jobs } = workshop();
  const asked = [ask("loaf", 0), ask("loaf", 320)];
  await open();
  for (const one of asked) await expect(one).rejects.toThrow("no such width");
  expect(String(await ask("loaf", 320))).toBe("loaf 320");
  await jobs.settled("loaf");
});
