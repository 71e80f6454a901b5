import { DrawnPicture } from "./drawn-picture.tsx";
import { Slice, type SliceProps } from "./ui/slice.tsx";

/** The slice rises as the work goes on: raw is empty, golden is working, toasted is done. */
export function Toaster({ stage, mark }: Pick<SliceProps, "stage" | "mark">) {
  return (
    <div className="toaster" data-stage={stage} aria-hidden="true">
      <span className="toaster-slice">
        <Slice stage={stage} size={152} mark={mark} />
      </span>
      <i className="toaster-slot" />
    </div>
  );
}

/** An idea of the visitor's own comes out instead of a slice. */
export function IdeaToaster({ picture }: { picture: HTMLCanvasElement }) {
  return (
    <div className="toaster toaster-idea" aria-hidden="true">
      <span className="toaster-slice">
        <DrawnPicture picture={picture} alt="" />
      </span>
      <i className="toaster-slot" />
    </div>
  );
}

/** Nothing to toast: an empty slot with crumbs. */
export function EmptyToaster() {
  return (
    <div className="toaster" aria-hidden="true">
      <svg className="toaster-crumbs" width="120" height="44" viewBox="0 0 120 44" aria-hidden="true">
        <g fill="var(--line-ctl)">
          <circle cx="34" cy="32" r="4" />
          <circle cx="52" cy="24" r="3" />
          <circle cx="70" cy="34" r="5" />
          <circle cx="88" cy="27" r="3" />
        </g>
      </svg>
      <i className="toaster-slot" />
    </div>
  );
}
