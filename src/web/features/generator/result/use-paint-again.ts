import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { capOf, isStopped } from "@/ai-services/cap.ts";
import type { MyServices } from "@/ai-services/get-ai-services.ts";
import { estimateOf, pictureUsd } from "@/ai-services/price-words.ts";
import { wornByQuery } from "@/brands/worn-by.ts";
import type { ShownCreative } from "@/creatives/tools/use-tools.ts";
import { getBrief } from "@/creatives/versions/api/get-brief.ts";
import { getOriginalWords } from "@/creatives/versions/api/get-original-words.ts";
import { useCardCache } from "@/creatives/versions/card-cache.ts";
import { adTypeSchema } from "../../../../shared/ad-types.ts";
import { withoutKit } from "../../../../shared/brief/facts.ts";
import { creativeTitle } from "../../../../shared/creative-title.ts";
import type { Format } from "../../../../shared/formats.ts";
import { generateCreative } from "../api/generate-creative.ts";
import { announceFailure, failureOf } from "../run/announce-failure.ts";
import { wordsByNow } from "../run/words-by-store.ts";

const FAILED = "The picture could not be made. Those before it are kept.";

/** Has the chosen service paint the words of a creative again. Each picture becomes a version of it. Null: no service. */
export function usePaintAgain(services: MyServices, shown: ShownCreative | null, type: string) {
  const cards = useCardCache();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const service = services.chosen;
  if (!shown || !service || service.id === "composer") return null;
  const estimate = (format: Format) => estimateOf(service, { format, references: 0 });

  return {
    name: service.name,
    price(format: Format, count = 1) {
      const usd = estimate(format);
      return usd === null ? "price unknown" : `about ${pictureUsd(usd * count)}`;
    },
    isOverCap(format: Format, count = 1) {
      const usd = estimate(format);
      return services.all !== null && isStopped(capOf(services.all.spending), usd === null ? null : usd * count);
    },
    /** True when all of them came. Without a word about a brand it is that of the creative. */
    async paint(
      format: Format,
      { count = 1, brand, onDone }: { count?: number; brand?: string | null; onDone?: (done: number) => void } = {},
    ): Promise<boolean> {
      try {
        const { versionId, documentId, prompt } = shown;
        const words = await getOriginalWords({ documentId, versionId, prompt, type });
        const adType = adTypeSchema.catch("meta").parse(words.type);
        const brief = await getBrief(versionId);
        const worn = brand === undefined ? (await queries.fetchQuery(wornByQuery(versionId)))?.id : brand;
        const title = creativeTitle(adType, words.prompt);
        const wanted = {
          prompt: words.prompt,
          type: adType,
          format,
          title,
          // What a brand adds is read again, as it is now.
          brief: brief && withoutKit(brief),
          brand: worn ?? undefined,
          service: service.id,
          words: wordsByNow(adType),
        };
        for (let done = 1; done <= count; done++) {
          const requestId = crypto.randomUUID();
          await generateCreative({ ...wanted, requestId, source: versionId, inspirationImages: [] });
          onDone?.(done);
          await cards.added(documentId).catch(() => {});
        }
        return true;
      } catch (error) {
        const openSettings = () => void navigate({ to: "/dashboard/settings" });
        announceFailure("Generation Failed", failureOf(error, FAILED), openSettings);
        return false;
      }
    },
  };
}

export type PaintAgain = ReturnType<typeof usePaintAgain>;
