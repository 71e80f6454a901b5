import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { arrivalsSchema } from "@/creatives/inspiration/arrivals.ts";
import { takeKeptIdea } from "@/creatives/kept-idea/kept-idea.ts";
import { showToast } from "@/lib/show-toast.ts";
import type { GeneratorStore } from "./run/generator-store.ts";

/**
 * Takes over what another screen passed along and clears it, so that going back does not apply it a second time.
 * An idea kept on the landing page, before there was an account, is taken over in the same way.
 * `start` begins the run requested there; its id stays the same, so it is made at most once.
 */
export function useArrivals(store: GeneratorStore, start: (requestId: string) => void) {
  const navigate = useNavigate();
  const state = useLocation({ select: (location) => location.state });
  useEffect(() => {
    const idea = takeKeptIdea();
    if (idea) store.dispatch({ do: "take-idea", idea });
  }, [store]);
  useEffect(() => {
    const arrivals = arrivalsSchema.parse(state);
    const { inspirationImage, editCreative, makeAgain, prompt, adType, requestId } = arrivals;
    if (!Object.values(arrivals).some(Boolean)) return;
    if (inspirationImage) store.dispatch({ do: "add-inspiration", image: inspirationImage });
    if (prompt) store.dispatch({ do: "use-template", prompt, adType: adType ?? store.get().adType });
    else if (adType) store.dispatch({ do: "choose-type", adType });
    if (editCreative) store.dispatch({ do: "edit", ...editCreative });
    if (makeAgain) {
      store.dispatch({ do: "use-template", prompt: makeAgain.prompt, adType: makeAgain.adType });
      store.dispatch({ do: "choose-format", format: makeAgain.format });
    }
    if (requestId) {
      const { run } = store.get();
      if (!run) start(requestId);
      else if (run.requestId !== requestId) {
        const description = "Your words are in the form. Generate when the creative before is done.";
        showToast({ tone: "info", title: "Still Generating", description });
      }
    }
    void navigate({ to: "/dashboard/generate", replace: true, state: {}, resetScroll: false });
  }, [state, store, navigate, start]);
}
