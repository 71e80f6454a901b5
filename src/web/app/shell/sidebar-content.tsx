import { Avatar } from "@/components/ui/avatar.tsx";
import { ThemeSwitch } from "@/components/ui/theme-switch.tsx";
import { useIsBananaman } from "@/features/admin/api/is-bananaman.ts";
import { ShortcutsButton } from "../shortcuts/shortcuts-button.tsx";
import { BananamanBanner, BananamanEntries } from "./bananaman-parts.tsx";
import { BrandLink } from "./brand-link.tsx";
import { MAIN_ENTRIES } from "./entries.ts";
import { EntryList } from "./entry-list.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

type SidebarContentProps = {
  email: string;
  /** Called when a link is chosen. */
  onNavigate?: () => void;
};

/** The content of the sidebar, wherever it is shown. */
export function SidebarContent({ email, onNavigate }: SidebarContentProps) {
  const { isBananaman } = useIsBananaman();
  return (
    <div className="flex min-h-full flex-col px-3 pt-5 pb-3.5">
      <BrandLink onNavigate={onNavigate} className="mb-3.5 self-start px-2.5" />
      {isBananaman && <BananamanBanner className="mb-3.5" />}
      <nav aria-label="Main">
        <EntryList entries={MAIN_ENTRIES} onNavigate={onNavigate} />
        {isBananaman && <BananamanEntries onNavigate={onNavigate} />}
      </nav>
      <div className="mt-auto grid gap-2.5 pt-5">
        <div className="flex min-w-0 items-center gap-2.5 px-2.5">
          <Avatar name={email} />
          <p title={email} className="min-w-0 truncate text-13 text-ink-2">
            <span className="sr-only">Signed in as </span>
            {email}
          </p>
        </div>
        <ShortcutsButton />
        <div className="flex items-center justify-between gap-2">
          <SignOutButton variant="ghost" size="sm" className="gap-[11px] px-2.5 text-ink-2" />
          <ThemeSwitch compact />
        </div>
      </div>
    </div>
  );
}
