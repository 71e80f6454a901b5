import { useState } from "react";
import { cn } from "@/lib/cn.ts";
import type { FilterOptions } from "./api/get-filter-options.ts";

const SHOWN_AT_FIRST = 10;

type CompanyFilterProps = {
  options: FilterOptions;
  company: string | undefined;
  onChoose: (company: string | undefined) => void;
};

/** The companies with the most ads first; the others appear after a click. */
export function CompanyFilter({ options, company, onChoose }: CompanyFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const names = options.companies.map(({ value }) => value);
  const first = names.slice(0, SHOWN_AT_FIRST);
  const shown = isOpen ? names : first;
  const hidden = options.company_count - first.length;
  // The chosen company is always visible, wherever it is in the list.
  const all = company && !shown.includes(company) ? [...shown, company] : shown;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with its buttons
    <div role="group" aria-label="Filter by company" className="company-filter mb-6">
      <Pill isPressed={!company} onClick={() => onChoose(undefined)}>
        All Companies
      </Pill>
      {all.map((name) => (
        <Pill key={name} isPressed={name === company} onClick={() => onChoose(name === company ? undefined : name)}>
          {name}
        </Pill>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={cn(pillStyles, "shadow-[inset_0_0_0_1px_var(--line-ctl)]")}
        >
          {isOpen ? "Show fewer" : `+${hidden} more`}
        </button>
      )}
      {isOpen && options.company_count > names.length && (
        <p className="self-center text-13 text-ink-3">
          and {options.company_count - names.length} smaller ones: search for them by name
        </p>
      )}
    </div>
  );
}

const pillStyles =
  "inline-flex h-[34px] flex-none items-center whitespace-nowrap rounded-full px-3.5 font-medium text-13 text-ink-2 transition-colors hover:bg-inset hover:text-ink pointer-coarse:h-10";

function Pill({ isPressed, onClick, children }: { isPressed: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onClick}
      className={cn(
        pillStyles,
        isPressed
          ? "bg-ink font-semibold text-bg hover:bg-ink hover:text-bg"
          : "bg-surface shadow-[inset_0_0_0_1px_var(--line)]",
      )}
    >
      {children}
    </button>
  );
}
