import { Check, CircleHelp, Contrast, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { READABLE } from "../../../engine/color/contrast.ts";

/** How well the words stand out from what they lie on; null while that is not known. */
export function ContrastRow({ ratio, onMend }: { ratio: number | null; onMend?: (() => void) | undefined }) {
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-[7px] gap-y-2">
      <p role="status" className="flex min-w-0 flex-1 items-center gap-[7px] text-13 text-ink-2">
        <Contrast size={15} aria-hidden="true" className="flex-none" />
        Contrast
        {ratio !== null && <b className="font-semibold text-ink tabular-nums">{rounded(ratio)} : 1</b>}
        <Verdict ratio={ratio} />
      </p>
      {onMend && ratio !== null && ratio < READABLE && (
        <Button size="sm" className="pointer-coarse:h-11" onClick={onMend}>
          Change its colour
        </Button>
      )}
    </div>
  );
}

function Verdict({ ratio }: { ratio: number | null }) {
  if (ratio === null)
    return (
      <Badge className="ml-auto" icon={<CircleHelp aria-hidden="true" />}>
        Not measured yet
      </Badge>
    );
  const isReadable = ratio >= READABLE;
  const Icon = isReadable ? Check : TriangleAlert;
  return (
    <Badge tone={isReadable ? "ok" : "warn"} icon={<Icon aria-hidden="true" />} className="ml-auto">
      {isReadable ? "Reads well" : "Hard to read"}
    </Badge>
  );
}

/** Rounded down: 4.46 is not 4.5. */
const rounded = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
