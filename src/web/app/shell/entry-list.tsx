import { Link } from "@tanstack/react-router";
import { cn } from "@/lib/cn.ts";
import type { Entry } from "./entries.ts";
import { GeneratingBadge } from "./generating-badge.tsx";
import { LessonsReadBadge } from "./lessons-read-badge.tsx";

type EntryListProps = { entries: readonly Entry[]; onNavigate?: () => void; label?: string; large?: boolean };

/** Links of the navigation; the router marks the current one, also on the pages below it. */
export function EntryList({ entries, onNavigate, label, large = false }: EntryListProps) {
  return (
    <ul aria-label={label} className="grid gap-0.5">
      {entries.map(({ to, label: name, Icon, isExact = false }) => (
        <li key={to}>
          <Link
            to={to}
            activeOptions={{ exact: isExact, includeSearch: false }}
            onClick={onNavigate}
            className={cn(
              "group flex items-center gap-[11px] rounded-2 px-2.5 font-medium text-ink-2",
              "transition-colors duration-120 hover:bg-inset hover:text-ink",
              "aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-card",
              large ? "h-12 text-base" : "h-9 pointer-coarse:h-11",
            )}
          >
            <Icon aria-hidden="true" size={18} strokeWidth={1.9} className="group-aria-[current=page]:text-accent-fg" />
            {name}
            {name === "Generate" && <GeneratingBadge className="ml-auto" />}
            {name === "Prompt School" && <LessonsReadBadge className="ml-auto" />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
