// Runs before the first paint, so nothing here may wait for the app.

// Members are not shown the landing page, not even for a moment. src/web/lib/storage.ts names the key.
(() => {
  try {
    const isMember = localStorage.getItem("bananabread-auth")?.includes("refresh_token");
    if (location.pathname !== "/" || !isMember) return;
  } catch {
    // Storage may be switched off: then nobody is signed in.
    return;
  }
  document.documentElement.hidden = true;
  location.replace("/dashboard");
})();

// The one place that applies the theme: now, and whenever the choice or the system changes.
(() => {
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
  let choice = null;
  try {
    choice = localStorage.getItem("bananabread-theme");
  } catch {
    // Storage may be switched off; the system's theme is then the one.
  }
  function apply() {
    const isDark = choice === "dark" || (choice !== "light" && systemIsDark.matches);
    document.documentElement.classList.toggle("dark", isDark);
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", isDark ? "#12110e" : "#ffd91a");
  }
  apply();
  systemIsDark.addEventListener("change", apply);
  // Sent by src/web/lib/theme.ts, for this tab's choice and for another tab's.
  addEventListener("themechange", (event) => {
    choice = event.detail;
    apply();
  });
})();
