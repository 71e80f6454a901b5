import type { Page } from "@playwright/test";

/**
 * The controls of which something else would get the press: each is scrolled to, as somebody would, and what lies at its
 * middle must be the control itself. Returns what each is, and what lies over it.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS = "a[href], button, input, textarea, select, summary, [role=option], [role=menuitem], [role=tab]";
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`;
    const isShown = (control: Element) =>
      !control.closest("[inert], [aria-hidden=true]") &&
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const covered: string[] = [];
    for (const control of document.querySelectorAll(CONTROLS)) {
      if (!isShown(control)) continue;
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      // A link may run over two lines, and the middle of both together is beside it.
      const area = control.getClientRects()[0];
      // Of an input that only carries the state of its label, nothing is seen.
      if (!area || area.width < 4 || area.height < 4) continue;
      // Waits above the page until somebody tabs to it.
      if (area.bottom <= 0 && control.matches("a[href^='#']")) continue;
      const [x, y] = [area.left + area.width / 2, area.top + area.height / 2];
      const top = document.elementFromPoint(x, y);
      const label = top?.closest("label");
      if (top && (control.contains(top) || label?.contains(control) || label?.control === control)) continue;
      covered.push(`${nameOf(control)} lies below ${top ? nameOf(top) : "nothing on the page"} at ${innerWidth} px`);
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    return covered;
  });
