import { Check, CircleHelp, Contrast, TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";

type ContrastRowProps = { ratio: number | null; needed: number; onMend?: (() => void) | undefined };

/** How well the words stand out from what they lie on; null while that is not known. */
export function ContrastRow({ ratio, needed, onMend }: ContrastRowProps) {
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-[7px] gap-y-2">
      <p role="status" className="flex basis-full items-center gap-[7px] text-13 text-ink-2">
        <Contrast size={15} aria-hidden="true" className="flex-none" />
        Contrast
        {ratio !== null && (
          <b className="whitespace-nowrap font-semibold text-ink tabular-nums">{rounded(ratio)} : 1</b>
        )}
        <Verdict {...{ ratio, needed }} />
      </p>
      {onMend && ratio !== null && ratio < needed && (
        <Button size="sm" className="pointer-coarse:h-11" onClick={onMend}>
          Pick a colour that reads well
        </Button>
      )}
    </div>
  );
}

function Verdict({ ratio, needed }: Omit<ContrastRowProps, "onMend">) {
  if (ratio === null)
    return (
      <Badge className="ml-auto" icon={<CircleHelp aria-hidden="true" />}>
        Not measured yet
      </Badge>
    );
  const isReadable = ratio >= needed;
  const Icon = isReadable ? Check : TriangleAlert;
  return (
    <Badge tone={isReadable ? "ok" : "warn"} icon={<Icon aria-hidden="true" />} className="ml-auto">
      {isReadable ? "Reads well" : "Hard to read"}
    </Badge>
  );
}

/** Rounded down: 4.46 is not 4.5. */
const rounded = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
