import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import { Button } from "./button.tsx";
import { footerStyles, scrimStyles, sheetStyles, sheetTitleStyles, viewportStyles } from "./sheet-styles.ts";
import "./dialog.css";

type DialogProps = Pick<BaseDialog.Root.Props, "open" | "defaultOpen" | "onOpenChange"> & {
  title: ReactNode;
  /** Beside the title, and not part of the dialog's name. */
  titleTools?: ReactNode;
  description?: ReactNode;
  /** The button that opens it; focus returns there. */
  trigger?: ReactElement;
  /** A picture on the left; on phones on top, where it scrolls away. Makes the dialog wide. */
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
              media
                ? "tablet:grid tablet:w-[min(1080px,100%)] tablet:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] tablet:grid-rows-[auto_auto_minmax(0,1fr)_auto]"
                : "tablet:w-[min(480px,100%)]",
              className,
            )}
          >
            <div
              className={media ? "sheet-whole min-h-0 flex-1 scroll-pt-18 overflow-y-auto tablet:contents" : "contents"}
            >
              {media && (
                <div className="grid place-items-center overflow-hidden bg-mat p-4 tablet:col-start-1 tablet:row-span-4 tablet:row-start-1 tablet:p-7">
                  {media}
                </div>
              )}
              <header
                className={cn(
                  "sheet-head flex flex-none items-start justify-between gap-3 pr-3 pl-5 tablet:col-start-2 tablet:pt-5 tablet:pr-4 tablet:pl-6",
                  media ? "pt-2" : "pt-4",
                  description ? "pb-1" : "pb-3",
                )}
              >
                <div className="flex min-w-0 flex-1 items-start pt-1">
                  <BaseDialog.Title
                    className={cn(
                      sheetTitleStyles,
                      "min-w-0",
                      media && "max-tablet:line-clamp-2 max-tablet:pt-1 max-tablet:text-lg",
                    )}
                  >
                    {title}
                  </BaseDialog.Title>
                  {titleTools}
                </div>
                <BaseDialog.Close
                  render={<Button variant="ghost" size="sm" icon={<X size={18} />} aria-label="Close" />}
                />
              </header>
              {description && (
                <BaseDialog.Description
                  className={cn(
                    "flex-none px-5 pb-3 text-ink-2 tablet:col-start-2 tablet:px-6",
                    !media && "pointer-coarse:-mt-2",
                  )}
                >
                  {description}
                </BaseDialog.Description>
              )}
              <div
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
                tabIndex={0}
                className={cn(
                  "sheet-body -outline-offset-2 px-5 pt-1 pb-5 tablet:col-start-2 tablet:row-start-3 tablet:min-h-0 tablet:overflow-y-auto tablet:px-6",
                  !media && "min-h-0 flex-1 overflow-y-auto",
                )}
              >
                {children}
              </div>
            </div>
            {footer && <footer className={cn(footerStyles, "tablet:col-start-2 tablet:row-start-4")}>{footer}</footer>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
