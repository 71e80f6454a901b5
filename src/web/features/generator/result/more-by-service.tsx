import { Dices } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { OpenedPanel } from "@/creatives/actions/opened-panel.tsx";
import { showToast } from "@/lib/show-toast.ts";
import type { Format } from "../../../../shared/formats.ts";
import type { PaintAgain } from "./use-paint-again.ts";

const COUNT = 3;

type MoreByServiceProps = { again: PaintAgain; format: Format; isOnline: boolean };

/** A picture that a service made has no layout to vary: the service paints three others of the same words, for money. */
export function MoreByService({ again, format, isOnline }: MoreByServiceProps) {
  const [done, setDone] = useState<number | null>(null);
  const isOverCap = again?.isOverCap(format, COUNT) ?? false;

  async function paint() {
    setDone(0);
    if (await again?.paint(format, { count: COUNT, onDone: setDone })) {
      showToast({ tone: "ok", title: "Three more versions", description: "They stand among its versions." });
    }
    setDone(null);
  }

  return (
    <OpenedPanel
      title="Variations"
      words={`A service painted this one whole, so there is no layout to change. ${
        again
          ? `${again.name} can paint the same words again; each picture becomes a version.`
          : "Choose a service in the form to have the same words painted again."
      }`}
    >
      {done !== null ? (
        <Progress label="Painting" aside={`${done} of ${COUNT}`} value={done} max={COUNT} className="max-w-80" />
      ) : (
        again && (
          <Button
            icon={<Dices aria-hidden="true" size={16} />}
            disabled={!isOnline || isOverCap}
            onClick={() => void paint()}
          >
            {`Three more with ${again.name}, ${again.price(format, COUNT)}`}
          </Button>
        )
      )}
      {isOverCap && <p className="mt-3 text-13 text-warn-fg">That would pass your monthly cap.</p>}
    </OpenedPanel>
  );
}
