import { Search } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";

export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      size="sm"
      icon={<Search aria-hidden="true" size={15} />}
      aria-keyshortcuts="/"
      className="print:hidden"
      onClick={onClick}
    >
      <span className="max-tablet:sr-only">Search</span>
      <span aria-hidden="true" className="max-tablet:hidden">
        <kbd className="ml-1 rounded-1 bg-inset px-1.5 font-mono text-ink-2 text-xs">/</kbd>
      </span>
    </Button>
  );
}
