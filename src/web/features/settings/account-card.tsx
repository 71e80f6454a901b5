import { LogOut, Trash2 } from "lucide-react";
import { LoadFailed } from "@/components/load-failed.tsx";
import { AlertDialog } from "@/components/ui/alert-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { signOut } from "@/session/auth.ts";
import { useAccount } from "./api/get-account.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { ExportSection } from "./export-section.tsx";
import { calendarDay } from "./order-words.ts";

export function AccountCard({ email }: { email: string }) {
  const { data, isError, isFetching, refetch } = useAccount();
  return (
    <Card title="Account">
      <p className="wrap-anywhere font-semibold">{email}</p>
      {data && <p className="text-13 text-ink-2">{`Member since ${calendarDay(data.memberSince)}`}</p>}
      {isError && (
        <div className="mt-2">
          <LoadFailed what="Your account" isBusy={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !isError && <Skeleton className="mt-1 h-4 w-36" />}
      <div className="mt-4 grid gap-2">
        <ExportSection />
        <AlertDialog
          tone="primary"
          title="Sign out everywhere?"
          description="Every browser and device you are signed in with is signed out, this one too. You come back with a new magic link."
          confirmLabel="Sign out everywhere"
          cancelLabel="Stay signed in"
          onConfirm={leaveEverywhere}
          trigger={
            <Button className="w-full" icon={<LogOut aria-hidden="true" size={16} />}>
              Sign out everywhere
            </Button>
          }
        />
        <DeleteAccountDialog
          email={email}
          trigger={
            <Button variant="danger-quiet" className="w-full" icon={<Trash2 aria-hidden="true" size={16} />}>
              Delete account
            </Button>
          }
        />
      </div>
    </Card>
  );
}

/** The dashboard redirects to the home page once nobody is signed in. */
async function leaveEverywhere() {
  try {
    await signOut("global");
    showToast({ tone: "ok", title: "Signed out everywhere" });
  } catch {
    showToast({
      tone: "bad",
      title: "You are still signed in",
      description: "We could not reach the server. Check your connection and sign out again.",
    });
  }
}
