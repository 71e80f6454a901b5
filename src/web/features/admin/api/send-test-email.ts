import { useMutation } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { type SampleMail, sendTestEmailOutput } from "../../../../shared/contracts/email-preview.ts";

async function sendTestEmail(sample: SampleMail) {
  return callFunction(await getSupabase(), "send-test-email", sample, sendTestEmailOutput);
}

export const useSendTestEmail = () => useMutation({ mutationFn: sendTestEmail });
