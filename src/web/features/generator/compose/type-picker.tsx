import { Hammer, House, Megaphone, MonitorSmartphone, PencilLine, Smile } from "lucide-react";
import type { ReactNode } from "react";
import { AD_TYPES, type AdType, adTypeSchema } from "../../../../shared/ad-types.ts";
import { Picker } from "./picker.tsx";

const look = { "aria-hidden": true, size: 19, strokeWidth: 1.9 } as const;

const ABOUT: Record<AdType, { icon: ReactNode; hint: string }> = {
  meta: { icon: <Megaphone {...look} />, hint: "Feed ad with one offer and a button" },
  saas: { icon: <MonitorSmartphone {...look} />, hint: "A screen, a claim, a reason" },
  maker: { icon: <Hammer {...look} />, hint: "Launch day, made by one person" },
  meme: { icon: <Smile {...look} />, hint: "Caption up top, trouble below" },
  homeservices: { icon: <House {...look} />, hint: "Who, where, phone number" },
  chatgptdoodle: { icon: <PencilLine {...look} />, hint: "Marker on paper, one idea" },
};

const options = adTypeSchema.options.map((value) => ({ value, name: AD_TYPES[value], ...ABOUT[value] }));

type TypePickerProps = { value: AdType; onChange: (adType: AdType) => void };

export function TypePicker({ value, onChange }: TypePickerProps) {
  return <Picker label="Ad type" options={options} value={value} onChange={onChange} />;
}
