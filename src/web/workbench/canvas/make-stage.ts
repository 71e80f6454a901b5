import type { EditedDocument } from "../document/edited-layer.ts";
import type { Dispatch } from "../document/workbench-action.ts";
import type { Guide } from "../geometry/snap.ts";
import type { LivePainting } from "../painting/live-painting.ts";
import type { Stage } from "./gestures/gesture.ts";
import { placeElement } from "./place-style.ts";

type Parts = {
  element: HTMLElement;
  document: EditedDocument;
  dispatch: Dispatch;
  view: Stage["view"];
  painting: LivePainting | null;
};

/** The canvas as a gesture sees it: elements that it may move, found once each. */
export function makeStage({ element, document, dispatch, view, painting }: Parts): Stage {
  const found = new Map<string, HTMLElement[]>();
  const lookUp = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];

  function elementsOf(id: string): HTMLElement[] {
    const known = found.get(id) ?? lookUp(`[data-place="${CSS.escape(id)}"]`);
    found.set(id, known);
    return known;
  }

  return {
    document,
    dispatch,
    view,
    place(id, placed) {
      for (const placedElement of elementsOf(id)) placeElement(placedElement, placed);
      const angle = `${Math.round(placed.angle)}°`;
      for (const label of lookUp("[data-angle]")) if (label.textContent !== angle) label.textContent = angle;
    },
    pickUp: () => painting?.hold(),
    paint: (draft) => painting?.show(draft),
    drop: () => painting?.release(),
    showGuides(guides) {
      const [layer] = lookUp("[data-guides]");
      if (guides.length > 0 || layer?.firstChild) layer?.replaceChildren(...guides.map(guideElement));
    },
    showMarquee(box) {
      const [marquee] = lookUp("[data-marquee]");
      if (!marquee) return;
      marquee.hidden = !box;
      if (box) placeElement(marquee, { box, angle: 0 });
    },
  };
}

function guideElement({ axis, at, from, to }: Guide): HTMLElement {
  const line = document.createElement("div");
  line.className = "bench-guide";
  line.dataset.axis = axis;
  line.style.setProperty("--at", String(at));
  line.style.setProperty("--from", String(from));
  line.style.setProperty("--length", String(to - from));
  return line;
}
