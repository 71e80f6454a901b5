import { OvenError } from "@/oven/oven-error.ts";
import { AppError } from "../../../shared/errors.ts";
import type { Preset } from "../../../shared/platform-presets.ts";
import { borrowOven, dropOven } from "./shared-oven.ts";
import type { Source } from "./source.ts";

type SceneSource = Extract<Source, { kind: "scene" }>;
type Painted = { bitmap: ImageBitmap; leftOut: string[] };

export type ExportPainter = {
  paint(source: SceneSource, preset: Preset, signal: AbortSignal): Promise<Painted>;
  /** Whether the next picture may be painted while this one is written. Not on the server, which others need too. */
  isAhead: () => boolean;
  close(): void;
};

const MAX_WAITS = 5;
const MAX_WAIT_SECONDS = 120;

/** Paints scenes for an export: in the page or, where it cannot, on the server, as gently as that asks. */
export function openExportPainter(open: typeof borrowOven = borrowOven): ExportPainter {
  let opening: ReturnType<typeof borrowOven> | undefined;
  let place: "page" | "server" | undefined;
  let count = 0;

  async function oven() {
    opening ??= open();
    const opened = await opening.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    place = opened.place;
    return opened.oven;
  }

  return {
    isAhead: () => place === "page",
    async paint({ scene, photos }, { id }, signal) {
      const painter = await oven();
      // Nobody else's order may take its place.
      const slot = `export ${++count}`;
      for (let turn = 0; ; turn++) {
        try {
          return await painter.paintPreset(scene, id, { photos, slot, signal });
        } catch (error) {
          signal.throwIfAborted();
          const seconds = waitOf(error);
          if (seconds === undefined || turn >= MAX_WAITS) {
            // A painter that died stays dead, and the next file deserves another.
            if (isDead(error)) {
              opening = undefined;
              dropOven();
            }
            throw error;
          }
          await pause(Math.min(seconds, MAX_WAIT_SECONDS), signal);
        }
      }
    },
    close() {
      void opening?.then(({ release }) => release()).catch(() => {});
    },
  };
}

/** How long a server that has too much to do asks to be left alone. */
function waitOf(error: unknown): number | undefined {
  const cause = error instanceof OvenError ? error.cause : error;
  if (!(cause instanceof AppError)) return undefined;
  return cause.code === "rate_limited" || cause.code === "unavailable" ? (cause.retryAfter ?? 1) : undefined;
}

const isDead = (error: unknown) =>
  error instanceof OvenError && (error.code === "closed" || (error.code === "failed" && error.cause === undefined));

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
