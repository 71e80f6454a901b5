import type { Finding } from "../../engine/lint/finding.ts";
import type { LayoutId } from "../../engine/scene/layout-id.ts";
import type { Scene } from "../../engine/scene/scene.ts";
import type { BriefReading } from "../../shared/brief/reading.ts";
import type { PictureFormat } from "../../shared/formats.ts";
import type {
  AnsweredText,
  Described,
  LaidOut,
  LeftOutByPreset,
  OwnPictures,
  PaintedLayer,
  PaintedPart,
  PaintedPreset,
  TakenAnswer,
} from "./oven.ts";
import type { OvenErrorCode } from "./oven-error.ts";

/** Photos are known by numbers, so that each is copied to the worker once. `bytes` is missing for those already there. */
export type SentPhoto = { name: string; id: number; bytes?: Uint8Array | undefined };
export type Dish = { scene: Scene; format: PictureFormat; photos: readonly SentPhoto[] };
type Painting = Dish & { scale: number };

/** What a worker can be asked for, and what it answers. */
export type Orders = {
  layOut: { order: Dish; answer: LaidOut };
  paint: { order: Painting; answer: ImageBitmap };
  preset: { order: Dish & { presetId: string }; answer: PaintedPreset };
  leavesOut: { order: Dish & { presetIds: readonly string[] }; answer: LeftOutByPreset };
  under: { order: Painting; answer: ImageBitmap };
  layer: { order: Painting & { layerId: string }; answer: PaintedLayer };
  over: { order: Painting; answer: PaintedPart | undefined };
  answer: { order: AnsweredText; answer: TakenAnswer };
  read: { order: Described; answer: BriefReading };
  compose: {
    order: Described & {
      format: PictureFormat;
      seed: number;
      layout?: LayoutId | undefined;
      own?: (Omit<OwnPictures, "photos"> & { photos: readonly SentPhoto[] }) | undefined;
      isQuick?: boolean | undefined;
    };
    answer: Scene;
  };
  otherLayouts: { order: { scene: Scene }; answer: LayoutId[] };
  inspect: { order: Dish; answer: Finding[] };
  check: { order: Dish; answer: boolean };
};
export type OrderKind = keyof Orders;
export type Order = { [Kind in OrderKind]: { kind: Kind } & Orders[Kind]["order"] }[OrderKind];
export type Answer = Orders[OrderKind]["answer"];

export type ToWorker =
  | { id: number; order: Order }
  /** This description will be composed, or, while it is empty, any. */
  | { expect: string };

export type FromWorker =
  | { kind: "progress"; share: number; bytes: number }
  /** It can paint, and compose if that was to be expected. */
  | { kind: "ready" }
  | { kind: "answer"; id: number; value: Answer }
  | { kind: "failure"; id: number | undefined; code: OvenErrorCode; message: string; isBroken: boolean };
