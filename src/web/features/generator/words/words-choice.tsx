import { TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { pictureUsd } from "@/ai-services/price-words.ts";
import { cn } from "@/lib/cn.ts";
import type { AdType } from "../../../../shared/ad-types.ts";
import type { Brief } from "../../../../shared/brief/brief.ts";
import { factsOf } from "../../../../shared/brief/facts.ts";
import type { FactRole } from "../../../../shared/brief/roles.ts";
import type { WordsBy } from "../../../../shared/words-by.ts";
import { chooseWordsBy } from "../run/words-by-store.ts";
import type { Picked } from "../service/pick-service.ts";

type WordsChoiceProps = { type: AdType; words: WordsBy; brief: Brief; picked: Picked };

/** Who sets the words of a picture that a service makes: we, or the service with the picture. */
export function WordsChoice({ type, words, brief, picked }: WordsChoiceProps) {
  const name = useId();
  const [button] = factsOf(brief, "button");
  const specimen = button?.value ?? "Book a bath";
  const choose = (by: WordsBy) => chooseWordsBy(type, by);
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`} className="px-5 pt-4 pb-3">
      <p id={`${name}-label`} className="pb-2 font-[550] text-13">
        Words
      </p>
      <div className="grid gap-2 tablet:grid-cols-2">
        <Tile
          {...{ name }}
          title="Set by us"
          words="Exact, editable, the same in all five sizes."
          isChosen={words === "ours"}
          onChoose={() => choose("ours")}
          specimen={<span className="truncate bg-[#ff6b35] font-bold font-display text-[#14213d]">{specimen}</span>}
        />
        <Tile
          {...{ name }}
          title="Drawn by the AI"
          words="Part of the picture. Can misspell, cannot be edited."
          isChosen={words === "drawn"}
          onChoose={() => choose("drawn")}
          specimen={
            <span className="truncate bg-[#ffb38a] font-bold font-display text-[#14213d]">
              <Wobbly words={misspelt(specimen)} />
            </span>
          }
        />
      </div>
      {words === "drawn" && <WhatCanGoWrong brief={brief} picked={picked} />}
    </div>
  );
}

type TileProps = {
  name: string;
  title: string;
  words: string;
  isChosen: boolean;
  onChoose: () => void;
  specimen: ReactNode;
};

function Tile({ name, title, words, isChosen, onChoose, specimen }: TileProps) {
  return (
    <label
      className={cn(
        "relative flex cursor-pointer items-center gap-3 rounded-4 p-2 has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2",
        isChosen
          ? "bg-accent-soft shadow-[inset_0_0_0_2px_var(--ink)] dark:shadow-[inset_0_0_0_2px_var(--banana)]"
          : "shadow-field hover:bg-inset",
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span
        aria-hidden="true"
        className="grid h-13 w-24 flex-none overflow-hidden rounded-2 text-center text-13 leading-none *:grid *:place-items-center *:px-1.5"
      >
        {specimen}
      </span>
      <span className="grid min-w-0 gap-0.5">
        <b className="font-semibold text-13">{title}</b>
        <small className="text-ink-2 text-xs leading-snug">{words}</small>
      </span>
    </label>
  );
}

/** As a model would have it: "Book a bath" becomes "Bobk a baht". */
function misspelt(words: string): string {
  const letters = [...words];
  const last = letters.length - 1;
  const [a, b] = [letters[last - 1], letters[last]];
  if (a && b && /\p{L}\p{L}/u.test(a + b)) letters.splice(last - 1, 2, b, a);
  return letters.join("");
}

const TILTS = ["-rotate-6", "rotate-3 translate-y-0.5", "-rotate-2 -translate-y-0.5", "rotate-6"];

function Wobbly({ words }: { words: string }) {
  return (
    <span>
      {[...words].map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
        <span key={at} className={cn("inline-block whitespace-pre", TILTS[at % TILTS.length])}>
          {letter}
        </span>
      ))}
    </span>
  );
}

/** What hurts most when it is wrong, the worst first. */
const FRAGILE: readonly FactRole[] = ["contact", "offer", "when", "name", "headline"];

function WhatCanGoWrong({ brief, picked }: { brief: Brief; picked: Picked }) {
  const fact = FRAGILE.flatMap((role) => factsOf(brief, role))[0];
  const price = picked.usd === null ? "another picture" : `another ${pictureUsd(picked.usd)}`;
  return (
    <p className="mt-2 flex gap-2.5 rounded-3 bg-warn-soft px-3 py-2.5 text-13 text-warn-fg">
      <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 flex-none" />
      <span>
        An image model draws letters as shapes.{" "}
        {fact ? (
          <>
            <b className="font-semibold">{fact.value}</b> can come out wrong, and a new try costs {price}.
          </>
        ) : (
          <>Words can come out wrong, and a new try costs {price}.</>
        )}{" "}
        Nothing in it can be edited, and one size is one picture.
      </span>
    </p>
  );
}
