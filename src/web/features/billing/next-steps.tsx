import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { mayHaveKeptIdea } from "@/creatives/kept-idea/kept-idea-key.ts";
import { NEXT_STEPS } from "../../../shared/next-steps.ts";

export function NextSteps() {
  const hasIdea = mayHaveKeptIdea();
  return (
    <>
      {hasIdea && <p className="sub">Your idea from the landing page waits in the generator.</p>}
      <h2 className="mt-4 font-semibold text-ink-2 text-sm">Next steps</h2>
      <ol className="w-full border-line border-t">
        {NEXT_STEPS.map(({ path, title, hint }, index) => (
          <li key={path} className="border-line border-b">
            <Link to={path} className="flex items-center gap-4 rounded-1 py-3.5 pr-2 hover:bg-inset">
              <span className="success-step">{index + 1}</span>
              <span className="grid flex-1 gap-px">
                <b className="font-semibold">{title}</b>
                <small className="text-ink-2 text-sm">{hint}</small>
              </span>
              <ChevronRight aria-hidden="true" size={18} className="flex-none text-ink-3" />
            </Link>
          </li>
        ))}
      </ol>
      <div className="mt-2.5 grid w-full gap-2.5 tablet:flex">
        <Link to="/dashboard" className={buttonStyles({ variant: hasIdea ? "outline" : "primary", size: "lg" })}>
          Go to Dashboard
        </Link>
        <Link
          to="/dashboard/generate"
          className={buttonStyles({ variant: hasIdea ? "primary" : "outline", size: "lg" })}
        >
          Open Generator
        </Link>
      </div>
    </>
  );
}
