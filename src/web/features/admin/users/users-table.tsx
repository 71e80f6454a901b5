import { Link } from "@tanstack/react-router";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import type { UserFilters, UserRow } from "../../../../shared/contracts/admin-users.ts";
import { dollars } from "../money.ts";
import { utcDay } from "../utc.ts";
import { AccessBadge } from "./access-badge.tsx";
import { FreeAccessButton } from "./free-access-button.tsx";
import { userLinkId } from "./user-link-id.ts";

type Order = Pick<UserFilters, "sort" | "direction">;
type UsersTableProps = { users: readonly UserRow[]; order: Order; onOrder: (order: Order) => void; isStale: boolean };

const cell = "h-12 px-3 py-1.5 max-wide:h-auto max-wide:p-0 wide:first:pl-5 wide:last:pr-5";
const labelled =
  "max-wide:grid max-wide:grid-cols-[7.5rem_1fr] max-wide:before:text-ink-2 max-wide:before:content-[attr(data-label)]";
const customerCell = "wide:max-[1300px]:hidden";

/** Where there is too little room for a table, each row becomes a card. */
export function UsersTable({ users, order, onOrder, isStale }: UsersTableProps) {
  return (
    <table
      aria-busy={isStale}
      className={cn(
        "w-full text-left text-sm transition-opacity max-wide:block wide:table-fixed",
        isStale && "opacity-60",
      )}
    >
      <caption className="sr-only">Users</caption>
      <thead className="max-wide:block max-wide:border-line max-wide:border-b max-wide:px-4 max-wide:py-1.5">
        <tr className="border-line border-b font-[550] text-ink-3 text-xs max-wide:flex max-wide:gap-4 max-wide:border-0">
          <SortHeader column="email" label="E-mail" {...{ order, onOrder }} />
          <SortHeader column="member_since" label="Member since" className="wide:w-33" {...{ order, onOrder }} />
          <th scope="col" className={cn("px-3 font-[550] max-wide:sr-only wide:w-42", customerCell)}>
            Stripe customer
          </th>
          <SortHeader column="payments" label="Payments" className="wide:w-29" {...{ order, onOrder }} />
          <th scope="col" className="px-3 font-[550] max-wide:sr-only wide:w-36">
            Access
          </th>
          <th scope="col" className="max-wide:sr-only wide:w-51">
            <span className="sr-only">Action</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-wide:block">
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
    <tr className="border-line border-b last:border-b-0 hover:bg-inset/60 max-wide:relative max-wide:grid max-wide:gap-0.5 max-wide:px-4 max-wide:py-3.5 max-wide:text-13">
      <th scope="row" className={cn(cell, "font-[550] max-wide:mb-1 max-wide:pr-28")}>
        <Link
          id={userLinkId(user.id)}
          to="/dashboard/bananaman-users/$userId"
          params={{ userId: user.id }}
          className="inline-block max-w-full py-1 underline-offset-3 hover:underline max-wide:text-sm wide:truncate wide:align-middle max-wide:[overflow-wrap:anywhere]"
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
          "font-mono text-ink-2 text-xs max-wide:before:font-sans max-wide:before:text-13",
        )}
      >
        <span className="[overflow-wrap:anywhere]">{user.customer_id ?? none("none")}</span>
      </td>
      <td data-label="Payments" className={cn(cell, labelled, "whitespace-nowrap tabular-nums")}>
        <span>{user.payments === 0 ? none("0") : `${user.payments}, ${dollars(user.paid_cents)}`}</span>
      </td>
      <td className={cn(cell, "max-wide:absolute max-wide:top-3.5 max-wide:right-4 max-wide:max-w-28")}>
        <AccessBadge user={user} />
      </td>
      <td className={cn(cell, "text-right max-wide:pt-2 max-wide:empty:hidden")}>
        <FreeAccessButton user={user} />
      </td>
    </tr>
  );
}

type SortHeaderProps = {
  column: Order["sort"];
  label: string;
  order: Order;
  onOrder: (order: Order) => void;
  className?: string;
};

function SortHeader({ column, label, order, onOrder, className }: SortHeaderProps) {
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
      className={cn("h-10 whitespace-nowrap px-3 font-[550] max-wide:h-auto max-wide:p-0 wide:first:pl-5", className)}
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
