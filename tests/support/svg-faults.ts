const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z-]+="[^"<>]*")*)\s*(\/?)>/g;
const PATH = /\sd="([^"]*)"/g;
const PATH_LETTERS = /^[MLHVCQAZmlhvcqatz0-9\s.e-]*$/;
const WIDTH = /stroke-width="([^"]+)"/g;
const MIN_STROKE = 1.8;

/** What is wrong with a drawing: numbers that are none, tags that do not close, paths that cannot be read, thin lines. */
export function svgFaults(svg: string): string[] {
  const faults: string[] = [];
  const bad = /NaN|undefined|Infinity|\[object|null/.exec(svg);
  if (bad) faults.push(`says ${bad[0]}`);
  const open: string[] = [];
  const rest = svg.replace(TAG, (_, closing: string, name: string, __: string, selfClosing: string) => {
    if (closing && open.pop() !== name) faults.push(`</${name}> closes nothing`);
    if (!closing && !selfClosing) open.push(name);
    return "";
  });
  if (rest) faults.push(`not a tag: ${rest.slice(0, 40)}`);
  if (open.length > 0) faults.push(`<${open.at(-1)}> stays open`);
  for (const [, d = ""] of svg.matchAll(PATH))
    if (!d.startsWith("M") || !PATH_LETTERS.test(d)) faults.push(`path ${d.slice(0, 40)}`);
  for (const [, width = ""] of svg.matchAll(WIDTH)) if (Number(width) < MIN_STROKE) faults.push(`line of ${width}`);
  return faults;
}
