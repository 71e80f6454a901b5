import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { ExportSection } from "./export-section.tsx";

/** For people without access, who cannot reach Settings: they can still export or delete their data. */
export function YourDataButton({ email }: { email: string }) {
  return (
    <Dialog
      title="Your data"
      description="What you made is yours, with or without access."
      trigger={
        <Button variant="ghost" size="sm">
          Your data
        </Button>
      }
    >
      <div className="grid gap-2">
        <ExportSection />
        <DeleteAccountDialog
          email={email}
          trigger={
            <Button variant="danger-quiet" className="w-full">
              Delete account
            </Button>
          }
        />
      </div>
    </Dialog>
  );
}
