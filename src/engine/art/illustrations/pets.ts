import { darken, lighten } from "../../color/mix.ts";
import { ball, ellipse, fall, type Illustration, line, path, round, slab } from "./illustration.ts";

const COATS = ["#d9974f", "#f0e2cf", "#8a5a3a", "#5b5660"] as const;
const coatOf = (seed: number) => COATS[Math.abs(seed) % COATS.length] ?? COATS[0];

const eye = (x: number, y: number, r: number, iris: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${iris}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.36}" r="${r * 0.34}" fill="#fff"/><circle cx="${x + r * 0.3}" cy="${y + r * 0.34}" r="${r * 0.16}" fill="#fff" opacity=".7"/>`;

/** A dog that sits and waits, with the brand's collar. */
export const dog: Illustration = ({ main, pop, seed }) => {
  const coat = coatOf(seed);
  const ear = darken(coat, 0.42);
  const belly = lighten(coat, 0.62);
  return {
    width: 620,
    height: 780,
    defs:
      fall("body", coat, 0.26) +
      ball("head", lighten(coat, 0.06), 0.22) +
      fall("ear", ear, 0.3) +
      round("collar", main),
    body: `${path("M470 640C560 640 600 560 572 500C560 476 534 488 540 512C552 556 520 590 470 584Z", "url(#body)")}
${path("M190 380C120 470 96 600 110 700C116 744 150 756 190 756H440C480 756 512 744 514 700C522 590 494 470 430 380Z", "url(#body)")}${path("M400 560C470 550 520 600 520 670C520 730 490 756 440 756H380Z", darken(coat, 0.14))}${path("M220 560C150 550 100 600 100 670C100 730 130 756 180 756H240Z", darken(coat, 0.14))}
${path("M240 420C220 520 230 620 250 700H370C392 620 400 520 380 420C340 460 280 460 240 420Z", belly)}${slab(222, 560, 80, 200, 40, "url(#body)")}${slab(318, 560, 80, 200, 40, "url(#body)")}${ellipse(258, 738, 60, 32, belly)}${ellipse(364, 738, 60, 32, belly)}${line("M240 732V752M262 732V754M346 732V752M368 732V754", darken(coat, 0.4), 5, 'opacity=".5"')}
${path("M200 392C250 430 370 430 420 392L430 432C370 472 250 472 190 432Z", "url(#collar)")}<circle cx="310" cy="470" r="30" fill="${pop}"/><circle cx="302" cy="462" r="8" fill="#fff" opacity=".6"/>
${path("M310 60C430 60 486 150 486 250C486 350 410 412 310 412C210 412 134 350 134 250C134 150 190 60 310 60Z", "url(#head)")}${path("M310 70C334 130 340 190 372 230C400 270 400 380 310 400C220 380 220 270 248 230C280 190 286 130 310 70Z", belly)}
${path("M200 84C130 50 66 110 62 210C60 280 96 320 130 300C170 276 160 190 200 130C216 106 216 94 200 84Z", "url(#ear)")}${path("M420 84C490 50 554 110 558 210C560 280 524 320 490 300C450 276 460 190 420 130C404 106 404 94 420 84Z", "url(#ear)")}
${eye(232, 232, 27, "#2a1a14")}${eye(388, 232, 27, "#2a1a14")}${line("M206 180C220 166 244 164 258 172M362 172C376 164 400 166 414 180", darken(coat, 0.5), 9)}
${path("M270 276C280 262 340 262 350 276C358 296 330 318 310 318C290 318 262 296 270 276Z", "#2a1a1c")}${ellipse(296, 280, 14, 7, "#fff", 'opacity=".45"')}${line("M310 318V338C296 362 260 362 248 344M310 338C324 362 360 362 372 344", "#3a2420", 8)}${path("M286 356H334V386C334 418 286 418 286 386Z", "#f0687a")}${line("M310 360V392", "#c9485c", 5)}`,
  };
};

/** A sitting cat, with the brand's collar. */
export const cat: Illustration = ({ main, pop, seed }) => {
  const coat = coatOf(seed + 3);
  const stripe = darken(coat, 0.4);
  const belly = lighten(coat, 0.68);
  return {
    width: 600,
    height: 780,
    defs:
      fall("body", coat, 0.26) +
      ball("head", lighten(coat, 0.08), 0.22) +
      round("collar", main) +
      ball("eye", "#b8e04a", 0.3),
    body: `${line("M430 700C560 720 590 600 540 520C520 486 540 440 566 430", "url(#body)", 54)}
${path("M200 390C130 480 110 600 118 700C122 744 150 758 190 758H410C450 758 480 744 482 700C490 600 470 480 400 390Z", "url(#body)")}${path("M246 420C226 520 236 640 256 740H344C366 640 374 520 354 420C330 450 270 450 246 420Z", belly)}${line("M150 560C176 556 192 562 204 574M140 620C170 614 190 622 202 636M450 560C424 556 408 562 396 574M460 620C430 614 410 622 398 636", stripe, 13, 'opacity=".7"')}
${slab(214, 580, 74, 180, 37, "url(#body)")}${slab(312, 580, 74, 180, 37, "url(#body)")}${ellipse(250, 742, 54, 28, belly)}${ellipse(350, 742, 54, 28, belly)}
${path("M212 396C250 428 350 428 388 396L396 432C350 466 250 466 204 432Z", "url(#collar)")}<circle cx="300" cy="460" r="25" fill="${pop}"/>${line("M280 458H320", darken(pop, 0.4), 5)}
${path("M120 250L112 66C112 48 128 44 140 54L240 130ZM480 250L488 66C488 48 472 44 460 54L360 130Z", "url(#head)")}${path("M146 190L142 96L206 146ZM454 190L458 96L394 146Z", "#f5a3a0")}
${path("M300 110C410 110 492 170 492 270C492 360 400 412 300 412C200 412 108 360 108 270C108 170 190 110 300 110Z", "url(#head)")}${line("M300 118V176M262 122L268 168M338 122L332 168", stripe, 15, 'opacity=".8"')}${line("M120 262H168M124 304L170 296M480 262H432M476 304L430 296", stripe, 12, 'opacity=".6"')}
${ellipse(262, 334, 56, 46, belly)}${ellipse(338, 334, 56, 46, belly)}${[216, 384].map((x) => `${ellipse(x, 254, 42, 38, "url(#eye)")}${ellipse(x, 254, 13, 34, "#15110f")}<circle cx="${x - 10}" cy="238" r="10" fill="#fff"/>${path(`M${x - 48} 236C${x - 30} 206 ${x + 30} 206 ${x + 48} 236C${x + 24} 220 ${x - 24} 220 ${x - 48} 236Z`, darken(coat, 0.2))}`).join("")}
${path("M278 304H322C326 304 328 310 324 314L306 330C302 334 298 334 294 330L276 314C272 310 274 304 278 304Z", "#e8737a")}${line("M300 332V348C290 366 262 366 254 350M300 348C310 366 338 366 346 350", "#3a2420", 7)}${line("M210 340L120 328M212 358L126 368M390 340L480 328M388 358L474 368", "#fff", 5, 'opacity=".8"')}`,
  };
};
