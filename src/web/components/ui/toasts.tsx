import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { receiveToasts } from "@/lib/show-toast.ts";
import { useMedia } from "@/lib/use-media.ts";
import { ToastCard } from "./toast-card.tsx";
import { forgetErrors, presentToast, toastManager } from "./toast-manager.ts";

const LEAVES_AFTER_MS = 5000;

const ON_PHONES = "(width < 47.5rem)";

/** Where toasts appear: bottom right; on phones over the top bar, since the buttons are at the bottom. One per app. */
export function Toasts() {
  useEffect(() => receiveToasts({ show: presentToast, forgetErrors }), []);
  return (
    <Toast.Provider toastManager={toastManager} limit={1} timeout={LEAVES_AFTER_MS}>
      <Toast.Portal>
        <Toast.Viewport
          className={[
            "fixed right-[max(8px,env(safe-area-inset-right))] z-70 grid rounded-4",
            "max-tablet:top-[calc(6px+env(safe-area-inset-top))] max-tablet:left-[max(8px,env(safe-area-inset-left))]",
            "tablet:right-[max(24px,env(safe-area-inset-right))] tablet:bottom-[max(24px,env(safe-area-inset-bottom))]",
            "tablet:w-[380px]",
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
  const isOnTop = useMedia(ON_PHONES);
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={["right", isOnTop ? "up" : "down"]}
      className={[
        "[grid-area:1/1] self-start rounded-4 tablet:self-end bg-overlay text-ink text-sm shadow-toast",
        "translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y)",
        "transition-[opacity,translate] duration-200 ease-house",
        "data-starting-style:-translate-y-3 data-starting-style:opacity-0 tablet:data-starting-style:translate-y-3",
        // A toast that closes disappears at once, so that two are never visible together.
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
