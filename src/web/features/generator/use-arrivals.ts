import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { arrivalsSchema } from "@/lib/inspiration/arrivals.ts";
import { editCreative } from "./edit-creative.ts";
import type { GeneratorStore } from "./generator-store.ts";

/** Takes in what another screen sent along, and clears it, so that going back does not bring it a second time. */
export function useArrivals(store: GeneratorStore) {
  const navigate = useNavigate();
  const state = useLocation({ select: (location) => location.state });
  useEffect(() => {
    const { inspirationImage, editCreative: creative, makeAgain, prompt, adType } = arrivalsSchema.parse(state);
    if (!inspirationImage && !creative && !makeAgain && !prompt && !adType) return;
    if (inspirationImage) store.dispatch({ do: "add-inspiration", image: inspirationImage });
    if (prompt || adType) store.dispatch({ do: "stop-editing" });
    if (prompt) store.dispatch({ do: "use-template", prompt, adType: adType ?? store.get().adType });
    else if (adType) store.dispatch({ do: "choose-type", adType });
    if (creative) void editCreative(store, creative);
    if (makeAgain) {
      store.dispatch({ do: "stop-editing" });
      store.dispatch({ do: "use-template", prompt: makeAgain.prompt, adType: makeAgain.adType });
      store.dispatch({ do: "choose-format", format: makeAgain.format });
    }
    void navigate({ to: "/dashboard/generate", replace: true, state: {}, resetScroll: false });
  }, [state, store, navigate]);
}
