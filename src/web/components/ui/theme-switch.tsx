import { Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "@/lib/theme.ts";
import { setTheme, useTheme } from "@/lib/theme.ts";
import { Segmented, type SegmentOption } from "./segmented.tsx";

const options: readonly SegmentOption<Theme>[] = [
  { value: "light", label: "Light", icon: <Sun aria-hidden="true" /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden="true" /> },
  { value: "system", label: "System", icon: <Monitor aria-hidden="true" /> },
];

export function ThemeSwitch({ compact, className }: { compact?: boolean; className?: string }) {
  const theme = useTheme();
  return <Segmented label="Theme" value={theme} onValueChange={setTheme} {...{ options, compact, className }} />;
}
