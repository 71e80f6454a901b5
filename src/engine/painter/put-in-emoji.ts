import { type EmojiShelf, emojiNamed, emojiSvg } from "../text/emoji.ts";
import { type Node, words } from "../tree/node.ts";

/** Trees only name their emoji. An emoji without a drawing is set as a letter, in the type that the node carries. */
export async function putInEmoji(tree: Node, shelf: EmojiShelf): Promise<Node> {
  const named = new Set<string>();
  collect(tree, named);
  if (named.size === 0) return tree;
  const drawings = new Map<string, Uint8Array | undefined>();
  for (const emoji of named) drawings.set(emoji, await emojiSvg(emoji, shelf));
  return replaced(tree, drawings);
}

function collect(node: Node, into: Set<string>) {
  const emoji = node.type === "image" ? emojiNamed(node.src) : undefined;
  if (emoji !== undefined) into.add(emoji);
  if (node.type === "container") for (const child of node.children ?? []) collect(child, into);
}

function replaced(node: Node, drawings: ReadonlyMap<string, Uint8Array | undefined>): Node {
  if (node.type === "container")
    return node.children ? { ...node, children: node.children.map((child) => replaced(child, drawings)) } : node;
  const emoji = node.type === "image" ? emojiNamed(node.src) : undefined;
  if (emoji === undefined || node.type !== "image") return node;
  const src = drawings.get(emoji);
  return src ? { ...node, src } : words(emoji, { ...node.style, whiteSpace: "pre" });
}
