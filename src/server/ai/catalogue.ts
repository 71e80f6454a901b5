import type { ImageModel } from "../../shared/ai-services/image-model.ts";
import { knownModels } from "../../shared/ai-services/image-models.ts";
import { priceTable } from "../../shared/ai-services/price.ts";
import { SERVICE_IDS, SERVICES, type ServiceId } from "../../shared/ai-services/services.ts";
import type { OfferedModel } from "../../shared/contracts/ai-services.ts";
import { FORMAT_IDS, type Format } from "../../shared/formats.ts";

/** A server of the operator's own that speaks as OpenAI does. */
export type OwnServer = {
  baseUrl: string;
  name: string;
  models: readonly string[];
  /** One size for each format, in the order of `FORMAT_IDS`. */
  sizes: readonly string[];
  references: number;
  textModel: string | null;
  firstByteSeconds: number;
};

export type Catalogue = ReturnType<typeof createCatalogue>;

/** Who is offered on this installation, under which name and with which models. */
export function createCatalogue(ownServer: OwnServer | null) {
  const ownModels = ownServer ? ownServer.models.map((id) => describeOwn(ownServer, id)) : [];
  return {
    offered: SERVICE_IDS.filter((id) => id !== "compatible" || ownServer !== null),
    nameOf: (service: ServiceId) => (service === "compatible" && ownServer?.name) || SERVICES[service].name,
    textModelOf: (service: ServiceId) =>
      service === "compatible" ? (ownServer?.textModel ?? null) : SERVICES[service].textModel,
    /** `listed` is what a service that lists its own models said at the last check. */
    modelsOf(service: ServiceId, listed: readonly ImageModel[]): readonly ImageModel[] {
      if (service === "compatible") return ownModels;
      return service === "openrouter" ? listed : knownModels(service);
    },
    addressOf: (service: ServiceId) => (service === "compatible" && ownServer ? new URL(ownServer.baseUrl).host : null),
  };
}

function describeOwn({ sizes, references, firstByteSeconds }: OwnServer, id: string): ImageModel {
  return {
    service: "compatible",
    id,
    name: id,
    note: "your own machine",
    ask: Object.fromEntries(FORMAT_IDS.map((format, at) => [format, sizes[at] ?? "1024x1024"])) as Record<
      Format,
      string
    >,
    references,
    edits: references > 0,
    lettering: "unknown",
    promptChars: null,
    qualities: [],
    defaultQuality: null,
    price: { rule: "free" },
    referenceUsd: 0,
    answersWithinSeconds: firstByteSeconds,
    usualSeconds: null,
  };
}

/** A model as the page sees it. */
export function offer(model: ImageModel): OfferedModel {
  return {
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
    usual_seconds: model.usualSeconds ? [...model.usualSeconds] : null,
  };
}
