import { longDate } from "@/lib/short-date.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import type { Brief } from "../../../shared/brief/brief.ts";
import { factsOf } from "../../../shared/brief/facts.ts";
import { FORMATS, pictureFormatSchema } from "../../../shared/formats.ts";
import { colorNames } from "../color-names.ts";
import { captionOf } from "../kept-idea/layout-captions.ts";
import { describeChange } from "./describe-change.ts";
import type { Version } from "./version.ts";

/** What is undefined is still loading; a version that is only a picture has no scene. */
type Side = { version: Version; brief: Brief | null | undefined; scene?: Scene | null | undefined };

/** One line of a comparison. */
export type Difference = {
  term: string;
  left: string;
  right: string;
  differs: boolean;
  /** Shown beside the words. */
  colors?: { left: readonly string[]; right: readonly string[] };
};

type Fact<Of> = [term: string, of: (side: Of) => string];

const SAID: readonly Fact<Side>[] = [
  ["Change", ({ version }) => describeChange(version)],
  ["Headline", ({ brief }) => (brief && factsOf(brief, "headline")[0]?.value) ?? ""],
];
const MADE: readonly Fact<Side>[] = [
  ["Prompt", ({ version }) => version.prompt],
  ["Format", ({ version }) => formatWords(version.format)],
  ["Made", ({ version }) => longDate(new Date(version.created_at))],
];

/** The facts of two versions, side by side. What neither of them has is left out. */
export function compareVersions(left: Side, right: Side): Difference[] {
  const lines = (facts: readonly Fact<Side>[]) =>
    facts.map((fact) => compare(fact, left, right)).filter((line) => line.left || line.right);
  const looks = left.scene && right.scene ? compareScenes(left.scene, right.scene) : [];
  return [...lines(SAID), ...looks, ...lines(MADE)];
}

/** Only what differs: the pictures show the rest. */
function compareScenes(left: Scene, right: Scene): Difference[] {
  const facts: readonly Fact<Scene>[] = [
    ["Button", ({ slots }) => slots.button ?? ""],
    ["Layout", ({ layout }) => captionOf(layout).name],
  ];
  const colors = { left: colorsOf(left), right: colorsOf(right) };
  const words = compare(["Colours", (scene) => colorNames(colorsOf(scene))], left, right);
  const hasOthers = colors.left.join() !== colors.right.join();
  return [
    ...(hasOthers ? [{ ...words, differs: true, colors }] : []),
    ...facts.map((fact) => compare(fact, left, right)).filter(({ differs }) => differs),
  ];
}

function compare<Of>([term, of]: Fact<Of>, one: Of, other: Of): Difference {
  const [left, right] = [of(one), of(other)];
  return { term, left, right, differs: left !== right };
}

/** The ground, what stands out on it, and the words. A meme's picture has colours of its own. */
const colorsOf = ({ palette: { paper, accent, ink }, meme }: Scene) => (meme ? [] : [paper, accent, ink]);

function formatWords(format: string): string {
  const { width, height } = sizeOfFormat(format);
  return `${format}, ${width} × ${height}`;
}

export function sizeOfFormat(format: string): { width: number; height: number } {
  const { width, height } = FORMATS[pictureFormatSchema.catch("1:1").parse(format)];
  return { width, height };
}
