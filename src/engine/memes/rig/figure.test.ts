import { describe, expect, it } from "vitest";
import { svgFaults } from "../../../../tests/support/svg-faults.ts";
import { CAST, CAST_IDS } from "../cast/cast.ts";
import { type Acting, figure, put } from "../figure.ts";
import { MOOD_IDS } from "../moods.ts";
import { POSE_IDS } from "../poses/poses.ts";
import { withoutTwinClips } from "./ink.ts";
import type { Stance } from "./legs.ts";

const STANCES: Stance[] = ["stand", "sit", "walk", "run", "kneel", "splits"];

describe.each(CAST_IDS)("%s", (id) => {
  it("can be drawn in a third of all poses, every time in another mood", () => {
    const turn = CAST_IDS.indexOf(id);
    const faults = POSE_IDS.filter((_, index) => index % 3 === turn % 3).flatMap((pose, index) => {
      const mood = MOOD_IDS[(index + turn) % MOOD_IDS.length] ?? "calm";
      return svgFaults(figure(id, { pose, mood })).map((fault) => `${pose}, ${mood}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it("can be drawn from the front and from the side, standing, seated and on the move", () => {
    const faults = STANCES.flatMap((stance) =>
      (["front", "side"] as const).flatMap((view) => svgFaults(figure(id, { stance, view, mood: "smug" }))),
    );
    expect(faults).toEqual([]);
  });

  it("shows every mood differently", () => {
    expect(new Set(MOOD_IDS.map((mood) => figure(id, { mood }))).size).toBe(MOOD_IDS.length);
  });

  it("has another look in each of its coats", () => {
    const coats = Object.keys(CAST[id].coats ?? {});
    expect(new Set([figure(id), ...coats.map((coat) => figure(id, { coat }))]).size).toBe(coats.length + 1);
  });
});

describe("figures", () => {
  it.each(MOOD_IDS)("differ from each other when all are %s", (mood) => {
    expect(new Set(CAST_IDS.map((id) => figure(id, { mood }))).size).toBe(CAST_IDS.length);
  });

  it("are the same whenever they are drawn, and whatever was drawn before", () => {
    const acting: Acting = { mood: "delighted", pose: "point" };
    const first = figure("marge", acting);
    figure("kevin", { mood: "shout" });
    expect(figure("marge", acting)).toBe(first);
  });

  it("name each of their clips once in a picture with the same figure twice", () => {
    const twins = withoutTwinClips(put("doug", { x: 100, y: 200 }) + put("doug", { x: 300, y: 200, flip: true }));
    const names = [...twins.matchAll(/<clipPath id="([^"]+)"/g)].map(([, name]) => name);
    const used = [...twins.matchAll(/url\(#([^)]+)\)/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(used.filter((name) => !names.includes(name))).toEqual([]);
  });

  it("hold what they are given, also with a fist", () => {
    const hold = { right: '<path d="M0 0H9V9Z" fill="#123456"/>' };
    expect(figure("sal", { pose: "triumph", hold })).toContain("#123456");
  });
});
