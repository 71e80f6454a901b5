import { Menu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { itemStyles, popoverStyles } from "@/components/ui/popover-styles.ts";
import { cn } from "@/lib/cn.ts";
import { Clearable, FilterButton } from "./filter-button.tsx";

type Option = { value: string; label: string };

type FilterMenuProps = {
  label: string;
  icon: ReactNode;
  groups: readonly { group?: string; options: readonly Option[] }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Any number of options instead of one. */
  multiple?: boolean;
};

/** A filter with a few options. A menu for several stays open until it is left. */
export function FilterMenu({ label, icon, groups, chosen, onChange, multiple = false }: FilterMenuProps) {
  const options = groups.flatMap((group) => group.options);
  const words = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  function toggle(value: string, isOn: boolean) {
    if (!multiple) return onChange(isOn ? [value] : []);
    onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
  }
  return (
    <Clearable label={label} isSet={words.length > 0} onClear={() => onChange([])}>
      <Menu.Root>
        <Menu.Trigger render={<FilterButton label={label} icon={icon} chosen={words.join(", ") || null} />} />
        <Menu.Portal>
          <Menu.Positioner align="start" sideOffset={6} collisionPadding={8} className="z-60 outline-none">
            <Menu.Popup className={cn(popoverStyles, "max-h-(--available-height) min-w-56 overflow-y-auto")}>
              {groups.map(({ group, options: items }, index) => (
                <Fragment key={group ?? index}>
                  {group && <p className="px-2.5 pt-2 pb-1 font-[550] text-ink-3 text-xs">{group}</p>}
                  {items.map(({ value, label: name }) => (
                    <Menu.CheckboxItem
                      key={value}
                      checked={chosen.includes(value)}
                      onCheckedChange={(isOn) => toggle(value, isOn)}
                      closeOnClick={!multiple}
                      className={itemStyles}
                    >
                      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
                      <Menu.CheckboxItemIndicator>
                        <Check aria-hidden="true" />
                      </Menu.CheckboxItemIndicator>
                    </Menu.CheckboxItem>
                  ))}
                </Fragment>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </Clearable>
  );
}
