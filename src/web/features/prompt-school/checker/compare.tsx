import { Link } from "@tanstack/react-router";
import { ArrowLeft, Undo2, WandSparkles } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Card } from "@/components/ui/card.tsx";
import { diffWords } from "./diff-words.ts";
import { PART_IDS } from "./parts.ts";
import { readPrompt } from "./read/read-prompt.ts";
import { sayProgress } from "./say-progress.ts";

type CompareProps = { before: string; after: string; onBack: () => void; onRestore: () => void };

export function Compare({ before, after, onBack, onRestore }: CompareProps) {
  const parts = diffWords(before, after);
  const show = (without: "gone" | "new") =>
    parts
      .filter(({ kind }) => kind !== without)
      .map(({ kind, text }, index) => {
        const key = `${index} ${text}`;
        if (kind === "gone") return <del key={key}>{text}</del>;
        return kind === "new" ? <ins key={key}>{text}</ins> : text;
      });
  return (
    <Card
      flush
      title="Before and after"
      action={
        <Button variant="ghost" size="sm" icon={<ArrowLeft aria-hidden="true" size={15} />} onClick={onBack}>
          Back to the checker
        </Button>
      }
    >
      <div className="checker-compare grid max-tablet:divide-y max-tablet:divide-line tablet:grid-cols-2 tablet:divide-x tablet:divide-line">
        <Side name="Before" prompt={before}>
          {show("new")}
        </Side>
        <Side name="After" prompt={after}>
          {show("gone")}
        </Side>
      </div>
      <div className="flex flex-wrap justify-end gap-2.5 border-line border-t px-5 py-3.5 max-tablet:flex-col">
        <Button variant="ghost" icon={<Undo2 aria-hidden="true" size={16} />} onClick={onRestore}>
          Take the old one back
        </Button>
        <Link to="/dashboard/generate" state={{ prompt: after }} className={buttonStyles({ variant: "primary" })}>
          <WandSparkles aria-hidden="true" size={16} />
          Use in Generate
        </Link>
      </div>
    </Card>
  );
}

function Side({ name, prompt, children }: { name: string; prompt: string; children: ReactNode }) {
  const { there } = sayProgress(readPrompt(prompt));
  return (
    <div className="p-5">
      <h3 className="mb-2.5 flex items-center gap-2.5 font-semibold">
        {name}
        <Badge tone={there === PART_IDS.length ? "ok" : "neutral"}>{`${there} of ${PART_IDS.length} parts`}</Badge>
      </h3>
      <p dir="auto" className="whitespace-pre-wrap text-[1.0625rem] leading-[1.75] [overflow-wrap:anywhere]">
        {children}
      </p>
    </div>
  );
}
