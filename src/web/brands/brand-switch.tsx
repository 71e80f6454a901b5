import { Menu } from "@base-ui/react/menu";
import { Link, useNavigate } from "@tanstack/react-router";
import { Ban, Check, ChevronsUpDown, Pencil, Plus, SwatchBook } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { itemStyles, popoverStyles } from "@/components/ui/popover-styles.ts";
import { cn } from "@/lib/cn.ts";
import type { ChosenBrand } from "./brand-choice.ts";
import { BrandMark } from "./brand-mark.tsx";

const NONE = "none";

/** For whom new creatives are made. On phones only the mark is seen. */
export function BrandSwitch({ chosen: { brand, brands, isLoading, choose } }: { chosen: ChosenBrand }) {
  const navigate = useNavigate();
  if (isLoading) return null;
  if (brands.length === 0) {
    return (
      <Link to="/dashboard/brands" aria-label="Add your brand" className={buttonStyles({ className: "flex-none" })}>
        <SwatchBook aria-hidden="true" size={16} />
        <span className="max-tablet:sr-only">Add your brand</span>
      </Link>
    );
  }
  return (
    <Menu.Root>
      <Menu.Trigger className="flex h-11 flex-none items-center gap-2.5 rounded-3 bg-surface px-2 text-left shadow-field hover:bg-inset data-popup-open:shadow-field-focus max-tablet:h-10 max-tablet:gap-1 max-tablet:px-1">
        {brand ? <BrandMark brand={brand} className="size-7 rounded-2 text-xs" /> : <NoMark />}
        <span className="grid max-w-40 min-w-20 leading-tight max-tablet:sr-only">
          <small className="text-ink-2 text-xs">Brand</small>{" "}
          <b className="truncate font-semibold text-13">{brand?.kit.name ?? "No brand"}</b>
        </span>
        <ChevronsUpDown aria-hidden="true" size={15} className="flex-none text-ink-2" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={6} collisionPadding={8} className="z-60 outline-none">
          <Menu.Popup className={cn(popoverStyles, "w-80")}>
            <Menu.RadioGroup
              value={brand?.id ?? NONE}
              onValueChange={(id: string) => choose(id === NONE ? null : id)}
              className="max-h-[min(22rem,50dvh)] overflow-y-auto"
            >
              {brands.map((one) => (
                <Choice
                  key={one.id}
                  value={one.id}
                  mark={<BrandMark brand={one} className="size-8 rounded-2 text-sm" />}
                  name={one.kit.name}
                  hint={one.kit.colors.map(({ name }) => name).join(", ") || "No colours yet"}
                  isDefault={one.isDefault}
                />
              ))}
              <Choice value={NONE} mark={<NoMark />} name="No brand" hint="Colours from the sentence" />
            </Menu.RadioGroup>
            <p className="mx-1 mt-1 border-line border-t px-1.5 py-2.5 text-ink-2 text-xs">
              The kit adds logo, colours and words to avoid. What you write in the sentence wins.
            </p>
            <div className="flex justify-between gap-1">
              {brand && (
                <Menu.Item
                  className={itemStyles}
                  onClick={() => void navigate({ to: "/dashboard/brands/$brandId", params: { brandId: brand.id } })}
                >
                  <Pencil aria-hidden="true" />
                  <span className="max-w-32 truncate">Edit {brand.kit.name}</span>
                </Menu.Item>
              )}
              <Menu.Item
                className={cn(itemStyles, "ml-auto")}
                onClick={() => void navigate({ to: "/dashboard/brands", search: { new: "address" } })}
              >
                <Plus aria-hidden="true" />
                New brand
              </Menu.Item>
            </div>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

type ChoiceProps = { value: string; mark: ReactNode; name: string; hint: string; isDefault?: boolean };

function Choice({ value, mark, name, hint, isDefault }: ChoiceProps) {
  return (
    <Menu.RadioItem
      value={value}
      closeOnClick
      className={cn(itemStyles, "min-h-12 data-checked:bg-accent-soft data-checked:data-highlighted:bg-accent-soft")}
    >
      {mark}
      <span className="grid min-w-0 flex-1 leading-tight">
        <b className="truncate font-semibold text-13">{name}</b>
        <small className="truncate text-ink-2 text-xs">{hint}</small>
      </span>
      {isDefault && <Badge>Default</Badge>}
      <Menu.RadioItemIndicator>
        <Check aria-hidden="true" />
      </Menu.RadioItemIndicator>
    </Menu.RadioItem>
  );
}

const NoMark = () => (
  <span className="grid size-8 flex-none place-items-center rounded-2 text-ink-3 shadow-line">
    <Ban aria-hidden="true" size={16} />
  </span>
);
