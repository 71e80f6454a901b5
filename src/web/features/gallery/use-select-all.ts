import { useEffect, useRef } from "react";
import { showToast } from "@/lib/show-toast.ts";
import { useBusy } from "@/lib/use-busy.ts";
import { listCreativeIds } from "./api/list-creative-ids.ts";
import type { CreativeFilters } from "./api/search-creatives.ts";
import type { Selection } from "./use-selection.ts";

/** Selects everything that matches at this moment, loaded or not. Later creatives are not included. */
export function useSelectAll({ search, type }: CreativeFilters, selection: Selection) {
  const running = useRef<AbortController>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters mean another "all"
  useEffect(() => () => running.current?.abort(), [search, type]);

  return useBusy(async () => {
    const controller = new AbortController();
    running.current = controller;
    try {
      const ids = await listCreativeIds({ search, type }, controller.signal);
      controller.signal.throwIfAborted();
      selection.pick(ids);
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error(error);
      const description = "Your selection is as it was. Check your connection and try again.";
      showToast({ tone: "bad", title: "Could not select all", description });
    }
  });
}
