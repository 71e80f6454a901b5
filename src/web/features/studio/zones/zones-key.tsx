import { TriangleAlert } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import type { EditedLayer } from "@/workbench/document/edited-layer.ts";
import type { Format } from "../../../../shared/formats.ts";
import { type Zone, zonesOf } from "./zones.ts";

type ZonesKeyProps = {
  format: Format;
  zone: Zone;
  /** Layers with words that lie where the app covers them. */
  covered: readonly EditedLayer[];
  onChoose: (zone: Zone) => void;
  onMoveIn: (layer: EditedLayer) => void;
};

/** Which zone is shown, and what lies outside of it. */
export function ZonesKey({ format, zone, covered, onChoose, onMoveIn }: ZonesKeyProps) {
  const zones = zonesOf(format);
  return (
    <aside
      aria-label="Safe zones"
      data-own-pointer=""
      className={cn(
        "absolute top-3 right-3 grid max-h-[calc(100%-80px)] w-60 gap-2 overflow-y-auto rounded-3 bg-surface p-3 shadow-popover",
        "max-tablet:top-2 max-tablet:right-2 max-tablet:left-2 max-tablet:w-auto max-tablet:p-1",
      )}
    >
      <h3 className="font-semibold text-13 max-tablet:sr-only">Safe zones, {format}</h3>
      <div role="radiogroup" aria-label="Platform" className="grid gap-0.5 max-tablet:flex max-tablet:overflow-x-auto">
        {zones.map((one) => (
          <label
            key={one.id}
            className={cn(
              "flex min-h-9 flex-none cursor-pointer items-center gap-2 rounded-2 px-2 text-13 pointer-coarse:min-h-11",
              one.id === zone.id && "bg-inset",
            )}
          >
            <input
              type="radio"
              name="zone"
              className="size-4 flex-none accent-ink"
              checked={one.id === zone.id}
              onChange={() => onChoose(one)}
            />
            <span className="flex-1 max-tablet:flex-none max-tablet:whitespace-nowrap">{one.name}</span>
            <small className="whitespace-nowrap text-ink-2 text-xs tabular-nums">{one.numbers}</small>
          </label>
        ))}
      </div>
      {covered.map((layer) => (
        <p key={layer.id} className="flex gap-2 rounded-2 bg-warn-soft px-3 py-2 text-13 text-warn-fg leading-snug">
          <TriangleAlert size={15} aria-hidden="true" className="mt-0.5 flex-none" />
          <span>
            {layer.name} sits where {zone.id === "margin" ? "a margin should be" : `${zone.name} covers it`}.{" "}
            <button
              type="button"
              className="font-semibold underline underline-offset-2"
              disabled={layer.isLocked}
              onClick={() => onMoveIn(layer)}
            >
              Move it in
            </button>
          </span>
        </p>
      ))}
    </aside>
  );
}
