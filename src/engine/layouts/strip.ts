import { mix } from "../color/mix.ts";
import { handArt, heroByHand } from "../layout-pieces/hand-art.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { letteredPage } from "./pieces/lettered-page.ts";
import { panelPaper } from "./pieces/panel-frame.ts";
import { panelPage } from "./pieces/panel-page.ts";

const PANELS = 3;

/** A comic of up to three drawings with one line each. The product comes in with the last. */
export const strip: Layout = async (stage) => {
  const { palette: p, slots, scene } = stage;
  const captions = (slots.bullets ?? []).slice(0, PANELS);
  const count = captions.length || Math.min(PANELS, 1 + scene.extras.length);
  const paper = panelPaper(stage);
  const groundOf = (index: number) => (index > 0 && index === count - 1 ? mix(paper, p.pop, 0.3) : paper);
  const contents = Array.from({ length: count }, (_, index) => {
    const sheet = { paper: groundOf(index) };
    const art = index === 0 ? heroByHand(stage, sheet) : handArt(stage, scene.extras[index - 1], sheet);
    return { art, text: captions[index] };
  });
  if (!contents.some(({ art, text }) => art || text)) return letteredPage(stage);
  return panelPage(stage, contents, { id: "caption", groundOf, isNumbered: false, isLed: true });
};
