/** The child's side of a server process: says where it listens, and answers how much CPU time it has used. */
export function reportToParent(url: string) {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  });
  process.send?.(url);
}
