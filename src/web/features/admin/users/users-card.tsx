import { Search } from "lucide-react";
import magnifyingGlass from "@/assets/emoji/magnifying-glass.svg";
import { Button } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { MAX_SEARCH_LENGTH } from "@/lib/list/address.ts";
import { useTypedSearch } from "@/lib/list/use-typed-search.ts";
import type { UserFilters } from "../../../../shared/contracts/admin-users.ts";
import { type UserPage, useUsers } from "../api/list-users.ts";
import { counted } from "../counted.ts";
import { ExportDialog } from "../export-dialog.tsx";
import { ListBroken } from "../list-broken.tsx";
import { PageTurner } from "../page-turner.tsx";
import { UsersTable } from "./users-table.tsx";

const ACCESS = [
  { value: "all", label: "All" },
  { value: "paid", label: "Paid" },
  { value: "free", label: "Free" },
  { value: "unpaid", label: "Unpaid" },
] as const;

export type UsersCardProps = {
  page: UserPage;
  /** From the page as it is by then: a search may be on its way to the address. */
  onPage: (next: (now: UserPage) => UserPage) => void;
};

export function UsersCard({ page, onPage }: UsersCardProps) {
  const { after: _after, before: _before, ...filters } = page;
  const list = useUsers(page);
  // Other filters are another list, which begins at its first page.
  const filter = (change: UserPage) =>
    onPage(({ after: _after, before: _before, ...filters }) => ({ ...filters, ...change }));
  const [typed, setTyped] = useTypedSearch(page.search ?? "", (search) => filter({ search: search || undefined }));
  const { sort = "member_since", direction = "descending" } = page;

  function content() {
    if (list.isError && !list.data) {
      return (
        <ListBroken
          title="Error Loading Users"
          error={list.error}
          onRetry={() => void list.refetch()}
          onFirstPage={() => filter({})}
        />
      );
    }
    if (!list.data) return <UsersLoading />;
    const { users, previous, next } = list.data;
    if (users.length === 0) return <NobodyFound page={page} onClear={() => onPage(() => ({ sort, direction }))} />;
    const isAll = previous === null && next === null;
    // The rows still shown belong to the page before: their neighbours are not those of the page that is on its way.
    const turn = (to: UserPage) => !list.isPlaceholderData && filter(to);
    return (
      <>
        <UsersTable users={users} order={{ sort, direction }} onOrder={filter} isStale={list.isPlaceholderData} />
        <PageTurner
          words={isAll ? `All ${counted(users.length, "user")}` : `${counted(users.length, "user")} on this page`}
          labels={["Previous", "Next"]}
          onPrevious={previous === null ? null : () => turn({ before: previous })}
          onNext={next === null ? null : () => turn({ after: next })}
        />
      </>
    );
  }

  return (
    <section aria-labelledby="users-title" className="min-w-0 rounded-4 bg-surface text-sm shadow-card">
      <search className="flex min-h-14 flex-wrap items-center gap-2.5 border-line border-b px-4 py-2.5 tablet:px-5">
        <h2 id="users-title" className="mr-auto font-semibold max-desk:w-full">
          Users
        </h2>
        <Input
          label="Search users"
          labelHidden
          type="search"
          icon={<Search aria-hidden="true" />}
          placeholder="Search by e-mail"
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onValueChange={setTyped}
          className="w-60 max-desk:w-full"
        />
        <Segmented
          label="Access"
          options={ACCESS}
          value={page.access ?? "all"}
          onValueChange={(access) => filter({ access: access === "all" ? undefined : access })}
          className="max-tablet:w-full max-tablet:*:flex-1 tablet:max-desk:mr-auto"
        />
        <ExportDialog
          name="export-users"
          what="the users"
          description={describe(page)}
          filters={filters}
          label="Export CSV"
        />
      </search>
      {content()}
    </section>
  );
}

function describe({ access = "all", search }: Partial<UserFilters>): string {
  const whom = {
    all: "Everybody",
    paid: "Everybody who paid",
    free: "Everybody with free access",
    unpaid: "Everybody without access",
  };
  return search ? `${whom[access]} whose e-mail address contains “${search}”.` : `${whom[access]}.`;
}

function NobodyFound({ page: { search, access }, onClear }: { page: UserPage; onClear: () => void }) {
  const isFiltered = Boolean(search || access);
  return (
    <EmptyState
      art={<img src={magnifyingGlass} alt="" width={64} height={64} />}
      title="No users found."
      description={search ? `Nobody${access ? " with this access" : ""} matches “${search}”.` : undefined}
      action={<Button onClick={onClear}>{isFiltered ? "Clear search" : "To the first page"}</Button>}
    />
  );
}

function UsersLoading() {
  return (
    <div role="status" className="grid gap-2 p-5">
      <span className="sr-only">Loading users</span>
      {["a", "b", "c", "d", "e", "f", "g"].map((row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  );
}
