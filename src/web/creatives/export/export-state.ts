import type { FileType, Preset } from "../../../shared/platform-presets.ts";

export type ExportFile = {
  key: string;
  creative: string;
  title: string;
  preset: Preset;
  status: "waiting" | "working" | "done" | "failed";
  /** Once it is done. */
  name?: string;
  type?: FileType;
  bytes?: number;
  leftOut?: readonly string[];
  notes?: readonly string[];
  /** Why it failed, in words. */
  reason?: string;
};

export type ExportState = {
  phase: "packing" | "ready" | "failed";
  files: readonly ExportFile[];
  zip?: { name: string; file: Blob } | undefined;
  /** Why there is no zip, in words. */
  fault?: string | undefined;
};

export const fileKey = (creative: string, preset: Preset) => `${creative} ${preset.id}`;

export const countOf = ({ files }: Pick<ExportState, "files">, ...statuses: ExportFile["status"][]) =>
  files.filter(({ status }) => statuses.includes(status)).length;
