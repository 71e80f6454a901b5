import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** Names from theme.css that tailwind-merge would otherwise take for colours. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["13"],
      radius: ["1", "2", "3", "4", "5", "6"],
      shadow: [
        "1",
        "2",
        "3",
        "card",
        "popover",
        "toast",
        "field",
        "field-bad",
        "field-focus",
        "line",
        "primary",
        "pressed",
      ],
    },
  },
});

/** Joins class names; where two set the same thing, the later one wins. */
export const cn = (...classes: ClassValue[]) => merge(clsx(classes));
