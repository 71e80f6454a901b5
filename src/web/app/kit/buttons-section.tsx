import { Link } from "@tanstack/react-router";
import { Dices, Download, Sparkles, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Card } from "@/components/ui/card.tsx";
import { Row } from "./row.tsx";

const icons = { dice: <Dices size={16} />, trash: <Trash2 size={16} /> };

export function ButtonsSection() {
  return (
    <Card title="Buttons">
      <Row label="Variants">
        <Button variant="primary">Primary</Button>
        <Button variant="ink" icon={<Download size={16} />}>
          Download
        </Button>
        <Button variant="outline">Outline</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Delete 3 creatives</Button>
        <Button variant="danger-quiet">Remove</Button>
        <Button disabled>Disabled</Button>
        <Link to="/" className={buttonStyles({ variant: "outline" })}>
          A link
        </Link>
      </Row>
      <Row label="52, 40 and 32 high">
        <Button variant="primary" size="lg" icon={<Sparkles size={18} />}>
          Generate Creative
        </Button>
        <Button variant="primary" icon={<Sparkles size={16} />}>
          Generate
        </Button>
        <Button variant="primary" size="sm" icon={<Sparkles size={14} />}>
          Enhance
        </Button>
      </Row>
      <Row label="Icon only">
        <Button size="lg" icon={<Dices size={20} />} aria-label="Surprise me, large" />
        <Button icon={icons.dice} aria-label="Surprise me" />
        <Button size="sm" icon={icons.dice} aria-label="Surprise me, small" />
        <Button variant="ghost" icon={icons.dice} aria-label="Surprise me, ghost" />
        <Button variant="danger-quiet" icon={icons.trash} aria-label="Remove it" />
        <Button disabled icon={icons.dice} aria-label="Surprise me, disabled" />
      </Row>
      <Row label="Busy">
        <BusyButton />
        <Button busy>Saving...</Button>
        <Button busy size="sm">
          Testing key...
        </Button>
        <Button busy size="lg">
          Baking...
        </Button>
        <Button busy icon={icons.dice} aria-label="Rolling" />
      </Row>
      <Row label="Focused">
        <span className="rounded-3 outline-2 outline-ring outline-offset-2">
          <Button variant="primary">Focused</Button>
        </span>
        <span className="rounded-3 outline-2 outline-ring outline-offset-2">
          <Button>Focused outline</Button>
        </span>
      </Row>
    </Card>
  );
}

function BusyButton() {
  const [busy, setBusy] = useState(false);
  return (
    <Button variant="primary" icon={<Sparkles size={16} />} busy={busy} onClick={() => setBusy(true)}>
      {busy ? "Generating..." : "Press me"}
    </Button>
  );
}
