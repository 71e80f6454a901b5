import { showToast } from "@/lib/show-toast.ts";
import { howManyCreatives } from "./how-many-creatives.ts";

type Deletion = { gone: number; total: number; error?: unknown };

/** Says how many were deleted, and what happened to the others. */
export function tellDeletion({ gone, total, error }: Deletion) {
  const some = `${gone.toLocaleString()} of ${total.toLocaleString()}`;
  const rest = (total - gone).toLocaleString();
  if (gone === total) {
    return showToast({ tone: "ok", title: total === 1 ? "Creative deleted" : `${howManyCreatives(total)} deleted` });
  }
  if (error === undefined) {
    const description = `The other ${rest} are still in your gallery, and still selected.`;
    return showToast({ tone: "info", title: `Stopped: ${some} deleted`, description });
  }
  console.error(error);
  const description =
    total === 1
      ? "It is still in your gallery. Check your connection and try again."
      : `${some} were deleted. The other ${rest} are still selected. Check your connection and try again.`;
  showToast({ tone: "bad", title: "Delete Failed", description });
}
