import {
  ArrowRight,
  Award,
  Circle,
  Image,
  MessageCircle,
  Minus,
  MousePointerClick,
  Plus,
  RectangleHorizontal,
  Square,
  Stamp,
  Star,
  Triangle,
  Type,
} from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import type { NewKind } from "./new-layer.ts";

type AddMenuProps = { onAdd: (kind: NewKind) => void; onPicture: (file: File) => void };

const icon = (Icon: typeof Type) => <Icon aria-hidden="true" size={16} />;
const KINDS: readonly { label: string; kind: NewKind; icon: ReturnType<typeof icon> }[][] = [
  [
    { label: "Text", kind: "text", icon: icon(Type) },
    { label: "Button", kind: "button", icon: icon(MousePointerClick) },
    { label: "Badge", kind: "badge", icon: icon(Award) },
    { label: "Logo", kind: "logo", icon: icon(Stamp) },
  ],
  [
    { label: "Rectangle", kind: "rectangle", icon: icon(Square) },
    { label: "Rounded rectangle", kind: "rounded", icon: icon(RectangleHorizontal) },
    { label: "Ellipse", kind: "ellipse", icon: icon(Circle) },
    { label: "Line", kind: "line", icon: icon(Minus) },
    { label: "Arrow", kind: "arrow", icon: icon(ArrowRight) },
    { label: "Triangle", kind: "triangle", icon: icon(Triangle) },
    { label: "Star", kind: "star", icon: icon(Star) },
    { label: "Speech bubble", kind: "bubble", icon: icon(MessageCircle) },
  ],
];

/** Everything that can be put on a creative. */
export function AddMenu({ onAdd, onPicture }: AddMenuProps) {
  const input = useRef<HTMLInputElement>(null);
  const [words, shapes] = KINDS.map((group) =>
    group.map(({ label, kind, icon: drawn }) => ({ label, icon: drawn, onSelect: () => onAdd(kind) })),
  );

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again.
    currentTarget.value = "";
    if (file) onPicture(file);
  }

  return (
    <>
      <Menu
        trigger={
          <Button size="sm" className="pointer-coarse:h-11" icon={<Plus size={15} aria-hidden="true" />}>
            Add
          </Button>
        }
        groups={[
          words ?? [],
          [{ label: "Picture…", icon: icon(Image), onSelect: () => input.current?.click() }],
          shapes ?? [],
        ]}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Picture to add"
        className="sr-only"
        tabIndex={-1}
        onChange={choose}
      />
    </>
  );
}
