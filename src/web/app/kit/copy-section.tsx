import { Card } from "@/components/ui/card.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";

const prompt = "A sloth drinking cold brew on a Monday, studio light";

export function CopySection() {
  return (
    <Card title="Copy">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-64 rounded-3 bg-inset px-3.5 py-3 text-ink-2">{prompt}</p>
        <CopyButton text={prompt} label="Copy prompt" />
        <CopyButton text={prompt} label="Copy as text" iconOnly variant="ghost" />
      </div>
    </Card>
  );
}
