import { expect, test } from "vitest";
import { EMPTY_GENERATOR, type GeneratorState } from "./generator-state.ts";
import { loadGenerator, saveGenerator } from "./persist-generator.ts";

const picture = {
  id: "a",
  name: "a.jpg",
  data: "A".repeat(3_000),
  mimeType: "image/webp",
  width: 800,
  height: 600,
  fileSize: 2_000_000,
  format: "JPEG",
  hasExif: false,
  isTransparent: false,
  colors: ["#1466d8"],
  role: "style" as const,
  borrow: ["palette" as const],
  from: { kind: "ad" as const, id: "7b1f5f0e-3c1a-4a55-9d3c-2f1f6f0f7a11" },
  lender: "Longhaul",
};
const state: GeneratorState = {
  ...EMPTY_GENERATOR,
  prompt: "hot sauce",
  adType: "meme",
  generatedImage: `/storage/${"x".repeat(1_000)}.png`,
  generatedTitle: "Meme Creative",
  inspirationImages: [picture],
};

/** Holds this many characters and refuses more, as browsers do. */
function storageOf(room: number) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  };
}

function reload(room: number, given = state) {
  const storage = storageOf(room);
  saveGenerator(storage, "june", given);
  return loadGenerator(storage, "june");
}

test("everything is there again after a reload", () => {
  expect(reload(10_000)).toEqual(state);
});

test("when the storage is full the image goes first", () => {
  expect(reload(4_000)).toMatchObject({ prompt: "hot sauce", generatedImage: null, inspirationImages: [picture] });
});

test("then the inspirations go, and the words stay", () => {
  expect(reload(1_000)).toMatchObject({ prompt: "hot sauce", adType: "meme", inspirationImages: [] });
});

test("a change that was being described is still one, however full the storage is", () => {
  const edit = { imageUrl: "/a.png", versionId: null, prompt: "Make it night", undo: null, format: "1:1" } as const;
  expect(reload(1_000, { ...state, edit })).toMatchObject({ prompt: "hot sauce", edit });
});

test("where nothing fits at all, nothing stale is left behind", () => {
  const storage = storageOf(1_000);
  saveGenerator(storage, "june", { ...EMPTY_GENERATOR, prompt: "old" });
  saveGenerator(storage, "june", { ...EMPTY_GENERATOR, prompt: "n".repeat(2_000) });
  expect(loadGenerator(storage, "june").prompt).toBe("");
});

test("what somebody else or another version left is not shown", () => {
  const storage = storageOf(10_000);
  saveGenerator(storage, "june", state);
  expect(loadGenerator(storage, "jo")).toEqual(EMPTY_GENERATOR);
  storage.setItem("generator_june", '{"prompt":7}');
  expect(loadGenerator(storage, "june")).toEqual(EMPTY_GENERATOR);
  storage.setItem("generator_june", "not JSON");
  expect(loadGenerator(storage, "june")).toEqual(EMPTY_GENERATOR);
});
