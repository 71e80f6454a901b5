import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import { itemStyles, popoverStyles } from "./popover-styles.ts";

type MenuItem = {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  tone?: "danger";
  disabled?: boolean;
};

type MenuProps = Pick<BaseMenu.Positioner.Props, "align" | "side"> & {
  trigger: ReactElement;
  /** Where the focus goes when it closes; else back to its button. */
  finalFocus?: BaseMenu.Popup.Props["finalFocus"];
  /** A line is drawn between groups. */
  groups: readonly (readonly MenuItem[])[];
};

export function Menu({ trigger, finalFocus, groups, align = "end", side }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 outline-none"
        >
          <BaseMenu.Popup finalFocus={finalFocus} className={popoverStyles}>
            {groups.map((items, index) => (
              <Fragment key={items[0]?.label}>
                {index > 0 && <BaseMenu.Separator className="mx-1 my-1 h-px bg-line" />}
                {items.map(({ label, icon, onSelect, tone, disabled }) => (
                  <BaseMenu.Item
                    key={label}
                    onClick={onSelect}
                    disabled={disabled}
                    className={cn(itemStyles, tone === "danger" && "text-bad-fg data-highlighted:bg-bad-soft")}
                  >
                    {icon}
                    {label}
                  </BaseMenu.Item>
                ))}
              </Fragment>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
