import { icon } from "../art/icon.ts";
import { label } from "../art/screens/screen-kit.ts";
import { channels } from "../color/channels.ts";
import { luminance } from "../color/contrast.ts";
import { alpha, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { buttonItem } from "../layout-pieces/button-items.ts";
import { headlineItem, kickerItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { mesh } from "../layout-pieces/light.ts";
import { placeIn } from "../layout-pieces/move.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { box, contain } from "../scene/box.ts";
import { at, column, flex } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";

function placesOf({ frame }: Stage) {
  const { width: W, height: H, safe, unit: u } = frame;
  if (frame.wide)
    return {
      copy: box(safe.x, safe.y, safe.width * 0.45, safe.height),
      screen: box(W * 0.52, H * 0.12, W * 0.62, H),
      tilt: -5,
      chip: { x: W * 0.66, y: H * 0.76 },
    };
  if (frame.story)
    return {
      copy: box(safe.x, safe.y, safe.width, 610),
      screen: box(W * 0.06, H * 0.475, W * 1.02, H * 0.6),
      tilt: -4,
      chip: { x: W * 0.4, y: H * 0.86 },
    };
  const from = frame.shape === "square" ? 0.49 : 0.45;
  return {
    copy: box(safe.x, safe.y, safe.width, H * from - safe.y - 66 * u),
    screen: box(safe.x, H * from, W * (frame.shape === "square" ? 0.92 : 1), H),
    tilt: -3,
    chip: { x: W * 0.53, y: H - 176 * u },
  };
}

/** The product's screen, slightly tilted on clouds of colour. The first stat floats over it as a notification. */
export const dashboard: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, story, unit: u, height: H, safe } = frame;
  const { copy, screen, tilt, chip } = placesOf(stage);
  const art = heroArt(stage);
  const area = contain(screen, art.aspect, 0, 0);

  const ground = luminance(channels(p.paper)) < 0.3 ? p.paper : mix(p.paper, p.glow, 0.4);
  const button = await buttonItem(stage, { fill: readableOn(ground, p.ink), gap: 34 });
  const inColumn = wide || story;
  const text = await stackCopy(
    stage,
    copy,
    [
      logoItem(stage, ground),
      kickerItem(stage, ground),
      headlineItem(stage, ground, "grotesque", wide ? 96 : 112, { maxLines: wide ? 4 : 2, gap: 30 }),
      sublineItem(stage, ground, wide ? 32 : 34, { maxLines: 3 }),
      inColumn && button,
    ],
    { gap: 20 },
  );
  const layers = [...text.layers];
  if (!inColumn && button)
    layers.push(placeIn(button.layer, box(safe.x, H - safe.y - 96 * u, safe.width, 96 * u), 0, 0.5));

  const stat = slots.stats?.[0];
  // On a dark ground the clouds stay dark too, so that the words on them can be read.
  const dark = luminance(channels(ground)) < 0.3;
  const cloud = (color: string, pale: number) => (dark ? mix(ground, color, 0.28) : lighten(color, pale));
  const clouds = [
    [0.05, 0, 0.5, p.shade],
    [1, 0.1, 0.5, cloud(p.pop, 0.55)],
    [0.75, 1, 0.55, cloud(p.accent, 0.6)],
    [0, 1, 0.42, p.shade],
  ] as const;
  return {
    layers,
    keepClear: [],
    paint: [
      mesh(frame.all, ground, clouds),
      paintArt(art, area, { transform: `rotate(${tilt}deg)`, transformOrigin: "0% 0%" }),
      ...(inColumn
        ? []
        : [
            at(box(0, H - 230 * u, frame.width, 230 * u), {
              backgroundImage: `linear-gradient(180deg, ${alpha(ground, 0)} 0%, ${alpha(ground, 0.92)} 62%, ${ground} 100%)`,
            }),
          ]),
      ...(stat
        ? [
            at(
              box(chip.x, chip.y, 420 * u, 116 * u),
              {
                backgroundColor: "#ffffff",
                borderRadius: 30 * u,
                boxShadow: softShadow(0.9 * u, p.ink),
                alignItems: "center",
                gap: 18 * u,
                padding: 22 * u,
                transform: "rotate(2deg)",
              },
              flex(
                {
                  width: 68 * u,
                  height: 68 * u,
                  borderRadius: 22 * u,
                  backgroundColor: "#12a66a",
                  alignItems: "center",
                  justifyContent: "center",
                  flexShrink: 0,
                },
                icon("check", 40 * u, "#ffffff", 3),
              ),
              column({}, label(stat.value, 32 * u, "#15122a", 750), label(stat.label, 24 * u, "#5a566e", 500)),
            ),
          ]
        : []),
    ],
    grain: { opacity: 0.06 },
  };
};
