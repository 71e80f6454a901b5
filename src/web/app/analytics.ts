import { loadPublicConfig } from "../session/public-config.ts";

/** Only when the installation has set a script, and never for people who ask not to be tracked. */
export function startAnalytics() {
  if (asksNotToBeTracked()) return;
  loadPublicConfig().then(
    ({ analyticsScriptUrl }) => {
      if (!analyticsScriptUrl) return;
      const script = document.createElement("script");
      script.src = analyticsScriptUrl;
      script.async = true;
      script.dataset.domain = location.hostname;
      document.head.append(script);
    },
    () => {},
  );
}

function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
}
