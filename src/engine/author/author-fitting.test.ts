import { expect, test } from "vitest";
import { isDeliverable } from "../lint/finding.ts";
import { lintScene } from "../lint/lint-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { wordFiles } from "../node/word-files.ts";
import { authorFitting } from "./author-fitting.ts";

const painter = createPainter();

test.each([
  "Lava lamps. The text should be Wait for it…, then small: Takes 40 minutes. oh and $64 in a round sticker. Blobworks.",
  "Hermanos Brocha, pintores con 12 años de oficio. Presupuesto sin cargo x whatsapp 11 5263-0098",
  "Slow coffee from Brunswick Roasters, 250 g for $14, ground to order",
])("a description whose offer cannot be told in few words still becomes a picture: %s", async (description) => {
  for (const seed of [0, 1]) {
    const {
      painted,
      scene: made,
      leavesOutOffers,
    } = await authorFitting({ description, type: "meta", seed }, wordFiles, async (scene) => ({
      findings: await lintScene(painter, scene, "1:1"),
    }));
    expect(isDeliverable(painted.findings)).toBe(true);
    // Who is told so knows why the price is missing.
    expect(leavesOutOffers).toBe(!/\d+ g for|64|sin cargo/.test(JSON.stringify(made.slots)));
  }
});

test("of ideas without faults the one that shows the photograph best is taken, and few are looked at for it", async () => {
  const wish = { description: "Open day at Linden Studio on 14 May", type: "meta", seed: 0, photo: "photo" } as const;
  const taken = async (sights: readonly number[]) => {
    let tries = 0;
    const { painted } = await authorFitting(wish, wordFiles, async () => ({
      findings: [],
      sight: sights[tries++] ?? 1,
    }));
    return { sight: painted.sight, tries };
  };
  expect(await taken([0.9, 1])).toEqual({ sight: 0.9, tries: 1 });
  expect(await taken([0.3, 0.9, 1])).toEqual({ sight: 0.9, tries: 2 });
  expect(await taken([0.3, 0.6, 0.5, 0.4, 1])).toEqual({ sight: 0.6, tries: 4 });
});
