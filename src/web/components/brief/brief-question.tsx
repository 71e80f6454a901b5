import { CircleQuestionMark } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import type { Brief } from "../../../shared/brief/brief.ts";
import type { Question } from "../../../shared/brief/question.ts";

/** One short question, answered by one press. It blocks nothing. */
export function BriefQuestion({ question, onAnswer }: { question: Question; onAnswer: (set: Brief) => void }) {
  return (
    <section className="brief-question" aria-label="A question">
      <CircleQuestionMark aria-hidden="true" size={18} />
      <div className="min-w-0">
        <p className="font-semibold">{question.words}</p>
        <p>{question.assumed} You can bake either way.</p>
      </div>
      <div className="brief-answers">
        {question.answers.map(({ label, set }) => (
          <Button key={label} size="sm" className="max-w-full" onClick={() => onAnswer(set)}>
            <span dir="auto" className="truncate">
              {label}
            </span>
          </Button>
        ))}
      </div>
    </section>
  );
}
