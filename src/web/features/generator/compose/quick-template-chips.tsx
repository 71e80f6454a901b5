import { QUICK_TEMPLATES, type QuickTemplate } from "./quick-templates.ts";
import { TemplatePicture } from "./template-picture.tsx";

/** Where there is no room for the card: the templates in one row, shown until something is written. */
export function QuickTemplateChips({ onUse }: { onUse: (template: QuickTemplate) => void }) {
  return (
    <ul
      aria-label="Quick Templates"
      className="templates -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] tablet:mx-0 tablet:px-0 desk:hidden"
    >
      {QUICK_TEMPLATES.map((template) => (
        <li key={template.id} className="flex-none">
          <button
            type="button"
            onClick={() => onUse(template)}
            className="flex h-13 items-center gap-2.5 rounded-4 bg-surface pr-3.5 pl-1.5 font-medium text-13 text-ink-2 shadow-line hover:bg-inset"
          >
            {template.name}
            <TemplatePicture template={template} className="size-10" />
          </button>
        </li>
      ))}
    </ul>
  );
}
