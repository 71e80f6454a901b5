import { darken, lighten } from "../../color/mix.ts";
import { linear } from "../../tree/svg.ts";
import { fall, type Illustration, line, path, round, slab, times, within } from "./illustration.ts";

const STEEL = linear(
  "steel",
  [
    [0, "#f7f9fb"],
    [0.28, "#b3bcc6"],
    [0.55, "#eef1f4"],
    [1, "#76808b"],
  ],
  "diagonal",
);

/** A cordless drill, ready to go. */
export const drill: Illustration = ({ main, pop, pale, deep }) => ({
  width: 720,
  height: 620,
  defs: STEEL + fall("body", main, 0.3) + round("grip", deep, 0.5) + fall("cell", deep, 0.4),
  body: `${path("M30 176L150 158V202L30 186C20 184 20 178 30 176Z", "url(#steel)")}${path("M140 132L210 112V248L140 228C130 224 130 136 140 132Z", "url(#steel)")}${times(4, (index) => line(`M${156 + index * 14} ${132 - index * 3}V${228 + index * 3}`, "#5b6570", 4, 'opacity=".5"'))}${slab(204, 96, 66, 168, 18, deep)}
${path("M370 230H520L560 470H430C404 470 394 452 396 430Z", "url(#grip)")}${path("M260 80H590C650 80 690 120 690 176C690 232 650 268 590 268H260C248 268 240 260 240 248V100C240 88 248 80 260 80Z", "url(#body)")}${path("M270 94H590C630 94 660 112 672 140C600 116 420 116 270 126Z", "#fff", 'opacity=".4"')}
${slab(300, 150, 180, 54, 14, pale)}${slab(320, 168, 96, 18, 9, main)}${times(5, (index) => slab(560 + index * 20, 150, 9, 56, 4, darken(main, 0.5)))}${path("M352 262H404C404 300 390 322 364 326C344 318 344 290 352 262Z", pop)}
${path("M392 460H570C600 460 612 476 612 500V560C612 586 598 598 574 598H384C358 598 346 584 346 560V506C346 476 362 460 392 460Z", "url(#cell)")}${slab(372, 500, 214, 20, 10, pop)}${times(3, (index) => slab(388 + index * 40, 544, 26, 22, 6, index < 2 ? "#7df0a0" : "#ffffff55"))}`,
});

/** A big adjustable wrench and a hammer, crossed. */
export const wrench: Illustration = ({ main, pop, deep }) => ({
  width: 640,
  height: 640,
  defs: STEEL + round("grip", main) + round("wood", "#c98a4b"),
  body: `<g transform="rotate(-45 320 320)">${slab(296, 150, 48, 440, 22, "url(#wood)")}${slab(296, 420, 48, 170, 22, "url(#grip)")}${path("M200 60H380C440 60 470 90 486 130C450 118 420 120 400 132V164H240V140C220 134 204 136 190 150C170 130 170 70 200 60Z", "url(#steel)")}${slab(276, 150, 88, 26, 8, deep)}</g>
<g transform="rotate(45 320 320)">${path("M286 250H354V560C354 600 340 616 320 616C300 616 286 600 286 560Z", "url(#grip)")}${slab(306, 300, 28, 250, 14, "#fff", 'opacity=".22"')}<circle cx="320" cy="574" r="15" fill="${deep}" opacity=".55"/>${path("M240 60C200 96 196 172 236 216C258 240 280 250 288 280H352C360 250 384 240 406 214C444 170 440 98 402 62L384 130C378 152 352 160 336 148L300 122C286 110 282 96 284 80L288 40C270 42 254 48 240 60Z", "url(#steel)")}${slab(300, 196, 44, 30, 12, pop)}${times(4, (index) => line(`M${306 + index * 10} 200V222`, deep, 3, 'opacity=".5"'))}</g>`,
});

/** A paint roller and the stripe it leaves. */
export const roller: Illustration = ({ main, pop, pale, deep }) => ({
  width: 640,
  height: 660,
  defs:
    STEEL +
    fall("wool", main, 0.22) +
    round("grip", deep, 0.5) +
    linear("wet", [
      [0, lighten(main, 0.08)],
      [0.5, main],
      [1, lighten(main, 0.14)],
    ]),
  body: `${path("M70 120H470V420C470 440 452 446 440 430C430 410 410 416 408 440V520C408 544 380 544 380 520V450C380 424 350 420 346 446V480C346 500 320 500 318 480V440C314 414 280 414 276 440V580C276 604 248 604 246 580V446C242 420 200 420 196 446V500C196 520 170 520 168 500V440C164 410 120 412 116 436C108 452 70 448 70 420Z", "url(#wet)")}${path("M100 150H130V410H100Z", "#fff", 'opacity=".28"')}
${line("M500 110H580V290H330V380", "#9aa4af", 22)}${line("M500 106H576V286H326", "#eef2f5", 7)}${slab(300, 370, 60, 250, 28, "url(#grip)")}${slab(312, 396, 12, 190, 6, "#fff", 'opacity=".25"')}${slab(300, 400, 60, 34, 8, pop)}
${slab(40, 40, 470, 140, 40, "url(#wool)")}${slab(40, 40, 34, 140, 17, darken(main, 0.4))}${slab(476, 40, 34, 140, 17, pale)}${slab(90, 58, 370, 16, 8, "#fff", 'opacity=".4"')}`,
});

/** A steel toolbox, opened, everything at hand. */
export const toolbox: Illustration = ({ main, pop, pale, deep }) => ({
  width: 720,
  height: 600,
  defs: STEEL + fall("box", main, 0.32) + round("wood", "#c98a4b") + round("grip", pop),
  body: `<g transform="rotate(-14 210 200)">${slab(190, 40, 34, 260, 14, "url(#wood)")}${path("M130 20H270C300 20 314 40 320 62C300 56 286 60 276 70H140C124 70 116 30 130 20Z", "url(#steel)")}</g><g transform="rotate(10 480 180)">${slab(462, 150, 40, 160, 18, "url(#grip)")}${slab(474, 30, 16, 130, 6, "url(#steel)")}</g><g transform="rotate(2 350 160)">${path("M320 30C296 52 298 96 330 112V300H374V112C404 96 406 52 382 30V74H320Z", "url(#steel)")}</g><g transform="rotate(24 590 220)">${slab(560, 90, 64, 200, 12, pale)}${times(7, (index) => line(`M560 ${112 + index * 24}h${index % 2 ? 20 : 32}`, deep, 4))}</g>
${line("M200 300C200 210 520 210 520 300", deep, 30)}${path("M40 290H680L650 570C648 584 640 590 626 590H94C80 590 72 584 70 570Z", "url(#box)")}${slab(28, 268, 664, 74, 20, darken(main, 0.25))}${slab(40, 276, 640, 14, 7, "#fff", 'opacity=".35"')}
${[190, 470].map((x) => `${slab(x, 310, 66, 84, 12, "url(#steel)")}${slab(x + 20, 336, 26, 36, 8, deep)}`).join("")}${slab(270, 430, 186, 76, 14, pale)}${slab(298, 454, 130, 16, 8, main)}${slab(320, 480, 86, 10, 5, main, 'opacity=".6"')}`,
});

/** A bucket of suds with a spray bottle. */
export const cleaning: Illustration = ({ main, second, pop, pale, deep }) => ({
  width: 720,
  height: 640,
  defs:
    round("pail", main) +
    round("spray", pop) +
    linear(
      "foam",
      [
        [0, "#ffffff"],
        [1, "#dcebf7"],
      ],
      "down",
    ),
  body: `${line("M90 260C100 40 430 40 440 260", "#9aa4af", 14)}${[
    [120, 236, 54],
    [190, 206, 66],
    [270, 196, 74],
    [350, 210, 62],
    [410, 240, 48],
    [240, 160, 44],
    [316, 148, 34],
  ]
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#foam)"/><circle cx="${Number(x) - Number(r) * 0.3}" cy="${Number(y) - Number(r) * 0.3}" r="${Number(r) * 0.18}" fill="#fff"/>`,
    )
    .join("")}
${path("M70 250H460L418 590C416 610 404 620 386 620H144C126 620 114 610 112 590Z", "url(#pail)")}${slab(54, 234, 422, 46, 23, lighten(main, 0.25))}${path("M110 300L140 580H166L142 300Z", "#fff", 'opacity=".35"')}${within("p", "M86 380H444L432 470H98Z", slab(60, 380, 420, 90, 0, second))}
${path("M520 300C520 262 550 250 572 246H620C642 250 672 262 672 300V590C672 610 660 620 642 620H550C532 620 520 610 520 590Z", "url(#spray)")}${slab(568, 190, 56, 62, 10, deep)}${path("M500 110H640C662 110 670 126 666 150L660 196H560V170H520L496 190V130C496 118 490 110 500 110Z", pale)}${path("M556 172H590C590 210 578 226 560 236L548 224C560 208 560 190 556 172Z", deep)}${slab(474, 118, 32, 34, 8, deep)}${slab(544, 360, 104, 150, 14, "#fff", 'opacity=".85"')}${slab(562, 396, 68, 14, 7, pop)}${slab(562, 424, 48, 10, 5, pop, 'opacity=".6"')}${[
  [450, 90, 16],
  [420, 130, 10],
  [440, 50, 9],
  [390, 80, 13],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".7"/>`)
  .join("")}`,
});
