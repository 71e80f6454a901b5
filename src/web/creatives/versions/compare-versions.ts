import { longDate } from "@/lib/short-date.ts";
import type { Brief } from "../../../shared/brief/brief.ts";
import { factsOf } from "../../../shared/brief/facts.ts";
import { FORMATS, pictureFormatSchema } from "../../../shared/formats.ts";
import { describeChange } from "./describe-change.ts";
import type { Version } from "./version.ts";

type Side = { version: Version /** Undefined while it loads. */; brief: Brief | null | undefined };

/** One line of a comparison. */
export type Difference = { term: string; left: string; right: string; differs: boolean };

/** The facts of two versions, side by side. What neither of them has is left out. */
export function compareVersions(left: Side, right: Side): Difference[] {
  const facts: [term: string, of: (side: Side) => string][] = [
    ["Change", ({ version }) => describeChange(version)],
    ["Headline", ({ brief }) => (brief && factsOf(brief, "headline")[0]?.value) ?? ""],
    ["Prompt", ({ version }) => version.prompt],
    ["Format", ({ version }) => formatWords(version.format)],
    ["Made", ({ version }) => longDate(new Date(version.created_at))],
  ];
  return facts
    .map(([term, of]) => ({ term, left: of(left), right: of(right) }))
    .filter((line) => line.left || line.right)
    .map((line) => ({ ...line, differs: line.left !== line.right }));
}

function formatWords(format: string): string {
  const { width, height } = sizeOfFormat(format);
  return `${format}, ${width} × ${height}`;
}

export function sizeOfFormat(format: string): { width: number; height: number } {
  const { width, height } = FORMATS[pictureFormatSchema.catch("1:1").parse(format)];
  return { width, height };
}
