import { findService } from "@/ai-services/get-ai-services.ts";
import { showToast } from "@/lib/show-toast.ts";
import type { ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { AppError } from "../../../../shared/errors.ts";
import { useCheckAiService } from "./api/saved-key.ts";

/** Asks the service about the saved key, and says what it answered. */
export function useCheckAgain({ id, name }: ServiceView) {
  const { mutate, isPending } = useCheckAiService();
  const checkAgain = () =>
    mutate(id, {
      onSuccess: (all) => {
        const state = findService(all, id)?.state;
        if (state !== "connected" && state !== "ready") return;
        showToast({ tone: "ok", title: `${name} answered`, description: "The check is free. Nothing was charged." });
      },
      onError: (error) =>
        showToast({
          tone: "bad",
          title: `${name} was not asked`,
          description: error instanceof AppError ? error.message : "Please try again.",
        }),
    });
  return { checkAgain, isPending };
}
