import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "@/lib/show-toast.ts";
import type { AdUpload } from "../../../../../shared/contracts/ad-uploads.ts";
import { counted } from "../../counted.ts";
import { restoreUpload } from "../api/ad-uploads.ts";
import { forgetAds } from "../run/finish-upload.ts";

export function useRestore({ id, file_name }: AdUpload) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => restoreUpload(id),
    onSuccess: ({ restored }) =>
      showToast({ tone: "ok", title: `${counted(restored, "ad")} restored`, description: `${file_name} is back.` }),
    onError: ({ message }) => showToast({ tone: "bad", title: "Nothing was restored", description: message }),
    onSettled: () => forgetAds(client),
  });
}
