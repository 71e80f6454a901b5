import { Button } from "@/components/ui/button.tsx";
import { labelStyles } from "@/components/ui/field-styles.ts";
import { type InspirationImage, imageSource } from "@/lib/inspiration/inspiration-image.ts";

type EditSourceProps = { source: InspirationImage; onStop: () => void };

/** The creative that the next generation changes. */
export function EditSource({ source, onStop }: EditSourceProps) {
  return (
    <div>
      <p className={labelStyles}>Editing a creative</p>
      <div className="mt-2 flex items-center gap-3 rounded-3 bg-inset p-2">
        <img src={imageSource(source)} alt={source.name} className="h-20 w-20 rounded-2 bg-mat object-contain" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-13">{source.name}</p>
          <p className="text-ink-2 text-xs">The original stays in your gallery. You get a new creative.</p>
        </div>
        <Button size="sm" onClick={onStop}>
          Stop editing
        </Button>
      </div>
    </div>
  );
}
