import { useQuery } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { mailStatusOutput } from "../../../../shared/contracts/email-preview.ts";

async function getMailStatus() {
  return callFunction(await getSupabase(), "mail-status", {}, mailStatusOutput);
}

export const useMailStatus = () => useQuery({ queryKey: ["mail-status"], queryFn: getMailStatus });
