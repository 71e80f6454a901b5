import { ImageUp } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { NumberField } from "@/workbench/inspector/number-field.tsx";
import type { Framing } from "../../../../engine/scene/added-layer.ts";
import { FramingField } from "./framing-field.tsx";

type PictureSectionProps = {
  /** What it is called in the sentence. */
  label: string;
  bytes: Uint8Array | undefined;
  framing: Framing | null;
  disabled?: boolean;
  /** Round corners, in per cent of the shorter side, of a picture that may have them. */
  corner?: { value: number; onChange: (percent: number) => void };
  onFrame: (framing: Framing | null) => void;
  onReplace: (file: File) => void;
  /** What the button says where there is no picture yet. */
  replaceWords?: string;
};

const MIDDLE: Framing = { x: 0.5, y: 0.5, zoom: 1 };

/** A picture: which part of it this format shows, and another in its place. */
export function PictureSection(props: PictureSectionProps) {
  const { label, bytes, framing, disabled = false, corner, onFrame, onReplace, replaceWords = "Replace" } = props;
  const input = useRef<HTMLInputElement>(null);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (file) onReplace(file);
  }

  return (
    <section aria-label="Picture" className="grid gap-3 border-line border-b px-4 py-4">
      <div className="flex items-center gap-2">
        <h3 className="mr-auto font-semibold text-13">Picture</h3>
        {framing && (
          <Button size="sm" variant="ghost" disabled={disabled} onClick={() => onFrame(null)}>
            As the layout has it
          </Button>
        )}
        <Button
          size="sm"
          className="pointer-coarse:h-11"
          icon={<ImageUp size={15} aria-hidden="true" />}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {replaceWords}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={`Another picture for ${label}`}
          className="sr-only"
          tabIndex={-1}
          onChange={choose}
        />
      </div>
      {bytes && (
        <FramingField label={label} bytes={bytes} framing={framing ?? MIDDLE} disabled={disabled} onChange={onFrame} />
      )}
      {corner && (
        <NumberField
          sign="Round"
          label="Round corners, in per cent"
          value={corner.value}
          min={0}
          max={50}
          disabled={disabled}
          className="w-32"
          onChange={corner.onChange}
        />
      )}
    </section>
  );
}
