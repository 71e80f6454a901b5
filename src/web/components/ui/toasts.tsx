import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { receiveToasts } from "@/lib/show-toast.ts";
import { ToastCard } from "./toast-card.tsx";
import { forgetErrors, presentToast, toastManager } from "./toast-manager.ts";

const LEAVES_AFTER_MS = 5000;

/** Where toasts appear: bottom right; on phones above the tabs, or on top while a sheet is open. One per app. */
export function Toasts() {
  useEffect(() => receiveToasts({ show: presentToast, forgetErrors }), []);
  return (
    <Toast.Provider toastManager={toastManager} limit={1} timeout={LEAVES_AFTER_MS}>
      <Toast.Portal>
        <Toast.Viewport
          className={[
            "fixed right-4 bottom-[calc(var(--tabs-height)+env(safe-area-inset-bottom)+12px)] z-70 grid",
            "w-[min(380px,calc(100vw-32px))] rounded-4 tablet:right-6 tablet:bottom-6",
            "max-tablet:[body:has([data-sheet])_&]:top-4 max-tablet:[body:has([data-sheet])_&]:bottom-auto",
          ].join(" ")}
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={["right", "down"]}
      className={[
        "[grid-area:1/1] self-end rounded-4 bg-overlay text-ink text-sm shadow-toast",
        "translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y)",
        "transition-[opacity,translate] duration-200 ease-house",
        "data-starting-style:translate-y-3 data-starting-style:opacity-0",
        // What leaves does so at once, so that two are never seen together.
        "data-limited:invisible data-ending-style:invisible",
      ].join(" ")}
    >
      <ToastCard
        tone={toast.data?.tone ?? "info"}
        hasDescription={Boolean(toast.description)}
        action={toast.actionProps}
      />
    </Toast.Root>
  ));
}
