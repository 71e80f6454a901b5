import type { FileType } from "../../../shared/platform-presets.ts";

/** A size as in the drawings of our dialogs: "1.4 MB", "150 KB". In steps of 1,000, as platforms count. */
export function shownBytes(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  const megabytes = bytes / 1_000_000;
  return `${megabytes >= 99.5 ? Math.round(megabytes) : megabytes.toFixed(1)} MB`;
}

const TYPES: Record<FileType, string> = { png: "PNG", jpeg: "JPG", webp: "WebP" };
export const shownType = (type: FileType) => TYPES[type];
