import type { ReactNode } from "react";
import "./fruit-sticker.css";

/** The brand's oval green sticker. At most one per section. */
export function FruitSticker({ className, children }: { className: string; children: ReactNode }) {
  return <span className={`fruit-sticker ${className}`}>{children}</span>;
}
