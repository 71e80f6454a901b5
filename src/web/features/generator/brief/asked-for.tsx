import { ChevronDown } from "lucide-react";
import { borrowedFrom, roleOf } from "@/creatives/inspiration/inspiration-image.ts";
import type { Brief } from "../../../../shared/brief/brief.ts";
import { buildPrompt } from "../../../../shared/prompts/build-prompt.ts";
import type { Used } from "../../../../shared/prompts/tell-uses.ts";
import type { GeneratorState } from "../run/generator-state.ts";

type AskedForProps = { maker: string; state: GeneratorState; brief: Brief };

/** Nothing is sent that cannot be read beforehand. */
export function AskedFor({ maker, state, brief }: AskedForProps) {
  const { adType, prompt, inspirationImages } = state;
  return (
    <details className="group px-5 pb-4 text-13">
      <summary className="flex min-h-9 cursor-pointer list-none items-center justify-between gap-2 font-[550] [&::-webkit-details-marker]:hidden">
        What {maker} is asked for
        <ChevronDown aria-hidden="true" size={16} className="text-ink-3 group-open:rotate-180" />
      </summary>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-2">
        {buildPrompt(adType, prompt.trim(), inspirationImages.map(useOf), brief)}
      </p>
    </details>
  );
}

function useOf(image: GeneratorState["inspirationImages"][number]): Used {
  if (image.template) return { use: { role: "style", borrow: ["palette"], isTemplate: true } };
  const role = roleOf(image);
  return { use: role === "style" ? { role, borrow: borrowedFrom(image) } : { role } };
}
