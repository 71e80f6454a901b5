import { CatchBoundary, type ErrorComponentProps, Outlet, useChildMatches } from "@tanstack/react-router";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { CrashReport } from "../crash/crash-report.tsx";

/** The current screen. When it crashes, the shell stays and the next screen starts afresh. */
export function Screen() {
  // Not the address: that changes before the next screen is loaded, and the old one would crash a second time.
  const shown = useChildMatches({ select: (matches) => matches[0]?.id });
  return (
    <CatchBoundary getResetKey={() => shown} errorComponent={ScreenCrash}>
      <Outlet />
    </CatchBoundary>
  );
}

/** Shown when one screen crashes; the shell around it keeps working. */
function ScreenCrash({ error }: ErrorComponentProps) {
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
