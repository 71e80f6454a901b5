import { placeStyle } from "@/workbench/canvas/place-style.ts";
import type { EditedDocument } from "@/workbench/document/edited-layer.ts";
import type { Zone } from "./zones.ts";
import "./zones.css";

/** Hatches what a platform's app covers, and frames the rest. */
export function ZonesOverlay({ zone, page }: { zone: Zone; page: EditedDocument["page"] }) {
  const { safe, above, below } = zone;
  const end = { x: safe.x + safe.width, y: safe.y + safe.height };
  const covered = [
    { name: above, box: { x: 0, y: 0, width: page.width, height: safe.y } },
    { name: below, box: { x: 0, y: end.y, width: page.width, height: page.height - end.y } },
    { box: { x: 0, y: safe.y, width: safe.x, height: safe.height } },
    { box: { x: end.x, y: safe.y, width: page.width - end.x, height: safe.height } },
  ];
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {covered.map(({ name, box }) => (
        <div key={`${box.x} ${box.y}`} className="bench-placed zone-covered" style={placeStyle({ box, angle: 0 })}>
          {name && <b className="zone-name">{name}</b>}
        </div>
      ))}
      <div className="bench-placed zone-safe" style={placeStyle({ box: safe, angle: 0 })} />
    </div>
  );
}
