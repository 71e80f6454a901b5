import { MIN_TEXT_PX } from "../../shared/formats.ts";
import { contrast } from "../color/contrast.ts";
import { alpha } from "../color/mix.ts";
import type { Composed } from "../composition/compose-scene.ts";
import type { ButtonLayer, Layer, LogoLayer, TextLayer } from "../layers/layer.ts";
import { fill } from "../layout-pieces/light.ts";
import { isNamed, makeLogo } from "../layout-pieces/make-logo.ts";
import { written } from "../layout-pieces/set-text.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import { type Box, box } from "../scene/box.ts";
import type { Frame } from "../scene/frame.ts";
import { lineWidth } from "../text/break-lines.ts";
import { measureText } from "../text/measure-text.ts";
import { isRightToLeft, SOFT_BREAK } from "../text/tokens.ts";
import { at, type Node } from "../tree/node.ts";
import { bannerGround } from "./banner-ground.ts";
import { type BannerLook, bannerLook, type Face } from "./banner-look.ts";
import { MIN_BANNER_TEXT_PX, type Parts, type Placed, type Plan, type Size } from "./banner-plan.ts";
import { bannerVisual } from "./banner-visual.ts";
import { bannerWords } from "./banner-words.ts";
import { planBanner } from "./plan-banner.ts";

const SANS: Omit<Face, "weight"> = { typeface: "sans", tracking: -0.005, leading: 1.22 };
const DETAIL: Face = { ...SANS, weight: 560 };
const LABEL: Face = { ...SANS, weight: 700, leading: 1.2 };
/** Mark and name are measured at this size, and shrink in proportion. */
const LOGO_PROBE = 20;

const ELLIPSIS = "…";
/** Longer words are broken, where nothing else helps. */
const LONG_WORD = /[\p{L}\p{N}]{11}(?=[\p{L}\p{N}]{3})/gu;
/** How much of a headline is kept from one try to the next. */
const SHORTER = 0.85;

/** Long words broken; and if that is not enough, as many words as there is room for. */
async function planShortened({ painter, frame }: Stage, text: string, face: Face) {
  const broken = text.replace(LONG_WORD, `$&-${SOFT_BREAK}`);
  for (let length = text.length, tried = broken; length > 1; length *= SHORTER) {
    const plan = planBanner(frame, { headline: await measureText(painter, tried, face) });
    if (plan) return { plan, headline: tried };
    tried = `${broken.slice(0, length * SHORTER).replace(/\s+\S*$/u, "")}${ELLIPSIS}`;
  }
  throw new Error("This headline is too long for a banner of this size.");
}

/** A frame for sizes that are no format: one unit is what makes the smallest text of a creative the smallest here. */
export function bannerFrame({ width, height }: Size): Frame {
  const all = box(0, 0, width, height);
  const unit = MIN_BANNER_TEXT_PX / MIN_TEXT_PX;
  return { format: "1:1", width, height, unit, shape: "square", wide: width > height, story: false, safe: all, all };
}

/**
 * A scene as a display banner: as much of its words as can be read at this size, in the colours and the face of the
 * picture it belongs to.
 */
export async function composeBanner(stage: Stage, whole: Composed): Promise<Composed> {
  const { scene, painter, frame } = stage;
  const words = bannerWords(scene);
  const look = bannerLook(scene, whole);
  const visual = await bannerVisual(stage);
  const reference = await logoAt(stage, look);
  const [headline, detail, label] = await Promise.all([
    measureText(painter, words.headline, look.headline),
    words.detail ? measureText(painter, words.detail, DETAIL) : undefined,
    words.button ? measureText(painter, words.button, LABEL) : undefined,
  ]);
  const labelWords = label?.paragraphs.flatMap((paragraph) => paragraph.words) ?? [];
  const parts: Parts = {
    headline,
    detail,
    button: label && lineWidth(labelWords, 0, labelWords.length),
    logo: reference && {
      width: reference.box.width / LOGO_PROBE,
      height: reference.box.height / LOGO_PROBE,
    },
    visual: visual && { aspect: visual.aspect, least: visual.least },
  };
  const fitted = planBanner(frame, parts);
  const { plan, headline: set } = fitted
    ? { plan: fitted, headline: words.headline }
    : await planShortened(stage, words.headline, look.headline);
  const isCut = set.endsWith(ELLIPSIS);
  const isMirrored = isRightToLeft(words.headline);
  const place = (area: Box) =>
    isMirrored ? box(frame.width - area.x - area.width, area.y, area.width, area.height) : area;
  const made = layersOf(plan, { words: { ...words, headline: set }, look, reference, isCut });
  const layers = made.map((layer): Layer => ({ ...layer, box: place(layer.box) }));
  const paint = [
    ...bannerGround(stage, { ...plan, visual: plan.visual && place(plan.visual) }, look, visual?.aspect !== undefined),
    ...(visual && plan.visual ? visual.paint(place(plan.visual), look.ground) : []),
    ...(plan.rule ? [fill(place(plan.rule), alpha(look.ink, 0.28))] : []),
  ];
  return {
    frame,
    composition: {
      paint,
      layers,
      over: [edge(frame, look)],
      isFlat: true,
      logo: stage.logo,
      font: whole.composition.font,
    },
  };
}

async function logoAt(stage: Stage, look: BannerLook): Promise<LogoLayer | undefined> {
  if (!isNamed(stage.scene) && !stage.logo) return undefined;
  const { unit } = stage.frame;
  const made = await makeLogo(stage, {
    on: look.ground,
    color: look.ink,
    markFill: look.markFill,
    size: LOGO_PROBE / unit,
    maxWidth: LOGO_PROBE * 40,
  });
  return made;
}

type Made = {
  words: ReturnType<typeof bannerWords>;
  look: BannerLook;
  reference: LogoLayer | undefined;
  isCut: boolean;
};

function layersOf(plan: Plan, { words, look, reference, isCut }: Made): Layer[] {
  const headline = textLayer("headline", words.headline, plan.headline, look.headline, look.ink);
  const layers: Layer[] = [isCut ? { ...headline, isCut } : headline];
  if (plan.detail && words.detail) layers.push(textLayer("detail", words.detail, plan.detail, DETAIL, look.muted));
  if (plan.button && words.button) {
    const { fill: ground, shape, ink } = look.button;
    const style = { ...LABEL, size: plan.button.size, color: ink, align: "center" as const };
    layers.push({
      kind: "button",
      id: "button",
      text: words.button,
      style,
      fill: ground,
      shape,
      arrow: false,
      box: plan.button.box,
    } satisfies ButtonLayer);
  }
  if (plan.logo && reference) layers.push(scaledLogo(reference, plan.logo.size / LOGO_PROBE, plan.logo.box));
  return layers;
}

function textLayer(id: string, text: string, { area, fitted, align }: Placed, face: Face, color: string): TextLayer {
  const isMirrored = isRightToLeft(text);
  const side = isMirrored && align === "left" ? "right" : align;
  const x = align === "center" ? area.x + (area.width - fitted.width) / 2 : area.x;
  return {
    kind: "text",
    id,
    text,
    lines: fitted.lines.map(written),
    style: { ...face, size: fitted.size, color, align: side },
    box: box(x, area.y, fitted.width, fitted.height),
  };
}

const scaledLogo = (logo: LogoLayer, scale: number, area: Box): LogoLayer => ({
  ...logo,
  box: area,
  style: { ...logo.style, size: logo.style.size * scale },
  ...(logo.picture && { picture: { ...logo.picture, width: logo.picture.width * scale } }),
});

/** A banner in the colour of the page around it needs an edge, and networks ask for one. */
function edge({ all }: Frame, { ground, ink }: BannerLook): Node {
  const isPale = contrast(ground, "#ffffff") < 1.35;
  return at(all, isPale ? { border: `1px solid ${alpha(ink, 0.22)}` } : {});
}
