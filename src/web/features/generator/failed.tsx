import { Link } from "@tanstack/react-router";
import { CircleAlert, RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { isKeyProblem } from "./announce-failure.ts";

type FailedProps = { failure: { code: string; message: string }; canRetry: boolean; onRetry: () => void };

/** Stays when the toast is gone: what happened, and the way on. The form still holds everything. */
export function Failed({ failure, canRetry, onRetry }: FailedProps) {
  return (
    <div className="grid w-full max-w-[52ch] justify-items-center gap-1.5 p-6 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-bad-soft text-bad-fg">
        <CircleAlert aria-hidden="true" size={24} />
      </span>
      <h3 className="mt-3 font-[650] font-display text-xl leading-tight tracking-[-0.02em]">
        {failure.code === "interrupted" ? "Generation interrupted" : "Generation Failed"}
      </h3>
      <p className="wrap-anywhere text-ink-2">{failure.message}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button icon={<RotateCcw aria-hidden="true" size={15} />} disabled={!canRetry} onClick={onRetry}>
          Retry
        </Button>
        {isKeyProblem(failure.code) && (
          <Link to="/dashboard/settings" className={buttonStyles({ variant: "ink" })}>
            Go to Settings
          </Link>
        )}
      </div>
    </div>
  );
}
