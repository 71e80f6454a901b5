import { bakeIdeas, IDEA_SCALE } from "@/creatives/ideas/bake-ideas.ts";
import type { Oven } from "@/oven/oven.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import type { AdType } from "../../../shared/ad-types.ts";
import type { Format } from "../../../shared/formats.ts";

type Wanted = { sentence: string; adType: AdType; format: Format };

/** How long a reading takes, how long three ideas, and how long the bare painting of those three. */
export async function timeIdeas(oven: Oven, { sentence, adType, format }: Wanted) {
  const clock = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const readMs = await clock(() => oven.read({ description: sentence, adType }));
  const scenes: Scene[] = [];
  const compose: Oven["compose"] = async (...order) => {
    const scene = await oven.compose(...order);
    scenes.push(scene);
    return scene;
  };
  const ideasMs = await clock(() =>
    bakeIdeas({ compose, paint: oven.paint }, { sentence, adType, format, firstSeed: 0, isQuick: true }, () => {}),
  );
  const bareMs = await clock(async () => {
    for (const scene of scenes.slice(0, 3)) (await oven.paint(scene, format, { scale: IDEA_SCALE })).close();
  });
  return { readMs, ideasMs, bareMs };
}
