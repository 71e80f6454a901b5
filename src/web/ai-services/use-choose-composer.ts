import { showToast, type Toast } from "@/lib/show-toast.ts";
import { AppError } from "../../shared/errors.ts";
import { useChangeAiSettings } from "./change-ai-settings.ts";

/** Nothing about a key: there is none. */
const CHOSEN: Toast = {
  tone: "ok",
  title: "Built-in composer is the default",
  description: "It makes your creatives from now on, free of charge and without a key.",
};

/** One press chooses the built-in composer: everything can be made without a service or a card. */
export function useChooseComposer() {
  const { mutate, isPending } = useChangeAiSettings();

  const choose = () =>
    mutate(
      { image: "composer" },
      {
        onSuccess: () => showToast(CHOSEN),
        onError: (error) =>
          showToast({
            tone: "bad",
            title: "The default was not changed",
            description: error instanceof AppError ? error.message : "Please try again.",
          }),
      },
    );
  return { choose, isPending };
}
