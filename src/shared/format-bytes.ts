const UNITS = ["bytes", "kB", "MB", "GB", "TB"];

/** A size as people say it: "5 GB", "1.2 GB", "340 kB". In steps of 1,024, as fair use is counted. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // 1023.96 MB would round to "1024 MB".
  while (value >= 1023.95 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const shown = unit === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${shown} ${unit === 0 && shown === 1 ? "byte" : UNITS[unit]}`;
}

/** The size of a picture, in MB to one decimal. */
export function imageSize(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 0.05 ? "under 0.1 MB" : `${megabytes.toFixed(1)} MB`;
}
