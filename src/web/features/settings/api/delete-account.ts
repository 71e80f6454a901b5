import { useMutation } from "@tanstack/react-query";
import { showToast } from "@/lib/show-toast.ts";
import { getSupabase, signOut } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { deleteAccountOutput } from "../../../../shared/contracts/delete-account.ts";

async function deleteAccount(confirmation: string) {
  await callFunction(await getSupabase(), "delete-account", { confirmation }, deleteAccountOutput);
  // Also removes drafts: they hold text and pictures of the user who was just deleted.
  sessionStorage.clear();
  // There is no session left to end; this only makes the browser forget it.
  await signOut().catch(() => {});
}

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: deleteAccount,
    // Shown from here, because the screen that asked is unmounted by then.
    onSuccess: () =>
      showToast({ tone: "info", title: "Your account is deleted", description: "Thank you for baking with us." }),
  });
