import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { showToast, type Toast } from "@/lib/show-toast.ts";

const samples: readonly (Toast & { button: string })[] = [
  { button: "Success", tone: "ok", title: "Creative saved", description: "It is in your Gallery." },
  {
    button: "Information",
    tone: "info",
    title: "Description enhanced",
    description: "Undo it if you liked yours better.",
    action: { label: "Undo", onClick: () => showToast({ tone: "info", title: "Your words are back" }) },
  },
  {
    button: "Error",
    tone: "bad",
    title: "The image service said no",
    description: "Your key is out of credit. Nothing was charged by us.",
    action: { label: "Open Settings", onClick: () => showToast({ tone: "info", title: "Settings would open here" }) },
  },
  { button: "One line", tone: "ok", title: "Key saved" },
];

export function ToastsSection() {
  return (
    <Card title="Toasts">
      <div className="flex flex-wrap gap-3">
        {samples.map(({ button, ...toast }) => (
          <Button key={button} onClick={() => showToast(toast)}>
            {button}
          </Button>
        ))}
      </div>
    </Card>
  );
}
