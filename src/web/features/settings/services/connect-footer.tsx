import { PlugZap, Plus, RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import type { Connect } from "./use-connect.ts";

type ConnectFooterProps = { connect: Connect; doneLabel: string; onClose: () => void; onAnother: () => void };

/** The buttons of the dialog: before the check, when the service did not answer, and after it. */
export function ConnectFooter({ connect, doneLabel, onClose, onAnother }: ConnectFooterProps) {
  const { saved, failure, isPending, isFinishing, needsKey, typed } = connect;
  if (saved) {
    return (
      <>
        <Button
          variant="ghost"
          className="mr-auto"
          icon={<Plus aria-hidden="true" size={16} />}
          onClick={() => onAnother()}
        >
          Add another
        </Button>
        <Button variant="primary" busy={isFinishing} onClick={() => void connect.finish()}>
          {doneLabel}
        </Button>
      </>
    );
  }
  if (failure && !failure.isRefused) {
    return (
      <>
        <Button disabled={isPending} onClick={() => connect.submit({ unchecked: true })}>
          Save unchecked
        </Button>
        <Button
          variant="primary"
          busy={isPending}
          icon={<RefreshCw aria-hidden="true" size={16} />}
          onClick={() => connect.submit()}
        >
          Try again
        </Button>
      </>
    );
  }
  return (
    <>
      <span className="mr-auto text-ink-3 text-xs max-tablet:hidden">Nothing is drawn, nothing is charged.</span>
      <Button disabled={isPending} onClick={onClose}>
        Cancel
      </Button>
      <Button
        variant="primary"
        busy={isPending}
        disabled={needsKey && !typed.trim()}
        icon={<PlugZap aria-hidden="true" size={16} />}
        onClick={() => connect.submit()}
      >
        {isPending ? "Validating..." : "Check and save"}
      </Button>
    </>
  );
}
