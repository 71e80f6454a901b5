import { Maximize, Minus, Plus } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import type { Size } from "../geometry/view.ts";
import type { CanvasView } from "./use-view.ts";

type CanvasBarProps = {
  view: CanvasView;
  page: Size;
  showsSafe: boolean;
  zonesName: string;
  onShowsSafe: (shows: boolean) => void;
};

/** Below the page: zoom, size, safe zone. Phones zoom with two fingers. */
export function CanvasBar({ view, page, showsSafe, zonesName, onShowsSafe }: CanvasBarProps) {
  const percent = view.usePercent();
  return (
    <div
      data-own-pointer=""
      className="-translate-x-1/2 absolute bottom-3 left-1/2 flex h-11 max-w-[calc(100%-16px)] items-center gap-1 rounded-3 bg-surface px-1.5 shadow-popover max-tablet:bottom-6"
    >
      <Button
        variant="ghost"
        size="sm"
        icon={<Minus size={16} aria-hidden="true" />}
        aria-label="Zoom out"
        className="max-tablet:hidden"
        onClick={() => view.zoom("out")}
      />
      <output aria-label="Zoom" className="min-w-11 text-center max-tablet:pl-2 text-13 tabular-nums">
        {percent} %
      </output>
      <Button
        variant="ghost"
        size="sm"
        icon={<Plus size={16} aria-hidden="true" />}
        aria-label="Zoom in"
        className="max-tablet:hidden"
        onClick={() => view.zoom("in")}
      />
      <Button
        variant="ghost"
        size="sm"
        icon={<Maximize size={15} aria-hidden="true" />}
        aria-label="Fit"
        onClick={view.fit}
      />
      <span className="mx-1.5 border-line border-l pl-3 text-ink-2 whitespace-nowrap text-xs leading-5 tabular-nums max-desk:hidden">
        {page.width} × {page.height}
      </span>
      <span className="flex items-center gap-2.5 border-line border-l pr-2.5 pl-3 text-13">
        <Switch label={zonesName} checked={showsSafe} onCheckedChange={onShowsSafe} />
        <span aria-hidden="true" className="whitespace-nowrap">
          {zonesName}
        </span>
      </span>
    </div>
  );
}
