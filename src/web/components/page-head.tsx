import type { ReactNode } from "react";

type PageHeadProps = { title: string; description?: ReactNode; action?: ReactNode };

/** The top of every screen in the dashboard. The focus comes to its heading after a navigation. */
export function PageHead({ title, description, action }: PageHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 tablet:mb-5">
      <div className="min-w-0">
        <h1
          tabIndex={-1}
          className="font-bold font-display text-[1.625rem] leading-[1.1] tracking-[-0.03em] [font-stretch:94%] tablet:text-[1.75rem]"
        >
          {title}
        </h1>
        {description && <p className="mt-1 text-ink-2">{description}</p>}
      </div>
      {action}
    </div>
  );
}
