import { queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import {
  adUploadProblemsOutput,
  adUploadsOutput,
  restoreAdUploadOutput,
  retryAdRowsOutput,
  type startAdUploadInput,
  startAdUploadOutput,
  undoAdUploadOutput,
  uploadAdsOutput,
} from "../../../../../shared/contracts/ad-uploads.ts";
import type { UploadRow } from "../read/read-ads-file.ts";

const call = async <T extends z.ZodType>(name: string, body: Record<string, unknown>, output: T) =>
  callFunction(await getSupabase(), name, body, output);

export const startUpload = (input: z.input<typeof startAdUploadInput>) =>
  call("start-ad-upload", input, startAdUploadOutput);
export const sendRows = (upload_id: string, from: number, rows: UploadRow[]) =>
  call("upload-ads", { upload_id, from, rows }, uploadAdsOutput);
export const retryRows = (upload_id: string, rows: UploadRow[]) =>
  call("retry-ad-rows", { upload_id, rows }, retryAdRowsOutput);
export const undoUpload = (upload_id: string, reason: string) =>
  call("undo-ad-upload", { upload_id, ...(reason && { reason }) }, undoAdUploadOutput);
export const restoreUpload = (upload_id: string) => call("restore-ad-upload", { upload_id }, restoreAdUploadOutput);
export const findUploads = (fingerprint: string) => call("ad-uploads", { fingerprint }, adUploadsOutput);

const problemsQuery = (upload_id: string) =>
  queryOptions({
    queryKey: ["ad-upload-problems", upload_id],
    queryFn: async () => (await call("ad-upload-problems", { upload_id }, adUploadProblemsOutput)).problems,
  });
export const useUploadProblems = (uploadId: string) => useQuery(problemsQuery(uploadId));
export const getUploadProblems = async (upload_id: string) =>
  (await call("ad-upload-problems", { upload_id }, adUploadProblemsOutput)).problems;

/** The key of everything that an upload changes, to be asked for again afterwards. */
export const UPLOADS_KEY = ["ad-uploads"];

type Cursor = { started_at: string; id: string } | undefined;

export const useUploads = (search: string) =>
  useInfiniteQuery({
    queryKey: [...UPLOADS_KEY, search],
    queryFn: ({ pageParam }: { pageParam: Cursor }) =>
      call("ad-uploads", { ...(search && { search }), ...(pageParam && { before: pageParam }) }, adUploadsOutput),
    initialPageParam: undefined,
    getNextPageParam: ({ uploads, has_more }): Cursor => {
      const last = uploads.at(-1);
      return has_more && last ? { started_at: last.started_at, id: last.id } : undefined;
    },
  });
