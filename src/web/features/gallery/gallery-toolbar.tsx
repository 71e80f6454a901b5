import { Search, SquareCheck, X } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { MAX_SEARCH_LENGTH } from "@/lib/list/address.ts";
import { useTypedSearch } from "@/lib/list/use-typed-search.ts";
import type { CreativeFilters } from "./api/search-creatives.ts";
import { ALL_TYPES, typeOptions } from "./creative-types.ts";
import type { Selection } from "./use-selection.ts";

type GalleryToolbarProps = {
  filters: CreativeFilters;
  onFilter: (change: CreativeFilters) => void;
  /** Types that the user has creatives of. */
  present: readonly string[];
  selection: Selection;
  canSelect: boolean;
};

export function GalleryToolbar({ filters, onFilter, present, selection, canSelect }: GalleryToolbarProps) {
  const [typed, setTyped] = useTypedSearch(filters.search ?? "", (search) => onFilter({ search: search || undefined }));
  return (
    <search className="mb-5 flex flex-wrap items-center gap-3">
      <Input
        label="Search creatives"
        labelHidden
        type="search"
        icon={<Search aria-hidden="true" />}
        placeholder="Search titles and prompts"
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onValueChange={setTyped}
        className="w-[280px] max-tablet:w-auto max-tablet:flex-1"
      />
      <Segmented
        label="Type"
        options={typeOptions(present, filters.type)}
        value={filters.type ?? ALL_TYPES}
        onValueChange={(type) => onFilter({ type: type === ALL_TYPES ? undefined : type })}
        className="max-wide:order-1 max-tablet:w-full"
      />
      {(canSelect || selection.isOn) && (
        <Button
          className="ml-auto"
          icon={selection.isOn ? <X aria-hidden="true" size={16} /> : <SquareCheck aria-hidden="true" size={16} />}
          onClick={selection.isOn ? selection.end : selection.begin}
        >
          {selection.isOn ? "Done" : "Select"}
        </Button>
      )}
    </search>
  );
}
