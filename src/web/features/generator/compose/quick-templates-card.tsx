import { ArrowUpRight } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { Card } from "@/components/ui/card.tsx";
import { AD_TYPES } from "../../../../shared/ad-types.ts";
import { QUICK_TEMPLATES, type QuickTemplate } from "./quick-templates.ts";
import { TemplatePicture } from "./template-picture.tsx";

export function QuickTemplatesCard({ onUse }: { onUse: (template: QuickTemplate) => void }) {
  return (
    <Card
      flush
      title="Quick Templates"
      className="mt-5 max-desk:hidden"
      action={<span className="text-ink-3 text-xs">Fills the form. Nothing is generated until you say so.</span>}
    >
      <ul className="grid grid-cols-3 gap-1 p-2">
        {QUICK_TEMPLATES.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              onClick={() => onUse(template)}
              className="flex w-full items-center gap-3.5 rounded-3 p-2.5 text-left hover:bg-inset"
            >
              <span className="grid min-w-0 flex-1 justify-items-start gap-0.5">
                <span className="font-semibold">{template.name}</span>
                <span className="text-13 text-ink-2">{template.summary}</span>
                <Badge className="mt-1 h-5 px-[7px] text-[0.71875rem]">{AD_TYPES[template.adType]}</Badge>
              </span>
              <TemplatePicture template={template} className="size-[72px]" />
              <ArrowUpRight aria-hidden="true" size={16} className="mt-1 flex-none self-start text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
