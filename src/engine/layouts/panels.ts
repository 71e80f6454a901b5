import { handArt } from "../layout-pieces/hand-art.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { letteredPage } from "./pieces/lettered-page.ts";
import { panelPaper } from "./pieces/panel-frame.ts";
import { panelPage } from "./pieces/panel-page.ts";

/** Steps as panels, each with its number, a sketch of its own if there is one (extras), and the words beneath. */
export const panels: Layout = async (stage) => {
  const { slots, scene } = stage;
  const steps = slots.bullets ?? [];
  if (steps.length === 0) return letteredPage(stage);
  const paper = panelPaper(stage);
  const contents = steps.map((text, index) => ({ text, art: handArt(stage, scene.extras[index], { paper }) }));
  return panelPage(stage, contents, { id: "step", groundOf: () => paper, isNumbered: true, isLed: false });
};
