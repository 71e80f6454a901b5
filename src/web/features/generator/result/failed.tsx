import { Link } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { isKeyProblem } from "../run/announce-failure.ts";

type FailedProps = { failure: { code: string; message: string } };

/** Stays after the toast has closed: what happened, and what to do next. The form keeps all its content. */
export function Failed({ failure }: FailedProps) {
  return (
    <div className="stage p-6">
      <div className="grid w-full max-w-[52ch] justify-items-center gap-1.5 text-center">
        <span className="grid size-15 place-items-center rounded-[18px] bg-bad-soft text-bad-fg">
          <CircleAlert aria-hidden="true" size={28} strokeWidth={1.9} />
        </span>
        <h2 className="mt-3 font-[650] font-display text-xl leading-tight tracking-[-0.02em]">
          {failure.code === "interrupted" ? "Generation interrupted" : "Generation Failed"}
        </h2>
        <p className="wrap-anywhere text-ink-2">{failure.message}</p>
        {isKeyProblem(failure.code) && (
          <Link to="/dashboard/settings" className={buttonStyles({ variant: "ink", className: "mt-3" })}>
            Go to Settings
          </Link>
        )}
      </div>
    </div>
  );
}
