import { cn } from "@/lib/cn.ts";
import { ANY_SIZE, LARGE_ONLY } from "../../../../engine/author/brand/kit-palettes.ts";
import { contrast } from "../../../../engine/color/contrast.ts";
import type { BrandColor } from "../../../../shared/brands/brand-kit.ts";

/** Every colour on every other one, measured. */
export function ContrastGrid({ colors }: { colors: readonly BrandColor[] }) {
  return (
    <>
      <h3 className="mt-5 mb-2 font-semibold text-13">Which on which</h3>
      <div className="-mx-5 overflow-x-auto px-5">
        <table className="w-full border-separate border-spacing-x-0 border-spacing-y-1 text-left text-xs">
          <caption className="sr-only">Contrast of every colour on every ground</caption>
          <thead>
            <tr>
              <td />
              {colors.map(({ name, hex }) => (
                <th key={name + hex} scope="col" className="whitespace-nowrap pr-3 pb-1 font-normal text-ink-2">
                  <i
                    aria-hidden="true"
                    style={{ backgroundColor: hex }}
                    className="mr-1.5 inline-block size-2.5 rounded-[3px] align-[-1px] shadow-line"
                  />
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colors.map((ground) => (
              <tr key={ground.name + ground.hex}>
                <th scope="row" className="whitespace-nowrap pr-3 font-normal text-ink-2">
                  on {ground.name}
                </th>
                {colors.map((ink) => (
                  <Pair key={ink.name + ink.hex} ground={ground} ink={ink} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-xs text-ink-3">
        Measured, not guessed. The composer never sets a pair marked “never”, and keeps “large only” for headlines.
      </p>
    </>
  );
}

function Pair({ ground, ink }: { ground: BrandColor; ink: BrandColor }) {
  if (ground === ink) {
    return (
      <td>
        <span className="sr-only">same colour</span>
      </td>
    );
  }
  const ratio = contrast(ink.hex, ground.hex);
  const isNever = ratio < LARGE_ONLY;
  return (
    <td className="pr-3">
      <span className="flex items-center gap-2">
        <i
          aria-hidden="true"
          style={isNever ? undefined : { backgroundColor: ground.hex, color: ink.hex }}
          className={cn(
            "grid size-8 flex-none place-items-center rounded-2 font-bold font-display not-italic shadow-line",
            ratio < ANY_SIZE ? "text-[1.1875rem]" : "text-13",
            isNever && "bg-[repeating-linear-gradient(135deg,var(--line)_0_1px,transparent_1px_6px)]",
          )}
        >
          {!isNever && "Aa"}
        </i>
        <span className={cn("grid leading-tight tabular-nums", isNever && "text-ink-3")}>
          <b className="font-semibold">{ratio.toFixed(1)}</b>
          <small className="whitespace-nowrap text-[11px]">
            {isNever ? "never" : ratio < ANY_SIZE ? "large only" : "any size"}
          </small>
        </span>
      </span>
    </td>
  );
}
