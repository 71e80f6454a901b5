import { Select } from "@/components/ui/select.tsx";
import { MAIL_KINDS } from "../../../../shared/mail-kinds.ts";
import { TEMPLATES } from "./templates.ts";
import type { Sample } from "./use-sample.ts";

const OPTIONS = MAIL_KINDS.map((kind) => ({ value: kind, label: TEMPLATES[kind].label }));

export function TemplateSelect({ sample }: { sample: Sample }) {
  return (
    <div className="flex items-center gap-2.5 max-tablet:w-full">
      <span aria-hidden="true" className="font-[550] text-13 max-tablet:hidden">
        Template
      </span>
      <Select
        label="Template"
        labelHidden
        options={OPTIONS}
        value={sample.typed.kind}
        onValueChange={sample.choose}
        className="w-full tablet:w-56"
      />
    </div>
  );
}
