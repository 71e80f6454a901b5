import { LinePath } from "@/components/line-icon.tsx";

/** From Lucide (ISC licence). */
const paths = {
  again: "M21 12a9 9 0 1 1-9-9c2.5 0 4.9 1 6.7 2.7L21 8M21 3v5h-5",
  alert: "M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM12 8v4M12 16h.01",
  enter: "M20 4v7a4 4 0 0 1-4 4H4M9 10l-5 5 5 5",
  screen: "m9 10 2 2 4-4M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 17v4M8 21h8",
  type: "M12 4v16M4 7V5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2M9 20h6",
};

export const TryIcon = ({ name, size = 16 }: { name: keyof typeof paths; size?: number }) => (
  <LinePath d={paths[name]} size={size} />
);
