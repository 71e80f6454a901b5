import { Link } from "@tanstack/react-router";
import { SunMoon } from "lucide-react";
import { LogoMark } from "@/components/logo.tsx";
import { Avatar } from "@/components/ui/avatar.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useIsGenerating } from "@/creatives/generating.ts";
import { useIsBananaman } from "@/features/admin/api/is-bananaman.ts";
import { switchTheme } from "@/lib/theme.ts";
import { PRODUCT_NAME } from "../../../shared/brand.ts";
import { BANANAMAN_ENTRIES, type Entry, MAIN_ENTRIES } from "./entries.ts";
import { SignOutButton } from "./sign-out-button.tsx";

/** The sidebar on tablets: the same links, as icons. */
export function Rail({ email }: { email: string }) {
  const { isBananaman } = useIsBananaman();
  return (
    <div className="flex min-h-full flex-col items-center gap-1 px-2.5 py-3.5">
      <Link
        to="/dashboard"
        activeOptions={{ exact: true, includeSearch: false }}
        aria-label={PRODUCT_NAME}
        className="mb-2.5 grid size-11 place-items-center rounded-2"
      >
        <LogoMark size={28} />
      </Link>
      {isBananaman && (
        <p title="BANANAMAN IS ONLINE" className="mb-2 grid h-6 w-12 place-items-center rounded-2 bg-banana">
          <span className="size-2 rounded-full bg-[#0e7a3f]" />
          <span className="sr-only">BANANAMAN IS ONLINE</span>
        </p>
      )}
      <nav aria-label="Main" className="grid gap-0.5">
        <Icons entries={MAIN_ENTRIES} />
        {isBananaman && (
          <>
            <h2 className="sr-only">Bananaman Only</h2>
            <Icons entries={BANANAMAN_ENTRIES} className="mt-2.5 border-line border-t pt-2.5" />
          </>
        )}
      </nav>
      <div className="mt-auto grid justify-items-center gap-1 pt-5">
        <span title={email}>
          <Avatar name={email} />
          <span className="sr-only">Signed in as {email}</span>
        </span>
        <SignOutButton variant="ghost" iconOnly className="size-11 text-ink-2" />
        <Button
          variant="ghost"
          icon={<SunMoon aria-hidden="true" size={17} />}
          aria-label="Switch theme"
          title="Switch theme"
          className="size-11 text-ink-2"
          onClick={switchTheme}
        />
      </div>
    </div>
  );
}

function Icons({ entries, className }: { entries: readonly Entry[]; className?: string }) {
  const isGenerating = useIsGenerating();
  return (
    <ul className={className}>
      {entries.map(({ to, label, Icon }) => (
        <li key={to}>
          <Link
            to={to}
            activeOptions={{ exact: true, includeSearch: false }}
            title={label}
            className="group relative mb-0.5 grid h-11 w-12 place-items-center rounded-2 text-ink-2 transition-colors duration-120 hover:bg-inset hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-card"
          >
            <Icon aria-hidden="true" size={18} strokeWidth={1.9} className="group-aria-[current=page]:text-accent-fg" />
            <span className="sr-only">{label}</span>
            {label === "Generate" && isGenerating && (
              <span className="absolute top-1 right-1 size-2.5 animate-pulse-ring rounded-full bg-banana shadow-[inset_0_0_0_1px_var(--banana-lip)] motion-reduce:animate-none">
                <span className="sr-only"> Generating...</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
