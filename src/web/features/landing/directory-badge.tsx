import { LineIcon } from "@/components/line-icon.tsx";
import { usePublicConfig } from "@/session/public-config.ts";

/** The directory that lists us. Its space is reserved before its text arrives, so that nothing jumps. */
export function DirectoryBadge() {
  const badge = usePublicConfig()?.directoryBadge;
  return (
    <div className="hero-badge">
      {badge && (
        <a href={badge.url} rel="noopener" target="_blank">
          <LineIcon name="medal" size={26} />
          <span>
            <small>Featured on</small>
            <b>{badge.text}</b>
          </span>
        </a>
      )}
    </div>
  );
}
