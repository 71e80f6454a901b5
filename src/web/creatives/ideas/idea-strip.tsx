import { Check, Dices, RotateCw } from "lucide-react";
import { type ReactNode, useId } from "react";
import { DrawnPicture } from "@/components/drawn-picture.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { FORMATS, type Format } from "../../../shared/formats.ts";
import type { Idea } from "./bake-ideas.ts";
import type { Ideas } from "./use-ideas.ts";
import "./ideas.css";

type IdeaStripProps = {
  ideas: Ideas & { again: () => void };
  format: Format;
  /** The place of the chosen one. Null: none of them. */
  chosen: number | null;
  onChoose: (place: number) => void;
  onOthers: () => void;
  note?: ReactNode;
  /** What kind of ideas they are. */
  hint?: string | undefined;
};

/** Three ideas to choose from, live. Radios: arrow keys move and choose. */
export function IdeaStrip({ ideas, format, chosen, onChoose, onOthers, note, hint }: IdeaStripProps) {
  const name = useId();
  const { problem, isBaking } = ideas;
  const { width, height } = FORMATS[format];
  return (
    <section className="ideas" aria-label="Three ideas">
      <header className="ideas-head">
        <h2>Three ideas</h2>
        {isBaking ? (
          <Badge tone="accent" pulse>
            Baking
          </Badge>
        ) : (
          <Badge tone="ok">Live</Badge>
        )}
        <span className="ideas-hint">{hint ?? "Painted in your browser, free"}</span>
        <span className="flex-1" />
        <Button
          variant="ghost"
          size="sm"
          icon={<Dices aria-hidden="true" size={15} />}
          disabled={isBaking || problem !== null}
          onClick={onOthers}
          className="-mr-1.5"
        >
          Three others
        </Button>
      </header>
      {problem ? (
        <div role="alert" className="ideas-problem">
          <p>{explain(problem)}</p>
          {problem.code !== "refused" && (
            <Button size="sm" icon={<RotateCw aria-hidden="true" size={14} />} onClick={ideas.again}>
              Paint again
            </Button>
          )}
        </div>
      ) : (
        <div
          className="ideas-row"
          role="radiogroup"
          aria-label="Ideas"
          // On phones the row scrolls, which the keyboard must be able to do before there is a radio in it.
          tabIndex={ideas.ideas.some((idea) => idea !== null) ? undefined : 0}
          style={{ "--shape": `${width / height}` }}
        >
          {ideas.ideas.map((idea, place) => (
            <IdeaCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is
              key={place}
              {...{ idea, name, isBaking }}
              isChosen={place === chosen}
              onChoose={() => onChoose(place)}
            />
          ))}
        </div>
      )}
      {note}
    </section>
  );
}

type IdeaCardProps = { idea: Idea | null; name: string; isBaking: boolean; isChosen: boolean; onChoose: () => void };

function IdeaCard({ idea, name, isBaking, isChosen, onChoose }: IdeaCardProps) {
  if (!idea)
    return (
      <div className="idea">
        <span className="idea-picture idea-raw">
          <Slice stage={isBaking ? "golden" : "raw"} size={56} />
        </span>
        <span className="idea-caption">
          <b>{isBaking ? "In the oven" : "No further idea"}</b>
          <small>{isBaking ? "A moment..." : "These words fit no other layout."}</small>
        </span>
      </div>
    );
  const { caption, alt, picture, seed, layout } = idea;
  return (
    <label className="idea">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} aria-label={alt} />
      <span className="idea-picture">
        <DrawnPicture key={`${seed} ${layout}`} picture={picture} alt="" />
      </span>
      <span className="idea-caption">
        <span className="idea-check">
          <Check aria-hidden="true" size={14} strokeWidth={3} />
        </span>
        <b>{caption.name}</b>
        <small>{caption.words}</small>
      </span>
    </label>
  );
}

function explain({ code, message }: { code: string; message: string }): string {
  if (code === "refused") return message;
  if (code === "offline") return "The ideas could not be loaded. Check your connection; what you typed is kept.";
  return "The ideas could not be painted in this browser. Generating works all the same.";
}
