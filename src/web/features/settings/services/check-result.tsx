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

/** On a phone it would appear below the edge of the dialog, unseen. */
const comeIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** What a check of a key came to. */
export function CheckResult({ tone, Icon, title, after, children }: CheckResultProps) {
  return (
    <div
      ref={comeIntoView}
      className={cn("rounded-3 px-4 py-3.5", tone === "ok" ? "bg-ok-soft text-ok-fg" : "bg-warn-soft text-warn-fg")}
    >
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
