import { showToast } from "@/lib/show-toast.ts";
import { openSignIn } from "@/session/sign-in-dialog.ts";

export function showAuthenticationError(message: string) {
  showToast({
    tone: "bad",
    title: "Authentication Error",
    description: message,
    action: { label: "Sign In", onClick: openSignIn },
  });
}
