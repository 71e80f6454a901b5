import { type UseNavigateResult, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { downloadPicture } from "@/creatives/download-picture.ts";
import { fileName } from "@/creatives/file-names.ts";
import { bringToGenerate } from "@/creatives/inspiration/bring-to-generate.ts";
import { useOpenCaptions } from "@/creatives/saved-meme.ts";
import { getBrief } from "@/creatives/versions/api/get-brief.ts";
import { getOriginalWords } from "@/creatives/versions/api/get-original-words.ts";
import type { Card } from "@/creatives/versions/card.ts";
import { copyText } from "@/lib/copy-text.ts";
import { showToast } from "@/lib/show-toast.ts";
import { adTypeSchema } from "../../../shared/ad-types.ts";
import { shownTitle } from "../../../shared/creative-title.ts";
import { formatSchema } from "../../../shared/formats.ts";

const WORDS = {
  added: "Creative Added for Inspiration! ✨",
  failed: "Failed to use creative for inspiration. Please try again.",
};

/** What can be done with a creative besides deleting it and changing its versions. */
export function useCreativeActions() {
  const navigate = useNavigate();
  const openCaptions = useOpenCaptions();
  return useMemo(() => creativeActions(navigate, openCaptions), [navigate, openCaptions]);
}

export type CreativeActions = ReturnType<typeof useCreativeActions>;

function creativeActions(navigate: UseNavigateResult<string>, openCaptions: ReturnType<typeof useOpenCaptions>) {
  // All of it is about the version that is shown.
  function inspire({ version_id: id, title, image_url: url }: Card) {
    const name = shownTitle(title);
    return bringToGenerate(navigate, { id, name, url, from: { kind: "creative", id }, lender: name }, WORDS);
  }

  async function copyPrompt({ prompt }: Card) {
    if (await copyText(prompt)) showToast({ tone: "ok", title: "Prompt copied" });
  }

  async function makeAgain({ id: documentId, version_id: versionId, prompt, type, format }: Card) {
    // Without a connection its own words are enough to begin with.
    const words = await getOriginalWords({ documentId, versionId, prompt, type }).catch(() => ({ prompt, type }));
    const brief = await getBrief(versionId).catch(() => undefined);
    const adType = adTypeSchema.catch("meta").parse(words.type);
    const makeAgain = { prompt: words.prompt, adType, format: formatOf(format), brief };
    await navigate({ to: "/dashboard/generate", state: { makeAgain } });
  }

  async function edit(creative: Card) {
    if (await openCaptions({ id: creative.version_id, type: creative.type })) return;
    const { image_url: imageUrl, version_id: versionId } = creative;
    const editCreative = { imageUrl, versionId, format: formatOf(creative.format) };
    await navigate({ to: "/dashboard/generate", state: { editCreative } });
  }

  const download = ({ image_url, title }: Card) => downloadPicture(image_url, fileName(title));

  return { inspire, copyPrompt, makeAgain, edit, download };
}

const formatOf = (format: string) => formatSchema.catch("1:1").parse(format);
