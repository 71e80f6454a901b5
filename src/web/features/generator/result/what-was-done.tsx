import { Check, Minus } from "lucide-react";
import type { GeneratorState } from "../run/generator-state.ts";

/** Of an edit: what was asked for, what it did, and beside it what it could not do. */
export function WhatWasDone({ details }: { details: GeneratorState["generatedDetails"] }) {
  const { type, prompt, did = [], note } = details ?? {};
  const asked = type === "edit" && prompt;
  if (!asked && !note) return null;
  return (
    <div role="status" className="what-was-done">
      {asked && (
        <p className="truncate text-ink-2">
          You asked for: <bdi>{asked}</bdi>
        </p>
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {did.length > 0 && (
          <li className="flex items-start gap-1.5">
            <Check aria-hidden="true" size={16} className="mt-0.5 flex-none text-ok-fg" />
            Done: {did.join(", ")}
          </li>
        )}
        {note && (
          <li className="flex items-start gap-1.5 text-ink-2">
            <Minus aria-hidden="true" size={16} className="mt-0.5 flex-none" />
            {note}
          </li>
        )}
      </ul>
    </div>
  );
}
