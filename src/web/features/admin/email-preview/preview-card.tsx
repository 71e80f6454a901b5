import { Tabs } from "@base-ui/react/tabs";
import { Monitor, Moon, Smartphone, Sun } from "lucide-react";
import { useState } from "react";
import { LoadFailed } from "@/components/load-failed.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { segmentListStyles, segmentStyles } from "@/components/ui/segment-styles.ts";
import { Segmented } from "@/components/ui/segmented.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import type { PreviewedMail } from "../api/email-preview.ts";
import { PlainText, SourceCode } from "./mail-source.tsx";
import { type Device, MailWindow, type Theme } from "./mail-window.tsx";
import "./email-preview.css";

const VIEWS = [
  { value: "visual", label: "Visual" },
  { value: "html", label: "HTML source" },
  { value: "text", label: "Plain text" },
] as const;
const DEVICES = [
  { value: "phone", label: "Phone", icon: <Smartphone aria-hidden="true" /> },
  { value: "desktop", label: "Desktop", icon: <Monitor aria-hidden="true" /> },
] as const;
const THEMES = [
  { value: "light", label: "Light mail", icon: <Sun aria-hidden="true" /> },
  { value: "dark", label: "Dark mail", icon: <Moon aria-hidden="true" /> },
] as const;

type PreviewCardProps = {
  mail: PreviewedMail | undefined;
  isFailed: boolean;
  isLoading: boolean;
  isOutOfDate: boolean;
  onRetry: () => void;
};

/** One mail, seen three ways. */
export function PreviewCard({ mail, isFailed, isLoading, isOutOfDate, onRetry }: PreviewCardProps) {
  const [view, setView] = useState<"visual" | "html" | "text">("visual");
  const [device, setDevice] = useState<Device>("phone");
  const [theme, setTheme] = useState<Theme>("light");
  return (
    <section aria-label="Preview" className="min-w-0 rounded-4 bg-surface text-ink text-sm shadow-card">
      <Tabs.Root value={view} onValueChange={setView}>
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-2.5 border-line border-b px-4 py-2 tablet:px-5">
          <Tabs.List activateOnFocus aria-label="View" className={segmentListStyles}>
            {VIEWS.map(({ value, label }) => (
              <Tabs.Tab key={value} value={value} className={segmentStyles}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {view === "visual" ? (
            <div className="flex flex-wrap gap-2">
              <Segmented label="Theme" options={THEMES} value={theme} onValueChange={setTheme} compact />
              <Segmented label="Device" options={DEVICES} value={device} onValueChange={setDevice} />
            </div>
          ) : (
            mail && (
              <CopyButton
                size="sm"
                text={mail[view]}
                label={view === "html" ? "Copy HTML" : "Copy text"}
                className="min-w-29"
              />
            )
          )}
        </div>
        <div className="relative">
          <p role="status" className="mail-out-of-date">
            {isOutOfDate && <span>Preview is out of date. Press “Refresh Preview”.</span>}
          </p>
          {VIEWS.map(({ value }) => (
            <Tabs.Panel key={value} value={value} className="mail-stage" data-view={value}>
              {isFailed ? (
                <div className="w-full self-start rounded-3 bg-surface p-5 shadow-card">
                  <LoadFailed what="The preview" isBusy={isLoading} onRetry={onRetry} />
                </div>
              ) : mail ? (
                <View mail={mail} view={value} device={device} theme={theme} />
              ) : (
                <div role="status" className="grid w-full justify-items-center">
                  <span className="sr-only">Loading the preview</span>
                  <Skeleton on="page" className="mail-skeleton" />
                </div>
              )}
            </Tabs.Panel>
          ))}
        </div>
      </Tabs.Root>
    </section>
  );
}

type ViewProps = { mail: PreviewedMail; view: "visual" | "html" | "text"; device: Device; theme: Theme };

function View({ mail, view, device, theme }: ViewProps) {
  if (view === "html") return <SourceCode html={mail.html} />;
  if (view === "text") return <PlainText text={mail.text} />;
  return <MailWindow mail={mail} device={device} theme={theme} />;
}
