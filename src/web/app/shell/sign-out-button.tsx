import { LogOut } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { signOut } from "@/session/auth.ts";

type SignOutButtonProps = Pick<ButtonProps, "variant" | "size" | "className"> & { iconOnly?: boolean };

/** The layout redirects to the home page once nobody is signed in. */
export function SignOutButton({ iconOnly = false, ...look }: SignOutButtonProps) {
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signOut();
    } catch {
      showToast({
        tone: "bad",
        title: "You are still signed in",
        description: "We could not reach the server. Check your connection and sign out again.",
      });
    } finally {
      setLeaving(false);
    }
  }

  const button = { ...look, icon: <LogOut aria-hidden="true" size={16} />, busy: leaving, onClick: () => void leave() };
  return iconOnly ? (
    <Button {...button} aria-label="Sign Out" title="Sign Out" />
  ) : (
    <Button {...button}>Sign Out</Button>
  );
}
