import { expect, test } from "vitest";
import { SAMPLE_SCENES } from "../../../../engine/samples/sample-scenes.ts";
import { BAKED_EXAMPLES } from "../../../../shared/baked-examples.ts";
import {
  type Idea,
  isMore,
  isTooLong,
  nextSeed,
  reduceTry,
  START,
  sentenceToBake,
  shareOf,
  shownBatch,
  type TryAction,
  type TryState,
  viewOf,
} from "./try-state.ts";

const [scene] = SAMPLE_SCENES;
if (!scene) throw new Error("there is no sample scene");

const after = (actions: TryAction[], start: TryState = START) => actions.reduce(reduceTry, start);
const write = (sentence: string): TryAction => ({ do: "write", sentence });
const idea = (seed: number): Idea => ({
  scene,
  seed,
  layout: "wall",
  caption: { name: "The wall", words: "Words to all four edges." },
  alt: "",
  picture: {} as HTMLCanvasElement,
});
const bake = (...seeds: number[]): TryAction[] => [
  { do: "bake" },
  ...seeds.map((seed): TryAction => ({ do: "out", idea: idea(seed) })),
  { do: "done", seconds: 0.9 },
];
const hot: TryAction[] = [{ do: "heat", bytes: 2_100_000, total: 2_100_000 }, { do: "hot" }];

test("the examples change by themselves until somebody chooses one or begins to type", () => {
  expect(after([{ do: "rotate", to: 1 }]).example).toBe(1);
  expect(
    after([
      { do: "choose-example", example: 2 },
      { do: "rotate", to: 0 },
    ]).example,
  ).toBe(2);
  expect(after([{ do: "take-over" }, { do: "rotate", to: 1 }]).example).toBe(0);
});

test("with an empty field the example on show is baked", () => {
  const state = after([{ do: "choose-example", example: 1 }, write("  "), { do: "bake" }]);
  expect(sentenceToBake(state)).toBe(BAKED_EXAMPLES[1].sentence);
  expect(shownBatch(state)?.sentence).toBe(BAKED_EXAMPLES[1].sentence);
});

test("from typing over heating and baking to three ideas", () => {
  expect(viewOf(START)).toBe("idle");
  expect(viewOf(after([write("lemonade")]))).toBe("typing");
  const heating = after([write("lemonade"), { do: "bake" }, { do: "heat", bytes: 1_000_000, total: 2_000_000 }]);
  expect(viewOf(heating)).toBe("heating");
  expect(shareOf(heating)).toBe(0.5);
  expect(viewOf(after(hot, heating))).toBe("baking");
  const ideas = after([...hot, { do: "out", idea: idea(0) }, { do: "done", seconds: 1 }], heating);
  expect(viewOf(ideas)).toBe("ideas");
});

test("more ideas are the next ones of the same words, and earlier batches can be looked at again", () => {
  const first = after([write("lemonade"), ...hot, ...bake(0, 1, 3)]);
  expect(isMore(first)).toBe(true);
  expect(nextSeed(first.batches, "lemonade")).toBe(4);
  const second = after(bake(4, 5, 6), first);
  expect(shownBatch(second)?.number).toBe(2);
  expect(shownBatch(after([{ do: "show", number: 1 }], second))?.ideas.map(({ seed }) => seed)).toEqual([0, 1, 3]);
  const other = after([write("gingerade")], second);
  expect(isMore(other)).toBe(false);
  expect(nextSeed(other.batches, "gingerade")).toBe(0);
});

test("only the latest six batches are kept", () => {
  const state = after([write("lemonade"), ...hot, ...Array.from({ length: 8 }, () => bake(0)).flat()]);
  expect(state.batches.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8]);
});

test("240 characters fit, however many bytes they take, and one more is not baked", () => {
  expect(isTooLong(after([write("🍋".repeat(240))]))).toBe(false);
  const tooLong = after([write("🍋".repeat(241))]);
  expect(isTooLong(tooLong)).toBe(true);
  expect(after([{ do: "bake" }], tooLong)).toBe(tooLong);
});

test("pasted lines become one", () => {
  expect(after([write("two cups \r\n for $3")]).sentence).toBe("two cups for $3");
});

test("when something goes wrong the words stay, and so does what is out already", () => {
  const problem = { kind: "not-loaded", bytes: 800_000, total: 2_100_000 } as const;
  const cold = after([write("lemonade"), { do: "bake" }, { do: "fail", problem }]);
  expect(cold).toMatchObject({ sentence: "lemonade", batches: [], isBaking: false, problem });
  expect(viewOf(cold)).toBe("idle");
  expect(viewOf(after([{ do: "bake" }], cold))).toBe("heating");
  const half = after([
    write("lemonade"),
    ...hot,
    { do: "bake" },
    { do: "out", idea: idea(0) },
    { do: "fail", problem: { kind: "refused", message: "no" } },
  ]);
  expect(shownBatch(half)?.ideas).toHaveLength(1);
  expect(half.oven.isHot).toBe(true);
});
