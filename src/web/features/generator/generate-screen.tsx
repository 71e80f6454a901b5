import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { useApiKey } from "@/api-key/get-api-key.ts";
import { PageHead } from "@/components/page-head.tsx";
import { useIsOnline } from "@/lib/use-is-online.ts";
import { MAX_PROMPT_LENGTH } from "../../../shared/contracts/generate-creative.ts";
import { ComposeForm } from "./compose/compose-form.tsx";
import { QuickTemplatesCard } from "./compose/quick-templates-card.tsx";
import { KeyChip } from "./key-chip.tsx";
import { MissingKeyBanner } from "./missing-key-banner.tsx";
import { Result } from "./result/result.tsx";
import { findLostRun } from "./run/find-lost-run.ts";
import { draftOf } from "./run/generator-state.ts";
import { generatorStore } from "./run/generator-store.ts";
import { runGeneration } from "./run/run-generation.ts";
import { stopGeneration } from "./run/stop-generation.ts";
import { useArrivals } from "./use-arrivals.ts";
import { useSubmitShortcut } from "./use-submit-shortcut.ts";
import "./generator.css";

/** The same markup at all widths; generator.css lays out its parts. */
export function GenerateScreen({ userId }: { userId: string }) {
  const store = generatorStore(userId);
  const state = store.use();
  const isReading = store.reading.use() > 0;
  const apiKey = useApiKey();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const result = useRef<HTMLElement>(null);
  const descriptionRef = useRef<HTMLTextAreaElement>(null);
  const openSettings = useCallback(() => void navigate({ to: "/dashboard/settings" }), [navigate]);
  const isComposer = apiKey.status === "present" && apiKey.isDemo;
  const start = useCallback(
    (requestId: string) => void runGeneration(store, openSettings, { requestId, isComposer }),
    [store, openSettings, isComposer],
  );
  useArrivals(store, start);
  useEffect(() => void findLostRun(store, openSettings), [store, openSettings]);

  const words = draftOf(state).prompt.trim();
  const isFree = apiKey.status !== "absent" && state.run === null && state.edit?.imageUrl !== null;
  const mayStart = isFree && isOnline && !isReading && words.length <= MAX_PROMPT_LENGTH;
  const generate = useCallback(() => {
    if (mayStart) void runGeneration(store, openSettings, { isComposer });
  }, [mayStart, store, openSettings, isComposer]);
  useSubmitShortcut(generate);

  // On narrow screens the result is below the form and may be out of view. Returning to this screen does not scroll.
  const isRunning = state.run !== null;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isRunning || wasRunning.current)
      result.current?.scrollIntoView({ block: "nearest", behavior: scrollBehavior() });
    wasRunning.current = isRunning;
  }, [isRunning]);

  const { generatedImage } = state;
  function editResult() {
    if (!generatedImage) return;
    store.dispatch({ do: "edit", imageUrl: generatedImage, format: state.generatedDetails?.format ?? state.format });
    // The field exists once the form has unfolded.
    requestAnimationFrame(() => descriptionRef.current?.focus());
  }

  const hasResult = isRunning || state.failure !== null || generatedImage !== null;
  return (
    <>
      <PageHead
        inTopBar
        title="Generate Ad Creatives"
        description="Describe it. We bake it."
        action={<KeyChip apiKey={apiKey} />}
      />
      {apiKey.status === "absent" && <MissingKeyBanner />}
      <div
        className="generator"
        data-fills=""
        data-result={hasResult || undefined}
        data-folded={(hasResult && !state.isUnfolded) || undefined}
      >
        <ComposeForm
          {...{ store, state, descriptionRef, apiKey, isOnline, isReading, openSettings }}
          canGenerate={mayStart && words !== ""}
          onGenerate={generate}
          onCancel={() => void stopGeneration(store)}
        />
        <Result {...{ store, state, isOnline }} sectionRef={result} onEdit={editResult} />
      </div>
      <QuickTemplatesCard onUse={({ prompt, adType }) => store.dispatch({ do: "use-template", prompt, adType })} />
    </>
  );
}

const scrollBehavior = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
