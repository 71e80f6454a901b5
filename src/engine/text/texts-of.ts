import { keysOf } from "../../shared/keys-of.ts";
import { TYPEFACES, type TypefaceId } from "../scene/typefaces.ts";
import type { Node } from "../tree/node.ts";

/** Every letter of a tree and every face it names, so that the fonts are there before it is painted. */
export function textsOf(tree: Node): { text: string; faces: Set<TypefaceId> } {
  const faces = new Set<TypefaceId>(["sans"]);
  let text = "";
  const visit = (node: Node) => {
    if (node.type === "text") {
      text += node.text;
      const family = node.style?.fontFamily ?? "";
      for (const id of keysOf(TYPEFACES)) if (family.startsWith(`"${TYPEFACES[id].family}"`)) faces.add(id);
    }
    if (node.type === "container") node.children?.forEach(visit);
  };
  visit(tree);
  return { text, faces };
}

/** The texts of some trees, one for each node that paints any. */
export function paintedTexts(trees: readonly Node[]): string[] {
  return trees.flatMap((node): string[] => {
    if (node.type === "text") return [node.text];
    return node.type === "container" ? paintedTexts(node.children ?? []) : [];
  });
}
