// npx tsx tests/stand-ins/s3/run.ts [port]: the stand-in by itself, with an empty bucket. Prints the settings to use it.
import { argv } from "node:process";
import { startS3 } from "./start-s3.ts";

const [port = "4568"] = argv.slice(2);
const { settings, stop } = await startS3({ port: Number(port) });
for (const [name, value] of Object.entries(await settings("bananabread"))) console.log(`${name}=${value}`);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void stop().then(() => process.exit(0)));
