import { useMemo } from "react";
import type { Format } from "../../../../shared/formats.ts";
import { type Problem, problemsIn } from "../problems/problem.ts";
import type { Thumbs } from "./use-thumbs.ts";

/** The faults that were found in each format. */
export function useProblems(thumbs: Thumbs): Partial<Record<Format, readonly Problem[]>> {
  return useMemo(() => {
    const found: Partial<Record<Format, readonly Problem[]>> = {};
    for (const [each, { findings, scene }] of Object.entries(thumbs)) {
      const format = each as Format;
      if (findings) found[format] = problemsIn(findings, scene, format);
    }
    return found;
  }, [thumbs]);
}
