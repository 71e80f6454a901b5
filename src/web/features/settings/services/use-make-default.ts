import { useChangeAiSettings } from "@/ai-services/change-ai-settings.ts";
import { useAiServices } from "@/ai-services/get-ai-services.ts";
import { priceRange } from "@/ai-services/price-words.ts";
import { showToast } from "@/lib/show-toast.ts";
import type { ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { AppError } from "../../../../shared/errors.ts";

/** From now on this service makes the pictures. Can be undone at once. */
export function useMakeDefault() {
  const { chosen } = useAiServices();
  const { mutate, isPending } = useChangeAiSettings();

  function makeDefault(service: ServiceView) {
    const before = chosen?.id;
    mutate(
      { image: service.id },
      {
        onSuccess: () =>
          showToast({
            tone: "ok",
            title: `${service.name} is the default`,
            description: costOf(service),
            ...(before && { action: { label: "Undo", onClick: () => mutate({ image: before }) } }),
          }),
        onError: (error) =>
          showToast({
            tone: "bad",
            title: "The default was not changed",
            description: error instanceof AppError ? error.message : "Please try again.",
          }),
      },
    );
  }
  return { makeDefault, isPending };
}

function costOf(service: ServiceView): string {
  const { words } = priceRange(service);
  if (words === "Free") return "Pictures are free now.";
  return words === "Price unknown" ? "What a picture costs is told with it." : `Pictures now cost ${words}.`;
}
