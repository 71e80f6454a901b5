import { Check, CloudOff, LoaderCircle, type LucideIcon, PencilLine, RotateCw, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { SaveState } from "./autosave.ts";

type Look = { words: string; more?: string; Icon: LucideIcon; tone: "ok" | "neutral" | "warn" | "bad" };

const looks: Record<SaveState<unknown>["status"], Look> = {
  saved: { words: "Saved", Icon: Check, tone: "ok" },
  waiting: { words: "Not saved yet", Icon: PencilLine, tone: "neutral" },
  saving: { words: "Saving", Icon: LoaderCircle, tone: "neutral" },
  offline: { words: "Offline", more: ", saved when you are back", Icon: CloudOff, tone: "warn" },
  failed: { words: "Not saved", Icon: TriangleAlert, tone: "bad" },
  conflict: { words: "Two versions", Icon: TriangleAlert, tone: "warn" },
};

type SaveChipProps = {
  state: SaveState<unknown>;
  onRetry: () => void;
  /** What is said of what is saved, where that could be taken for something else. */
  saved?: string;
};

/** Whether what one sees is safe, in words. */
export function SaveChip({ state, onRetry, saved }: SaveChipProps) {
  const { words, more, Icon, tone } = looks[state.status];
  return (
    <span className="flex flex-none items-center gap-1">
      <Badge role="status" tone={tone} icon={<Icon aria-hidden="true" />}>
        <span>
          {(state.status === "saved" && saved) || words}
          {more && <span className="max-tablet:sr-only">{more}</span>}
        </span>
      </Badge>
      {state.status === "failed" && (
        <Button variant="ghost" size="sm" icon={<RotateCw size={14} aria-hidden="true" />} onClick={onRetry}>
          Try again
        </Button>
      )}
    </span>
  );
}
