import { useCallback, useState } from "react";
import { shownTitle } from "../../../../shared/creative-title.ts";
import { DEFAULT_FORMAT } from "../../../../shared/formats.ts";
import type { GeneratorState } from "../run/generator-state.ts";
import type { GeneratorStore } from "../run/generator-store.ts";
import { ResultBar } from "./result-bar.tsx";
import { ResultFacts } from "./result-facts.tsx";
import { ResultIngredients } from "./result-ingredients.tsx";
import { type PicturePhase, ResultPicture } from "./result-picture.tsx";

type MadeProps = {
  store: GeneratorStore;
  state: GeneratorState;
  image: string;
  isOnline: boolean;
  onEdit: () => void;
};

/** A creative that the server has made. It is ready once its picture has loaded. */
export function Made({ store, state, image, isOnline, onEdit }: MadeProps) {
  const [phase, setPhase] = useState<PicturePhase>("loading");
  const { generatedDetails: details } = state;
  const title = shownTitle(state.generatedTitle);
  const reach = useCallback(
    (next: PicturePhase) => {
      setPhase(next);
      if (next === "shown") store.news.shown(image);
    },
    [store, image],
  );
  const asked = details?.type === "edit" && details.prompt;
  return (
    <>
      <ResultFacts phase={phase} details={details} />
      <ResultPicture
        image={image}
        title={title}
        format={details?.format ?? DEFAULT_FORMAT}
        phase={phase}
        onPhase={reach}
      />
      {asked && (
        <p className="truncate px-1 pt-2 text-13 text-ink-2 max-tablet:hidden">
          You asked for: <bdi>{asked}</bdi>
        </p>
      )}
      {details?.note && (
        <p role="status" className="px-1 pt-2 text-13 text-ink-2">
          {details.note}
        </p>
      )}
      {details?.ingredients && (
        <ResultIngredients ingredients={details.ingredients} images={state.inspirationImages} note={details.note} />
      )}
      <ResultBar
        creative={{ image, title, id: details?.creativeId ?? null }}
        isOnline={isOnline}
        onEdit={onEdit}
        onGenerateNew={() => store.dispatch({ do: "generate-new" })}
      />
    </>
  );
}
