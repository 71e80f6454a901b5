import { Toast as BaseToast } from "@base-ui/react/toast";
import type { Toast } from "@/lib/show-toast.ts";

export const toastManager = BaseToast.createToastManager<Pick<Toast, "tone">>();

/** The one that leaves by itself, if there is one. */
let passing: string | undefined;
/** Those that stay, as long as nobody dismissed them. */
const errors = new Set<string>();

/**
 * One at a time: the newest is seen. News makes way for it, an error only steps back and is seen again afterwards,
 * until somebody dismisses it or something succeeds: then it is an old story.
 */
export function presentToast({ tone, title, description, action }: Toast) {
  if (passing) toastManager.close(passing);
  if (tone === "ok") forgetErrors();
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
  if (errorId) errors.add(errorId);
}

export function forgetErrors() {
  for (const id of errors) toastManager.close(id);
  errors.clear();
}
