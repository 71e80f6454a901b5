import { z } from "zod";

export const exportDataInput = z.object({});

/** The answer is a zip unless something fails. This header says roughly how many bytes to expect. */
export const EXPORT_BYTES_HEADER = "x-export-bytes";
