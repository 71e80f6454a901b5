import { ChevronRight } from "lucide-react";
import { Input } from "@/components/ui/input.tsx";
import { presetOf } from "../../../shared/platform-presets.ts";
import { createNaming, DEFAULT_TEMPLATE, MAX_TEMPLATE, TOKENS } from "./file-names.ts";

type NameFieldProps = { template: string; onChange: (template: string) => void; title: string };

/** How files are named, with what that makes of the first. */
export function NameField({ template, onChange, title }: NameFieldProps) {
  const preset = presetOf("meta-feed-4x5");
  const example = preset && createNaming(template)({ title, preset, type: "png", n: 1 });
  return (
    <details className="group mt-4 mb-4 text-13">
      <summary className="flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 font-[550] pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" size={16} className="-ml-1 flex-none group-open:rotate-90" />
        File names
      </summary>
      <Input
        label="File names"
        labelHidden
        mono
        dir="ltr"
        maxLength={MAX_TEMPLATE}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={DEFAULT_TEMPLATE}
        value={template}
        onChange={(event) => onChange(event.target.value)}
        hint={`${example}. You can use ${TOKENS.join(" ")}`}
        className="mt-2"
      />
    </details>
  );
}
