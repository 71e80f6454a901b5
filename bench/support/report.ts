/** The child's side of a server process: says where it listens, and answers how much CPU time and memory it uses. */
export function reportToParent(url: string) {
  process.on("message", (what) => {
    const { user, system } = process.cpuUsage();
    process.send?.(what === "memory" ? process.memoryUsage.rss() : (user + system) / 1000);
  });
  process.send?.(url);
}
