import { type EmojiShelf, emojiNamed, emojiSvg } from "../tree/emoji.ts";
import { type Node, type RgbaImage, words } from "../tree/node.ts";

type Sources = { emoji: EmojiShelf; decoded(photo: Uint8Array): Promise<RgbaImage> };
type Source = Extract<Node, { type: "image" }>["src"];
type Found = Map<Source, Source | undefined>;

/**
 * Trees only name their emoji, whose drawings may have to be fetched; one without a drawing is set as a letter, in the
 * type that the node carries. And WebP photos are decoded here: takumi's native module makes them smaller while it
 * decodes, its WebAssembly afterwards, and that would not come to the same pixels.
 */
export async function putInPictures(tree: Node, { emoji, decoded }: Sources): Promise<Node> {
  const found: Found = new Map();
  collect(tree, found);
  if (found.size === 0) return tree;
  for (const source of found.keys()) {
    const name = emojiNamed(source);
    if (name !== undefined) found.set(source, await emojiSvg(name, emoji));
    else if (source instanceof Uint8Array) found.set(source, await decoded(source));
  }
  return replaced(tree, found);
}

function collect(node: Node, into: Found) {
  if (node.type === "image" && (emojiNamed(node.src) !== undefined || isWebp(node.src))) into.set(node.src, undefined);
  if (node.type === "container") for (const child of node.children ?? []) collect(child, into);
}

function replaced(node: Node, found: Found): Node {
  if (node.type === "container")
    return node.children ? { ...node, children: node.children.map((child) => replaced(child, found)) } : node;
  if (node.type !== "image" || !found.has(node.src)) return node;
  const src = found.get(node.src);
  if (src) return { ...node, src };
  const { width, height, marginLeft, marginRight, ...type } = node.style ?? {};
  return words(emojiNamed(node.src) ?? "", { ...type, whiteSpace: "pre" });
}

/** "RIFF", four bytes of length, "WEBP". */
export const isWebp = (source: Source) =>
  source instanceof Uint8Array && source[0] === 0x52 && source[1] === 0x49 && source[8] === 0x57 && source[9] === 0x45;
