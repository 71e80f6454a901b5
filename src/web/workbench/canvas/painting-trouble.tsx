import { TriangleAlert } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button.tsx";
import type { LivePainting } from "../painting/live-painting.ts";

/** Says that the picture is not up to date, when painting failed. */
export function PaintingTrouble({ painting }: { painting: LivePainting }) {
  const hasFailed = useSyncExternalStore(painting.subscribe, () => painting.get().hasFailed);
  if (!hasFailed) return null;
  return (
    <div
      role="alert"
      data-own-pointer=""
      className="-translate-x-1/2 absolute top-3 left-1/2 flex max-w-[calc(100%-24px)] items-center gap-2.5 rounded-3 bg-warn-soft py-1.5 pr-1.5 pl-3.5 text-13 text-warn-fg shadow-2"
    >
      <TriangleAlert size={16} aria-hidden="true" className="flex-none" />
      The preview could not be painted. Your changes are kept.
      <Button size="sm" onClick={painting.retry}>
        Try again
      </Button>
    </div>
  );
}
