import { useCallback, useState } from "react";
import { together, type Worn } from "@/brands/worn.ts";
import { useBriefReading } from "@/creatives/ideas/use-brief-reading.ts";
import { useIdeas } from "@/creatives/ideas/use-ideas.ts";
import type { Brief, Fact } from "../../../../shared/brief/brief.ts";
import { withSet } from "../../../../shared/brief/with-set.ts";
import { letteredType } from "../../../../shared/words-by.ts";
import type { GeneratorState } from "../run/generator-state.ts";
import type { GeneratorStore } from "../run/generator-store.ts";
import { pictureToCome } from "../words/picture-to-come.ts";

export type Briefing = ReturnType<typeof useBriefing>;

/**
 * What is understood of the description, and the ideas for it: with words of ours on a picture that is still to come, if
 * they are lettered. An edit has neither, and a joke is told as it is.
 */
export function useBriefing(store: GeneratorStore, state: GeneratorState, isLettered: boolean, worn: Worn | null) {
  const { prompt, adType, format, brief: set, ideas: shown, edit, inspirationImages } = state;
  const isBriefed = !edit && adType !== "meme";
  const { read, isReading, problem } = useBriefReading(isBriefed ? prompt : "", adType, set, worn?.kit);
  const [pointed, setPointed] = useState<Fact | null>(null);
  const onLayouts = useCallback((layouts: string[]) => store.dispatch({ do: "ideas-shown", layouts }), [store]);
  const pictures = worn?.pictures;
  const own = useCallback(
    async () => together(isLettered ? await pictureToCome(format) : undefined, await pictures?.()),
    [isLettered, format, pictures],
  );
  const ideas = useIdeas(
    {
      ...{
        sentence: prompt,
        adType: isLettered ? letteredType(adType) : adType,
        format,
        own: isLettered || pictures ? own : undefined,
        kit: worn?.kit,
        firstSeed: shown.from,
        layouts: shown.layouts,
      },
      brief: isBriefed ? set : null,
      isOn: !edit,
    },
    onLayouts,
  );
  const brief: Brief = read ? withSet(read.reading.brief, set) : set;
  const idea = ideas.ideas[shown.place] ?? null;
  return {
    isBriefed,
    read,
    brief,
    isReading,
    problem,
    pointed,
    setPointed,
    ideas,
    chosen: idea && ideas.sentence === prompt.trim() && (isLettered || inspirationImages.length === 0) ? idea : null,
    setBrief: (brief: Brief) => store.dispatch({ do: "set-brief", brief }),
  };
}
