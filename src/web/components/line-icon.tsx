/** Line icons from Lucide (ISC licence), each as one path: the landing page loads no icon library. */
const paths = {
  check: "M20 6 9 17l-5-5",
  dice: "M4 10h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zm13.9 4 3.5-3.5a2.2 2.2 0 0 0 0-3l-5-4.9a2.2 2.2 0 0 0-3 0L10 6M6 18h.01M10 14h.01M15 6h.01M18 9h.01",
  key: "M2.6 17.4a2 2 0 0 0-.6 1.4V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.2a2 2 0 0 0 1.4-.6l.8-.8a6.5 6.5 0 1 0-4-4zM16.5 7.5h.01",
  medal:
    "m15.5 12.9 1.5 8.5a.5.5 0 0 1-.8.5l-3.6-2.7a1 1 0 0 0-1.2 0l-3.6 2.7a.5.5 0 0 1-.8-.5l1.5-8.5M18 8A6 6 0 1 1 6 8a6 6 0 0 1 12 0z",
  menu: "M4 5h16M4 12h16M4 19h16",
  pause: "M14 4h4v16h-4zM6 4h4v16H6z",
  play: "m7 4 13 8-13 8z",
  wand: "m21.6 3.6-1.2-1.2a1.2 1.2 0 0 0-1.8 0L2.4 18.6a1.2 1.2 0 0 0 0 1.8l1.2 1.2a1.2 1.2 0 0 0 1.8 0L21.6 5.4a1.2 1.2 0 0 0 0-1.8M14 7l3 3M5 6v4M19 14v4M10 2v2M7 8H3M21 16h-4M11 3H9",
};

export const LineIcon = ({ name, size = 16 }: { name: keyof typeof paths; size?: number }) => (
  <LinePath d={paths[name]} size={size} />
);

export function LinePath({ d, size }: { d: string; size: number }) {
  return (
    <svg
      className="flex-none"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
