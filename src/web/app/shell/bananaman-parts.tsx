import { Shield } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import { BANANAMAN_ENTRIES } from "./entries.ts";
import { EntryList } from "./entry-list.tsx";

export function BananamanBanner({ className }: { className?: string }) {
  return (
    <p
      className={cn(
        "flex h-[34px] flex-none items-center justify-center gap-[9px] rounded-2 bg-banana text-peel",
        "font-bold font-display text-[12.5px] leading-none tracking-[0.03em] [font-stretch:88%]",
        className,
      )}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-[#0e7a3f]" />
      BANANAMAN IS ONLINE
    </p>
  );
}

export function BananamanEntries({ onNavigate, large }: { onNavigate?: () => void; large?: boolean }) {
  return (
    <>
      <h2 className="flex items-center gap-1.5 px-2.5 pt-[22px] pb-2 font-[550] text-ink-3 text-xs">
        <Shield aria-hidden="true" size={13} />
        Bananaman Only
      </h2>
      <EntryList entries={BANANAMAN_ENTRIES} {...{ onNavigate, large }} label="Bananaman Only" />
    </>
  );
}
