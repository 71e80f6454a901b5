import { Menu } from "lucide-react";
import { Avatar } from "@/components/ui/avatar.tsx";
import { Button } from "@/components/ui/button.tsx";
import { BrandLink } from "./brand-link.tsx";
import { GeneratingBadge } from "./generating-badge.tsx";
import { Panel } from "./panel.tsx";
import { SidebarContent } from "./sidebar-content.tsx";

/** Phones only, where there is no room for the sidebar: the brand and the button that opens the sidebar. */
export function TopBar({ email }: { email: string }) {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-line border-b bg-bg px-3 tablet:hidden">
      <Panel title="Menu" from="left" trigger={<MenuButton />}>
        {(leave) => <SidebarContent email={email} onNavigate={leave} />}
      </Panel>
      {/* A screen may show its own heading instead. */}
      <div className="contents [body[data-head-in-top-bar]_&]:hidden">
        <BrandLink />
        <GeneratingBadge />
      </div>
      <Avatar name={email} size="sm" className="mr-1 ml-auto" />
    </header>
  );
}

function MenuButton(props: object) {
  return (
    <Button
      {...props}
      variant="ghost"
      icon={<Menu aria-hidden="true" size={20} />}
      aria-label="Menu"
      className="size-11"
    />
  );
}
