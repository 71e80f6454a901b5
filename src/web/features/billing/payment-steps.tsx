import { Slice } from "@/components/ui/slice.tsx";

export type PaymentStep = { name: string; words: string; stage: "done" | "now" | "next" };

const SLICES = { done: "toasted", now: "golden", next: "raw" } as const;

/** Toast is progress: what is done is toasted, what is under way is golden, the rest is still raw. */
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
