/** Toast is progress: raw is empty, golden is working, toasted is done. */
type ToastStage = "raw" | "golden" | "toasted";

const colours: Record<ToastStage, { crust: string; crumb: string }> = {
  raw: { crust: "#e9c58b", crumb: "#fff6df" },
  golden: { crust: "#c98a3c", crumb: "#ffe2a6" },
  toasted: { crust: "#8a4f1c", crumb: "#f0b557" },
};

const marks = {
  check: "m40 50 14 14 27-28",
  mail: "M39 33h42a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5H39a5 5 0 0 1-5-5V38a5 5 0 0 1 5-5Zm-4 3 25 20 25-20",
};

export function Toaster({ stage, mark }: { stage: ToastStage; mark?: keyof typeof marks }) {
  const { crust, crumb } = colours[stage];
  return (
    <div className="toaster" data-stage={stage} aria-hidden="true">
      <span className="toaster-slice">
        <svg width="152" height="152" viewBox="0 0 120 120" aria-hidden="true">
          <path
            fill={crust}
            d="M8 42C8 20 28 8 60 8s52 12 52 34c0 10-4 17-10 21v37a12 12 0 0 1-12 12H30a12 12 0 0 1-12-12V63C12 59 8 52 8 42Z"
          />
          <path
            fill={crumb}
            d="M17 42c0-16 16-25 43-25s43 9 43 25c0 7-3 12-10 15v42a4 4 0 0 1-4 4H31a4 4 0 0 1-4-4V57c-7-3-10-8-10-15Z"
          />
          {mark && (
            <path
              fill="none"
              stroke={crust}
              strokeWidth="4.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              d={marks[mark]}
            />
          )}
        </svg>
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
