import scaleProcesses from "./scale-processes.ts";
import scaleRows from "./scale-rows.ts";

/** How it grows: with more processes, and with more rows. Each also by itself: scale-processes, scale-rows. */
export default async function scale() {
  await scaleProcesses();
  await scaleRows();
}
