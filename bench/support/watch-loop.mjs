// Loaded into a server before anything else: tells the parent how long its event loop stood still at most, since the
// last time it was asked, in milliseconds; and its memory at most since then, in bytes.
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
let peak = 0;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 20).unref();

process.on("message", () => {
  process.send?.({ pauseMs: delay.max / 1e6, peak });
  delay.reset();
  peak = process.memoryUsage.rss();
});
process.channel?.unref();
