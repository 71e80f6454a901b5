import { mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import type { TextLayer } from "../layers/layer.ts";
import { accentButton, buttonItem } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { partsOf } from "../layout-pieces/parts.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { stack, stackCopy } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { type Box, bottom, box, contain, inset } from "../scene/box.ts";
import { at } from "../tree/node.ts";

type Bubble = { text: TextLayer; area: Box; mine: boolean };

/** A chat whose last message is a picture. Bullets are the messages, beginning with the other person. */
export const thread: Layout = async (stage) => {
  const { frame, palette: p } = stage;
  const { unit: u, wide, story, width: W, height: H } = frame;
  const { copy, thing, below } = partsOf(frame, wide ? 0.42 : 0.3, 36);
  const side = wide ? thing.height * 0.3 : thing.height * (frame.shape === "portrait" ? 0.36 : 0.3);
  const art = heroArt(stage);
  const talkArea = below || wide ? thing : box(thing.x, thing.y, thing.width, thing.height - side - 18 * u);

  const text = await stackCopy(
    stage,
    copy,
    [
      logoItem(stage, p.paper),
      headlineItem(stage, p.paper, "geometric", wide ? 92 : 116, { maxLines: wide ? 6 : 3 }),
      wide && (await accentButton(stage, { gap: 30, maxWidth: copy.width })),
    ],
    { gap: 20 },
  );
  const bubbles = await talk(stage, talkArea);
  // The picture follows the last message.
  const under = bubbles.at(-1)?.area;
  const frameBox = below
    ? box(W * 0.36, below.y, W * 0.58, Math.min(W * 0.5, H - below.y - 40 * u))
    : wide
      ? box(
          thing.x + thing.width - side,
          Math.min(bottom(thing) - side, (under ? bottom(under) : thing.y) + 14 * u),
          side,
          side,
        )
      : box(thing.x + thing.width - side * 1.2, bottom(thing) - side, side * 1.2, side);
  const fits = !wide || !under || frameBox.y >= bottom(under);
  const foot = await stack(
    stage,
    box(thing.x, bottom(thing) - side, thing.width - side * 1.3, side),
    [!wide && !story && buttonItem(stage, { fill: p.ink, size: 31, maxWidth: thing.width - side * 1.2 - 30 * u })],
    { valign: "bottom" },
  );

  return {
    layers: [...text.layers, ...bubbles.map((bubble) => bubble.text), ...foot.layers],
    paint: [
      fill(frame.all, p.paper),
      ...bubbles.map(({ area, mine }) =>
        at(area, {
          backgroundColor: mine ? p.accent : theirs(stage),
          borderRadius: 40 * u,
          ...(mine ? { borderBottomRightRadius: 10 * u } : { borderBottomLeftRadius: 10 * u }),
        }),
      ),
      ...(fits
        ? [
            at(frameBox, {
              backgroundColor: mix(p.shade, p.glow, 0.35),
              borderRadius: 40 * u,
              borderBottomRightRadius: 10 * u,
            }),
            paintArt(art, contain(inset(frameBox, frameBox.width * 0.1, frameBox.height * 0.1), art.aspect)),
          ]
        : []),
    ],
  };
};

const theirs = ({ palette: p }: Stage) => mix(p.paper, p.ink, 0.12);

/** Tries sizes from large to small until the whole conversation fits. */
async function talk(stage: Stage, area: Box): Promise<Bubble[]> {
  const { unit: u } = stage.frame;
  const { palette: p, slots } = stage;
  const messages = (slots.bullets ?? []).slice(0, 6);
  let found: Bubble[] = [];
  for (const size of [58, 52, 46, 42, 38, 34, 30, 26]) {
    let y = area.y;
    found = [];
    for (const [index, message] of messages.entries()) {
      const mine = index % 2 === 1;
      const pad = size * 0.62 * u;
      const line = await setText(stage, box(0, 0, area.width * 0.8 - 2 * pad, area.height), {
        id: `message-${index + 1}`,
        text: message,
        typeface: "sans",
        size,
        weight: 520,
        leading: 1.22,
        color: mine ? readableOn(p.accent, p.onAccent) : readableOn(theirs(stage), p.ink),
        maxLines: 3,
      });
      const width = line.box.width + 2 * pad;
      const x = mine ? area.x + area.width - width : area.x;
      const bubble = box(x, y, width, line.box.height + 1.3 * pad);
      found.push({ mine, area: bubble, text: { ...line, box: { ...line.box, x: x + pad, y: y + 0.65 * pad } } });
      y = bottom(bubble) + size * 0.36 * u;
    }
    if (y <= bottom(area)) return found;
  }
  return found.filter(({ area: bubble }) => bottom(bubble) <= bottom(area));
}
