import { Link } from "@tanstack/react-router";
import { TAB_ENTRIES } from "./entries.ts";
import { MoreSheet } from "./more-sheet.tsx";
import { tabIconStyles, tabStyles } from "./tab-styles.ts";

/** Phones only: the four most visited screens, and a button for the rest. */
export function BottomTabs() {
  return (
    <nav
      aria-label="Tabs"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] in-data-keyboard:hidden tablet:hidden"
    >
      <ul className="grid h-[calc(var(--tabs-height)-1px)] grid-cols-5">
        {TAB_ENTRIES.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true, includeSearch: false }} className={tabStyles}>
              <span className={tabIconStyles}>
                <Icon aria-hidden="true" size={20} strokeWidth={1.9} />
              </span>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <MoreSheet />
        </li>
      </ul>
    </nav>
  );
}
