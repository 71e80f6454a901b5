import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { Hammer, House, type LucideIcon, Megaphone, MonitorSmartphone, PencilLine, Smile } from "lucide-react";
import { labelStyles } from "@/components/ui/field-styles.ts";
import { AD_TYPES, type AdType, adTypeSchema } from "../../../shared/ad-types.ts";

export const TYPE_ICONS: Record<AdType, LucideIcon> = {
  meta: Megaphone,
  saas: MonitorSmartphone,
  maker: Hammer,
  meme: Smile,
  homeservices: House,
  chatgptdoodle: PencilLine,
};

type TypeTilesProps = { value: AdType; onChange: (adType: AdType) => void };

/** One of the six kinds of creative. Arrow keys move and choose. */
export function TypeTiles({ value, onChange }: TypeTilesProps) {
  return (
    <div>
      <p id="ad-type" className={labelStyles}>
        Ad type
      </p>
      <RadioGroup
        aria-labelledby="ad-type"
        value={value}
        onValueChange={(next) => onChange(adTypeSchema.parse(next))}
        className="mt-2 grid grid-cols-3 gap-2 max-[359px]:grid-cols-2"
      >
        {adTypeSchema.options.map((adType) => {
          const Icon = TYPE_ICONS[adType];
          return (
            <Radio.Root
              key={adType}
              value={adType}
              className={[
                "flex min-h-16 cursor-pointer select-none flex-col justify-between gap-2 rounded-3 px-2.5 pt-[11px] pb-2.5 tablet:px-3",
                "font-medium text-13 text-ink-2 leading-tight shadow-line transition-[background-color,box-shadow] duration-120",
                "hover:bg-inset data-checked:bg-accent-soft data-checked:font-semibold data-checked:text-ink",
                "data-checked:shadow-[inset_0_0_0_2px_var(--ink)] dark:data-checked:shadow-[inset_0_0_0_2px_var(--banana)]",
              ].join(" ")}
            >
              <Icon aria-hidden="true" size={18} strokeWidth={1.9} />
              <TypeName name={AD_TYPES[adType]} />
            </Radio.Root>
          );
        })}
      </RadioGroup>
    </div>
  );
}

/** On a phone there is no room for "Meta/Facebook" in one line. */
function TypeName({ name }: { name: string }) {
  const [first, second] = name.split("/");
  if (!second) return <span>{name}</span>;
  return (
    <span>
      {first}/<wbr />
      {second}
    </span>
  );
}
