import { useLocation } from "@tanstack/react-router";
import { useState } from "react";

/** Open or closed, and closed again as soon as the page is another one. */
export function useOpenHere() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const setOpen = (open: boolean) => setOpenAt(open ? pathname : null);
  return [openAt === pathname, setOpen] as const;
}
