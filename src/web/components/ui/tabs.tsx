import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import { segmentListStyles, segmentStyles } from "./segment-styles.ts";

type TabItem<Value extends string> = {
  value: Value;
  label: ReactNode;
  content: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
};

type TabsProps<Value extends string> = {
  /** What the tabs switch between, for screen readers. */
  label: string;
  tabs: readonly TabItem<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** A line under the selected one, for the head of a panel. */
  isUnderlined?: boolean;
  /** At the end of the row of tabs. */
  aside?: ReactNode;
  className?: string;
};

const lineStyles = [
  "-outline-offset-2 relative h-11 flex-none cursor-pointer px-0.5 font-medium text-13 text-ink-2 hover:text-ink",
  "data-active:text-ink data-active:shadow-[inset_0_-2px_0_var(--ink)] data-disabled:cursor-not-allowed data-disabled:text-ink-3",
].join(" ");

/** Several views of one thing. For picking one of a few values, see Segmented. */
export function Tabs<Value extends string>({ label, tabs, className, ...props }: TabsProps<Value>) {
  const { value, defaultValue = tabs[0]?.value, onValueChange, isUnderlined = false, aside } = props;
  return (
    <BaseTabs.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next: Value) => onValueChange?.(next)}
      className={cn("min-w-0", className)}
    >
      <div className={isUnderlined ? "flex items-center gap-2 border-line border-b px-4" : "contents"}>
        <BaseTabs.List
          activateOnFocus
          aria-label={label}
          className={isUnderlined ? "flex min-w-0 flex-1 gap-4 self-end" : segmentListStyles}
        >
          {tabs.map((tab) => (
            <BaseTabs.Tab
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled}
              className={isUnderlined ? lineStyles : segmentStyles}
            >
              {tab.icon}
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
        {aside}
      </div>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className={cn("rounded-2", !isUnderlined && "mt-4")}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
