import { Image } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { cn } from "@/lib/cn.ts";

type PictureRowProps = { isSelected: boolean; isAiMade: boolean; onSelect: () => void };

/** The picture of the creative itself, which lies under all layers. */
export function PictureRow({ isSelected, isAiMade, onSelect }: PictureRowProps) {
  return (
    <li className={cn("flex items-center rounded-2 pr-1", isSelected ? "bg-accent-soft" : "hover:bg-inset")}>
      <button
        type="button"
        aria-pressed={isSelected}
        className="-outline-offset-2 flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-2 px-2.5 text-left"
        onClick={onSelect}
      >
        <Image aria-hidden="true" size={16} className="flex-none text-ink-2" />
        <span className="grid min-w-0 flex-1 leading-tight">
          <b className="truncate font-[550] text-13">Picture</b>
          <small className="truncate text-ink-2 text-xs">Under everything</small>
        </span>
        {isAiMade && <Badge>AI-made</Badge>}
      </button>
    </li>
  );
}
