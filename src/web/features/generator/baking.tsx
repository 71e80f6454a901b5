import { Button } from "@/components/ui/button.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { useElapsedSeconds } from "./use-elapsed-seconds.ts";

type BakingProps = { startedAt: number; onCancel: () => void };

export function Baking({ startedAt, onCancel }: BakingProps) {
  const seconds = useElapsedSeconds(startedAt);
  return (
    <div className="grid justify-items-center gap-1.5 p-8 text-center">
      <Slice stage="golden" size={112} className="rising-slice motion-reduce:animate-none" />
      <h3 className="mt-4 font-[650] font-display text-xl leading-tight tracking-[-0.02em]">Generating Creative...</h3>
      <p className="text-ink-2">This may take a few moments</p>
      <p className="text-13 text-ink-3 tabular-nums">{seconds} s. You can leave this page, it keeps going.</p>
      <Button size="sm" className="mt-3" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
