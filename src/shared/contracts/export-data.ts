import { z } from "zod";

export const exportDataInput = z.object({});

/** The answer is a zip, as long as nothing is wrong. This header says how many bytes to expect, more or less. */
export const EXPORT_BYTES_HEADER = "x-export-bytes";
