import { useState } from "react";
import { FilterPill, FilterPills, pillStyles } from "@/components/filter-pills.tsx";
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
    <FilterPills label="Filter by company" className="mb-6">
      <FilterPill isPressed={!company} onClick={() => onChoose(undefined)}>
        All Companies
      </FilterPill>
      {all.map((name) => (
        <FilterPill
          key={name}
          isPressed={name === company}
          onClick={() => onChoose(name === company ? undefined : name)}
        >
          {name}
        </FilterPill>
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
    </FilterPills>
  );
}
