import { CircleCheck, ListFilter, Search, UserRound } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { MAX_SEARCH_LENGTH } from "@/lib/list/address.ts";
import { useTypedSearch } from "@/lib/list/use-typed-search.ts";
import { AUDIT_OUTCOMES } from "../../../../shared/contracts/admin-audit.ts";
import { AUDIT_KINDS } from "./audit-actions.ts";
import { OUTCOME_WORDS } from "./audit-outcome.tsx";
import { chosenKinds } from "./audit-page.ts";
import { DaysFilter } from "./days-filter.tsx";
import { FilterMenu } from "./filter-menu.tsx";
import type { AuditAddress } from "./read-audit-address.ts";

type AuditToolbarProps = {
  filters: AuditAddress;
  onFilter: (change: AuditAddress) => void;
  onClear: () => void;
  administrators: readonly { id: string; email: string }[];
};

export function AuditToolbar({ filters, onFilter, onClear, administrators }: AuditToolbarProps) {
  const [typed, setTyped] = useTypedSearch(filters.search ?? "", (search) => onFilter({ search: search || undefined }));
  const { who, what, outcome, from, to } = filters;
  const people = administrators.map(({ id, email }) => ({ value: id, label: email }));
  // Somebody who is no administrator, or no longer, can still be the filter of a link.
  if (who && who !== "system" && !people.some(({ value }) => value === who)) people.push({ value: who, label: who });
  return (
    <search className="flex flex-wrap items-center gap-2 px-4 py-3">
      <Input
        label="Search the log"
        labelHidden
        type="search"
        icon={<Search aria-hidden="true" />}
        placeholder="Search e-mail, order, file, reason"
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onValueChange={setTyped}
        className="w-75 max-tablet:w-full"
      />
      <FilterMenu
        label="Who"
        icon={<UserRound aria-hidden="true" size={15} />}
        groups={[{ options: [...people, { value: "system", label: "Nobody by hand" }] }]}
        chosen={who ? [who] : []}
        onChange={([chosen]) => onFilter({ who: chosen })}
      />
      <FilterMenu
        multiple
        label="What"
        icon={<ListFilter aria-hidden="true" size={15} />}
        groups={AUDIT_KINDS.map(({ group, kinds }) => ({
          group,
          options: kinds.map(({ key, label }) => ({ value: key, label })),
        }))}
        chosen={chosenKinds(what)}
        onChange={(chosen) => onFilter({ what: chosen.join(".") || undefined })}
      />
      <FilterMenu
        label="Result"
        icon={<CircleCheck aria-hidden="true" size={15} />}
        groups={[{ options: AUDIT_OUTCOMES.map((value) => ({ value, label: OUTCOME_WORDS[value] })) }]}
        chosen={outcome ? [outcome] : []}
        onChange={([chosen]) => onFilter({ outcome: AUDIT_OUTCOMES.find((value) => value === chosen) })}
      />
      <DaysFilter from={from} to={to} onChange={(days) => onFilter({ from: days.from, to: days.to })} />
      {(who || what || outcome || from || to) && (
        <Button variant="ghost" size="sm" onClick={onClear}>
          Clear all
        </Button>
      )}
    </search>
  );
}
