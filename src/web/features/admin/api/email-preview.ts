import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import {
  mailStatusOutput,
  previewEmailOutput,
  type SampleMail,
  sendTestEmailOutput,
} from "../../../../shared/contracts/email-preview.ts";

export type PreviewedMail = z.output<typeof previewEmailOutput>;

async function previewEmail(sample: SampleMail): Promise<PreviewedMail> {
  return callFunction(await getSupabase(), "preview-email", sample, previewEmailOutput);
}

/** The mail before stays visible until the next one is there. */
export const usePreviewEmail = (sample: SampleMail) =>
  useQuery({
    queryKey: ["preview-email", sample],
    queryFn: () => previewEmail(sample),
    placeholderData: keepPreviousData,
    // Reloads when asked to: the frame would flicker otherwise.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

async function sendTestEmail(sample: SampleMail) {
  return callFunction(await getSupabase(), "send-test-email", sample, sendTestEmailOutput);
}

export const useSendTestEmail = () => useMutation({ mutationFn: sendTestEmail });

async function getMailStatus() {
  return callFunction(await getSupabase(), "mail-status", {}, mailStatusOutput);
}

export const useMailStatus = () => useQuery({ queryKey: ["mail-status"], queryFn: getMailStatus });
