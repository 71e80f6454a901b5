import { Link, useNavigate } from "@tanstack/react-router";
import { WandSparkles } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { capOf, isStopped } from "@/ai-services/cap.ts";
import type { MyServices } from "@/ai-services/get-ai-services.ts";
import { estimateOf, estimateWords } from "@/ai-services/price-words.ts";
import { useChosenBrand } from "@/brands/brand-choice.ts";
import { useWorn } from "@/brands/worn.ts";
import { SmallBrief } from "@/components/brief/small-brief.tsx";
import { PriceChip } from "@/components/price-chip.tsx";
import { Button } from "@/components/ui/button.tsx";
import { IdeaStrip } from "@/creatives/ideas/idea-strip.tsx";
import { useBriefReading } from "@/creatives/ideas/use-brief-reading.ts";
import { useIdeas } from "@/creatives/ideas/use-ideas.ts";
import { showToast } from "@/lib/show-toast.ts";
import { useIsOnline } from "@/lib/use-is-online.ts";
import { AD_TYPES, adTypeSchema } from "../../../shared/ad-types.ts";
import { NOTHING_SET } from "../../../shared/brief/change.ts";
import { withSet } from "../../../shared/brief/with-set.ts";
import { MAX_PROMPT_LENGTH } from "../../../shared/contracts/generate-creative.ts";
import { DEFAULT_FORMAT } from "../../../shared/formats.ts";

const AD_TYPE = "meta" as const;
type Shown = { firstSeed: number; place: number; layouts: string[] };
const FIRST: Shown = { firstSeed: 0, place: 0, layouts: [] };

/**
 * The starting point: a sentence that becomes a creative with one click, or is passed to Generate while there is no
 * key. Below it, links to Generate with an ad type already chosen.
 */
export function StartHere({ services: { status, all, chosen } }: { services: MyServices }) {
  const [sentence, setSentence] = useState("");
  const [isLeaving, setIsLeaving] = useState(false);
  const [set, setSet] = useState(NOTHING_SET);
  const [shown, setShown] = useState<Shown>(FIRST);
  const field = useRef<HTMLInputElement>(null);
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const prompt = sentence.trim() || undefined;
  const wanted = { format: DEFAULT_FORMAT, references: 0 };
  const worn = useWorn(useChosenBrand().brand);
  const { read } = useBriefReading(sentence, AD_TYPE, set, worn?.kit);
  const ideas = useIdeas(
    {
      ...{ sentence, adType: AD_TYPE, format: DEFAULT_FORMAT, brief: set, ...shown },
      ...(worn && { kit: worn.kit, own: worn.pictures }),
    },
    (layouts) => setShown((now) => ({ ...now, layouts })),
  );
  const isComposer = chosen?.id === "composer";
  const idea = isComposer && ideas.sentence === sentence.trim() ? ideas.ideas[shown.place] : undefined;
  const price = chosen && estimateWords(chosen, wanted);
  // At the cap the generator says what is possible.
  const isCapped = all !== null && chosen !== null && isStopped(capOf(all.spending), estimateOf(chosen, wanted));
  const generatesAtOnce = status !== "absent" && !isCapped;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLeaving) return;
    if (generatesAtOnce && !prompt) {
      field.current?.focus();
      const description = "Please enter a description for your ad creative.";
      return showToast({ tone: "info", title: "Prompt Required", description });
    }
    setIsLeaving(true);
    // The id makes sure that only one creative is made: the generator and the server recognise a repeat by it.
    const brief = prompt ? set : undefined;
    const picked = idea ? { seed: idea.seed, layout: idea.layout } : undefined;
    const state = generatesAtOnce
      ? { prompt, brief, idea: picked, requestId: crypto.randomUUID() }
      : { prompt, brief, idea: picked };
    void navigate({ to: "/dashboard/generate", state });
  }

  return (
    <>
      <form
        onSubmit={submit}
        className="flex gap-3 rounded-4 bg-surface p-3 shadow-field transition-shadow duration-200 focus-within:shadow-field-focus max-tablet:flex-col tablet:items-center"
      >
        <span className="flex min-w-0 flex-1 items-center gap-3.5">
          <span className="grid size-11 flex-none place-items-center rounded-3 bg-accent-soft text-accent-fg">
            <WandSparkles aria-hidden="true" size={20} strokeWidth={1.75} />
          </span>
          <input
            ref={field}
            dir="auto"
            aria-label="Describe an ad or a meme in one sentence"
            placeholder="Describe an ad or a meme in one sentence..."
            maxLength={MAX_PROMPT_LENGTH}
            value={sentence}
            onChange={(event) => setSentence(event.target.value)}
            className="h-11 w-full min-w-0 text-ellipsis bg-transparent text-base outline-none placeholder:text-ink-2 placeholder:opacity-100"
          />
        </span>
        {generatesAtOnce ? (
          <Button
            type="submit"
            variant="primary"
            className="h-11"
            busy={isLeaving}
            disabled={!isOnline || !price}
            aria-describedby={isOnline ? undefined : "start-note"}
          >
            Generate Creative
            {price && <PriceChip>{price}</PriceChip>}
          </Button>
        ) : (
          <Button type="submit" className="h-11">
            Open Generate
          </Button>
        )}
      </form>
      {isOnline && isCapped && (
        <p className="mt-2 px-1 text-13 text-ink-2">
          Your monthly cap is reached, so nothing is sent from here. Generate offers the free composer instead.
        </p>
      )}
      {!isOnline && (
        <p id="start-note" className="mt-2 px-1 text-13 text-ink-2">
          You're offline. Generating works again when you're back, and what you typed stays.
        </p>
      )}
      {prompt && (
        <div className="mt-3 grid gap-3">
          {read && (
            <SmallBrief
              brief={withSet(read.reading.brief, set)}
              headlines={read.reading.headlines}
              {...{ set }}
              onSet={setSet}
            />
          )}
          <IdeaStrip
            ideas={ideas}
            format={DEFAULT_FORMAT}
            chosen={isComposer ? shown.place : null}
            onChoose={(place) => setShown((now) => ({ ...now, place }))}
            onOthers={() =>
              setShown(({ firstSeed }) => ({
                ...FIRST,
                firstSeed: (ideas.ideas.findLast(Boolean)?.seed ?? firstSeed) + 1,
              }))
            }
          />
        </div>
      )}
      <ul
        aria-label="Start with an ad type"
        className="-mx-4 mt-3 mb-7 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] tablet:mx-0 tablet:flex-wrap tablet:px-0"
      >
        {adTypeSchema.options.map((adType) => (
          <li key={adType} className="flex-none">
            <Link
              to="/dashboard/generate"
              state={{ adType, prompt }}
              className="inline-flex h-8.5 items-center rounded-full bg-surface px-3.5 text-13 text-ink-2 shadow-line hover:bg-inset pointer-coarse:h-11"
            >
              {AD_TYPES[adType]}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
