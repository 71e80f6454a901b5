import { tacticOf } from "../../engine/author/borrowed/tactic-of.ts";
import type { Layer } from "../../engine/layers/layer.ts";
import type { Box } from "../../engine/scene/box.ts";
import type { Block, Borrowable, BorrowableInput } from "../../shared/contracts/borrowable.ts";
import { DEFAULT_FORMAT } from "../../shared/formats.ts";
import type { StyleSource } from "../adapters/ai/port.ts";
import type { Row } from "../database/rows.ts";
import { readComposed } from "./find-composed.ts";
import type { GenerationParts } from "./generation-parts.ts";

type Parts = Pick<GenerationParts, "pool" | "findAd" | "outline">;

/** What an ad or an own creative could lend: its layout as blocks, its colours, its typeface, its tactic. */
export async function readBorrowable(parts: Parts, userId: string, from: BorrowableInput): Promise<Borrowable> {
  const { scene, format = DEFAULT_FORMAT } = await sourceOf(parts, userId, from);
  const tactics = from.kind === "ad" ? await tacticsOf(parts, from.id) : null;
  if (!scene) return { parts: null, tactics };
  const { layers, keepClear = [], width, height } = await parts.outline({ scene, format });
  const { paper, shade, ink, muted, accent } = scene.palette;
  const block = (kind: Block["kind"], { x, y, ...size }: Box): Block => ({
    kind,
    x: x / width,
    y: y / height,
    width: size.width / width,
    height: size.height / height,
  });
  return {
    parts: {
      layout: scene.layout,
      typeface: scene.typeface ?? layers.find(({ id }) => id === "headline")?.style.typeface ?? "grotesque",
      tactic: tacticOf(scene),
      palette: { paper, shade, ink, muted, accent },
      shape: width / height,
      blocks: [
        ...keepClear.map((area) => block("thing", area)),
        ...layers.map((layer) => block(kindOf(layer), layer.box)),
      ],
    },
    tactics,
  };
}

const kindOf = ({ id, kind }: Layer): Block["kind"] =>
  kind === "button" || kind === "logo" || kind === "badge" ? kind : id === "headline" ? "headline" : "words";

async function sourceOf(parts: Parts, userId: string, { kind, id }: BorrowableInput): Promise<StyleSource> {
  if (kind === "ad") return parts.findAd(id) ?? {};
  const composed = await readComposed(parts, userId, id);
  const { rows } = await parts.pool.query<{ format: StyleSource["format"] }>(
    "select format from public.creatives where id = $1 and user_id = $2",
    [id, userId],
  );
  return { scene: composed?.scene, format: rows[0]?.format };
}

async function tacticsOf({ pool }: Parts, id: string): Promise<string | null> {
  const { rows } = await pool.query<Row<"public.ads_swipe", "tactics">>(
    "select tactics from public.ads_swipe where id = $1",
    [id],
  );
  return rows[0]?.tactics ?? null;
}
