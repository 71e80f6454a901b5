import "../member.css";
import type { ReactNode } from "react";
import { useKeyboard } from "@/lib/use-keyboard.ts";
import { useMedia } from "@/lib/use-media.ts";
import { ShortcutsHost } from "../shortcuts/shortcuts-host.tsx";
import { BottomTabs } from "./bottom-tabs.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { Rail } from "./rail.tsx";
import { SidebarContent } from "./sidebar-content.tsx";
import { TopBar } from "./top-bar.tsx";

/** The frame around every screen of the dashboard. */
export function Shell({ email, children }: { email: string; children: ReactNode }) {
  const keyboard = useKeyboard();
  const isDesk = useMedia("(min-width: 63.75rem)");
  return (
    <div
      data-keyboard={keyboard === null ? undefined : ""}
      // The tabs are hidden while the keyboard is open; its height takes the place of theirs.
      style={keyboard === null ? undefined : { "--tabs-height": `${keyboard}px` }}
      className="flex min-h-dvh flex-col text-sm max-tablet:pb-[calc(var(--tabs-height)+env(safe-area-inset-bottom))] tablet:grid tablet:grid-cols-[72px_minmax(0,1fr)] desk:grid-cols-[248px_minmax(0,1fr)]"
    >
      <aside aria-label="Sidebar" className="sticky top-0 h-dvh overflow-y-auto border-line border-r max-tablet:hidden">
        {isDesk ? <SidebarContent email={email} /> : <Rail email={email} />}
      </aside>
      <TopBar email={email} />
      <div className="flex min-w-0 flex-1 flex-col">
        <OfflineBar />
        <main
          id="main"
          tabIndex={-1}
          className="w-full min-w-0 max-w-[1360px] flex-1 scroll-mt-14 px-4 pt-5 pb-8 tablet:px-6 tablet:pt-7 desk:px-8 tablet:pb-12 has-data-fills:flex has-data-fills:flex-col"
        >
          {children}
        </main>
      </div>
      <BottomTabs />
      <ShortcutsHost />
    </div>
  );
}
