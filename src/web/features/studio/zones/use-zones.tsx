import { useState } from "react";
import { hasWords } from "@/workbench/document/edited-layer.ts";
import type { StudioDocument } from "../document/view.ts";
import { movedInto } from "../problems/problem.ts";
import type { StudioAction } from "../studio-state.ts";
import { zonesOf } from "./zones.ts";
import { ZonesKey } from "./zones-key.tsx";
import { ZonesOverlay } from "./zones-overlay.tsx";

type Box = { x: number; y: number; width: number; height: number };

/** What the canvas shows of the safe zones: those of the platform that was chosen last. */
export function useZones({ format, page, layers }: StudioDocument, dispatch: (action: StudioAction) => void) {
  const [chosen, setChosen] = useState("reels");
  const zones = zonesOf(format);
  const zone = zones.find(({ id }) => id === chosen) ?? zones[0];
  if (!zone) return undefined;
  const { safe } = zone;
  const words = layers.filter((layer) => !layer.isHidden && hasWords(layer) && layer.text);
  return {
    overlay: <ZonesOverlay zone={zone} page={page} />,
    legend: (
      <ZonesKey
        {...{ format, zone }}
        covered={words.filter(({ box }) => !isWithin(box, safe))}
        onChoose={({ id }) => setChosen(id)}
        onMoveIn={({ id, angle, box }) =>
          dispatch({ type: "place", how: "Move", places: [{ id, angle, box: movedInto({ box }, safe) }] })
        }
      />
    ),
  };
}

const isWithin = (box: Box, area: Box) =>
  box.x >= area.x - 1 &&
  box.y >= area.y - 1 &&
  box.x + box.width <= area.x + area.width + 1 &&
  box.y + box.height <= area.y + area.height + 1;
