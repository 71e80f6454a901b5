import { type UseNavigateResult, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { downloadPicture } from "@/creatives/download-picture.ts";
import { bringToGenerate } from "@/creatives/inspiration/bring-to-generate.ts";
import { useOpenCaptions } from "@/creatives/saved-meme.ts";
import { copyText } from "@/lib/copy-text.ts";
import { showToast } from "@/lib/show-toast.ts";
import { adTypeSchema } from "../../../shared/ad-types.ts";
import { shownTitle } from "../../../shared/creative-title.ts";
import { formatSchema } from "../../../shared/formats.ts";
import type { Creative } from "./api/creative.ts";
import { getBrief } from "./api/get-brief.ts";
import { fileName } from "./file-names.ts";

const WORDS = {
  added: "Creative Added for Inspiration! ✨",
  failed: "Failed to use creative for inspiration. Please try again.",
};

/** What can be done with a creative besides deleting it. */
export function useCreativeActions() {
  const navigate = useNavigate();
  const openCaptions = useOpenCaptions();
  return useMemo(() => creativeActions(navigate, openCaptions), [navigate, openCaptions]);
}

export type CreativeActions = ReturnType<typeof useCreativeActions>;

function creativeActions(navigate: UseNavigateResult<string>, openCaptions: ReturnType<typeof useOpenCaptions>) {
  function inspire({ id, title, image_url: url }: Creative) {
    const name = shownTitle(title);
    return bringToGenerate(navigate, { id, name, url, from: { kind: "creative", id }, lender: name }, WORDS);
  }

  async function copyPrompt({ prompt }: Creative) {
    if (await copyText(prompt)) showToast({ tone: "ok", title: "Prompt copied" });
  }

  async function makeAgain({ id, prompt, type, format }: Creative) {
    const adType = adTypeSchema.catch("meta").parse(type);
    // Without a connection its words are enough to begin with.
    const brief = await getBrief(id).catch(() => undefined);
    const makeAgain = { prompt, adType, format: formatOf(format), brief };
    await navigate({ to: "/dashboard/generate", state: { makeAgain } });
  }

  async function edit(creative: Creative) {
    if (await openCaptions(creative)) return;
    const editCreative = { imageUrl: creative.image_url, format: formatOf(creative.format) };
    await navigate({ to: "/dashboard/generate", state: { editCreative } });
  }

  const download = ({ image_url, title }: Creative) => downloadPicture(image_url, fileName(title));

  return { inspire, copyPrompt, makeAgain, edit, download };
}

const formatOf = (format: string) => formatSchema.catch("1:1").parse(format);
