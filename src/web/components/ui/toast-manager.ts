import { Toast as BaseToast } from "@base-ui/react/toast";
import type { Toast } from "@/lib/show-toast.ts";

export const toastManager = BaseToast.createToastManager<Pick<Toast, "tone">>();

/** The one that leaves by itself, if there is one. */
let passing: string | undefined;

/**
 * One at a time: the newest is seen. News makes way for it, an error only steps back and is seen again afterwards,
 * until somebody dismisses it.
 */
export function presentToast({ tone, title, description, action }: Toast) {
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
