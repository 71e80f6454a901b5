import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

type CheckResultProps = {
  tone: "ok" | "warn";
  Icon: LucideIcon;
  title: string;
  after?: ReactNode;
  children: ReactNode;
};

/** What a check of a key came to. */
export function CheckResult({ tone, Icon, title, after, children }: CheckResultProps) {
  return (
    <div className={cn("rounded-3 px-4 py-3.5", tone === "ok" ? "bg-ok-soft text-ok-fg" : "bg-warn-soft text-warn-fg")}>
      <div role="status" className="flex gap-2.5">
        <Icon aria-hidden="true" size={18} className="mt-0.5 flex-none" />
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="text-13">{children}</p>
        </div>
      </div>
      {after}
    </div>
  );
}
