import { ChevronDown } from "lucide-react";
import { borrowedFrom, roleOf } from "@/creatives/inspiration/inspiration-image.ts";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";
import type { Brief } from "../../../../shared/brief/brief.ts";
import type { ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { promptFor } from "../../../../shared/prompts/prompt-for.ts";
import type { Used } from "../../../../shared/prompts/tell-uses.ts";
import type { WordsBy } from "../../../../shared/words-by.ts";
import type { GeneratorState } from "../run/generator-state.ts";

type AskedForProps = {
  service: ServiceView;
  state: GeneratorState;
  brief: Brief;
  words: WordsBy;
  /** Of the idea that is chosen, if the words are to be set by us. */
  layout: string | undefined;
  /** Of the brand that it is for. */
  kit: BrandKit | undefined;
};

/** Nothing is sent that cannot be read beforehand. */
export function AskedFor({ service, state, brief, words, layout, kit }: AskedForProps) {
  const { adType: type, prompt: text, inspirationImages, format } = state;
  const { prompt } = promptFor({
    ...{ type, text: text.trim(), images: inspirationImages.map(useOf), brief, words, format, layout, kit },
    ...{ service: service.id, model: service.model },
  });
  return (
    <details className="group px-5 pb-4 text-13">
      <summary className="flex min-h-9 cursor-pointer list-none items-center justify-between gap-2 font-[550] [&::-webkit-details-marker]:hidden">
        What {service.name} is asked for
        <ChevronDown aria-hidden="true" size={16} className="text-ink-3 group-open:rotate-180" />
      </summary>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-2">
        {prompt}
      </p>
    </details>
  );
}

function useOf(image: GeneratorState["inspirationImages"][number]): Used {
  if (image.template) return { use: { role: "style", borrow: ["palette"], isTemplate: true } };
  const role = roleOf(image);
  return { use: role === "style" ? { role, borrow: borrowedFrom(image) } : { role } };
}
