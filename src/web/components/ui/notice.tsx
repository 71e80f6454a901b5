import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

const tones = {
  bad: "bg-bad-soft font-medium text-bad-fg",
  ok: "bg-ok-soft text-ok-fg",
  plain: "bg-inset text-ink-2 shadow-line",
};

type NoticeProps = { tone?: keyof typeof tones; icon: ReactNode; className?: string; children: ReactNode };

/** A message that belongs to the form or panel around it. Errors are announced at once, the rest politely. */
export function Notice({ tone = "plain", icon, className, children }: NoticeProps) {
  return (
    <p
      role={tone === "bad" ? "alert" : "status"}
      className={cn(
        "flex items-start gap-2.5 rounded-3 px-3.5 py-[11px] text-left text-sm leading-[1.45]",
        "[&>svg]:mt-0.5 [&>svg]:flex-none",
        tones[tone],
        className,
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
