// npx tsx tests/stand-ins/gemini/run.ts [port] [delay in ms]: the stand-in by itself, for GEMINI_BASE_URL of any server.
import { argv } from "node:process";
import { startGemini } from "./start-gemini.ts";

const [port = "4399", delayMs = "800"] = argv.slice(2);
const { url } = await startGemini({ port: Number(port), delayMs: Number(delayMs) });
console.log(url);
