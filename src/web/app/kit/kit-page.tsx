import { Link } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { Logo } from "@/components/logo.tsx";
import { ThemeSwitch } from "@/components/ui/theme-switch.tsx";
import { useDocumentTitle } from "../use-document-title.ts";
import { BadgesSection } from "./badges-section.tsx";
import { ButtonsSection } from "./buttons-section.tsx";
import { ChoicesSection } from "./choices-section.tsx";
import { CopySection } from "./copy-section.tsx";
import { DialogsSection } from "./dialogs-section.tsx";
import { EmptySection } from "./empty-section.tsx";
import { InputsSection } from "./inputs-section.tsx";
import { MenusSection } from "./menus-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { ScrollSection } from "./scroll-section.tsx";
import { ToastsSection } from "./toasts-section.tsx";
import { WaitingSection } from "./waiting-section.tsx";

const sections: readonly { id: string; title: string; Section: ComponentType }[] = [
  { id: "buttons", title: "Buttons", Section: ButtonsSection },
  { id: "badges", title: "Badges", Section: BadgesSection },
  { id: "inputs", title: "Inputs", Section: InputsSection },
  { id: "choices", title: "Tabs and segments", Section: ChoicesSection },
  { id: "menus", title: "Menus and tooltips", Section: MenusSection },
  { id: "copy", title: "Copy", Section: CopySection },
  { id: "dialogs", title: "Dialogs", Section: DialogsSection },
  { id: "toasts", title: "Toasts", Section: ToastsSection },
  { id: "waiting", title: "Waiting", Section: WaitingSection },
  { id: "empty", title: "Empty states", Section: EmptySection },
  { id: "people", title: "Table and avatars", Section: PeopleSection },
  { id: "scroll", title: "Endless list", Section: ScrollSection },
];

/** Every component in every state, in whichever theme is on. */
export function KitPage() {
  useDocumentTitle("Component kit");
  return (
    <div className="min-h-dvh text-sm desk:grid desk:grid-cols-[248px_minmax(0,1fr)]">
      <header className="flex h-14 items-center justify-between gap-3 border-line border-b px-4 desk:sticky desk:top-0 desk:h-dvh desk:flex-col desk:items-stretch desk:justify-start desk:overflow-y-auto desk:border-r desk:border-b-0 desk:px-3 desk:pt-4 desk:pb-4">
        <div className="desk:px-2.5 desk:pb-2">
          <Logo />
        </div>
        <nav aria-label="Components" className="max-desk:hidden">
          <ul className="grid gap-0.5">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex h-9 items-center rounded-2 px-2.5 font-medium text-ink-2 transition-colors duration-120 hover:bg-inset hover:text-ink"
                >
                  {title}
                </a>
              </li>
            ))}
            <li>
              <Link
                to="/dev/kit/workbench"
                className="flex h-9 items-center rounded-2 px-2.5 font-medium text-ink-2 transition-colors duration-120 hover:bg-inset hover:text-ink"
              >
                Workbench
              </Link>
            </li>
          </ul>
        </nav>
        <ThemeSwitch compact className="desk:mt-auto desk:self-start" />
      </header>
      <main id="main" tabIndex={-1} className="w-full min-w-0 max-w-[1360px] px-4 pt-5 pb-24 tablet:px-8 tablet:pt-7">
        <h1 className="font-bold font-display text-[1.625rem] leading-[1.1] tracking-[-0.03em] [font-stretch:94%] tablet:text-[1.75rem]">
          Component kit
        </h1>
        <p className="mt-1 text-ink-2">
          Every primitive in one place, and{" "}
          <Link to="/dev/kit/workbench" className="underline">
            the workbench
          </Link>{" "}
          on a page of its own
        </p>
        <div className="mt-5 grid gap-5">
          {sections.map(({ id, Section }) => (
            <div key={id} id={id} className="min-w-0 scroll-mt-5">
              <Section />
            </div>
          ))}
        </div>
      </main>
    </div>
  );
}
