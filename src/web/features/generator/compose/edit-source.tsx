import { Button } from "@/components/ui/button.tsx";
import { labelStyles } from "@/components/ui/field-styles.ts";
import { renditionUrl } from "@/creatives/rendition.ts";
import { EDIT_SOURCE } from "../../../../shared/contracts/generate-creative.ts";

const PREVIEW_WIDTH = 320;

type EditSourceProps = { imageUrl: string | null; onStop: () => void };

/** The creative that the next generation changes. */
export function EditSource({ imageUrl, onStop }: EditSourceProps) {
  return (
    <div className="edit-source flex items-center gap-3 rounded-3 bg-surface p-2 shadow-line">
      {imageUrl && (
        <img
          src={renditionUrl(imageUrl, PREVIEW_WIDTH)}
          alt={EDIT_SOURCE.name}
          className="size-14 flex-none rounded-2 bg-mat object-contain"
        />
      )}
      <div className="min-w-0 flex-1 pl-1">
        <p className={labelStyles}>Editing a creative</p>
        <p className="text-ink-2 text-xs">
          {imageUrl
            ? "You get a new version. This one stays, and you can go back to it."
            : "Started in another tab, where it can be put in other words."}
        </p>
      </div>
      <Button size="sm" onClick={onStop}>
        Stop editing
      </Button>
    </div>
  );
}
