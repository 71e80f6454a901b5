import type { CastId } from "../../memes/cast/cast.ts";
import { figure } from "../../memes/figure.ts";
import type { MoodId } from "../../memes/moods.ts";
import { place, withoutTwinClips } from "../../memes/rig/ink.ts";
import { pick, seededRandom } from "../../random.ts";
import type { ArtOf, Mood } from "../../scene/art-reference.ts";
import { drawingAt } from "../../tree/svg.ts";
import type { Art } from "../art.ts";

const WIDTH = 440;
const HEIGHT = 560;

/** Who of the cast plays each part. */
const CAST: Record<ArtOf<"character">["variant"], readonly [CastId, ...CastId[]]> = {
  cat: ["marge"],
  bot: ["beep"],
  duck: ["gerald"],
  person: ["tunde", "priya", "sal", "victoria"],
};

const MOODS: Record<Mood, MoodId> = {
  happy: "delighted",
  smug: "smug",
  shocked: "shock",
  tired: "weary",
  angry: "furious",
  sad: "crying",
  dreamy: "blissful",
  sweating: "shaken",
  thrilled: "starry",
  disgusted: "yuck",
};

/** Somebody of the meme cast, cut off at the bottom edge. */
export function drawCharacter({ variant, mood, seed }: ArtOf<"character">): Art {
  const who = pick(seededRandom(seed + 3), CAST[variant]);
  const body = withoutTwinClips(place(WIDTH / 2, 236, figure(who, { mood: MOODS[mood] }), 2.35));
  return { aspect: WIDTH / HEIGHT, paint: (area) => [drawingAt({ width: WIDTH, height: HEIGHT, body }, area)] };
}
