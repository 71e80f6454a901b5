import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutosave, MAX_WAIT_MS, RETRY_MS, type Save, type Stored, WAIT_MS } from "./autosave.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Words = { text: string };

/** Where two tabs save to. */
function store(text = "one") {
  let stored: Stored<Words> = { version: 1, document: { text } };
  const save = vi.fn<Save<Words>>(async (document, basedOn) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (basedOn !== stored.version) return { conflict: stored };
    stored = { version: stored.version + 1, document };
    return { saved: stored.version };
  });
  return { save, read: () => stored };
}
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("fast typing is saved once, after a pause", async () => {
  const { save, read } = store();
  const autosave = createAutosave(read(), save);
  const seen: string[] = [];
  autosave.subscribe(() => seen.push(autosave.get().status));
  for (const text of ["t", "tw", "two"]) {
    autosave.change({ text });
    await later(100);
  }
  await later(WAIT_MS + 200);
  expect(save).toHaveBeenCalledTimes(1);
  expect(read()).toEqual({ version: 2, document: { text: "two" } });
  expect(seen.slice(-3)).toEqual(["waiting", "saving", "saved"]);
  expect(autosave.hasUnsaved()).toBe(false);
});

test("whoever never pauses is saved all the same", async () => {
  const { save, read } = store();
  const autosave = createAutosave(read(), save);
  for (let passed = 0; passed < MAX_WAIT_MS + 500; passed += 250) {
    autosave.change({ text: `${passed}` });
    await later(250);
  }
  expect(save).toHaveBeenCalled();
});

test("what changes during a save is saved after it", async () => {
  const { save, read } = store();
  const autosave = createAutosave(read(), save);
  autosave.change({ text: "two" });
  await later(WAIT_MS + 10);
  expect(autosave.get().status).toBe("saving");
  autosave.change({ text: "three" });
  await later(WAIT_MS + 500);
  expect(read()).toEqual({ version: 3, document: { text: "three" } });
});

test("what is undone back to what is stored needs no save, and one without an answer is made again", async () => {
  const { save, read } = store();
  const first = read().document;
  const autosave = createAutosave(read(), save);
  autosave.change({ text: "two" });
  await later(WAIT_MS / 2);
  autosave.change(first);
  expect([autosave.get().status, autosave.hasUnsaved()]).toEqual(["saved", false]);
  await later(MAX_WAIT_MS);
  expect(save).not.toHaveBeenCalled();

  save.mockRejectedValueOnce(new Error("no answer"));
  autosave.change({ text: "two" });
  await later(WAIT_MS + 200);
  expect(autosave.get().status).toBe("failed");
  autosave.change(first);
  await later(RETRY_MS + 200);
  expect([autosave.get().status, read().version]).toEqual(["saved", 2]);
});

test("when another tab was first, nothing is saved until the user has chosen", async () => {
  const { save, read } = store();
  const opened = read();
  const [mine, other] = [createAutosave(opened, save), createAutosave(opened, save)];
  other.change({ text: "theirs" });
  await later(WAIT_MS + 200);
  mine.change({ text: "mine" });
  await later(WAIT_MS + 200);
  expect(mine.get()).toEqual({ status: "conflict", theirs: { version: 2, document: { text: "theirs" } } });
  mine.change({ text: "mine, and more" });
  await later(60_000);
  expect(read().document.text).toBe("theirs");

  const keeping = mine.keepMine();
  await later(200);
  await keeping;
  expect(read()).toEqual({ version: 3, document: { text: "mine, and more" } });
  expect(mine.get().status).toBe("saved");
});

test("taking theirs gives up mine, and the next change is saved on top of theirs", async () => {
  const { save, read } = store();
  const mine = createAutosave(read(), save);
  await Promise.all([save({ text: "theirs" }, 1), later(100)]);
  mine.change({ text: "mine" });
  await later(WAIT_MS + 200);
  const theirs = mine.takeTheirs();
  expect(theirs).toEqual({ text: "theirs" });
  expect(mine.get().status).toBe("saved");
  if (theirs) mine.change(theirs);
  await later(WAIT_MS + 200);
  expect(read().version).toBe(2);
  mine.change({ text: "theirs, changed" });
  await later(WAIT_MS + 200);
  expect(read()).toEqual({ version: 3, document: { text: "theirs, changed" } });
});

test("without a network it waits, and saves as soon as there is one", async () => {
  const { save, read } = store();
  let isOnline = false;
  const autosave = createAutosave(read(), save, () => isOnline);
  autosave.change({ text: "two" });
  expect(autosave.get().status).toBe("offline");
  await later(WAIT_MS + 200);
  expect(save).not.toHaveBeenCalled();
  isOnline = true;
  void autosave.saveNow();
  await later(200);
  expect(read().document.text).toBe("two");
});

test("a failed save says so, and is tried again by itself", async () => {
  const { save, read } = store();
  save.mockRejectedValueOnce(new Error("500"));
  const autosave = createAutosave(read(), save);
  autosave.change({ text: "two" });
  await later(WAIT_MS + 200);
  expect(autosave.get().status).toBe("failed");
  expect(autosave.hasUnsaved()).toBe(true);
  await later(RETRY_MS + 200);
  expect(autosave.get().status).toBe("saved");
  expect(read().document.text).toBe("two");
});
