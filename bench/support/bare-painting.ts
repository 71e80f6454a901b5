import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";

const require = createRequire(import.meta.url);
const FONT = require.resolve("@fontsource/anton/files/anton-latin-400-normal.woff2");

const SCRIPT = `
import init, { Renderer } from "@takumi-rs/wasm";
await init({ module_or_path: fetch("./takumi.wasm") });
const renderer = new Renderer();
await renderer.registerFont({ name: "Anton", data: new Uint8Array(await (await fetch("./font.woff2")).arrayBuffer()) });
const words = { type: "text", text: "Fresh bread every morning", style: { fontFamily: "Anton", fontSize: 60, color: "#fff" } };
const sheet = { type: "container", children: [words], style: { width: 540, height: 675, backgroundColor: "#247" } };
const rgba = await renderer.render(sheet, { width: 540, height: 675, format: "raw" });
const pixels = new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.length);
const bitmap = await createImageBitmap(new ImageData(pixels, 540, 675));
self.postMessage(bitmap, { transfer: [bitmap] });`;

const PAGE = `<!doctype html><button>Paint</button><script type="module">
document.querySelector("button").onclick = () => {
  const worker = new Worker("./worker.mjs", { type: "module" });
  worker.onmessage = ({ data }) => {
    const canvas = document.body.appendChild(document.createElement("canvas"));
    Object.assign(canvas, { width: data.width, height: data.height });
    canvas.getContext("2d").drawImage(data, 0, 0);
  };
};
</script>`;

async function bundle(): Promise<string> {
  // Inside the project, where the package is found.
  const folder = mkdtempSync(join("node_modules", ".bare-painting-"));
  try {
    writeFileSync(join(folder, "worker.mjs"), SCRIPT);
    const bundled = await rolldown({ input: join(folder, "worker.mjs"), platform: "browser" });
    const { output } = await bundled.generate({ format: "esm", minify: true });
    return output[0].code;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A page that does nothing but start the renderer in a worker and paint one line of words. */
export async function serveBarePainting() {
  const files: Record<string, [type: string, body: Buffer]> = {
    "/": ["text/html", Buffer.from(PAGE)],
    "/worker.mjs": ["text/javascript", Buffer.from(await bundle())],
    "/takumi.wasm": ["application/wasm", readFileSync(require.resolve("@takumi-rs/wasm/takumi_wasm_bg.wasm"))],
    "/font.woff2": ["font/woff2", readFileSync(FONT)],
  };
  const packed = new Map(
    Object.entries(files).map(([path, [type, body]]) => [path, { type, body: brotliCompressSync(body) }]),
  );
  const server = createServer(({ url = "" }, response) => {
    const file = packed.get(url);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": file.type, "Content-Encoding": "br" }).end(file.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
