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
  className?: string;
};

/** Several views of one thing. For picking one of a few values, see Segmented. */
export function Tabs<Value extends string>({ label, tabs, className, ...props }: TabsProps<Value>) {
  const { value, defaultValue = tabs[0]?.value, onValueChange } = props;
  return (
    <BaseTabs.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next: Value) => onValueChange?.(next)}
      className={cn("min-w-0", className)}
    >
      <BaseTabs.List activateOnFocus aria-label={label} className={segmentListStyles}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className={segmentStyles}>
            {tab.icon}
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="mt-4 rounded-2">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
