import { TriangleAlert } from "lucide-react";
import { MEND_WORDS, type Problem } from "./problem.ts";

type ProblemsListProps = {
  problems: readonly Problem[];
  onSelect: (layer: string) => void;
  onMend: (problem: Problem) => void;
};

/** What is wrong with the format that is shown, each with the way to mend it. */
export function ProblemsList({ problems, onSelect, onMend }: ProblemsListProps) {
  if (problems.length === 0) return null;
  return (
    <ul aria-label="Problems" className="grid gap-1.5 border-line border-b px-3 py-3">
      {problems.map((problem) => (
        <li
          key={problem.words}
          className="flex items-start gap-2 rounded-2 bg-warn-soft px-3 py-2 text-13 text-warn-fg leading-snug"
        >
          <TriangleAlert size={15} aria-hidden="true" className="mt-0.5 flex-none" />
          <span className="min-w-0 flex-1">
            <button type="button" className="text-left" onClick={() => onSelect(problem.layer)}>
              {problem.words}
            </button>{" "}
            {problem.mend && (
              <button
                type="button"
                className="whitespace-nowrap font-semibold underline underline-offset-2 pointer-coarse:py-2"
                onClick={() => onMend(problem)}
              >
                {MEND_WORDS[problem.mend]}
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
