import { Segmented } from "@/components/ui/segmented.tsx";
import { type InspirationRole, inspirationRoleSchema } from "../../../../../shared/inspiration.ts";

const ROLE_NAMES: Record<InspirationRole, string> = { hero: "Hero photo", logo: "Logo", style: "Style to borrow" };
const OPTIONS = inspirationRoleSchema.options.map((value) => ({ value, label: ROLE_NAMES[value] }));

type UseAsProps = { name: string; value: InspirationRole; onChange: (role: InspirationRole) => void };

/** What the picture is for. */
export function UseAs({ name, value, onChange }: UseAsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-t py-2.5 pr-3 pl-3.5 text-13 text-ink-2">
      <span aria-hidden="true">Use it as</span>
      <Segmented
        label={`Use ${name} as`}
        options={OPTIONS}
        value={value}
        onValueChange={onChange}
        className="flex-1 max-tablet:basis-full [&>*]:flex-1 [&>*]:px-2 max-tablet:[&>*]:h-11"
      />
    </div>
  );
}
