import { MAX_ADDED_LAYERS } from "../scene/added-layer.ts";
import { type Scene, sceneSchema } from "../scene/scene.ts";
import { SAMPLE_SCENES } from "./sample-scenes.ts";

const style = {
  typeface: "sans",
  weight: 500,
  size: 2_000,
  tracking: 0,
  leading: 1.2,
  color: "#000000",
  align: "left",
} as const;
const [fill, angle, framing] = ["#d0362b", 17, { x: 0, y: 0, zoom: 5 }];

const HEAVY: [string, object][] = [
  ["words without a space", { kind: "text", text: "7".repeat(299), style: { ...style, size: 60 } }],
  ["words and emoji", { kind: "text", text: "a🍞".repeat(99), style: { ...style, outline: fill } }],
  ["Japanese", { kind: "text", text: "お客様が小さな変更ですと言うとき、".repeat(17), style }],
  ["buttons", { kind: "button", text: "A", shape: "pill", style, fill, angle }],
  ["badges", { kind: "badge", text: "A", small: "b", shape: "burst", style, fill, angle }],
  ["shapes", { kind: "shape", shape: "star", stroke: 200, opacity: 0.5, fill, angle }],
  ["pictures", { kind: "picture", photo: "loaf", corner: 0.5, framing, angle }],
];

/** As many layers as a scene may have, each drawn far larger than the page: what takes the longest to paint. */
export const HEAVY_SCENES: readonly { name: string; scene: Scene }[] = HEAVY.map(([name, layer]) => {
  const added = Array.from({ length: MAX_ADDED_LAYERS }, (_, at) => ({
    ...{ id: `added-${at}`, at: { x: 0.5, y: 0.5 }, size: { width: 4_000, height: 4_000 } },
    ...layer,
    ...("text" in layer && { text: `${at}${layer.text}`.slice(0, 300) }),
  }));
  const box = { x: -3_000, y: -3_000, width: 8_000, height: 8_000 };
  const edits = added.flatMap(({ id }) => [
    { format: "1:1", layer: id, style: { rotate: 3 } },
    { format: "1:1", layer: id, box },
  ]);
  const ground = SAMPLE_SCENES.find(({ layout }) => layout === "checklist");
  return { name, scene: sceneSchema.parse({ ...ground, added, edits }) };
});
