import { useEffect, useMemo, useState } from "react";
import type { MyServices } from "@/ai-services/get-ai-services.ts";
import { AllSizes } from "@/creatives/export/all-sizes.tsx";
import { AllSizesDownload } from "@/creatives/export/all-sizes-download.tsx";
import { ExportLater } from "@/creatives/tools/export-later.tsx";
import { ToolPanel } from "@/creatives/tools/tool-panel.tsx";
import { ToolRows } from "@/creatives/tools/tool-rows.tsx";
import { useSizes } from "@/creatives/tools/use-sizes.ts";
import { type ShownCreative, useTools } from "@/creatives/tools/use-tools.ts";
import { useCard } from "@/creatives/versions/api/get-card.ts";
import { shownTitle } from "../../../../shared/creative-title.ts";
import { DEFAULT_FORMAT, type Format } from "../../../../shared/formats.ts";
import { isMarked } from "../../../../shared/picture-mark/is-marked.ts";
import type { GeneratorState } from "../run/generator-state.ts";
import type { GeneratorStore } from "../run/generator-store.ts";
import { AnewForBrand } from "./anew-for-brand.tsx";
import { MoreByService } from "./more-by-service.tsx";
import { ResultBar } from "./result-bar.tsx";
import { ResultFacts } from "./result-facts.tsx";
import { ResultIngredients } from "./result-ingredients.tsx";
import { type PicturePhase, ResultPicture } from "./result-picture.tsx";
import { ResultVersions } from "./result-versions.tsx";
import { usePaintAgain } from "./use-paint-again.ts";
import { WhatWasDone } from "./what-was-done.tsx";
import "./made.css";

type MadeProps = {
  store: GeneratorStore;
  state: GeneratorState;
  services: MyServices;
  image: string;
  isOnline: boolean;
  onEdit: () => void;
};

/** A creative that the server has made, and what can be made of it. It is ready once its picture has loaded. */
export function Made({ store, state, services, image, isOnline, onEdit }: MadeProps) {
  const { phase, reach } = usePhase(store, image);
  const { generatedDetails: details } = state;
  const card = useCard(details?.documentId ?? undefined)?.card;
  const name = shownTitle(card?.title ?? state.generatedTitle);
  // Of another version than the one that lists show, the headline is not known here.
  const title = (card?.version_id === details?.creativeId && card?.headline) || name;
  const shown = shownOf(state, image, title);
  const tools = useTools(shown);
  const { isOpen: isSizing, sizes, exported, ...keeping } = useSizes(tools, shown);
  const format = details?.format ?? DEFAULT_FORMAT;
  const photos = tools.scene.data?.photos;
  const isOnAiPicture = useMemo(() => [...(photos?.values() ?? [])].some(isMarked), [photos]);
  const again = usePaintAgain(services, shown, details?.type ?? "meta");
  const anew = again
    ? {
        price: again.price,
        make: async (wanted: Format) => void (await again.paint(wanted)),
        // A picture made for another format is used in this one for nothing; one made for it may fit better.
        isForAll: isOnAiPicture,
      }
    : undefined;
  return (
    <article className="made" aria-label={name}>
      <ResultFacts phase={phase} details={details} title={title} />
      <div className="made-body">
        <div className="made-view">
          {isSizing ? (
            <section aria-label="All sizes" className="stage sizes-stage">
              <AllSizes {...{ sizes, anew }} onKeep={keeping.keep} kept={keeping.kept} />
            </section>
          ) : (
            <ResultPicture
              key={image}
              {...{ image, format, phase }}
              title={shownTitle(state.generatedTitle)}
              onPhase={reach}
            />
          )}
        </div>
        <div className="made-side">
          {isSizing && <AllSizesDownload sizes={sizes} />}
          <ResultBar
            creative={{ image, title: name, id: shown?.versionId ?? null }}
            isOnline={isOnline}
            onExport={shown ? () => tools.setIsExporting(true) : undefined}
            onGenerateNew={() => store.dispatch({ do: "generate-new" })}
          />
          {shown && <ToolRows {...{ tools, isOnline, onEdit }} versions={card?.versions} />}
        </div>
      </div>
      {shown && (
        <ToolPanel
          {...{ tools, shown }}
          paid={<MoreByService {...{ again, format, isOnline }} />}
          brandAnew={(brand) => <AnewForBrand {...{ brand, again, format, isOnline }} />}
          onBrand={({ creative_id: id, image_url: image, title, format: kept }) =>
            store.dispatch({
              do: "show-version",
              version: { id, image, title, type: details?.type ?? "meta", prompt: shown.prompt, format: kept },
            })
          }
        />
      )}
      {shown && card && tools.open === "versions" && <ResultVersions {...{ store, card, shown }} />}
      {exported && <ExportLater open={tools.isExporting} onOpenChange={tools.setIsExporting} creatives={[exported]} />}
      <WhatWasDone {...{ details, again, format, isOnline }} />
      {details?.ingredients && (
        <ResultIngredients ingredients={details.ingredients} images={state.inspirationImages} note={details.note} />
      )}
    </article>
  );
}

/** Each picture is announced when it is seen. */
function usePhase(store: GeneratorStore, image: string) {
  const [seen, setSeen] = useState<{ image: string; phase: PicturePhase }>({ image, phase: "loading" });
  const phase = seen.image === image ? seen.phase : "loading";
  useEffect(() => {
    if (phase === "shown") store.news.shown(image);
  }, [store, image, phase]);
  return { phase, reach: (next: PicturePhase) => setSeen({ image, phase: next }) };
}

/** A creative whose document is not known was made before there were any. */
function shownOf({ generatedDetails: details }: GeneratorState, image: string, title: string) {
  const { creativeId: versionId = null, documentId = null } = details ?? {};
  if (!details || !versionId || !documentId) return null;
  const { format, prompt } = details;
  return { versionId, documentId, title, image, format, prompt } satisfies ShownCreative;
}
