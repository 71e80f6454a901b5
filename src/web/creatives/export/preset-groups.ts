import { PLATFORMS, type PlatformId, PRESETS, type Preset } from "../../../shared/platform-presets.ts";

export type PresetGroup = { platform: PlatformId; name: string; presets: readonly Preset[] };

/** The presets by platform, in the order of their list. */
export const PRESET_GROUPS: readonly PresetGroup[] = [...new Set(PRESETS.map(({ platform }) => platform))].map(
  (platform) => ({
    platform,
    name: PLATFORMS[platform].name,
    presets: PRESETS.filter((preset) => preset.platform === platform),
  }),
);

/** Display banners are a campaign of their own, and many: whoever wants them ticks them. */
export const FIRST_CHOICE: ReadonlySet<string> = new Set(
  PRESETS.filter(({ platform }) => platform !== "gdn").map(({ id }) => id),
);

export const shownSize = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;
