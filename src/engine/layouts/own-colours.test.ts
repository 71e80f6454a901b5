import { expect, test } from "vitest";
import { kitPalettes } from "../author/brand/kit-palettes.ts";
import { composeScene } from "../composition/compose-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { type SceneInput, sceneSchema } from "../scene/scene.ts";

const painter = createPainter();
const [onDark] = kitPalettes({
  colors: [
    { name: "Night", hex: "#2a0a3d", role: "dark" },
    { name: "Pink", hex: "#ff5fa0", role: "loud" },
  ],
});

test.each<SceneInput["layout"]>(["card", "ticket", "sign"])(
  "%s: a brand of violet and pink gets no cream paper",
  async (layout) => {
    for (const seed of [0, 1, 2, 3]) {
      const slots = { headline: "One timer", facts: ["$29 once"], button: "Take a look" };
      const scene = sceneSchema.parse({
        ...{ layout, type: "maker", brand: { name: "Dot" }, palette: onDark, slots, art: { kit: "none" }, seed },
      });
      const { composition } = await composeScene(painter, scene, "1:1");
      const layers = composition.layers.map(({ style }) => style.color);
      expect(JSON.stringify(composition.paint)).not.toMatch(/#fff[a-f0-9]{3}\b/iu);
      expect(layers.every((color) => ["#2a0a3d", "#ff5fa0"].includes(color))).toBe(true);
    }
  },
);
