import type { ErrorComponentProps } from "@tanstack/react-router";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { CrashReport } from "./crash/crash-report.tsx";
import { SoloPage } from "./solo-page.tsx";

/** The crash screen for pages outside the dashboard's shell. */
export function CrashPage({ error }: ErrorComponentProps) {
  return (
    <SoloPage>
      <CrashReport
        error={error}
        wayOut={
          // A full page load on purpose: it leaves the broken state behind.
          <a href="/" className={buttonStyles()}>
            Home page
          </a>
        }
      />
    </SoloPage>
  );
}
