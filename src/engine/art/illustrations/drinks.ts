import { darken, lighten, mix } from "../../color/mix.ts";
import { between } from "../../random.ts";
import { linear, radial } from "../../tree/svg.ts";
import {
  ball,
  ellipse,
  fall,
  flavour,
  type Illustration,
  line,
  path,
  round,
  slab,
  steam,
  times,
  within,
} from "./illustration.ts";

/** A wide cup on its saucer; what is in it and what lies on top make it coffee or tea. */
const cupOf =
  (brew: readonly [string, string, string], topping: string): Illustration =>
  ({ main, pale }) => ({
    width: 680,
    height: 600,
    defs:
      round("cup", main) +
      round("plate", pale, 0.22) +
      radial("brew", [
        [0, brew[0]],
        [0.7, brew[1]],
        [1, brew[2]],
      ]) +
      linear("inside", [
        [0, darken(main, 0.42)],
        [1, lighten(main, 0.1)],
      ]),
    body: `${steam(320, 150, 120)}
${ellipse(330, 548, 300, 42, darken(pale, 0.24))}${ellipse(330, 538, 300, 42, "url(#plate)")}${ellipse(330, 536, 176, 22, darken(pale, 0.16))}
${line("M520 284C640 262 650 414 500 430", "url(#cup)", 40)}${line("M522 280C628 262 640 398 516 420", lighten(main, 0.4), 8, 'opacity=".5"')}
${path("M120 230C120 400 190 530 290 538H370C470 530 540 400 540 230Z", "url(#cup)")}
${path("M152 300C164 400 206 490 262 524C218 470 190 390 184 300Z", "#fff", 'opacity=".34"')}
${ellipse(330, 230, 210, 48, lighten(main, 0.36))}${ellipse(330, 232, 192, 40, "url(#inside)")}${ellipse(330, 240, 180, 33, "url(#brew)")}${topping}`,
  });

export const coffee = cupOf(
  ["#8a5230", "#5a2f1a", "#33170b"],
  `${line("M160 244C190 270 470 270 500 244", "#c98d5b", 5, 'opacity=".8"')}${path("M330 266C296 254 250 246 262 230C272 218 312 220 330 232C348 220 388 218 398 230C410 246 364 254 330 266Z", "#f3dcc0")}${path("M330 257C312 250 288 243 294 235C300 229 320 231 330 239C340 231 360 229 366 235C372 243 348 250 330 257Z", "#c58f60")}`,
);

/** With a slice of lemon, the bag still in it. */
export const tea = cupOf(
  ["#e9a64a", "#c9742a", "#8f4415"],
  `${ellipse(270, 240, 74, 17, "#f7d64a")}${ellipse(270, 238, 62, 12, "#fff3b0")}${line("M214 238H326M240 230L300 246M300 230L240 246", "#f2c52e", 3)}${line("M400 236C430 214 452 226 456 262L458 330", "#fff", 5)}${slab(428, 326, 60, 74, 8, "#fff")}${path("M458 346C440 356 440 376 458 386C476 376 476 356 458 346Z", "#4d9a58")}`,
);

/** A paper cup to go, with sleeve and lid. */
export const togo: Illustration = ({ main, second, pale, deep }) => ({
  width: 420,
  height: 700,
  defs: round("paper", pale, 0.26) + round("sleeve", main) + round("lid", deep, 0.4),
  body: `${path("M62 150H358L318 680C316 692 308 696 298 696H122C112 696 104 692 102 680Z", "url(#paper)")}
${within("s", "M74 300H346L326 560H94Z", `${slab(60, 290, 300, 290, 0, "url(#sleeve)")}${times(6, (index) => path(`M40 ${330 + index * 58}Q125 ${300 + index * 58} 210 ${330 + index * 58}T380 ${330 + index * 58}V${344 + index * 58}Q295 ${374 + index * 58} 210 ${344 + index * 58}T40 ${344 + index * 58}Z`, second, 'opacity=".7"'))}`)}
${path("M40 120C40 104 50 98 62 98H358C370 98 380 104 380 120V150C380 162 372 168 360 168H60C48 168 40 162 40 150Z", "url(#lid)")}${path("M76 98L92 40C96 28 104 24 116 24H304C316 24 324 28 328 40L344 98Z", "url(#lid)")}${slab(150, 40, 60, 14, 7, "#000", 'opacity=".4"')}${path("M100 60L92 92H120L128 60Z", "#fff", 'opacity=".3"')}${path("M104 180L130 660H150L132 180Z", "#fff", 'opacity=".36"')}`,
});

/** A tall clear cup with a straw: juice, smoothie, iced anything; pearls make it bubble tea. */
const clearCup =
  (isPearly: boolean): Illustration =>
  ({ main, second, pop, pale, random }) => ({
    width: 440,
    height: 740,
    defs:
      fall("drink", isPearly ? mix(main, "#dfae7c", 0.78) : flavour(main, pop), 0.2) +
      round("straw", pop) +
      linear("glass", [
        [0, "#ffffff", 0.5],
        [0.2, "#ffffff", 0.06],
        [0.8, "#ffffff", 0.02],
        [1, "#ffffff", 0.4],
      ]),
    body: `${path("M236 10L266 4L226 420H196Z", "url(#straw)")}
${path("M70 180H370L330 716C328 728 320 734 308 734H132C120 734 112 728 110 716Z", pale, 'opacity=".55"')}
${within("fill", "M82 270H358L326 706C324 716 318 720 308 720H132C122 720 116 716 114 706Z", `${slab(60, 260, 320, 480, 0, "url(#drink)")}${path("M60 270C140 310 240 240 380 290V250H60Z", lighten(second, 0.5), 'opacity=".8"')}${isPearly ? times(26, (index) => `<circle cx="${130 + (index % 7) * 30 + between(random, -9, 9)}" cy="${700 - Math.floor(index / 7) * 27 + between(random, -6, 6)}" r="15" fill="#2d1710"/><circle cx="${126 + (index % 7) * 30}" cy="${694 - Math.floor(index / 7) * 27}" r="4" fill="#fff" opacity=".35"/>`) : times(4, (index) => slab(108 + index * 58, 300 + (index % 2) * 46, 64, 60, 14, "#fff", `opacity=".3" transform="rotate(${-18 + index * 14} ${140 + index * 58} 330)"`))}`)}
${path("M70 180H370L330 716C328 728 320 734 308 734H132C120 734 112 728 110 716Z", "url(#glass)")}
${path("M60 176C60 90 140 60 220 60C300 60 380 90 380 176Z", "#fff", 'opacity=".42"')}${slab(48, 164, 344, 30, 15, lighten(pale, 0.4))}${path("M104 210L132 690H152L130 210Z", "#fff", 'opacity=".5"')}`,
  });
export const smoothie = clearCup(false);
export const bubbletea = clearCup(true);

export const beer: Illustration = ({ pale }) => ({
  width: 560,
  height: 640,
  defs:
    linear("ale", [
      [0, "#ffd166"],
      [0.4, "#f5a623"],
      [1, "#b8650f"],
    ]) + ball("foam", "#fff6e4", 0.12),
  body: `${line("M410 240C540 226 560 480 408 486", lighten(pale, 0.4), 44, 'opacity=".85"')}
${path("M90 150H420V560C420 600 400 622 366 622H144C110 622 90 600 90 560Z", "url(#ale)")}${times(4, (index) => slab(122 + index * 74, 230, 40, 340, 20, "#fff", 'opacity=".2"'))}${times(14, (index) => `<circle cx="${120 + ((index * 67) % 280)}" cy="${560 - ((index * 91) % 320)}" r="${4 + (index % 3) * 3}" fill="#fff" opacity=".5"/>`)}
${path("M90 150H420V560C420 600 400 622 366 622H144C110 622 90 600 90 560Z", "none", 'stroke="#fff" stroke-width="14" stroke-opacity=".7"')}
${[
  [110, 140, 66],
  [190, 96, 76],
  [280, 84, 80],
  [370, 116, 70],
  [420, 160, 50],
  [80, 190, 46],
  [250, 160, 90],
  [160, 176, 60],
  [350, 178, 66],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#foam)"/>`)
  .join("")}${path("M120 190C120 300 160 300 160 230V180Z", "#fff6e4")}`,
});

export const wine: Illustration = ({ main, pop }) => ({
  width: 420,
  height: 700,
  defs:
    linear("wine", [
      [0, lighten(mix(main, "#8e1538", 0.7), 0.1)],
      [0.6, "#6b0f2b"],
      [1, "#3b0718"],
    ]) +
    linear("glass", [
      [0, "#ffffff", 0.75],
      [0.18, "#ffffff", 0.14],
      [0.8, "#ffffff", 0.1],
      [1, "#ffffff", 0.6],
    ]),
  body: `${ellipse(210, 668, 130, 22, "url(#glass)")}${path("M200 420H220L226 650C250 656 280 660 300 668H120C140 660 170 656 194 650Z", "url(#glass)")}
${path("M78 40C50 230 90 430 210 430C330 430 370 230 342 40Z", "#fff", 'opacity=".16"')}${path("M66 190C66 320 120 420 210 420C300 420 354 320 354 190Z", "url(#wine)")}${ellipse(210, 190, 144, 30, lighten(pop, 0.1), 'opacity=".45"')}${ellipse(210, 190, 144, 30, "#9c2546", 'opacity=".8"')}
${path("M78 40C50 230 90 430 210 430C330 430 370 230 342 40Z", "none", 'stroke="#fff" stroke-width="7" stroke-opacity=".6"')}${ellipse(210, 40, 132, 20, "#fff", 'opacity=".4"')}${path("M104 90C92 220 110 330 158 384C130 310 126 200 134 90Z", "#fff", 'opacity=".5"')}`,
});
