import { Link } from "@tanstack/react-router";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import type { UserFilters, UserRow } from "../../../../shared/contracts/admin-users.ts";
import { dollars } from "../money.ts";
import { utcDay } from "../utc.ts";
import { AccessBadge } from "./access-badge.tsx";
import { FreeAccessButton } from "./free-access-button.tsx";

type Order = Pick<UserFilters, "sort" | "direction">;
type UsersTableProps = { users: readonly UserRow[]; order: Order; onOrder: (order: Order) => void; isStale: boolean };

const cell = "h-12 px-3 py-1.5 max-tablet:h-auto max-tablet:p-0 tablet:first:pl-5 tablet:last:pr-5";
const labelled =
  "max-tablet:grid max-tablet:grid-cols-[7.5rem_1fr] max-tablet:before:text-ink-2 max-tablet:before:content-[attr(data-label)]";
const customerCell = "tablet:max-wide:hidden";

/** On phones each row becomes a card. */
export function UsersTable({ users, order, onOrder, isStale }: UsersTableProps) {
  return (
    <table
      aria-busy={isStale}
      className={cn("w-full text-left text-sm transition-opacity max-tablet:block", isStale && "opacity-60")}
    >
      <caption className="sr-only">Users</caption>
      <thead className="max-tablet:block max-tablet:border-line max-tablet:border-b max-tablet:px-4 max-tablet:py-1.5">
        <tr className="border-line border-b font-[550] text-ink-3 text-xs max-tablet:flex max-tablet:gap-4 max-tablet:border-0">
          <SortHeader column="email" label="E-mail" {...{ order, onOrder }} />
          <SortHeader column="member_since" label="Member since" {...{ order, onOrder }} />
          <th scope="col" className={cn("px-3 font-[550] max-tablet:sr-only", customerCell)}>
            Stripe customer
          </th>
          <SortHeader column="payments" label="Payments" {...{ order, onOrder }} />
          <th scope="col" className="px-3 font-[550] max-tablet:sr-only">
            Access
          </th>
          <th scope="col" className="sr-only">
            Action
          </th>
        </tr>
      </thead>
      <tbody className="max-tablet:block">
        {users.map((user) => (
          <UserLine key={user.id} user={user} />
        ))}
      </tbody>
    </table>
  );
}

function UserLine({ user }: { user: UserRow }) {
  const none = (words: string) => <span className="text-ink-3">{words}</span>;
  return (
    <tr className="border-line border-b last:border-b-0 hover:bg-inset/60 max-tablet:relative max-tablet:grid max-tablet:gap-0.5 max-tablet:px-4 max-tablet:py-3.5 max-tablet:text-13">
      <th
        scope="row"
        className={cn(cell, "max-w-68 font-[550] max-tablet:mb-1 max-tablet:max-w-none max-tablet:pr-28")}
      >
        <Link
          to="/dashboard/bananaman-users/$userId"
          params={{ userId: user.id }}
          className="inline-block max-w-full py-1 underline-offset-3 hover:underline max-tablet:text-sm tablet:truncate tablet:align-middle max-tablet:[overflow-wrap:anywhere]"
        >
          {user.email ?? "no e-mail"}
        </Link>
      </th>
      <td data-label="Member since" className={cn(cell, labelled, "whitespace-nowrap tabular-nums")}>
        {utcDay(user.member_since)}
      </td>
      <td
        data-label="Stripe customer"
        className={cn(
          cell,
          labelled,
          customerCell,
          "font-mono text-ink-2 text-xs max-tablet:before:font-sans max-tablet:before:text-13",
        )}
      >
        <span className="[overflow-wrap:anywhere]">{user.customer_id ?? none("none")}</span>
      </td>
      <td data-label="Payments" className={cn(cell, labelled, "whitespace-nowrap tabular-nums")}>
        <span>{user.payments === 0 ? none("0") : `${user.payments}, ${dollars(user.paid_cents)}`}</span>
      </td>
      <td className={cn(cell, "max-tablet:absolute max-tablet:top-3.5 max-tablet:right-4 max-tablet:max-w-28")}>
        <AccessBadge user={user} />
      </td>
      <td className={cn(cell, "text-right max-tablet:pt-2 max-tablet:empty:hidden")}>
        <FreeAccessButton user={user} />
      </td>
    </tr>
  );
}

type SortHeaderProps = { column: Order["sort"]; label: string; order: Order; onOrder: (order: Order) => void };

function SortHeader({ column, label, order, onOrder }: SortHeaderProps) {
  const isChosen = order.sort === column;
  const isDescending = order.direction === "descending";
  const Icon = isChosen ? (isDescending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  function press() {
    // Names start at A, dates and numbers at the newest and the most.
    const first = column === "email" ? "ascending" : "descending";
    const other = isDescending ? "ascending" : "descending";
    onOrder({ sort: column, direction: isChosen ? other : first });
  }
  return (
    <th
      scope="col"
      aria-sort={isChosen ? order.direction : undefined}
      className="h-10 whitespace-nowrap px-3 font-[550] max-tablet:h-auto max-tablet:p-0 tablet:first:pl-5"
    >
      <button
        type="button"
        onClick={press}
        className={cn("inline-flex min-h-8 items-center gap-1.5 hover:text-ink", isChosen && "text-ink")}
      >
        {label}
        <Icon aria-hidden="true" size={13} />
      </button>
    </th>
  );
}
