import { openOven } from "../oven/open-oven.ts";
import type { OnProgress, PreviewOven } from "../oven/oven.ts";
import { OvenError } from "../oven/oven-error.ts";
import { postFunction } from "../session/post-function.ts";

export type PlacedOven = { oven: PreviewOven; place: "page" | "server" };

/**
 * The page's oven or, where a browser cannot run one, the server's. For editors only: the server paints for people with
 * access, and every preview costs it time.
 */
export async function openPreviewOven(onProgress?: OnProgress): Promise<PlacedOven> {
  try {
    return { oven: await openOven(onProgress), place: "page" };
  } catch (error) {
    // Without a connection the server is out of reach too.
    const isOffline = error instanceof OvenError && error.code === "offline";
    if (isOffline || typeof createImageBitmap !== "function") throw error;
    const { createServerOven } = await import("../oven/remote/server-oven.ts");
    return {
      oven: createServerOven((request, signal) => postFunction("preview-scene", request, signal)),
      place: "server",
    };
  }
}
