/**
 * Resolves when the section scrolls into view. Does not wait where there is no markup yet: during prerendering, and
 * after navigation from another page.
 */
export function comingNear(id: string): Promise<void> | undefined {
  const section = typeof document === "undefined" ? null : document.getElementById(id);
  if (!section) return;
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(section);
  });
}
