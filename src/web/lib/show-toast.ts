import { Toast as BaseToast } from "@base-ui/react/toast";

export type Toast = {
  tone: "ok" | "bad" | "info";
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
};

export const toastManager = BaseToast.createToastManager<Pick<Toast, "tone">>();

/** The one that leaves by itself, if there is one. */
let passing: string | undefined;

/**
 * Shows a toast over all pages that hold <Toasts />. One at a time: the newest is seen. News makes way for it, an error
 * only steps back and is seen again afterwards, until somebody dismisses it.
 */
export function showToast({ tone, title, description, action }: Toast) {
  if (passing) toastManager.close(passing);
  const isError = tone === "bad";
  // The same error again is not a second toast, but the first one come back to the front.
  const errorId = isError ? `${title}\n${description}` : undefined;
  if (errorId) toastManager.close(errorId);
  const id = toastManager.add({
    id: errorId,
    title,
    description,
    data: { tone },
    timeout: isError ? 0 : undefined,
    actionProps: action && {
      children: action.label,
      onClick: () => {
        toastManager.close(id);
        action.onClick();
      },
    },
  });
  passing = isError ? undefined : id;
}
