import { Ban } from "lucide-react";
import { type ReactNode, useState } from "react";
import { borrowedFrom, type InspirationImage, mayLend } from "@/creatives/inspiration/inspiration-image.ts";
import { BORROW_PARTS, type BorrowPart } from "../../../../../shared/inspiration.ts";
import { BorrowDetail } from "./borrow-detail.tsx";
import { CardHead, cardTitleStyles } from "./card-head.tsx";
import { PART_NAMES } from "./part-names.ts";
import { PartToggle } from "./part-toggle.tsx";

type BorrowCardProps = {
  image: InspirationImage;
  isComposer: boolean;
  onBorrow: (parts: BorrowPart[]) => void;
  onRemove: () => void;
};

/** An ad that lends its idea: what comes along can be switched off, what stays is said. */
export function BorrowCard({ image, isComposer, onBorrow, onRemove }: BorrowCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const known = mayLend(image, isComposer);
  const wanted = borrowedFrom(image);
  const parts = wanted.filter((part) => known.includes(part));
  const lender = lenderOf(image);
  const change = (part: BorrowPart, isOn: boolean) =>
    onBorrow(BORROW_PARTS.filter((one) => (one === part ? isOn : wanted.includes(one))));
  return (
    <>
      <CardHead image={image} onRemove={onRemove} isTall>
        <h2 className={cardTitleStyles}>
          Borrowing {parts.length > 0 ? <MarkedParts parts={parts} /> : "nothing"} from {lender}
        </h2>
        <BorrowDetail
          {...{ image, parts, known, lender, onRemove }}
          open={isOpen}
          onOpenChange={setIsOpen}
          onChange={change}
        />
      </CardHead>
      <ul
        aria-label={`What to borrow from ${lender}`}
        className="grid grid-cols-2 gap-2 px-3 pb-3 max-[359px]:grid-cols-1"
      >
        {BORROW_PARTS.map((part) => (
          <li key={part} className="min-w-0">
            <PartToggle
              {...{ part, image }}
              isOn={parts.includes(part)}
              isKnown={known.includes(part)}
              onChange={(isOn) => change(part, isOn)}
            />
          </li>
        ))}
      </ul>
      <p className="flex items-start gap-2 border-line border-t px-3.5 py-2.5 text-13 text-ink-2 leading-normal">
        <Ban aria-hidden="true" size={15} strokeWidth={2.2} className="mt-0.5 flex-none" />
        Stays with {lender}: picture, words, name, logo.
      </p>
    </>
  );
}

/** The ad's company; a creative goes by its title, and a file is just a picture. */
const lenderOf = ({ lender, from }: InspirationImage): string =>
  from?.kind === "creative" && lender ? `“${lender}”` : (lender ?? "this picture");

function MarkedParts({ parts }: { parts: readonly BorrowPart[] }): ReactNode {
  return parts.map((part, at) => (
    <span key={part}>
      {at > 0 && (at === parts.length - 1 ? " and " : ", ")}
      <span className="-mx-0.5 rounded-1 bg-accent-soft px-0.5">{PART_NAMES[part]}</span>
    </span>
  ));
}
