import { knownModels } from "../../shared/ai-services/image-models.ts";
import { priceTable } from "../../shared/ai-services/price.ts";
import { SERVICES, type ServiceId } from "../../shared/ai-services/services.ts";
import type { ServiceView } from "../../shared/contracts/ai-services.ts";

/** A connected service as the server describes it, with the models of the catalogue. */
export function serviceView(id: ServiceId, change: Partial<ServiceView> = {}): ServiceView {
  const [first] = knownModels(id);
  return {
    id,
    name: SERVICES[id].name,
    state: id === "composer" ? "ready" : "connected",
    masked: id === "composer" ? null : "••••a1B2",
    note: null,
    credit_usd: null,
    added_at: "2026-10-03T08:00:00Z",
    checked_at: "2026-11-16T08:00:00Z",
    address: null,
    model: first?.id ?? null,
    quality: first?.defaultQuality ?? null,
    models: knownModels(id).map((model) => ({
      id: model.id,
      name: model.name,
      note: model.note,
      references: model.references,
      edits: model.edits,
      lettering: model.lettering,
      prompt_chars: model.promptChars,
      qualities: [...model.qualities],
      default_quality: model.defaultQuality,
      prices: priceTable(model),
      reference_usd: model.referenceUsd,
      usual_seconds: model.usualSeconds && [...model.usualSeconds],
    })),
    text_model: SERVICES[id].textModel,
    text_usd: 0.0014,
    ...change,
  };
}
