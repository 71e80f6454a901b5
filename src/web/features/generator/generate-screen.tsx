import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";
import { PageHead } from "@/components/page-head.tsx";
import { useApiKey } from "@/lib/api-key/get-api-key.ts";
import { LONGEST_PROMPT } from "../../../shared/contracts/generate-creative.ts";
import { ComposeCard } from "./compose-card.tsx";
import { editCreative } from "./edit-creative.ts";
import { findLostRun } from "./find-lost-run.ts";
import { generatorStore } from "./generator-store.ts";
import { KeyChip } from "./key-chip.tsx";
import { MissingKeyBanner } from "./missing-key-banner.tsx";
import { QuickTemplatesCard } from "./quick-templates-card.tsx";
import { ResultCard } from "./result-card.tsx";
import { runGeneration } from "./run-generation.ts";
import { stopGeneration } from "./stop-generation.ts";
import { useArrivals } from "./use-arrivals.ts";
import { useSubmitShortcut } from "./use-submit-shortcut.ts";
import "./generator.css";

export function GenerateScreen({ userId }: { userId: string }) {
  const store = generatorStore(userId);
  const state = store.use();
  const apiKey = useApiKey();
  const navigate = useNavigate();
  const result = useRef<HTMLElement>(null);
  const descriptionRef = useRef<HTMLTextAreaElement>(null);
  const openSettings = useCallback(() => void navigate({ to: "/dashboard/settings" }), [navigate]);
  useArrivals(store);
  useEffect(() => void findLostRun(store, openSettings), [store, openSettings]);

  const mayStart = apiKey.status !== "absent" && state.run === null && state.prompt.trim().length <= LONGEST_PROMPT;
  const generate = useCallback(() => {
    if (!mayStart) return;
    void runGeneration(store, openSettings);
    // Where the cards stand below each other, what happens next is out of sight.
    if (store.get().run) result.current?.scrollIntoView({ block: "nearest", behavior: scrollBehavior() });
  }, [mayStart, store, openSettings]);
  useSubmitShortcut(generate);
  const canGenerate = mayStart && state.prompt.trim() !== "";

  async function editResult() {
    const { generatedImage, generatedDetails } = state;
    if (!generatedImage) return;
    await editCreative(store, { imageUrl: generatedImage, format: generatedDetails?.format ?? state.format });
    descriptionRef.current?.focus();
  }

  return (
    <>
      <PageHead
        title="Generate Ad Creatives"
        description="Describe it. We bake it."
        action={<KeyChip apiKey={apiKey} />}
      />
      {apiKey.status === "absent" && <MissingKeyBanner />}
      <div className="grid items-stretch gap-5 wide:grid-cols-[minmax(360px,432px)_minmax(0,1fr)]">
        <ComposeCard {...{ store, state, descriptionRef, apiKey, canGenerate, openSettings }} onGenerate={generate} />
        <ResultCard
          state={state}
          cardRef={result}
          canRetry={canGenerate}
          onRetry={generate}
          onCancel={() => void stopGeneration(store)}
          onEdit={() => void editResult()}
          onGenerateNew={() => store.dispatch({ do: "generate-new" })}
        />
      </div>
      <QuickTemplatesCard onUse={({ prompt, adType }) => store.dispatch({ do: "use-template", prompt, adType })} />
    </>
  );
}

const scrollBehavior = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
