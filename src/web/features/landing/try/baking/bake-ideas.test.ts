import { expect, test, vi } from "vitest";
import type { Oven } from "@/oven/oven.ts";
import { OvenError } from "@/oven/oven-error.ts";
import type { Idea } from "../try-state.ts";
import { bakeIdeas } from "./bake-ideas.ts";

vi.mock("./mark-as-preview.ts", () => ({ markAsPreview: (picture: unknown) => picture }));

/** Composes the layout that the list names for each seed. */
function ovenWith(answers: readonly (string | Error)[]) {
  return {
    compose: vi.fn(async (_sentence: string, _type: string, _format: string, seed: number) => {
      const answer = answers[seed] ?? "late";
      if (answer instanceof Error) throw answer;
      return { seed, layout: answer, slots: { headline: "Two\ncups" } } as Awaited<ReturnType<Oven["compose"]>>;
    }),
    paint: vi.fn(async () => ({}) as ImageBitmap),
  };
}

async function bake(answers: readonly (string | Error)[], firstSeed = 0) {
  const ideas: Idea[] = [];
  await bakeIdeas(ovenWith(answers), { sentence: "lemonade", firstSeed }, (idea) => ideas.push(idea));
  return ideas;
}

const refused = new OvenError("refused", "It cannot be set.");

test("three ideas come out, each with its name and what it says", async () => {
  const ideas = await bake(["wall", "arcs", "tide", "sign"]);
  expect(ideas.map(({ seed, layout }) => [seed, layout])).toEqual([
    [0, "wall"],
    [1, "arcs"],
    [2, "tide"],
  ]);
  expect(ideas[0]).toMatchObject({ caption: { name: "The wall" }, alt: "The wall: “Two cups”" });
});

test("an idea that is refused, or was had a moment ago, makes room for the next", async () => {
  const ideas = await bake(["wall", refused, "wall", "arcs", "tide"]);
  expect(ideas.map(({ seed }) => seed)).toEqual([0, 3, 4]);
});

test("when nothing at all can be set, the composer's reason is told", async () => {
  await expect(bake(Array.from({ length: 9 }, () => refused))).rejects.toBe(refused);
});

test("when the connection drops in between, what is out stays out", async () => {
  const offline = new OvenError("offline", "gone");
  const ideas: Idea[] = [];
  const baking = bakeIdeas(ovenWith(["wall", offline]), { sentence: "lemonade", firstSeed: 0 }, (idea) =>
    ideas.push(idea),
  );
  await expect(baking).rejects.toBe(offline);
  expect(ideas).toHaveLength(1);
});
