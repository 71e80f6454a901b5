import { usePublicConfig } from "@/session/public-config.ts";

/** Who made this, when the installation names somebody. */
export function MakerLink({ before }: { before: string }) {
  const maker = usePublicConfig()?.maker;
  if (!maker) return null;
  return (
    <a className="maker" href={maker.url} rel="me noopener" target="_blank">
      {before} {maker.text}
    </a>
  );
}
