import type { Measured } from "./measure.ts";

/** One line for each way and format: what was counted, in per cent and in pictures. */
export function table(results: ReadonlyMap<string, readonly Measured[]>): string {
  const head =
    "way|format|made|words read|found faces covered|heads covered|all heads cut|products covered|right|on picture";
  const lines = [...results].map(([key, all]) => {
    const count = (is: (one: Measured) => boolean) => all.filter(is).length;
    const sum = (of: (one: Measured) => number) => all.reduce((total, one) => total + of(one), 0);
    const isRight = (one: Measured) =>
      one.read === one.texts && !one.headsCovered && !one.headsCut && !one.productCovered;
    return [
      key,
      all.length,
      `${(
        (sum(({ read }) => read) /
          Math.max(
            1,
            sum(({ texts }) => texts),
          )) *
          100
      ).toFixed(1)} %`,
      count(({ foundCovered }) => foundCovered),
      count(({ headsCovered }) => headsCovered),
      count(({ headsCut }) => headsCut),
      count(({ productCovered }) => productCovered),
      `${((count(isRight) / all.length) * 100).toFixed(0)} %`,
      `${((count(({ isOnPicture }) => isOnPicture) / all.length) * 100).toFixed(0)} %`,
    ].join("|");
  });
  return [head, ...lines].map((line) => `| ${line.replaceAll("|", " | ")} |`).join("\n");
}
