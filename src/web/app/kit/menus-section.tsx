import { Copy, Download, EllipsisVertical, Pencil, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { Tooltip } from "@/components/ui/tooltip.tsx";
import { Row } from "./row.tsx";

export function MenusSection() {
  const [chosen, setChosen] = useState("nothing yet");
  const choose = (label: string, icon: React.ReactNode) => ({ label, icon, onSelect: () => setChosen(label) });
  const groups = [
    [
      choose("Edit", <Pencil />),
      choose("Duplicate", <Copy />),
      { ...choose("Download", <Download />), disabled: true },
    ],
    [{ ...choose("Delete", <Trash2 />), tone: "danger" as const }],
  ];
  return (
    <Card title="Menus and tooltips">
      <Row label="Dropdown menu">
        <Menu align="start" trigger={<Button>Actions</Button>} groups={groups} />
        <Menu
          trigger={<Button variant="ghost" icon={<EllipsisVertical size={18} />} aria-label="More actions" />}
          groups={groups}
        />
        <p className="text-ink-2">Chosen: {chosen}</p>
      </Row>
      <Row label="Tooltip: after 700 ms, at once on focus">
        <Tooltip content="Undo the last change">
          <Button icon={<Undo2 size={16} />} aria-label="Undo" />
        </Tooltip>
        <Tooltip content="Opens on the right" side="right">
          <Button variant="ghost">Hover me</Button>
        </Tooltip>
      </Row>
    </Card>
  );
}
