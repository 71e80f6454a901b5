import { Toast } from "@base-ui/react/toast";
import { useEffect, useRef } from "react";
import { cn } from "@/lib/cn.ts";
import { receiveToasts } from "@/lib/show-toast.ts";
import { ToastCard } from "./toast-card.tsx";
import { forgetErrors, presentToast, toastManager } from "./toast-manager.ts";
import { useToastPlace } from "./toast-place/use-toast-place.ts";

const LEAVES_AFTER_MS = 5000;

/** Where toasts appear. One per app. */
export function Toasts() {
  useEffect(() => receiveToasts({ show: presentToast, forgetErrors }), []);
  return (
    <Toast.Provider toastManager={toastManager} limit={1} timeout={LEAVES_AFTER_MS}>
      <Toast.Portal>
        <ToastShelf />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastShelf() {
  const { toasts } = Toast.useToastManager();
  const viewport = useRef<HTMLDivElement>(null);
  const place = useToastPlace(viewport, toasts);
  const isOnTop = place?.isOnTop ?? false;
  return (
    <Toast.Viewport
      ref={viewport}
      style={place?.style}
      // Older toasts that wait are larger, at times: nothing but the visible one takes a press.
      className={cn(
        "pointer-events-none fixed z-70 grid w-[380px] rounded-4 max-tablet:w-[calc(100vw-16px)]",
        !place && "invisible",
      )}
    >
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          toast={toast}
          data-toast=""
          swipeDirection={["right", "up", "down"]}
          className={cn(
            "pointer-events-auto self-start rounded-4 bg-overlay text-ink text-sm shadow-toast [grid-area:1/1]",
            "translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y)",
            "transition-[opacity,translate] duration-200 ease-house data-starting-style:opacity-0",
            isOnTop ? "data-starting-style:-translate-y-3" : "data-starting-style:translate-y-3",
            // A toast that closes disappears at once, so that two are never visible together.
            "data-limited:invisible data-ending-style:invisible",
          )}
        >
          <ToastCard
            tone={toast.data?.tone ?? "info"}
            hasDescription={Boolean(toast.description)}
            action={toast.actionProps}
          />
        </Toast.Root>
      ))}
    </Toast.Viewport>
  );
}
