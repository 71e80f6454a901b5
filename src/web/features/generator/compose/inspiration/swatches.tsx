/** Up to four colours as a small square of squares. */
export function Swatches({ colors }: { colors: readonly string[] }) {
  return (
    <span aria-hidden="true" className="grid grid-cols-[13px_13px] gap-0.5">
      {colors.slice(0, 4).map((color) => (
        <span
          key={color}
          className="h-[13px] rounded-[3px] shadow-[inset_0_0_0_1px_rgb(128_110_80/.4)]"
          style={{ backgroundColor: color }}
        />
      ))}
    </span>
  );
}
