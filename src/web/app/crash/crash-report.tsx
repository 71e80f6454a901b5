import { CircleAlert, RotateCw } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { useIsOnline } from "@/lib/use-is-online.ts";
import { useDocumentTitle } from "../use-document-title.ts";
import { type CrashKind, explainCrash } from "./explain-crash.ts";

const words: Record<CrashKind, { title: string; text: string }> = {
  crash: {
    title: "This page stopped working",
    text: "Something went wrong on our side. Your creatives are safe, and a running generation keeps going. Nothing was charged.",
  },
  outdated: {
    title: "This page could not be loaded",
    text: "A newer version may have been put in place while this tab was open, or the connection broke off. Reload the page to go on. Nothing was charged.",
  },
  offline: {
    title: "This page needs a connection",
    text: "You're offline, and this screen was not loaded before. It opens by itself when you're back. What you typed is kept.",
  },
};

type CrashReportProps = {
  error: unknown;
  wayOut: ReactNode;
  /** Copies the number. Left out where its code would slow down the first page a visitor sees. */
  Copy?: ComponentType<{ text: string; label: string; variant: "ghost"; size: "sm"; iconOnly: boolean }>;
};

/** What happened, the ways out, and a number to quote to support. */
export function CrashReport({ error, wayOut, Copy }: CrashReportProps) {
  const isOnline = useIsOnline();
  const number = useReportNumber(error);
  const wasOffline = error instanceof Error && error.message.startsWith("Offline: ");
  const kind = explainCrash(error, isOnline && !wasOffline);
  const { title, text } = words[kind];
  useDocumentTitle(title);
  useEffect(() => {
    if (wasOffline && isOnline) window.location.reload();
  }, [wasOffline, isOnline]);
  return (
    <div className="mx-auto grid max-w-[720px] justify-items-center gap-3.5 rounded-4 bg-surface px-5 pt-10 pb-5 text-center text-sm shadow-card tablet:mt-[6vh] tablet:px-6 tablet:pt-18 tablet:pb-7">
      <span className="grid size-16 place-items-center rounded-5 bg-bad-soft text-bad-fg">
        <CircleAlert aria-hidden="true" size={30} />
      </span>
      <h1 tabIndex={-1} className="heading">
        {title}
      </h1>
      <p role="alert" className="max-w-[46ch] text-pretty text-ink-2 tablet:text-base">
        {text}
      </p>
      <div className="mt-2.5 flex flex-wrap justify-center gap-2.5">
        <button type="button" className={buttonStyles({ variant: "primary" })} onClick={() => window.location.reload()}>
          <RotateCw aria-hidden="true" size={16} />
          Reload page
        </button>
        {wayOut}
      </div>
      <div className="mt-6 flex w-full flex-wrap items-center justify-center gap-x-2.5 gap-y-1 border-line border-t pt-4 text-13 text-ink-2">
        Report number
        <code className="font-mono font-semibold text-ink">{number}</code>
        {Copy && <Copy text={number} label="Copy report number" variant="ghost" size="sm" iconOnly />}
      </div>
    </div>
  );
}

/** An id for the crash. The console logs it together with the error. */
function useReportNumber(error: unknown): string {
  const [number] = useState(makeReportNumber);
  useEffect(() => console.error(`Report ${number}:`, error), [number, error]);
  return number;
}

function makeReportNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return `err_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
