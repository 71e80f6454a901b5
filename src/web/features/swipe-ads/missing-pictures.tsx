import { ImageOff } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useMissingPictures } from "./api/count-ads.ts";

type MissingPicturesProps = { isOpen: boolean; onOpen: (isOpen: boolean) => void; copyPictures: ReactNode };

/** For administrators: the ads that members do not see yet, and what to do about it. Nothing while there are none. */
export function MissingPictures({ isOpen, onOpen, copyPictures }: MissingPicturesProps) {
  const missing = useMissingPictures();
  if (!isOpen && !missing?.count) return null;
  const count = missing?.count ?? 0;
  const words = `${count.toLocaleString("en")}${missing?.is_exact === false ? "+" : ""} uploaded ${count === 1 ? "ad has" : "ads have"}`;
  return (
    <section
      aria-label="Ads without a picture"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2.5 rounded-3 bg-inset px-4 py-3 text-sm shadow-line"
    >
      <ImageOff aria-hidden="true" size={18} className="flex-none text-ink-2" />
      <p className="min-w-[16rem] flex-1 text-pretty">
        <b className="font-semibold">{words} no picture here yet.</b>{" "}
        <span className="text-ink-2">Members see them once their pictures are copied.</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onOpen(!isOpen)}>
          {isOpen ? "Back to all ads" : "Show them"}
        </Button>
        {copyPictures}
      </div>
    </section>
  );
}
