import { useState } from "react";
import { showToast } from "@/lib/show-toast.ts";
import { AppError } from "../../../shared/errors.ts";

/** Idle, then busy until the payment page opens, or idle again with a toast that says why. */
export function useCheckout(onAlreadyPaid: () => void) {
  const [busy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    try {
      const { startCheckout } = await import("./start-checkout.ts");
      await startCheckout();
    } catch (error) {
      setBusy(false);
      if (error instanceof AppError && error.code === "conflict") {
        // The user already has access, or a payment is pending.
        showToast({ tone: "info", title: "No second payment needed", description: error.message });
        return onAlreadyPaid();
      }
      showToast({
        tone: "bad",
        title: "Checkout Error",
        description: describe(error),
        action: { label: "Try again", onClick: () => void open() },
      });
    }
  }

  return { busy, open: () => void open() };
}

function describe(error: unknown): string {
  const message = error instanceof AppError ? error.message : "Failed to start checkout process";
  return /charged/.test(message) ? message : `${message.replace(/\.$/, "")}. Nothing was charged.`;
}
