import { Copy, Download, Lightbulb, Save } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import type { useFinish } from "./use-finish.ts";

type MemeActionsProps = {
  finish: ReturnType<typeof useFinish>;
  isEmpty: boolean;
  isSuggesting: boolean;
  /** In the bar at the bottom of a phone. */
  isCompact: boolean;
  onSuggest: () => void;
};

const touch = "pointer-coarse:h-11";
const wide = cn(touch, "max-tablet:flex-1");

/** What to do with the meme: have captions suggested, copy it, download it, save it. */
export function MemeActions({ finish, isEmpty, isSuggesting, isCompact, onSuggest }: MemeActionsProps) {
  const suggest = (
    <Button
      size="sm"
      className={touch}
      icon={<Lightbulb size={16} aria-hidden="true" />}
      aria-label="Suggest captions"
      aria-pressed={isSuggesting}
      onClick={onSuggest}
    >
      {isCompact ? undefined : "Suggest captions"}
    </Button>
  );
  const copy = (
    <Button
      size="sm"
      variant="ghost"
      className={touch}
      icon={<Copy size={16} aria-hidden="true" />}
      aria-label="Copy the picture"
      title="Copy the picture"
      busy={finish.busy === "copy"}
      onClick={() => void finish.copy()}
    />
  );
  return (
    <>
      {isCompact && suggest}
      {copy}
      {!isCompact && suggest}
      <Button
        size="sm"
        variant="ink"
        className={wide}
        icon={<Download size={16} aria-hidden="true" />}
        busy={finish.busy === "download"}
        onClick={() => void finish.download()}
      >
        Download
      </Button>
      <Button
        size="sm"
        variant="primary"
        className={wide}
        icon={<Save size={16} aria-hidden="true" />}
        busy={finish.busy === "save"}
        disabled={isEmpty || finish.isSaved}
        onClick={() => void finish.save()}
      >
        {finish.isSaved ? "Saved" : "Save"}
      </Button>
    </>
  );
}
