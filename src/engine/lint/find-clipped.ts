import type { MeasuredNode } from "@takumi-rs/core";
import { isWordless, type Layer } from "../layers/layer.ts";
import { paintLayer } from "../layers/paint-layer.ts";
import type { Painter } from "../painter/painter.ts";
import { bottom, box, right, union } from "../scene/box.ts";
import type { Frame } from "../scene/frame.ts";
import { textsOf } from "../text/texts-of.ts";
import { flex } from "../tree/node.ts";
import type { Finding } from "./finding.ts";

/** Letters may stick out of their line box a little (italics, swashes); words may not. */
const SLACK = 0.16;

/**
 * Asks the renderer where the letters really end up. A word that is wider than the box it was given, or that leaves the
 * canvas, would be cut off or run into its neighbours.
 */
export async function findClipped(painter: Painter, layers: readonly Layer[], frame: Frame): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const layer of layers) {
    if (isWordless(layer)) continue;
    if (layer.kind === "text" && layer.isCut)
      findings.push({ kind: "clipped", layer: layer.id, message: `${layer.id} has no room for all of its words` });
    const node = flex(
      { width: frame.width, height: frame.height, position: "relative" },
      paintLayer(level({ ...layer, style: { ...layer.style, rotate: 0 } })),
    );
    const { text, faces } = textsOf(node);
    await painter.prepareText(text, faces);
    const measured = await painter.measure(node, { width: frame.width, height: frame.height });
    const slack = layer.style.size * SLACK;
    const area = layer.kind === "giant" ? union(layer.lines.map((line) => line.box)) : layer.box;
    for (const run of runsOf(measured)) {
      const out =
        run.width > area.width + slack ||
        run.x < area.x - slack ||
        right(run) > right(area) + slack ||
        (layer.kind !== "giant" && (right(run) > frame.width || bottom(run) > frame.height + slack));
      if (out) {
        findings.push({ kind: "clipped", layer: layer.id, message: `“${run.text}” does not fit into ${layer.id}` });
        break;
      }
    }
  }
  return findings;
}

/** Giant type without its turns, and painted once, so that its lines can be compared with their boxes. */
function level(layer: Layer): Layer {
  if (layer.kind !== "giant") return layer;
  return { ...layer, fields: [], lines: layer.lines.map(({ turn: _, scale: __, shown: ___, ...line }) => line) };
}

/** Every run of text with its place on the canvas: the last two numbers of the matrix are the node's origin. */
function runsOf(node: MeasuredNode): { x: number; y: number; width: number; height: number; text: string }[] {
  const [, , , , x, y] = node.transform;
  const own = node.runs
    .filter((run) => run.text.trim() !== "")
    // Letters that are set very close run backwards.
    .map((run) => ({
      ...box(x + run.x + Math.min(0, run.width), y + run.y, Math.abs(run.width), run.height),
      text: run.text,
    }));
  return [...own, ...node.children.flatMap((child) => runsOf(child))];
}
