import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { useAiServices } from "@/ai-services/get-ai-services.ts";
import { estimateOf } from "@/ai-services/price-words.ts";
import { useAskAiServicesAgain } from "@/ai-services/use-keep-ai-services.ts";
import { useChosenBrand } from "@/brands/brand-choice.ts";
import { BrandSwitch } from "@/brands/brand-switch.tsx";
import { useWorn } from "@/brands/worn.ts";
import { PageHead } from "@/components/page-head.tsx";
import { useOpenCaptions } from "@/creatives/saved-meme.ts";
import { useCardCache } from "@/creatives/versions/card-cache.ts";
import { useIsOnline } from "@/lib/use-is-online.ts";
import { withSet } from "../../../shared/brief/with-set.ts";
import type { ServiceView } from "../../../shared/contracts/ai-services.ts";
import { MAX_PROMPT_LENGTH } from "../../../shared/contracts/generate-creative.ts";
import { LiveIdeas } from "./brief/live-ideas.tsx";
import { useAiReading } from "./brief/use-ai-reading.ts";
import { useBriefing } from "./brief/use-briefing.ts";
import { ComposeForm } from "./compose/compose-form.tsx";
import { QuickTemplatesCard } from "./compose/quick-templates-card.tsx";
import { MissingKeyBanner } from "./missing-key-banner.tsx";
import { Result } from "./result/result.tsx";
import { findLostRun } from "./run/find-lost-run.ts";
import { draftOf } from "./run/generator-state.ts";
import { generatorStore } from "./run/generator-store.ts";
import { runGeneration } from "./run/run-generation.ts";
import { stopGeneration } from "./run/stop-generation.ts";
import { useWordsBy, wordsByNow } from "./run/words-by-store.ts";
import { pickService, wantedOf } from "./service/pick-service.ts";
import { ServicePicker } from "./service/service-picker.tsx";
import { useArrivals } from "./use-arrivals.ts";
import "./generator.css";

/** The same markup at all widths; generator.css lays out its parts. */
export function GenerateScreen({ userId }: { userId: string }) {
  const store = generatorStore(userId);
  const state = store.use();
  const isReading = store.reading.use() > 0;
  const services = useAiServices();
  const [isPicking, setIsPicking] = useState(false);
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const result = useRef<HTMLElement>(null);
  const descriptionRef = useRef<HTMLTextAreaElement>(null);
  const openSettings = useCallback(() => void navigate({ to: "/dashboard/settings" }), [navigate]);
  const picked = pickService(services, state);
  const { usd } = picked;
  const chosenBrand = useChosenBrand();
  const brand = chosenBrand.brand?.id;
  const worn = useWorn(chosenBrand.brand);
  const shown = picked.service?.id;
  const start = useCallback(
    (requestId: string, idea: { seed: number; layout?: string | undefined } | undefined) =>
      void runGeneration(store, openSettings, { requestId, service: shown, usd, idea, brand }),
    [store, openSettings, shown, usd, brand],
  );
  useArrivals(store, start, !chosenBrand.isLoading);
  useEffect(() => store.news.open(), [store]);
  useEffect(() => void findLostRun(store, openSettings), [store, openSettings]);

  const prompt = draftOf(state).prompt.trim();
  const needsKey = services.status === "absent" && picked.service === null;
  const isFree = !needsKey && state.run === null && state.edit?.imageUrl !== null;
  const mayStart = isFree && isOnline && !isReading && !chosenBrand.isLoading && prompt.length <= MAX_PROMPT_LENGTH;
  const { isStopped } = picked;
  const chosenWords = useWordsBy(state.adType);
  const isByService = !state.edit && picked.service !== null && picked.service.id !== "composer";
  const words = isByService ? chosenWords : "drawn";
  const briefing = useBriefing(store, state, words === "ours", worn);
  const { brief, chosen: idea, isBriefed } = briefing;
  const aiReading = useAiReading(store, briefing, services, picked.service);
  const { always, ensureRead } = aiReading;
  const generate = useCallback(async () => {
    // At the cap the button offers the composer instead, and says so.
    const run = isStopped ? ({ service: "composer", usd: 0 } as const) : { service: shown, usd };
    const isOurs = run.service === "composer" || words === "ours";
    const chosen = isOurs && idea ? { seed: idea.seed, layout: idea.layout } : undefined;
    if (!mayStart) return;
    const isRead = isBriefed && always && store.get().reader?.prompt !== store.get().prompt;
    const told = isRead ? withSet(brief, await ensureRead()) : brief;
    void runGeneration(store, openSettings, { ...run, words, brand, brief: told, idea: isRead ? undefined : chosen });
  }, [mayStart, store, openSettings, isStopped, shown, usd, brief, idea, isBriefed, always, ensureRead, words, brand]);
  useSubmitShortcut(generate);

  /** Once more, by somebody else: only ever after a press. */
  function generateWith(other: ServiceView) {
    const otherUsd = estimateOf(other, wantedOf(state));
    void runGeneration(store, openSettings, {
      ...{ service: other.id, usd: otherUsd, brief: briefing.brief },
      words: wordsByNow(state.adType),
      brand,
    });
  }

  // On narrow screens the result is below the form and may be out of view. Returning to this screen does not scroll.
  const isRunning = state.run !== null;
  const wasRunning = useRef(false);
  const askServicesAgain = useAskAiServicesAgain();
  const cards = useCardCache();
  const documentId = state.generatedDetails?.documentId;
  useEffect(() => {
    if (isRunning || wasRunning.current)
      result.current?.scrollIntoView({ block: "nearest", behavior: scrollBehavior() });
    // Money was spent, and the service may have said something new about the key.
    if (wasRunning.current && !isRunning) {
      void askServicesAgain();
      if (documentId) void cards.added(documentId).catch(() => {});
    }
    wasRunning.current = isRunning;
  }, [isRunning, askServicesAgain, cards, documentId]);

  const { generatedImage, generatedDetails: details } = state;
  const openCaptions = useOpenCaptions();
  async function editResult() {
    if (!generatedImage) return;
    if (details && (await openCaptions({ id: details.creativeId, type: details.type }))) return;
    const versionId = details?.creativeId;
    store.dispatch({ do: "edit", imageUrl: generatedImage, format: details?.format ?? state.format, versionId });
    // The field exists once the form has unfolded.
    requestAnimationFrame(() => descriptionRef.current?.focus());
  }

  const hasIdeas = !state.edit && state.prompt.trim() !== "";
  const hasResult = isRunning || state.failure !== null || generatedImage !== null;
  return (
    <>
      <PageHead
        inTopBar
        title="Generate Ad Creatives"
        description="Say it once. Check the brief. Pick an idea."
        action={<BrandSwitch chosen={chosenBrand} />}
      />
      {needsKey && <MissingKeyBanner />}
      <div
        className="generator"
        data-fills=""
        data-result={hasResult || undefined}
        data-ideas={hasIdeas || undefined}
        data-folded={(hasResult && !state.isUnfolded) || undefined}
      >
        <ComposeForm
          {...{
            store,
            state,
            descriptionRef,
            services,
            picked,
            needsKey,
            isOnline,
            isReading,
            openSettings,
            briefing,
            words,
            chosenBrand,
            aiReading,
          }}
          picker={
            <ServicePicker {...{ store, state, services, picked }} open={isPicking} onOpenChange={setIsPicking} />
          }
          canGenerate={mayStart && prompt !== ""}
          onGenerate={() => void generate()}
          onCancel={() => void stopGeneration(store)}
        />
        <Result
          {...{ store, state, services, isOnline }}
          sectionRef={result}
          onEdit={() => void editResult()}
          onGenerateWith={generateWith}
          ideas={hasIdeas && <LiveIdeas {...{ store, state, briefing, picked, words }} kit={worn?.kit} />}
        />
      </div>
      <QuickTemplatesCard onUse={({ prompt, adType }) => store.dispatch({ do: "use-template", prompt, adType })} />
    </>
  );
}

const scrollBehavior = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");

/** Ctrl+Enter or Cmd+Enter, anywhere on the screen, unless something is open over it. */
function useSubmitShortcut(submit: () => unknown) {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat || event.isComposing) return;
      // A sheet that is closing does not count as open.
      if (document.querySelector("[data-sheet]:not([data-closed])")) return;
      event.preventDefault();
      submit();
    }
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [submit]);
}
