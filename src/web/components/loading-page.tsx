import { Spinner } from "@/components/ui/spinner.tsx";

/** Shown until we know who the user is and what they may see. */
export function LoadingPage({ label = "Loading" }: { label?: string }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center text-ink-2">
      <h1 className="sr-only">One moment</h1>
      <Spinner size="lg" label={label} />
    </main>
  );
}
