import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { arrivalsSchema } from "@/creatives/inspiration/arrivals.ts";
import { takeKeptIdea } from "@/creatives/kept-idea/kept-idea.ts";
import { showToast } from "@/lib/show-toast.ts";
import type { Brief } from "../../../shared/brief/brief.ts";
import { isSet } from "../../../shared/brief/facts.ts";
import type { GeneratorStore } from "./run/generator-store.ts";

type ChosenIdea = { seed: number; layout?: string | undefined } | undefined;

/** Of a stored brief: what somebody set. The rest is read again, and comes from the brand as it is now. */
const setIn = ({ kind, language, facts }: Brief): Brief => ({
  ...(kind && kind.by !== "read" && { kind }),
  ...(language && language.by !== "read" && { language }),
  facts: facts.filter((fact) => isSet(fact) && fact.by !== "kit"),
});

/**
 * Takes over what another screen passed along and clears it, so that going back does not apply it a second time.
 * An idea kept on the landing page, before there was an account, is taken over in the same way.
 * `start` begins the run requested there, when all is known that it needs; its id stays the same, so it is made at most once.
 */
export function useArrivals(
  store: GeneratorStore,
  start: (requestId: string, idea: ChosenIdea) => void,
  isReady: boolean,
) {
  const navigate = useNavigate();
  const state = useLocation({ select: (location) => location.state });
  useEffect(() => {
    const idea = takeKeptIdea();
    if (idea) store.dispatch({ do: "take-idea", idea });
  }, [store]);
  useEffect(() => {
    if (!isReady) return;
    const arrivals = arrivalsSchema.parse(state);
    const { inspirationImage, editCreative, makeAgain, prompt, adType, brief, idea, requestId } = arrivals;
    if (!Object.values(arrivals).some(Boolean)) return;
    if (inspirationImage) store.dispatch({ do: "add-inspiration", image: inspirationImage });
    if (prompt) store.dispatch({ do: "use-template", prompt, adType: adType ?? store.get().adType });
    else if (adType) store.dispatch({ do: "choose-type", adType });
    if (prompt && brief) store.dispatch({ do: "set-brief", brief });
    if (prompt && idea) store.dispatch({ do: "show-ideas", from: idea.seed });
    if (editCreative) store.dispatch({ do: "edit", ...editCreative });
    if (makeAgain) {
      store.dispatch({ do: "use-template", prompt: makeAgain.prompt, adType: makeAgain.adType });
      store.dispatch({ do: "choose-format", format: makeAgain.format });
      if (makeAgain.brief) store.dispatch({ do: "set-brief", brief: setIn(makeAgain.brief) });
    }
    if (requestId) {
      const { run } = store.get();
      if (!run) start(requestId, idea);
      else if (run.requestId !== requestId) {
        const description = "Your words are in the form. Generate when the creative before is done.";
        showToast({ tone: "info", title: "Still Generating", description });
      }
    }
    void navigate({ to: "/dashboard/generate", replace: true, state: {}, resetScroll: false });
  }, [state, store, navigate, start, isReady]);
}
