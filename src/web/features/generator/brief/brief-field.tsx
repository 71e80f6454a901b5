import { useState } from "react";
import { BriefBody, BriefCard, BriefHead, type BriefProps } from "@/components/brief/brief-card.tsx";
import { Button } from "@/components/ui/button.tsx";
import { questionOf } from "../../../../shared/brief/question.ts";
import { Sheet } from "../sheet.tsx";
import { ReaderButton, ReadingNews } from "./reader-button.tsx";
import type { AiReading } from "./use-ai-reading.ts";
import type { Briefing } from "./use-briefing.ts";

type BriefFieldProps = {
  briefing: Briefing;
  aiReading: AiReading;
  set: BriefProps["set"];
  readBy: string | undefined;
  hasWords: boolean;
  isOnline: boolean;
};

/** The brief below the description. On phones it is one line that opens a sheet. */
export function BriefField({ briefing, aiReading, set, readBy, hasWords, isOnline }: BriefFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { read, brief, isReading, problem, setBrief, setPointed } = briefing;
  const reading = read?.reading ?? null;
  const reader = <ReaderButton reading={aiReading} isOnline={isOnline} />;
  const news = <ReadingNews reading={aiReading} />;
  const props = { reading, brief, set, isReading, readBy, onSet: setBrief, onPoint: setPointed };
  const question = reading && questionOf(reading, brief, set);
  if (!hasWords)
    return (
      <section className="brief brief-empty" aria-label="What was understood">
        <BriefHead {...props} question={null} />
      </section>
    );
  const shown = brief.facts.filter(({ isOut }) => !isOut);
  return (
    <>
      <div className="brief-wide">
        <BriefCard {...props} reader={reader} news={news} />
        {problem && <p className="mt-2 text-13 text-ink-2">{problem}</p>}
      </div>
      <section className="brief brief-short" aria-label="What was understood, in short">
        <BriefHead {...props} question={question} reader={reader} />
        {news}
        <div className="brief-line">
          <ul className="brief-chips" aria-label="Facts">
            {shown.map(({ role, value }) => (
              <li key={`${role} ${value}`} dir="auto">
                {value}
              </li>
            ))}
          </ul>
          <Sheet
            title="The brief"
            open={isOpen}
            onOpenChange={setIsOpen}
            trigger={<Button size="sm">Edit brief</Button>}
          >
            <BriefBody {...props} question={question} />
            <Button variant="ink" className="mt-2 w-full" onClick={() => setIsOpen(false)}>
              Done
            </Button>
          </Sheet>
        </div>
      </section>
    </>
  );
}
