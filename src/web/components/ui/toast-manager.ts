import { Toast as BaseToast } from "@base-ui/react/toast";
import type { Toast } from "@/lib/show-toast.ts";

export const toastManager = BaseToast.createToastManager<Pick<Toast, "tone">>();

/** The toast that closes by itself, if there is one. */
let passing: string | undefined;
/** Those that stay until they are dismissed. */
const errors = new Set<string>();

/**
 * Only the newest toast is visible. It closes an older non-error toast, but only hides an error, which reappears
 * afterwards until it is dismissed or something succeeds and makes it obsolete.
 */
export function presentToast({ tone, title, description, action }: Toast) {
  if (passing) toastManager.close(passing);
  if (tone === "ok") forgetErrors();
  const isError = tone === "bad";
  // A repeated error is not shown as a second toast: the first one moves to the front again.
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
