import type { FontDetails, MeasuredNode, RenderOptions } from "@takumi-rs/core";
import type { Node } from "../tree/node.ts";

/** What we use of takumi, which comes as a native module for a server and as WebAssembly for a browser. */
export type Renderer = {
  registerFont(font: FontDetails): Promise<unknown>;
  measure(node: Node, options: Pick<RenderOptions, "width" | "height">): Promise<MeasuredNode>;
  /** Bytes in the format asked for; "raw" is RGBA, row by row. */
  render(node: Node, options: RenderOptions): Promise<Uint8Array>;
};
