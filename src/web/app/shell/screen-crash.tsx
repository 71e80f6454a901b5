import type { ErrorComponentProps } from "@tanstack/react-router";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { CrashReport } from "../crash/crash-report.tsx";

/** Shown when one screen crashes; the shell around it keeps working. */
export function ScreenCrash({ error }: ErrorComponentProps) {
  return (
    <CrashReport
      error={error}
      Copy={CopyButton}
      wayOut={
        // A full page load on purpose: it leaves the broken state behind.
        <a href="/dashboard" className={buttonStyles()}>
          Go to Dashboard
        </a>
      }
    />
  );
}
