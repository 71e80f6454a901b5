import { Search } from "lucide-react";
import { Input } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { MAX_SEARCH_LENGTH } from "@/lib/list/address.ts";
import { useTypedSearch } from "@/lib/list/use-typed-search.ts";
import type { FilterOptions } from "./api/get-filter-options.ts";
import type { AdFilters } from "./api/search-ads.ts";

/** Not an empty string, which the select would show as not filled in. */
const ALL = "*";

type SwipeToolbarProps = {
  filters: AdFilters;
  onFilter: (change: AdFilters) => void;
  options: FilterOptions | undefined;
};

export function SwipeToolbar({ filters, onFilter, options }: SwipeToolbarProps) {
  const [typed, setTyped] = useTypedSearch(filters.search ?? "", (search) => onFilter({ search: search || undefined }));
  return (
    <search className="mb-3.5 flex flex-wrap items-center gap-2.5">
      <Input
        label="Search ads"
        labelHidden
        type="search"
        icon={<Search aria-hidden="true" />}
        placeholder="Search company, industry, goal or audience"
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onValueChange={setTyped}
        className="max-w-[440px] flex-1 max-tablet:max-w-none max-tablet:flex-[1_0_100%]"
      />
      <Select
        label="Platform"
        labelHidden
        options={withAll("All Platforms", options?.platforms, filters.platform)}
        value={filters.platform ?? ALL}
        onValueChange={(platform) => onFilter({ platform: unlessAll(platform) })}
        className="w-[180px] max-[22.5rem]:flex-[1_0_100%] max-tablet:w-auto max-tablet:flex-1"
      />
      <Select
        label="Industry"
        labelHidden
        options={withAll("All Industries", options?.industries, filters.industry)}
        value={filters.industry ?? ALL}
        onValueChange={(industry) => onFilter({ industry: unlessAll(industry) })}
        className="w-[200px] max-[22.5rem]:flex-[1_0_100%] max-tablet:w-auto max-tablet:flex-1"
      />
    </search>
  );
}

const unlessAll = (value: string) => (value === ALL ? undefined : value);

/** The value in the address is among the options even before the counts have loaded, or without them. */
function withAll(all: string, counted: FilterOptions["platforms"] = [], chosen: string | undefined) {
  const known = counted.map(({ value, count }) => ({ value, label: `${value} (${count})` }));
  const isUnknown = chosen !== undefined && !counted.some(({ value }) => value === chosen);
  return [{ value: ALL, label: all }, ...known, ...(isUnknown ? [{ value: chosen, label: chosen }] : [])];
}
