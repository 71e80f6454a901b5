import { Check, Minus, RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { useBusy } from "@/lib/use-busy.ts";
import type { Format } from "../../../../shared/formats.ts";
import { LETTERING_SEEN } from "../../../../shared/words-by.ts";
import type { GeneratorState } from "../run/generator-state.ts";
import type { PaintAgain } from "./use-paint-again.ts";

type WhatWasDoneProps = {
  details: GeneratorState["generatedDetails"];
  again: PaintAgain;
  format: Format;
  isOnline: boolean;
};

/** Of an edit: what was asked for, what it did, and beside it what it could not do. Also what to look at in a picture. */
export function WhatWasDone({ details, again, format, isOnline }: WhatWasDoneProps) {
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
      {again && note?.includes(LETTERING_SEEN) && <Without {...{ again, format, isOnline }} />}
    </div>
  );
}

type WithoutProps = { again: NonNullable<PaintAgain>; format: Format; isOnline: boolean };

/** Nothing is repeated by itself: lettering that was noticed may be tiles, or wanted. */
function Without({ again, format, isOnline }: WithoutProps) {
  const [isBusy, make] = useBusy(async () => {
    if (await again.paint(format))
      showToast({ tone: "ok", title: "Another picture", description: "It stands among its versions." });
  });
  return (
    <Button
      size="sm"
      busy={isBusy}
      disabled={!isOnline || again.isOverCap(format)}
      icon={<RotateCcw aria-hidden="true" size={15} />}
      onClick={make}
      className="w-fit"
    >
      {`Make it again without, ${again.price(format)}`}
    </Button>
  );
}
