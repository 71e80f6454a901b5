import { Slice } from "@/components/ui/slice.tsx";

export type PaymentStep = { name: string; words: string; stage: "done" | "now" | "next" };

const SLICES = { done: "toasted", now: "golden", next: "raw" } as const;

/** Toasting shows progress: finished steps are toasted, the current one is golden, the rest are raw. */
export function PaymentSteps({ steps }: { steps: readonly PaymentStep[] }) {
  return (
    <ol className="payment-steps">
      {steps.map(({ name, words, stage }) => (
        <li key={name} data-stage={stage} aria-current={stage === "now" ? "step" : undefined}>
          <Slice size={52} stage={SLICES[stage]} mark={stage === "done" ? "check" : undefined} />
          <div>
            <b>{name}</b>
            <small>{words}</small>
          </div>
        </li>
      ))}
    </ol>
  );
}
