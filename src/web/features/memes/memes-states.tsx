import { ListEmpty, ListFailed } from "@/components/list-states.tsx";
import { Button } from "@/components/ui/button.tsx";

export function TemplatesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ListFailed
      title="Failed to load meme templates. Please try again."
      description="Check your connection. Nothing you have chosen is lost."
      onRetry={onRetry}
    />
  );
}

export function NoTemplates({ search, onClear }: { search: string | undefined; onClear: () => void }) {
  return (
    <ListEmpty
      title="No meme templates found"
      description={search ? `No name contains “${search}” with these filters.` : "Nothing matches these filters."}
      action={<Button onClick={onClear}>Show all templates</Button>}
    />
  );
}
