import addresses from "virtual:pantry";
import init, { Renderer as Takumi } from "@takumi-rs/wasm";
import type { Renderer } from "../../../engine/painter/renderer.ts";
import type { Pantry } from "./pantry.ts";

const FILE = "takumi.wasm";

/** Takumi as WebAssembly: the same code as the server's native module, and the same pixels. It makes renderers. */
export async function startRenderer({ stream }: Pantry): Promise<() => Renderer> {
  const { answer, arrived } = await stream(`${addresses.wasm.base}${FILE}`, addresses.wasm.sizes[FILE] ?? 0);
  try {
    await init({ module_or_path: answer });
  } catch (error) {
    // A connection that broke says so; otherwise the browser could not compile it.
    await arrived;
    throw error;
  }
  return () => new Takumi();
}
