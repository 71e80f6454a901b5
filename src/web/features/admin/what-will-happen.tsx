import { ArrowRight, Check, Mail, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

const ICONS = { done: ArrowRight, stays: Check, mail: Mail, risk: TriangleAlert };

export type Consequence = { kind: keyof typeof ICONS; text: ReactNode };

/** Stands in every dialog before an act: what changes, what stays, who gets a mail, what could go wrong. */
export function WhatWillHappen({ consequences }: { consequences: readonly Consequence[] }) {
  return (
    <div className="mt-4">
      <h3 className="mb-2 font-[550] text-13">What will happen</h3>
      <ul className="grid gap-2.5 rounded-3 bg-inset px-3.5 py-3 text-13">
        {consequences.map(({ kind, text }, i) => {
          const Icon = ICONS[kind];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while the dialog is open
            <li key={i} className={cn("flex items-start gap-2.5", kind === "risk" && "text-warn-fg")}>
              <Icon aria-hidden="true" size={15} className="mt-0.5 flex-none text-ink-3" />
              <span className="min-w-0">{text}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
