import { Search } from "lucide-react";
import { FilterPill, FilterPills } from "@/components/filter-pills.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { MAX_SEARCH_LENGTH } from "@/lib/list/address.ts";
import { useTypedSearch } from "@/lib/list/use-typed-search.ts";
import { keysOf } from "../../../shared/keys-of.ts";
import type { CountedCategory } from "./api/get-categories.ts";
import { MEME_SORTS, type MemeFilters, readSort } from "./api/meme-filters.ts";
import { categoryName } from "./category-name.ts";

const SORTS = keysOf(MEME_SORTS).map((value) => ({ value, label: MEME_SORTS[value] }));

type MemeToolbarProps = {
  filters: MemeFilters;
  onFilter: (change: MemeFilters) => void;
  categories: readonly CountedCategory[] | undefined;
};

export function MemeToolbar({ filters, onFilter, categories = [] }: MemeToolbarProps) {
  const [typed, setTyped] = useTypedSearch(filters.search ?? "", (search) => onFilter({ search: search || undefined }));
  const { category } = filters;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  // The category in the address is shown even before the counts have loaded, or without them.
  const isUnknown = category !== undefined && !categories.some(({ value }) => value === category);
  return (
    <search className="mb-6 grid gap-3.5">
      <div className="flex items-center justify-between gap-2.5 max-[22.5rem]:flex-wrap">
        <Input
          label="Search templates"
          labelHidden
          type="search"
          icon={<Search aria-hidden="true" />}
          placeholder="Search by name"
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onValueChange={setTyped}
          className="max-w-[340px] flex-1 max-[22.5rem]:flex-[1_0_100%] max-tablet:max-w-none"
        />
        <Select
          label="Sort"
          labelHidden
          options={SORTS}
          value={filters.sort ?? "popular"}
          onValueChange={(sort) => onFilter({ sort: readSort(sort) })}
          className="w-[168px] max-[22.5rem]:flex-[1_0_100%]"
        />
      </div>
      <FilterPills label="Filter by category">
        <FilterPill isPressed={!category} onClick={() => onFilter({ category: undefined })} count={total || undefined}>
          All
        </FilterPill>
        {categories.map(({ value, count }) => (
          <FilterPill
            key={value}
            isPressed={value === category}
            onClick={() => onFilter({ category: value === category ? undefined : value })}
            count={count}
          >
            {categoryName(value)}
          </FilterPill>
        ))}
        {isUnknown && (
          <FilterPill isPressed onClick={() => onFilter({ category: undefined })}>
            {categoryName(category)}
          </FilterPill>
        )}
      </FilterPills>
    </search>
  );
}
