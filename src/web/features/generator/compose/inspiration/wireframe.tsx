import type { Block, Borrowable } from "../../../../../shared/contracts/borrowable.ts";

const WIDTH = 80;
const LINE = 5;

type Known = NonNullable<Borrowable["parts"]>;

/** Where everything stands in an ad, in its colours and without anything that it says or shows. */
export function Wireframe({ parts, className }: { parts: Known; className?: string }) {
  const { palette, shape, blocks } = parts;
  const height = WIDTH / shape;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className={className}>
      <rect width={WIDTH} height={height} rx={3} fill={palette.paper} />
      {blocks.map((block) => (
        <BlockShape key={`${block.kind} ${block.x} ${block.y} ${block.width}`} {...{ block, palette, height }} />
      ))}
    </svg>
  );
}

function BlockShape({ block, palette, height }: { block: Block; palette: Known["palette"]; height: number }) {
  const { kind } = block;
  const [x, y, wide, high] = [block.x * WIDTH, block.y * height, block.width * WIDTH, block.height * height];
  if (kind === "thing")
    return (
      <rect
        {...{ x, y }}
        width={wide}
        height={high}
        rx={3}
        fill={palette.shade}
        stroke={palette.accent}
        strokeDasharray="2.5 2"
      />
    );
  if (kind === "headline" || kind === "words")
    return <Lines {...{ x, y, wide, high, palette }} isBold={kind === "headline"} />;
  return <rect {...{ x, y }} width={wide} height={high} rx={Math.min(2, high / 2)} fill={palette.accent} />;
}

type LinesProps = { x: number; y: number; wide: number; high: number; palette: Known["palette"]; isBold: boolean };

/** Words as bars, the last one shorter. */
function Lines({ x, y, wide, high, palette, isBold }: LinesProps) {
  const count = Math.max(1, Math.round(high / (isBold ? LINE * 2 : LINE)));
  const step = high / count;
  return Array.from({ length: count }, (_, at) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars have nothing but their place
      key={at}
      x={x}
      y={y + at * step + step * 0.15}
      width={wide * (at === count - 1 && count > 1 ? 0.7 : 1)}
      height={step * 0.7}
      rx={Math.min(1.5, step * 0.3)}
      fill={isBold ? palette.ink : palette.muted}
    />
  ));
}
