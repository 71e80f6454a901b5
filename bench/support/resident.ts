import { readdirSync, readFileSync } from "node:fs";

/** Of a process and all it started, without what they share: from /proc, so on Linux alone. */
export function residentOf(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
    } catch {
      // It ended in the meantime.
    }
  }
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isBelow).reduce((sum, pid) => sum + privateOf(pid), 0);
}

function privateOf(pid: number): number {
  try {
    const lines = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    const found = [...lines.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB/gm)];
    return found.reduce((sum, [, kilobytes]) => sum + Number(kilobytes) * 1024, 0);
  } catch {
    return 0;
  }
}
