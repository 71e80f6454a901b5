import {
  Ban,
  CalendarDays,
  Heading,
  type LucideIcon,
  MapPin,
  MousePointerClick,
  Package,
  Palette,
  Phone,
  Store,
  Tag,
} from "lucide-react";
import type { FactRole } from "../../../shared/brief/roles.ts";

export const FACT_ICONS: Record<FactRole, LucideIcon> = {
  name: Store,
  what: Package,
  headline: Heading,
  offer: Tag,
  when: CalendarDays,
  where: MapPin,
  contact: Phone,
  button: MousePointerClick,
  look: Palette,
  avoid: Ban,
};

/** What would help, where nothing was said. */
export const FACT_HINTS: Record<FactRole, string> = {
  name: "Who is it from?",
  what: "What is it?",
  headline: "Let the composer choose, or write one",
  offer: "An offer, with its terms",
  when: "A day, an hour",
  where: "A place",
  contact: "Phone, web, handle",
  button: "What should they press?",
  look: "Two colours are plenty",
  avoid: "Words to leave out",
};
