import { type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";
import type { Framing } from "../../../../engine/scene/added-layer.ts";

type FramingFieldProps = {
  /** Of what, for screen readers. */
  label: string;
  bytes: Uint8Array;
  framing: Framing;
  disabled?: boolean;
  onChange: (framing: Framing) => void;
};

const STEP = 0.02;
const MOST_ZOOM = 5;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Which part of a picture is seen: a point on it, dragged or moved by the arrow keys, and how close one looks. */
export function FramingField({ label, bytes, framing, disabled = false, onChange }: FramingFieldProps) {
  const url = useObjectUrl(bytes);
  const { x, y, zoom } = framing;
  const moveTo = (across: number, down: number) =>
    onChange({ ...framing, x: share(across), y: share(down), isWhole: undefined });

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (event.buttons !== 1 || disabled) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    moveTo((event.clientX - left) / width, (event.clientY - top) / height);
  }

  function press(event: KeyboardEvent) {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (!dx && !dy) return;
    event.preventDefault();
    const far = event.shiftKey ? 5 : 1;
    moveTo(x + dx * far, y + dy * far);
  }

  return (
    <div className="grid gap-2">
      <button
        type="button"
        disabled={disabled}
        aria-label={`What is seen of ${label}: ${percent(x)} across, ${percent(y)} down. Arrow keys move it.`}
        className="relative mx-auto block max-h-44 w-fit max-w-full cursor-crosshair touch-none overflow-hidden rounded-2 bg-mat"
        onPointerDown={drag}
        onPointerMove={drag}
        onKeyDown={press}
      >
        {url && <img src={url} alt="" draggable={false} className="block max-h-44 max-w-full select-none" />}
        <span
          aria-hidden="true"
          className="-translate-x-1/2 -translate-y-1/2 pointer-events-none absolute size-6 rounded-full border-2 border-peel bg-banana/70 shadow-[0_0_0_2px_#fff]"
          style={{ left: percent(x), top: percent(y) }}
        />
      </button>
      <label className="flex items-center gap-3 text-13">
        <span className="flex-none text-ink-2">Closer</span>
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          disabled={disabled}
          className="h-11 min-w-0 flex-1 accent-ink"
          onChange={(event) => onChange({ ...framing, zoom: Number(event.target.value), isWhole: undefined })}
        />
        <output className="w-12 text-right text-ink-2 tabular-nums">{Math.round(zoom * 100)} %</output>
      </label>
    </div>
  );
}

const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1_000) / 1_000;
const percent = (value: number) => `${Math.round(value * 100)}%`;

function useObjectUrl(bytes: Uint8Array) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>]));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}
