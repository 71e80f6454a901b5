import { showToast } from "@/lib/show-toast.ts";
import { DEMO_API_KEY } from "../../shared/contracts/api-key.ts";
import { explainKeyFailure } from "./explain-key-failure.ts";
import { useSaveApiKey } from "./save-api-key.ts";

/** Chooses the built-in composer: everything can be tried without a service or a card. */
export function useTryComposer() {
  const { mutate, isPending } = useSaveApiKey();

  const start = () =>
    mutate(
      { api_key: DEMO_API_KEY },
      {
        onSuccess: () =>
          showToast({
            tone: "ok",
            title: "API Key Saved!",
            description: "The built-in composer makes your creatives now, free of charge.",
          }),
        onError: (error) => {
          const { title, message } = explainKeyFailure(error);
          showToast({ tone: "bad", title, description: message });
        },
      },
    );
  return { start, isPending };
}
