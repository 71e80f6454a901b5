import { Button } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { AppError } from "../../../shared/errors.ts";
import { usersProblem } from "./error-words.ts";

type ListBrokenProps = {
  title: string;
  error: Error;
  /** Added to what the server says. */
  hint?: string;
  onRetry: () => void;
  /** For an address that no longer leads to a page. */
  onFirstPage: () => void;
};

/** Shown in place of a list that could not be loaded, inside the card of the list. */
export function ListBroken({ title, error, hint = "", onRetry, onFirstPage }: ListBrokenProps) {
  const isBadAddress = error instanceof AppError && error.code === "bad_request";
  return (
    <div role="alert">
      <EmptyState
        art={<Slice stage="raw" size={96} />}
        title={title}
        description={`${usersProblem(error, error.message)} ${hint}`.trim()}
        action={
          <Button onClick={isBadAddress ? onFirstPage : onRetry}>
            {isBadAddress ? "To the first page" : "Try again"}
          </Button>
        }
      />
    </div>
  );
}
