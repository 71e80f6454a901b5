import type { ComponentProps } from "react";

/** Toasting shows progress: raw is empty, golden is working, toasted is done. */
const colours = {
  raw: { crust: "#e9c58b", crumb: "#fff6df" },
  golden: { crust: "#c98a3c", crumb: "#ffe2a6" },
  toasted: { crust: "#8a4f1c", crumb: "#f0b557" },
};

const marks = {
  check: "m40 50 14 14 27-28",
  mail: "M39 33h42a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5H39a5 5 0 0 1-5-5V38a5 5 0 0 1 5-5Zm-4 3 25 20 25-20",
};

export type SliceProps = ComponentProps<"svg"> & {
  stage?: keyof typeof colours;
  size?: number;
  /** A line drawing burnt into the crumb. */
  mark?: keyof typeof marks;
};

export function Slice({ stage = "raw", size = 96, mark, ...props }: SliceProps) {
  const { crust, crumb } = colours[stage];
  return (
    <svg width={size} height={size} viewBox="0 0 120 120" aria-hidden="true" {...props}>
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
  );
}
