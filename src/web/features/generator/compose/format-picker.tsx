import { FORMAT_IDS, FORMATS, type Format } from "../../../../shared/formats.ts";
import { Picker } from "./picker.tsx";

const ABOUT: Record<Format, { shape: string; hint: string }> = {
  "1:1": { shape: "Square", hint: "Feed" },
  "4:5": { shape: "Portrait", hint: "Feed, more room" },
  "9:16": { shape: "Tall", hint: "Stories and Reels" },
  "1.91:1": { shape: "Wide", hint: "Link ads" },
  "16:9": { shape: "Screen", hint: "Video, slides" },
};

const ICON_SIDE = 20;

const options = FORMAT_IDS.map((value) => {
  const { width, height } = FORMATS[value];
  const { shape, hint } = ABOUT[value];
  const scale = ICON_SIDE / Math.max(width, height);
  return {
    value,
    name: value,
    title: `${value} ${shape}`,
    hint,
    detail: `${width} × ${height}`,
    icon: (
      <span
        style={{ width: width * scale, height: height * scale }}
        className="rounded-[3px] shadow-[inset_0_0_0_2px_currentColor]"
      />
    ),
  };
});

type FormatPickerProps = { value: Format; onChange: (format: Format) => void };

export function FormatPicker({ value, onChange }: FormatPickerProps) {
  return <Picker label="Format" options={options} value={value} onChange={onChange} />;
}
