import { showToast } from "@/lib/show-toast.ts";
import { DEMO_API_KEY } from "../../../shared/contracts/api-key.ts";
import { AppError } from "../../../shared/errors.ts";
import { useSaveApiKey } from "./save-api-key.ts";

/** Saves the key that selects the built-in composer: everything can be tried without a service or a card. */
export function useTryComposer() {
  const { mutate, isPending } = useSaveApiKey();

  const start = () =>
    mutate(DEMO_API_KEY, {
      onSuccess: () =>
        showToast({
          tone: "ok",
          title: "API Key Saved!",
          description: "The built-in composer makes your creatives now, free of charge.",
        }),
      onError: (error) =>
        showToast({
          tone: "bad",
          title: "Invalid API Key",
          description: error instanceof AppError ? error.message : "Please check your API key and try again.",
        }),
    });
  return { start, isPending };
}
