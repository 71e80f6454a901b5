import { Select } from "@/components/ui/select.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import type { MailTemplate } from "../../../../shared/contracts/email-preview.ts";
import type { Sample } from "./use-sample.ts";

/** The server knows which mails there are, so the list comes with the first of them. */
export function TemplateSelect({ sample, templates }: { sample: Sample; templates: readonly MailTemplate[] }) {
  return (
    <div className="flex items-center gap-2.5 max-tablet:w-full">
      <span aria-hidden="true" className="font-[550] text-13 max-tablet:hidden">
        Template
      </span>
      {templates.length === 0 ? (
        <Skeleton className="h-10 w-full tablet:w-56" />
      ) : (
        <Select
          label="Template"
          labelHidden
          options={templates.map(({ kind, label }) => ({ value: kind, label }))}
          value={sample.typed.kind}
          onValueChange={sample.choose}
          className="w-full tablet:w-56"
        />
      )}
    </div>
  );
}
