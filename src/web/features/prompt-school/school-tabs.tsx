import { Link } from "@tanstack/react-router";
import { GraduationCap, ListChecks } from "lucide-react";

const tabStyles =
  "-mb-px inline-flex h-11 items-center gap-2 border-transparent border-b-2 font-[550] text-ink-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink max-tablet:flex-1 max-tablet:justify-center";

/** The two halves of Prompt School. Each has an address of its own, so these are links. */
export function SchoolTabs({ current }: { current: "lessons" | "checker" }) {
  return (
    <nav
      aria-label="Prompt School"
      className="-mt-1 mb-5 flex gap-5.5 border-line border-b max-tablet:mb-4 print:hidden"
    >
      <Link
        to="/dashboard/prompt-school"
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={current === "lessons" ? "page" : undefined}
        className={tabStyles}
      >
        <GraduationCap aria-hidden="true" size={17} />
        Lessons
      </Link>
      <Link
        to="/dashboard/prompt-school"
        search={{ tab: "checker" }}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={current === "checker" ? "page" : undefined}
        className={tabStyles}
      >
        <ListChecks aria-hidden="true" size={17} />
        Prompt checker
      </Link>
    </nav>
  );
}
