import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import { Button } from "./button.tsx";
import { footerStyles, scrimStyles, sheetStyles, sheetTitleStyles, viewportStyles } from "./sheet-styles.ts";

type DialogProps = Pick<BaseDialog.Root.Props, "open" | "defaultOpen" | "onOpenChange"> & {
  title: ReactNode;
  /** Beside the title, and not part of the dialog's name. */
  titleTools?: ReactNode;
  description?: ReactNode;
  /** The button that opens it; focus returns there. */
  trigger?: ReactElement;
  /** A picture on the left, on phones on top. Makes the dialog wide. */
  media?: ReactNode;
  /** Stays in sight while the content scrolls. */
  footer?: ReactNode;
  initialFocus?: BaseDialog.Popup.Props["initialFocus"];
  className?: string;
  children?: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { title, titleTools, description, trigger, media, footer, initialFocus, className, children, ...root } = props;
  return (
    <BaseDialog.Root {...root}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        {/* Also covers another open dialog, which must not look usable. */}
        <BaseDialog.Backdrop forceRender className={scrimStyles} />
        <BaseDialog.Viewport className={viewportStyles}>
          <BaseDialog.Popup
            data-sheet=""
            initialFocus={initialFocus}
            className={cn(
              sheetStyles,
              media ? "tablet:w-[min(1080px,100%)] tablet:flex-row" : "tablet:w-[min(480px,100%)]",
              className,
            )}
          >
            {media && (
              <div className="grid flex-none place-items-center overflow-hidden bg-mat p-4 tablet:min-w-0 tablet:flex-[1.05] tablet:p-7">
                {media}
              </div>
            )}
            <div className="flex min-h-0 min-w-0 flex-1 flex-col">
              <header className="flex flex-none items-start justify-between gap-3 pt-4 pr-3 pb-3 pl-5 tablet:pt-5 tablet:pr-4 tablet:pl-6">
                <div className="min-w-0 flex-1 pt-1">
                  <div className="flex items-start">
                    <BaseDialog.Title className={cn(sheetTitleStyles, "min-w-0")}>{title}</BaseDialog.Title>
                    {titleTools}
                  </div>
                  {description && (
                    <BaseDialog.Description className="mt-1.5 text-ink-2">{description}</BaseDialog.Description>
                  )}
                </div>
                <BaseDialog.Close
                  render={<Button variant="ghost" size="sm" icon={<X size={18} />} aria-label="Close" />}
                />
              </header>
              <div
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
                tabIndex={0}
                className="-outline-offset-2 min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 tablet:px-6"
              >
                {children}
              </div>
              {footer && <footer className={footerStyles}>{footer}</footer>}
            </div>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
