import { type ReactNode, useLayoutEffect } from "react";
import { cn } from "@/lib/cn.ts";

type PageHeadProps = {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  /** On phones it replaces the product's name in the top bar, for screens that need the room. */
  inTopBar?: boolean;
};

const inBar =
  "max-tablet:fixed max-tablet:top-0 max-tablet:right-12.5 max-tablet:left-14.5 max-tablet:z-21 max-tablet:mb-0 max-tablet:h-[calc(3.5rem-1px)] max-tablet:flex-nowrap max-tablet:items-center max-tablet:gap-2";

/** The top of every screen in the dashboard. Its heading gets the focus after a navigation. */
export function PageHead({ title, description, action, inTopBar = false }: PageHeadProps) {
  // Not by :has() on the body, which has browsers look at the whole page again whenever anything is added to it.
  useLayoutEffect(() => {
    if (!inTopBar) return;
    document.body.dataset.headInTopBar = "";
    return () => {
      delete document.body.dataset.headInTopBar;
    };
  }, [inTopBar]);
  return (
    <div className={cn("mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 tablet:mb-5", inTopBar && inBar)}>
      <div className="min-w-0">
        <h1
          tabIndex={-1}
          className={cn(
            "font-bold font-display text-[1.625rem] leading-[1.1] tracking-[-0.03em] [font-stretch:94%] tablet:text-[1.75rem]",
            inTopBar && "max-tablet:truncate max-tablet:text-[1.1875rem] max-[359px]:text-[1.0625rem]",
          )}
        >
          {title}
        </h1>
        {description && <p className={cn("mt-1 text-ink-2", inTopBar && "max-desk:hidden")}>{description}</p>}
      </div>
      {action}
    </div>
  );
}
