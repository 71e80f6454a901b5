import type { ComponentProps } from "react";
import { Slice } from "./ui/slice.tsx";

const marks = {
  check: "m40 50 14 14 27-28",
  mail: "M39 33h42a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5H39a5 5 0 0 1-5-5V38a5 5 0 0 1 5-5Zm-4 3 25 20 25-20",
};

type ToasterProps = { stage: NonNullable<ComponentProps<typeof Slice>["stage"]>; mark?: keyof typeof marks };

/** The slice rises as the work goes on: raw is empty, golden is working, toasted is done. */
export function Toaster({ stage, mark }: ToasterProps) {
  return (
    <div className="toaster" data-stage={stage} aria-hidden="true">
      <span className="toaster-slice">
        <Slice stage={stage} size={152} mark={mark && marks[mark]} />
      </span>
      <i className="toaster-slot" />
    </div>
  );
}

/** Nothing to toast: an empty slot with crumbs. */
export function EmptyToaster() {
  return (
    <div className="toaster" aria-hidden="true">
      <svg className="toaster-crumbs" width="120" height="44" viewBox="0 0 120 44" aria-hidden="true">
        <g fill="var(--line-ctl)">
          <circle cx="34" cy="32" r="4" />
          <circle cx="52" cy="24" r="3" />
          <circle cx="70" cy="34" r="5" />
          <circle cx="88" cy="27" r="3" />
        </g>
      </svg>
      <i className="toaster-slot" />
    </div>
  );
}
