import { TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";

type ConflictBarProps = { onKeepMine: () => void; onTakeTheirs: () => void };

/** Asks which of two versions counts. The editor stays usable, so that one can look before choosing. */
export function ConflictBar({ onKeepMine, onTakeTheirs }: ConflictBarProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-warn-line border-b bg-warn-soft px-4 py-2.5 text-13 text-warn-fg"
    >
      <TriangleAlert size={16} aria-hidden="true" className="flex-none" />
      <p className="min-w-0 flex-1 basis-56">
        <b className="font-semibold">Another tab saved a newer version.</b> Nothing is saved here until you choose.
      </p>
      <Button size="sm" className="pointer-coarse:h-11" onClick={onTakeTheirs}>
        Take theirs
      </Button>
      <Button size="sm" variant="ink" className="pointer-coarse:h-11" onClick={onKeepMine}>
        Keep mine
      </Button>
    </div>
  );
}
