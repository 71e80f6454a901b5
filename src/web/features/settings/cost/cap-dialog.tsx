import { type FormEvent, useId, useState } from "react";
import { useChangeAiSettings } from "@/ai-services/change-ai-settings.ts";
import { sumUsd } from "@/ai-services/price-words.ts";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Input } from "@/components/ui/input.tsx";
import { type Happening, WhatWillHappen } from "@/components/what-will-happen.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { PRODUCT_NAME } from "../../../../shared/brand.ts";
import { CAP_WARNING } from "../../../../shared/contracts/ai-services.ts";
import { AppError } from "../../../../shared/errors.ts";
import { parseCap } from "./parse-cap.ts";

const AMOUNTS = [10, 20, 50];

/** Sets, changes or removes the monthly cap. */
export function CapDialog({ capUsd, onClose }: { capUsd: number | null; onClose: () => void }) {
  const [typed, setTyped] = useState((capUsd ?? 20).toFixed(2));
  const [wasAsked, setWasAsked] = useState(false);
  const change = useChangeAiSettings();
  const formId = useId();
  const cap = parseCap(typed);
  const error = wasAsked && "error" in cap ? cap.error : undefined;

  function save(usd: number | null) {
    change.mutate(
      { cap_usd: usd },
      {
        onSuccess: () => {
          onClose();
          showToast({ tone: "ok", title: usd === null ? "Cap removed" : `Cap set to ${sumUsd(usd)} a month` });
        },
        onError: (failed) =>
          showToast({
            tone: "bad",
            title: "The cap was not changed",
            description: failed instanceof AppError ? failed.message : "Please try again.",
          }),
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasAsked(true);
    if ("usd" in cap) save(cap.usd);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Monthly cap"
      description="Over all services together, per calendar month (UTC)."
      footer={
        <>
          {capUsd !== null && (
            <Button variant="danger-quiet" className="mr-auto" disabled={change.isPending} onClick={() => save(null)}>
              Remove cap
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={change.isPending}>
            Save cap
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4">
        <div className="flex flex-wrap items-start gap-2">
          <Input
            label="Stop at, in US dollars"
            className="flex-[1_1_140px]"
            icon={<span>$</span>}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={error}
            onValueChange={setTyped}
          />
          <fieldset className="mt-7 flex gap-1.5 max-[359px]:mt-0">
            <legend className="sr-only">Amounts</legend>
            {AMOUNTS.map((usd) => (
              <Button
                key={usd}
                className="aria-pressed:bg-accent-soft aria-pressed:shadow-field-focus"
                aria-pressed={"usd" in cap && cap.usd === usd}
                onClick={() => setTyped(usd.toFixed(2))}
              >
                ${usd}
              </Button>
            ))}
          </fieldset>
        </div>
        <div>
          <WhatWillHappen happenings={happenings("usd" in cap ? cap.usd : null)} />
        </div>
      </form>
    </Dialog>
  );
}

function happenings(usd: number | null): Happening[] {
  const at = usd === null ? "the cap" : sumUsd(usd);
  const early = usd === null ? "" : ` (${sumUsd(usd * CAP_WARNING)})`;
  return [
    { kind: "mail", words: `At 80 %${early} we mail you once.` },
    { kind: "do", words: `A picture that would pass ${at} is not sent. Enhance and reroll stop too.` },
    { kind: "keep", words: "The composer and an own server keep working: they cost nothing." },
    {
      kind: "warn",
      words: `Only what ${PRODUCT_NAME} sends is counted. For a hard limit on the key itself, set one at the service.`,
    },
  ];
}
