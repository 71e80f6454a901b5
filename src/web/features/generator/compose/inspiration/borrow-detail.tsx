import { ArrowRight, Ban } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import { type InspirationImage, imageSource } from "@/creatives/inspiration/inspiration-image.ts";
import { BORROW_PARTS, type BorrowPart } from "../../../../../shared/inspiration.ts";
import { describePart, PART_NAMES } from "./part-names.ts";
import { PartSign } from "./part-toggle.tsx";
import { Wireframe } from "./wireframe.tsx";

type BorrowDetailProps = {
  image: InspirationImage;
  parts: readonly BorrowPart[];
  known: readonly BorrowPart[];
  lender: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChange: (part: BorrowPart, isOn: boolean) => void;
  onRemove: () => void;
};

/** The other ad beside all that comes along: places and colours, nothing else. */
export function BorrowDetail({
  image,
  parts,
  known,
  lender,
  open,
  onOpenChange,
  onChange,
  onRemove,
}: BorrowDetailProps) {
  const sketch = image.lends?.parts;
  const trigger = (
    <button
      type="button"
      className="relative min-h-6 pt-1 font-medium text-13 text-ink-2 underline underline-offset-3 hover:text-ink max-tablet:min-h-9 max-tablet:after:absolute max-tablet:after:inset-x-0 max-tablet:after:-inset-y-1"
    >
      What exactly?
    </button>
  );
  const footer = (
    <>
      <Button variant="danger-quiet" className="mr-auto" onClick={onRemove}>
        Stop borrowing
      </Button>
      <Button variant="primary" onClick={() => onOpenChange(false)}>
        Done
      </Button>
    </>
  );
  return (
    <Dialog
      title="What comes along"
      {...{ trigger, footer, open }}
      onOpenChange={onOpenChange}
      className="tablet:w-[min(520px,100%)]"
    >
      <div className="flex items-center justify-center gap-4.5 px-3 pb-4 text-ink-3">
        <figure className="w-42 min-w-0">
          <img src={imageSource(image)} alt="" className="w-full rounded-2 opacity-75 shadow-2 saturate-[.55]" />
          <figcaption className="mt-2 text-center text-13 text-ink-2">
            {image.from?.kind === "ad" ? `${lender}'s ad` : "The picture"}
          </figcaption>
        </figure>
        {sketch && (
          <>
            <ArrowRight aria-hidden="true" size={22} strokeWidth={1.9} className="flex-none" />
            <figure className="w-42 min-w-0">
              <Wireframe parts={sketch} className="w-full rounded-2 shadow-2" />
              <figcaption className="mt-2 text-center text-13 text-ink-2">What you borrow</figcaption>
            </figure>
          </>
        )}
      </div>
      <ul>
        {BORROW_PARTS.map((part) => (
          <li key={part} className="flex min-h-15 items-center gap-3.5 border-line border-t py-2">
            <span className="grid w-7.5 flex-none place-items-center text-accent-fg">
              <PartSign {...{ part, image }} />
            </span>
            <span className="grid min-w-0 flex-1 leading-snug">
              <span className="font-semibold capitalize">{PART_NAMES[part]}</span>
              <span className="text-13 text-ink-2">{aboutPart(part, image, known)}</span>
            </span>
            <Switch
              label={`Borrow the ${PART_NAMES[part]}`}
              checked={parts.includes(part)}
              disabled={!known.includes(part)}
              onCheckedChange={(isOn) => onChange(part, isOn)}
            />
          </li>
        ))}
      </ul>
      <p className="flex items-start gap-2 border-line border-t pt-3 text-13 text-ink-2 leading-normal">
        <Ban aria-hidden="true" size={15} strokeWidth={2.2} className="mt-0.5 flex-none" />
        Never taken from {lender}: the picture, the words, the name, the logo. An AI service is told the same.
      </p>
    </Dialog>
  );
}

function aboutPart(part: BorrowPart, image: InspirationImage, known: readonly BorrowPart[]): string {
  if (!known.includes(part)) return "The built-in composer sees only the colours of this picture.";
  const about = describePart(part, image);
  return part === "tactic" && image.lends?.tactics ? `${about}. ${image.lends.tactics}` : `${about}.`;
}
