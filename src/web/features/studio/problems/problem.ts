import type { EditedLayer } from "@/workbench/document/edited-layer.ts";
import type { Finding } from "../../../../engine/lint/finding.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import type { Format } from "../../../../shared/formats.ts";
import { editOf } from "../document/edits.ts";
import { nameOfAdded } from "../document/layer-names.ts";

/** How a problem can be put right in one press. */
export type Mend = "move in" | "make larger" | "recolour" | "let the layout decide" | "make room";

/** Something a designer would send back, in words for whoever made it. It never stops anybody. */
export type Problem = { layer: string; words: string; mend: Mend | null };

type Told = { words: (name: string) => string; mend: Mend | null };

const TOLD: Partial<Record<Finding["kind"], Told>> = {
  "outside-safe-zone": { words: (name) => `${name} leaves the safe zone.`, mend: "move in" },
  "too-small": { words: (name) => `${name} is too small to read on a phone.`, mend: "make larger" },
  "low-contrast": { words: (name) => `${name} hardly stands out from its ground.`, mend: "recolour" },
  clipped: { words: (name) => `${name} has no room for all of its words.`, mend: "let the layout decide" },
  overlap: { words: (name) => `${name} lies on other words, or under something.`, mend: "make room" },
  covered: { words: (name) => `${name} covers the product or a face.`, mend: "make room" },
};

export const MEND_WORDS: Record<Mend, string> = {
  "move in": "Move it in",
  "make larger": "Make it larger",
  recolour: "Change its colour",
  "let the layout decide": "Back to the layout",
  "make room": "Make room",
};

/** The faults of a format, one for each layer and kind. */
export function problemsIn(findings: readonly Finding[], scene: Scene, format: Format): Problem[] {
  const problems = findings.flatMap(({ kind, layer }): Problem[] => {
    const told = TOLD[kind];
    return told
      ? [{ layer, words: told.words(nameIn(scene, layer)), mend: mendFor(told.mend, layer, scene, format) }]
      : [];
  });
  return problems.filter(({ words }, index) => problems.findIndex((other) => other.words === words) === index);
}

/** Without a change by hand there is nothing that the layout could take back. */
function mendFor(mend: Mend | null, layer: string, scene: Scene, format: Format): Mend | null {
  const isEdited = !layer.startsWith("added-") && editOf(scene, format, layer) !== undefined;
  return mend === "let the layout decide" && !isEdited ? null : mend;
}

function nameIn(scene: Scene, id: string): string {
  const added = scene.added?.find((one) => one.id === id);
  const name = added ? nameOfAdded(added, scene) : id.replaceAll("-", " ");
  return added ? `“${name}”` : `The ${name}`;
}

/** A layer's box, moved into an area; one that is larger than the area is made smaller. */
export function movedInto({ box }: Pick<EditedLayer, "box">, area: EditedLayer["box"]): EditedLayer["box"] {
  const scale = Math.min(1, area.width / box.width, area.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  return {
    x: Math.min(area.x + area.width - width, Math.max(area.x, box.x)),
    y: Math.min(area.y + area.height - height, Math.max(area.y, box.y)),
    width,
    height,
  };
}
