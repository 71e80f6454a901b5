import type { ReactNode } from "react";
import { useIsOnline } from "@/lib/use-is-online.ts";
import { Button } from "./ui/button.tsx";
import { Card } from "./ui/card.tsx";
import { EmptyState } from "./ui/empty-state.tsx";
import { Slice } from "./ui/slice.tsx";

type Words = { title: string; description: string };

/** Shown in place of a list that could not be loaded. */
export function ListFailed({ onRetry, title, description }: Words & { onRetry: () => void }) {
  const isOnline = useIsOnline();
  return (
    <Card role="alert">
      <EmptyState
        heading="h2"
        art={<Slice stage="raw" size={96} />}
        title={title}
        description={isOnline ? description : "There is no connection. It loads by itself when you're back online."}
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </Card>
  );
}

/** Shown in place of an empty list; as tall as a list, so that the page does not jump. */
export function ListEmpty(words: Words & { action: ReactNode }) {
  return (
    <Card>
      <EmptyState
        heading="h2"
        className="min-h-[46vh] justify-center"
        art={<Slice stage="raw" size={96} />}
        {...words}
      />
    </Card>
  );
}
