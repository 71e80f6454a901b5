import { ArrowRight, Check, Mail, TriangleAlert } from "lucide-react";
import { cn } from "@/lib/cn.ts";

/** `do`: it is done; `keep`: it stays as it is; `mail`: what is mailed, or that nothing is; `warn`: a risk. */
export type Happening = { kind: "do" | "keep" | "mail" | "warn"; words: string };

const LOOKS = {
  do: { Icon: ArrowRight, icon: "text-ink-3", words: "" },
  keep: { Icon: Check, icon: "text-ok-fg", words: "" },
  mail: { Icon: Mail, icon: "text-ink-3", words: "" },
  warn: { Icon: TriangleAlert, icon: "text-warn-fg", words: "text-warn-fg" },
};

/** Said before an act that cannot be undone, or that changes something for somebody else. */
export function WhatWillHappen({ happenings }: { happenings: readonly Happening[] }) {
  return (
    <>
      <h3 className="mb-2 font-medium text-13 text-ink-2">What will happen</h3>
      <ul className="divide-y divide-line rounded-3 bg-inset px-3.5 py-1 text-13 leading-[1.45] shadow-line">
        {happenings.map(({ kind, words }) => {
          const { Icon, ...look } = LOOKS[kind];
          return (
            <li key={words} className={cn("flex gap-2.5 py-[9px]", look.words)}>
              <Icon aria-hidden="true" size={15} className={cn("mt-0.5 flex-none", look.icon)} />
              <span className="wrap-anywhere min-w-0">{words}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
