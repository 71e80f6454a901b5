import { CircleAlert } from "lucide-react";
import { usePublicConfig } from "@/session/public-config.ts";
import type { MailStatus } from "../../../../shared/contracts/email-preview.ts";

/** Below the figures: the last failure, where mails go, and how all of it is counted. */
export function MailNews({ status: { last_failure: failure, transport } }: { status: MailStatus }) {
  return (
    <div className="grid gap-3 px-5 pt-3 pb-4 text-ink-3 text-xs">
      {failure ? (
        <p className="flex gap-2 text-13 text-ink-2 [overflow-wrap:anywhere]">
          <CircleAlert aria-hidden="true" size={15} className="mt-0.5 flex-none text-warn-fg" />
          <span>
            Last failure on <time dateTime={failure.at}>{formatTime(failure.at)}</time>
            {failure.will_retry ? ", tried again" : ", given up"}: {failure.reason || "no reason was given"}
          </span>
        </p>
      ) : (
        <p className="text-13 text-ink-2">No mail failed in these days.</p>
      )}
      {transport === "smtp" ? <p>Mails go out by SMTP.</p> : <LocalMailbox />}
      <p>
        Measured from the mail log. Targets are goals, not results. Each mail counts once, however often it was tried;
        test mails are not counted. Whether mails are opened is not measured: that would take a hidden picture in each.
      </p>
    </div>
  );
}

function LocalMailbox() {
  const address = usePublicConfig()?.localMailbox;
  return (
    <p>
      This installation sends no mails: it keeps them in{" "}
      {address ? (
        <a href={address} target="_blank" rel="noreferrer" className="-my-1 inline-block py-1 text-ink underline">
          the local mailbox
        </a>
      ) : (
        "a local mailbox"
      )}
      .
    </p>
  );
}

function formatTime(iso: string): string {
  return `${new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(new Date(iso))} UTC`;
}
