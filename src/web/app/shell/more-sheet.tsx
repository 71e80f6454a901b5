import { useLocation } from "@tanstack/react-router";
import { Ellipsis } from "lucide-react";
import type { ComponentProps } from "react";
import { ThemeSwitch } from "@/components/ui/theme-switch.tsx";
import { useIsBananaman } from "@/features/admin/api/is-bananaman.ts";
import { BananamanBanner, BananamanEntries } from "./bananaman-parts.tsx";
import { BANANAMAN_ENTRIES, MORE_ENTRIES } from "./entries.ts";
import { EntryList } from "./entry-list.tsx";
import { Panel } from "./panel.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { tabIconStyles, tabStyles } from "./tab-styles.ts";

export function MoreSheet() {
  const { isBananaman } = useIsBananaman();
  return (
    <Panel title="More" from="bottom" trigger={<MoreTab />}>
      {(leave) => (
        <div className="grid gap-1 px-4 pt-2.5 pb-4">
          <span aria-hidden="true" className="mb-1.5 h-1 w-9 justify-self-center rounded-full bg-line-ctl" />
          <nav aria-label="More">
            <EntryList entries={MORE_ENTRIES} onNavigate={leave} large />
            {isBananaman && <BananamanEntries onNavigate={leave} large />}
          </nav>
          {isBananaman && <BananamanBanner className="mt-3.5 h-10" />}
          <div className="mt-3 grid gap-3">
            <ThemeSwitch className="w-full [&>*]:flex-1" />
            <SignOutButton />
          </div>
        </div>
      )}
    </Panel>
  );
}

function MoreTab(props: ComponentProps<"button">) {
  const { pathname } = useLocation();
  const isCurrent = [...MORE_ENTRIES, ...BANANAMAN_ENTRIES].some(({ to }) => to === pathname);
  return (
    <button type="button" {...props} data-current={isCurrent || undefined} className={tabStyles}>
      <span className={tabIconStyles}>
        <Ellipsis aria-hidden="true" size={20} strokeWidth={1.9} />
      </span>
      More
    </button>
  );
}
