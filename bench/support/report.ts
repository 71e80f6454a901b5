/** The child's side of a server process: reports where it listens, and its CPU time and memory on request. */
export function reportToParent(url: string) {
  process.on("message", (what) => {
    const { user, system } = process.cpuUsage();
    process.send?.(what === "memory" ? process.memoryUsage.rss() : (user + system) / 1000);
  });
  process.send?.(url);
}
