import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchPicture } from "@/creatives/fetch-picture.ts";
import { sceneQuery } from "@/creatives/scenes/get-scene.ts";
import { isByAModel } from "@/creatives/tools/export-source.ts";
import { cardQuery, type FoundCard } from "@/creatives/versions/api/get-card.ts";
import type { Stored } from "@/workbench/saving/autosave.ts";
import { pictureScene } from "../../../../engine/scene/picture-scene.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import { SOURCE_PICTURE } from "../../../../shared/contracts/save-version.ts";
import { shownTitle } from "../../../../shared/creative-title.ts";
import { type Format, formatSchema } from "../../../../shared/formats.ts";
import { openDraft } from "./drafts.ts";

export type Opened = {
  versionId: string;
  title: string;
  imageUrl: string;
  format: Format;
  /** The scene of the version. */
  saved: Scene;
  /** What is worked on: a draft, or the version as it is. */
  stored: Stored<Scene>;
  isDraft: boolean;
  photos: ReadonlyMap<string, Uint8Array>;
  /** The names of the pictures that the server has with this version. */
  kept: ReadonlySet<string>;
  isAiMade: boolean;
};

/** A version, ready to be edited, once for each session. `found` is null when there is none. */
export function useOpened(userId: string, versionId: string | undefined, session: number) {
  const queries = useQueryClient();
  // Not one after the other: nearly always it is the version that was asked for.
  useQuery({ ...sceneQuery(versionId ?? ""), enabled: versionId !== undefined });
  const card = useQuery({ ...cardQuery(versionId ?? "", "version"), enabled: versionId !== undefined });
  const found = card.data;
  const shown = found ? shownOf(found) : null;
  const opened = useQuery({
    queryKey: ["studio", userId, versionId, session],
    // What is worked on here is newer than anything that could be fetched again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: shown !== null,
    queryFn: async ({ signal }): Promise<Opened | null> => {
      if (!shown) return null;
      const own = await queries.fetchQuery(sceneQuery(shown.versionId));
      const picture = own ? null : await fetchPicture(shown.imageUrl, signal);
      const saved = own?.scene ?? pictureScene(SOURCE_PICTURE, shownTitle(shown.title));
      const bytes = picture && new Uint8Array(await picture.arrayBuffer());
      const photos = own?.photos ?? new Map(bytes ? [[SOURCE_PICTURE, bytes]] : []);
      const drafted = { userId, versionId: shown.versionId };
      const { opened: stored, ...rest } = await openDraft(drafted, saved, photos);
      const kept = new Set(photos.keys());
      const seen = picture ?? (photos.size > 0 ? await fetchPicture(shown.imageUrl, signal) : null);
      const isAiMade = seen !== null && (await isByAModel(seen));
      return { ...shown, saved, stored, ...rest, kept, isAiMade };
    },
  });
  return {
    found,
    shown,
    opened: opened.data,
    isBroken: card.isLoadingError || opened.isError,
    retry: () => void (card.isLoadingError ? card.refetch() : opened.refetch()),
  };
}

function shownOf({ card, version }: FoundCard) {
  const { format, image_url } = version ?? card;
  return {
    versionId: version?.id ?? card.version_id,
    title: card.title,
    imageUrl: image_url,
    format: formatSchema.catch("1:1").parse(format),
  };
}
