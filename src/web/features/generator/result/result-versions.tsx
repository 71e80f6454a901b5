import { OpenedPanel } from "@/creatives/actions/opened-panel.tsx";
import type { ShownCreative } from "@/creatives/tools/use-tools.ts";
import { fetchCard } from "@/creatives/versions/api/get-card.ts";
import { useVersions } from "@/creatives/versions/api/get-versions.ts";
import type { Card } from "@/creatives/versions/card.ts";
import type { Version } from "@/creatives/versions/version.ts";
import { VersionList } from "@/creatives/versions/version-list.tsx";
import { formatSchema } from "../../../../shared/formats.ts";
import type { GeneratorStore } from "../run/generator-store.ts";

type ResultVersionsProps = { store: GeneratorStore; card: Card; shown: ShownCreative };

/** What the creative on screen has been. Whichever is picked is on screen then, and the next edit starts from it. */
export function ResultVersions({ store, card, shown }: ResultVersionsProps) {
  const { isPending } = useVersions(card.id);
  function show({ id, image_url: image, title, prompt, format, type, change }: Version) {
    const note = change && change.missed.length > 0 ? `Not done: ${change.missed.join(", ")}` : undefined;
    const version = { id, image, title, type, prompt, did: change?.did, note };
    store.dispatch({ do: "show-version", version: { ...version, format: formatSchema.catch("1:1").parse(format) } });
  }
  /** The version on screen was deleted: what the creative shows now takes its place. */
  async function showAnother() {
    const left = await fetchCard(card.id).catch(() => undefined);
    if (!left) return store.dispatch({ do: "generate-new" });
    show({ ...left, id: left.version_id, document_id: left.id, name: null, change: null });
  }

  return (
    <OpenedPanel title="Versions" isLaidOut={!isPending}>
      <VersionList card={card} pickedId={shown.versionId} onPick={show} onGone={() => void showAnother()} />
    </OpenedPanel>
  );
}
