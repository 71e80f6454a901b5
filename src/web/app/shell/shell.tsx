import type { ReactNode } from "react";
import { ShortcutsHost } from "../shortcuts/shortcuts-host.tsx";
import { BottomTabs } from "./bottom-tabs.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { SidebarContent } from "./sidebar-content.tsx";
import { TopBar } from "./top-bar.tsx";

/** What stands around every screen of the dashboard. */
export function Shell({ email, children }: { email: string; children: ReactNode }) {
  return (
    <div className="min-h-dvh text-sm max-tablet:pb-[calc(var(--tabs-height)+env(safe-area-inset-bottom))] desk:grid desk:grid-cols-[248px_minmax(0,1fr)]">
      <aside aria-label="Sidebar" className="sticky top-0 h-dvh overflow-y-auto border-line border-r max-desk:hidden">
        <SidebarContent email={email} />
      </aside>
      <TopBar email={email} />
      <div className="min-w-0">
        <OfflineBar />
        <main
          id="main"
          tabIndex={-1}
          className="w-full min-w-0 max-w-[1360px] scroll-mt-14 px-4 pt-5 pb-8 tablet:px-8 tablet:pt-7 tablet:pb-12"
        >
          {children}
        </main>
      </div>
      <BottomTabs />
      <ShortcutsHost />
    </div>
  );
}
