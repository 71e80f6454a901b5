import { isUsable } from "@/ai-services/service-badge.tsx";
import type { Reader } from "@/creatives/readers/reader.ts";
import { postFunction } from "@/session/post-function.ts";
import type { AiServices, ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { readBriefOutput } from "../../../../shared/contracts/read-brief.ts";

/** The connected services that can read, the one that makes the pictures first. */
export function serviceReaders({ services }: AiServices, picked: ServiceView | null): Reader[] {
  return services
    .filter((service) => isUsable(service) && service.reading_usd !== null && service.reading_usd !== undefined)
    .sort((one, other) => Number(other.id === picked?.id) - Number(one.id === picked?.id))
    .map(readerOf);
}

const readerOf = ({ id, name, reading_usd: usd }: ServiceView): Reader => ({
  id,
  name,
  usd: usd ?? 0,
  place: id === "compatible" ? "on your own server" : "with your key",
  async read(prompt, type, { signal }) {
    const answer = await postFunction("read-brief", { prompt, type, service: id }, signal);
    const { brief, added, price_usd: usd } = readBriefOutput.parse(await answer.json());
    return { brief, added, usd };
  },
});
