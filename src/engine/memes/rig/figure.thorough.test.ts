import { describe, expect, it } from "vitest";
import { svgFaults } from "../../../../tests/support/svg-faults.ts";
import { CAST_IDS } from "../cast/cast.ts";
import { figure } from "../figure.ts";
import { MOOD_IDS } from "../moods.ts";
import { POSE_IDS } from "../poses/poses.ts";

describe.each(CAST_IDS)("%s", (id) => {
  it("can be drawn in every mood and every pose", () => {
    // Head and arms are drawn apart, so each mood meets several poses and each pose several moods, not all of them.
    const moods = MOOD_IDS.map((mood) => ({ mood }));
    const poses = POSE_IDS.flatMap((pose, index) => [
      { pose, mood: MOOD_IDS[index % MOOD_IDS.length] ?? "calm" },
      { pose, mood: MOOD_IDS[(index * 7 + 3) % MOOD_IDS.length] ?? "calm" },
    ]);
    const faults = [...moods, ...poses].flatMap((acting) =>
      svgFaults(figure(id, acting)).map((fault) => `${JSON.stringify(acting)}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
