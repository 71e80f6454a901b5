import { Button } from "@/components/ui/button.tsx";

type PageTurnerProps = {
  words: string;
  labels: readonly [string, string];
  /** Null where the list ends. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

/** The foot of a list that is read page by page. */
export function PageTurner({ words, labels, onPrevious, onNext }: PageTurnerProps) {
  const turn = (label: string, go: (() => void) | null) => (
    <Button size="sm" disabled={!go} focusableWhenDisabled onClick={() => go?.()} className="max-tablet:flex-1">
      {label}
    </Button>
  );
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-2 border-line border-t px-4 py-2.5 tablet:px-5">
      <p role="status" className="mr-auto text-13 text-ink-3 tabular-nums max-tablet:w-full">
        {words}
      </p>
      {turn(labels[0], onPrevious)}
      {turn(labels[1], onNext)}
    </div>
  );
}
