import addresses from "virtual:pantry";
import init, { Renderer as Takumi } from "@takumi-rs/wasm";
import type { Renderer } from "../../../engine/painter/renderer.ts";
import type { Pantry } from "./pantry.ts";

const FILE = "takumi.wasm";

/** Takumi as WebAssembly: the same code as the server's native module, and the same pixels. */
export async function startRenderer({ fetch }: Pantry): Promise<Renderer> {
  const bytes = await fetch(`${addresses.wasm.base}${FILE}`, addresses.wasm.sizes[FILE]);
  await init({ module_or_path: bytes });
  return new Takumi();
}
