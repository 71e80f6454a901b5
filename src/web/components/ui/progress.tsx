import { Progress as BaseProgress } from "@base-ui/react/progress";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

type ProgressProps = Omit<BaseProgress.Root.Props, "className"> & {
  label: ReactNode;
  /** Beside the label, in place of the percentage: "3 of 12". */
  aside?: ReactNode;
  hint?: ReactNode;
  className?: string;
};

/** `value={null}` while the duration is unknown. */
export function Progress({ label, aside, hint, className, ...props }: ProgressProps) {
  return (
    <BaseProgress.Root {...props} className={cn("min-w-0 text-sm", className)}>
      <div className="mb-2 flex justify-between gap-3 text-13">
        <BaseProgress.Label className="font-[550]">{label}</BaseProgress.Label>
        {aside ? (
          <span className="text-ink-2 tabular-nums">{aside}</span>
        ) : (
          props.value !== null && <BaseProgress.Value className="text-ink-2 tabular-nums" />
        )}
      </div>
      <BaseProgress.Track className="relative h-2.5 overflow-hidden rounded-full bg-inset shadow-field">
        <BaseProgress.Indicator className="h-full rounded-full bg-banana shadow-[inset_0_0_0_1px_var(--chart)] transition-[width] duration-320 ease-house data-indeterminate:w-2/5 data-indeterminate:animate-slide motion-reduce:data-indeterminate:w-full motion-reduce:data-indeterminate:animate-none" />
      </BaseProgress.Track>
      {hint && <p className="mt-2 text-ink-3 text-xs">{hint}</p>}
    </BaseProgress.Root>
  );
}
