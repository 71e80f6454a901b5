import { IdeaStrip } from "@/creatives/ideas/idea-strip.tsx";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";
import type { WordsBy } from "../../../../shared/words-by.ts";
import type { GeneratorState } from "../run/generator-state.ts";
import type { GeneratorStore } from "../run/generator-store.ts";
import type { Picked } from "../service/pick-service.ts";
import { WordsChoice } from "../words/words-choice.tsx";
import { AskedFor } from "./asked-for.tsx";
import type { Briefing } from "./use-briefing.ts";

type LiveIdeasProps = {
  store: GeneratorStore;
  state: GeneratorState;
  briefing: Briefing;
  picked: Picked;
  words: WordsBy;
  kit: BrandKit | undefined;
};

/** The composer's ideas for the words in the form, before anything is generated or paid. */
export function LiveIdeas({ store, state, briefing, picked, words, kit }: LiveIdeasProps) {
  const { dispatch } = store;
  const { ideas } = briefing;
  const isComposer = picked.service?.id === "composer";
  const isOther = picked.service !== null && !isComposer;
  // The idea is final but for its picture.
  const isLettered = isOther && words === "ours";
  const last = ideas.ideas.findLast((idea) => idea !== null);
  function choose(place: number) {
    dispatch({ do: "choose-idea", place });
    // These are the composer's own: whoever wants one wants the composer to make it.
    if (isOther && !isLettered) dispatch({ do: "use-once", service: "composer" });
  }
  return (
    <IdeaStrip
      ideas={ideas}
      format={state.format}
      chosen={isOther && !isLettered ? null : state.ideas.place}
      hint={isLettered ? "Only the picture is still missing" : isOther ? "A sketch: the AI draws its own" : undefined}
      onChoose={choose}
      onOthers={() => dispatch({ do: "show-ideas", from: (last?.seed ?? state.ideas.from) + 1 })}
      note={
        <>
          <IdeasNote
            hasPictures={state.inspirationImages.length > 0 && !isLettered}
            maker={isOther && !isLettered ? picked.service?.name : undefined}
          />
          {isOther && picked.service && (
            <>
              <WordsChoice type={state.adType} brief={briefing.brief} {...{ words, picked }} />
              <AskedFor
                service={picked.service}
                brief={briefing.brief}
                layout={isLettered ? briefing.chosen?.layout : undefined}
                {...{ state, words, kit }}
              />
            </>
          )}
        </>
      }
    />
  );
}

function IdeasNote({ hasPictures, maker }: { hasPictures: boolean; maker: string | undefined }) {
  const words = hasPictures
    ? "Your own pictures are not shown here yet: they come in when the creative is generated, and may change its layout."
    : maker
      ? `${maker} paints its own picture of these words. Choose an idea to have the composer make that one instead, free.`
      : null;
  return words && <p className="px-5 py-3 text-13 text-ink-2">{words}</p>;
}
