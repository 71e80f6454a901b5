import { darken, lighten, mix } from "../../color/mix.ts";
import { between } from "../../random.ts";
import { linear, radial } from "../../tree/svg.ts";
import {
  ball,
  blob,
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

const BUN = "#e6a04b";
const sprinkle = (x: number, y: number, turn: number, color: string, size = 1) =>
  slab(
    x - 15 * size,
    y - 5 * size,
    30 * size,
    10 * size,
    5 * size,
    color,
    `transform="rotate(${turn.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"`,
  );

/** Two scoops and a wafer in a waffle cone, in the palette's flavours. */
export const icecream: Illustration = ({ main: dress, second, pop, pale, random }) => {
  const main = flavour(dress, pop);
  const drip = (cx: number, top: number, r: number) =>
    `M${cx - r} ${top}C${cx - r} ${top - r * 1.3} ${cx + r} ${top - r * 1.3} ${cx + r} ${top}C${cx + r + 14} ${top + 40} ${cx + r - 40} ${top + 66} ${cx + r * 0.62} ${top + 30}C${cx + r * 0.5} ${top + 88} ${cx + r * 0.16} ${top + 84} ${cx + r * 0.12} ${top + 34}C${cx - r * 0.04} ${top + 66} ${cx - r * 0.3} ${top + 62} ${cx - r * 0.36} ${top + 32}C${cx - r * 0.5} ${top + 74} ${cx - r - 20} ${top + 52} ${cx - r} ${top}Z`;
  return {
    width: 480,
    height: 760,
    defs:
      ball("low", lighten(main, 0.12)) +
      ball("high", lighten(mix(second, pale, 0.45), 0.2), 0.2) +
      linear("cone", [
        [0, "#f3bf75"],
        [0.5, "#dc9a4a"],
        [1, "#a9682a"],
      ]) +
      round("wafer", "#e0a25a"),
    body: `<g transform="rotate(14 360 150)">${slab(330, 10, 56, 250, 12, "url(#wafer)")}${times(5, (index) => line(`M330 ${50 + index * 44}H386`, "#8d5420", 4, 'opacity=".5"'))}</g>
${within("c", "M112 400H368L254 744C250 756 230 756 226 744Z", `${slab(80, 390, 320, 380, 0, "url(#cone)")}${times(12, (index) => line(`M${-140 + index * 60} 390L${120 + index * 60} 770M${620 - index * 60} 390L${360 - index * 60} 770`, "#8d5420", 6, 'opacity=".5"'))}`)}
${path(drip(240, 352, 158), "url(#low)")}${path(drip(236, 190, 130), "url(#high)")}
${path("M150 150C166 100 200 82 236 80C190 100 170 130 166 168Z", "#fff", 'opacity=".55"')}${path("M112 322C124 290 140 276 160 268C142 290 134 312 134 340Z", "#fff", 'opacity=".45"')}
${times(18, (index) => sprinkle(between(random, 140, 340), between(random, 90, 200), between(random, 0, 180), [pop, pale, main, darken(pop, 0.2)][index % 4] ?? pop, 0.8))}
<circle cx="236" cy="62" r="36" fill="#d4203a"/><circle cx="224" cy="50" r="10" fill="#fff" opacity=".6"/>${line("M238 32C244 10 262 4 276 2", "#3f6b2b", 6)}`,
  };
};

export const doughnut: Illustration = ({ main, pop, pale, second, random }) => {
  const icing = blob(300, 288, 240, 11, 0.045, random);
  return {
    width: 600,
    height: 600,
    defs:
      ball("dough", "#e0a35a") +
      ball("ice", main, 0.26) +
      radial("hole", [
        [0, "#8a5322"],
        [0.75, "#b8762f"],
        [1, "#e2a860"],
      ]),
    body: `<circle cx="300" cy="306" r="276" fill="url(#dough)"/>${path("M40 340C70 500 200 590 300 590C420 590 540 500 560 340C540 460 420 540 300 540C180 540 60 460 40 340Z", "#8d5420", 'opacity=".3"')}
${path(icing, darken(main, 0.4), 'opacity=".35" transform="translate(0 14)"')}${path(icing, "url(#ice)")}
${line("M120 240C140 160 210 104 290 98", "#fff", 22, 'opacity=".55"')}${line("M330 98C350 100 366 104 380 110", "#fff", 18, 'opacity=".5"')}
${times(52, (index) => {
  const angle = index * 2.4 + between(random, -0.2, 0.2);
  const reach = 118 + ((index * 37) % 104);
  return sprinkle(
    300 + Math.cos(angle) * reach,
    288 + Math.sin(angle) * reach,
    between(random, 0, 180),
    [pop, pale, second, lighten(pop, 0.5)][index % 4] ?? pop,
    0.9,
  );
})}
<circle cx="300" cy="296" r="92" fill="${darken(main, 0.3)}"/><circle cx="300" cy="304" r="86" fill="url(#hole)"/>${ellipse(300, 318, 70, 62, "#5d3413", 'opacity=".5"')}`,
  };
};

export const burger: Illustration = ({ random }) => ({
  width: 680,
  height: 560,
  defs:
    ball("top", BUN) +
    fall("base", BUN) +
    fall("meat", "#7a3d20") +
    fall("leaf", "#6fbf3f", 0.35) +
    fall("red", "#e5412d") +
    fall("cheese", "#ffc52e", 0.14),
  body: `${path("M70 440H610C622 500 590 544 520 544H160C90 544 58 500 70 440Z", "url(#base)")}
${slab(48, 360, 584, 92, 46, "url(#meat)")}${times(9, (index) => ellipse(90 + index * 64, 396 + (index % 3) * 16, 16, 7, "#4d2310", 'opacity=".55"'))}
${path("M56 340H624L560 372L500 350L420 430L340 350L240 372L150 348Z", "url(#cheese)")}
${slab(70, 300, 540, 52, 26, "url(#red)")}${slab(90, 306, 500, 12, 6, "#fff", 'opacity=".25"')}
${path("M40 290C50 260 630 260 640 290C650 330 610 322 590 306C570 346 530 340 512 308C490 350 440 346 424 310C400 352 350 350 334 312C310 352 262 346 248 310C226 346 176 344 160 308C140 340 96 340 86 304C66 326 30 326 40 290Z", "url(#leaf)")}
${path("M60 270C60 110 190 30 340 30C490 30 620 110 620 270C620 288 606 292 590 292H90C74 292 60 288 60 270Z", "url(#top)")}
${path("M104 210C124 130 200 84 280 72C210 108 168 156 156 222Z", "#fff", 'opacity=".35"')}
${times(19, (index) => {
  const x = 170 + ((index * 83) % 350);
  const y = 84 + ((index * 47) % 120) + Math.abs(x - 340) * 0.12;
  return ellipse(x, y, 12, 7, "#fff1cf", `transform="rotate(${between(random, -40, 40).toFixed(0)} ${x} ${y})"`);
})}`,
});

/** A whole pizza from above, one slice on its way out. */
export const pizza: Illustration = ({ random }) => {
  const slice = "M330 330L480 88A285 285 0 0 1 608 280Z";
  const toppings = (count: number) =>
    times(count, (index) => {
      const angle = index * 2.39;
      const reach = 218 * Math.sqrt((index + 0.6) / count);
      const [x, y] = [330 + Math.cos(angle) * reach, 330 + Math.sin(angle) * reach];
      return index % 3 === 2
        ? path(
            `M${x} ${y}c20 -30 54 -20 56 6c-26 22 -50 16 -56 -6Z`,
            "#2f8a3e",
            `transform="rotate(${index * 50} ${x} ${y})"`,
          )
        : `<circle cx="${x}" cy="${y}" r="34" fill="#c5301f"/><circle cx="${x}" cy="${y}" r="27" fill="#e0513a"/><circle cx="${x - 8}" cy="${y - 9}" r="7" fill="#f4a08c" opacity=".7"/>`;
    });
  const disc = `<circle cx="330" cy="330" r="296" fill="url(#crust)"/><circle cx="330" cy="330" r="256" fill="#c8391f"/>${path(blob(330, 330, 246, 16, 0.02, random), "url(#melt)")}${times(16, (index) => ellipse(330 + Math.cos(index * 1.7) * (40 + ((index * 53) % 180)), 330 + Math.sin(index * 1.7) * (40 + ((index * 53) % 180)), 24, 17, "#fff3c4", 'opacity=".6"'))}${toppings(15)}`;
  return {
    width: 740,
    height: 660,
    defs: `${radial("crust", [
      [0.8, "#e2a24d"],
      [0.93, "#d08a35"],
      [1, "#a4611f"],
    ])}${radial("melt", [
      [0, "#ffe08a"],
      [0.75, "#ffc94a"],
      [1, "#efaa2c"],
    ])}<clipPath id="slice"><path d="${slice}"/></clipPath><clipPath id="rest"><path d="M330 330L480 88A285 285 0 0 0 -40 -40V700H700V330L608 280Z"/></clipPath>`,
    body: `<g clip-path="url(#rest)">${disc}</g><g transform="translate(74 -42)"><g clip-path="url(#slice)">${disc}</g></g>${line("M330 330L150 92M330 330L44 420M330 330L290 620M330 330L560 520", "#8f4a16", 5, 'opacity=".28"')}`,
  };
};

/** A sourdough loaf, scored and dusted with flour. */
export const loaf: Illustration = ({ random }) => {
  const shape = "M40 300C30 150 180 50 370 50C560 50 710 150 700 300C694 390 600 430 370 430C140 430 46 390 40 300Z";
  return {
    width: 740,
    height: 460,
    defs:
      radial(
        "bake",
        [
          [0, "#e8ad60"],
          [0.55, "#c47a32"],
          [1, "#7a3f16"],
        ],
        0.42,
        0.24,
        0.8,
      ) + fall("ear", "#f4d6a4", 0.2),
    body: within(
      "l",
      shape,
      `${path(shape, "url(#bake)")}${times(4, (index) => {
        const x = 132 + index * 138;
        return `${path(`M${x} 110C${x + 70} 170 ${x + 90} 250 ${x + 62} 346C${x + 10} 280 ${x - 24} 190 ${x} 110Z`, "url(#ear)")}${line(`M${x} 110C${x + 70} 170 ${x + 90} 250 ${x + 62} 346`, "#6a3410", 9, 'opacity=".55"')}`;
      })}${times(90, () => ellipse(between(random, 90, 640), between(random, 70, 330), between(random, 2, 7), between(random, 1.5, 4), "#fff7e6", 'opacity=".75"'))}${path("M60 250C80 140 200 80 330 70C220 104 130 160 104 280Z", "#fff", 'opacity=".2"')}${path("M40 330C140 400 600 400 700 330V460H40Z", "#4a2209", 'opacity=".34"')}`,
    ),
  };
};

export const cake: Illustration = ({ main, second, pop, pale, random }) => {
  const drips = (y: number, left: number, right: number, count: number) => {
    const step = (right - left) / count;
    return `M${left} ${y}H${right}${times(count, (index) => {
      const x = right - index * step;
      const depth = 34 + ((index * 29) % 46);
      return `V${y + 20}C${x} ${y + depth + 26} ${x - step} ${y + depth + 26} ${x - step} ${y + 20}`;
    })}Z`;
  };
  return {
    width: 640,
    height: 660,
    defs:
      round("tier", lighten(second, 0.32), 0.22) +
      round("low", lighten(main, 0.16), 0.3) +
      round("plate", pale, 0.26) +
      radial("flame", [
        [0, "#fff6c8"],
        [0.5, "#ffc53d"],
        [1, "#ff7a1a"],
      ]),
    body: `${ellipse(320, 612, 300, 34, darken(pale, 0.3))}${ellipse(320, 600, 300, 34, "url(#plate)")}
${path("M90 380H550V580C550 612 90 612 90 580Z", "url(#low)")}${ellipse(320, 380, 230, 36, lighten(main, 0.3))}${path(drips(388, 92, 548, 9), pale)}${ellipse(320, 384, 228, 34, pale)}
${path("M170 220H470V380C470 404 170 404 170 380Z", "url(#tier)")}${path(drips(226, 172, 468, 6), main)}${ellipse(320, 222, 149, 26, main)}
${times(9, (index) => `<circle cx="${110 + index * 52}" cy="${578 + Math.round(Math.sin((index / 8) * Math.PI) * 14)}" r="17" fill="${index % 2 ? pop : pale}"/>`)}
${times(16, (index) => sprinkle(between(random, 130, 510), between(random, 470, 550), between(random, 0, 180), [pop, pale, lighten(second, 0.5)][index % 3] ?? pop, 0.7))}
${[240, 320, 400].map((x, index) => `${slab(x - 9, 110 - (index % 2) * 16, 18, 116, 9, index % 2 ? pop : pale)}${times(4, (ring) => line(`M${x - 9} ${134 + ring * 24}L${x + 9} ${122 + ring * 24}`, index % 2 ? pale : pop, 5))}${path(`M${x} ${44 - (index % 2) * 16}C${x + 26} ${80 - (index % 2) * 16} ${x + 16} ${106 - (index % 2) * 16} ${x} ${106 - (index % 2) * 16}C${x - 16} ${106 - (index % 2) * 16} ${x - 26} ${80 - (index % 2) * 16} ${x} ${44 - (index % 2) * 16}Z`, "url(#flame)")}`).join("")}`,
  };
};

export const cookie: Illustration = ({ random }) => {
  const shape = blob(300, 300, 262, 12, 0.022, random);
  return {
    width: 600,
    height: 600,
    defs: ball("dough", "#d99a52") + ball("chip", "#4a2413", 0.5),
    body: `<mask id="bite"><rect width="600" height="600" fill="#fff"/>${[
      [520, 96, 70],
      [450, 40, 56],
      [580, 180, 54],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#000"/>`)
      .join(
        "",
      )}</mask><g mask="url(#bite)">${path(shape, "#9c5f25", 'transform="translate(0 16)"')}${path(shape, "url(#dough)")}${times(40, () => ellipse(between(random, 90, 510), between(random, 90, 510), between(random, 6, 20), between(random, 3, 9), "#b5742f", 'opacity=".45"'))}
${times(13, (index) => {
  const reach = 224 * Math.sqrt((index + 0.4) / 13);
  const [x, y] = [300 + Math.cos(index * 2.39) * reach, 300 + Math.sin(index * 2.39) * reach];
  const r = 26 + (index % 3) * 9;
  return `${path(blob(x, y, r, 4, 0.1, random), "url(#chip)")}${ellipse(x - r * 0.3, y - r * 0.36, r * 0.3, r * 0.16, "#fff", 'opacity=".4"')}`;
})}</g>${[
      [498, 190, 9],
      [556, 120, 12],
      [470, 108, 7],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#c98640"/>`)
      .join("")}`,
  };
};

const bowl = (main: string, second: string, top: string): Pick<ReturnType<Illustration>, "body"> => ({
  body: `${ellipse(350, 250, 310, 74, darken(main, 0.3))}${ellipse(350, 244, 292, 62, darken(main, 0.55))}${top}${within("b", "M40 250C40 430 170 560 350 560C530 560 660 430 660 250C620 330 80 330 40 250Z", `${slab(30, 240, 640, 330, 0, "url(#bowl)")}${times(10, (index) => `<circle cx="${40 + index * 70}" cy="430" r="30" fill="none" stroke="${second}" stroke-width="9" opacity=".8"/>`)}${path("M90 300C110 420 180 500 250 530C190 460 160 380 154 310Z", "#fff", 'opacity=".35"')}`)}${path("M240 548H460L444 584H256Z", darken(main, 0.4))}`,
});

/** Noodles with an egg, greens and chopsticks. */
export const noodles: Illustration = ({ main, second, deep }) => ({
  width: 700,
  height: 600,
  defs:
    round("bowl", main) +
    radial("broth", [
      [0, "#f0b45a"],
      [1, "#c97a2a"],
    ]),
  ...bowl(
    main,
    lighten(second, 0.3),
    `${steam(300, 150, 120)}${ellipse(350, 252, 276, 54, "url(#broth)")}${times(9, (index) => line(`M${120 + index * 30} 262C${170 + index * 34} ${206 + (index % 3) * 14} ${250 + index * 30} ${300 - (index % 2) * 20} ${330 + index * 26} 258`, index % 2 ? "#ffe3a1" : "#f6cf7d", 13))}
${ellipse(240, 238, 66, 38, "#fffaf0")}${ellipse(246, 238, 36, 22, "#ffb02e")}${ellipse(238, 232, 12, 6, "#fff", 'opacity=".6"')}${path("M420 210C460 170 540 186 556 236C520 262 450 262 420 210Z", "#3f9a4b")}${path("M470 250C500 214 570 226 590 256C560 280 500 284 470 250Z", "#67bb58")}${times(6, (index) => `<circle cx="${340 + index * 22}" cy="${216 + (index % 2) * 14}" r="9" fill="none" stroke="#7ac26a" stroke-width="6"/>`)}<g transform="rotate(-24 520 150)">${slab(300, 118, 380, 15, 7, deep)}${slab(300, 150, 380, 15, 7, darken(deep, 0.3))}</g>`,
  ),
});

/** A bowl full of green. */
export const salad: Illustration = ({ main, second, random }) => ({
  width: 700,
  height: 600,
  defs: round("bowl", main) + fall("l0", "#4fa64a") + fall("l1", "#7cc75a") + fall("l2", "#2f7f3e"),
  ...bowl(
    main,
    lighten(second, 0.3),
    `${times(12, (index) => path(blob(110 + index * 44, 216 - Math.sin((index / 11) * Math.PI) * 92 + (index % 2) * 22, 84, 7, 0.12, random), `url(#l${index % 3})`))}${times(
      5,
      (index) => {
        const [x, y] = [180 + index * 86, 160 + ((index * 41) % 60)];
        return index % 2
          ? `<circle cx="${x}" cy="${y}" r="44" fill="#fff3b8"/><circle cx="${x}" cy="${y}" r="30" fill="#ffb52e"/>`
          : `<circle cx="${x}" cy="${y}" r="46" fill="#d93526"/><circle cx="${x}" cy="${y}" r="37" fill="#ff6a4f"/>${times(5, (seed) => ellipse(x + Math.cos(seed * 1.26) * 20, y + Math.sin(seed * 1.26) * 20, 5, 8, "#ffd9a0"))}`;
      },
    )}`,
  ),
});

/** Half unwrapped, in the brand's paper. */
export const chocolate: Illustration = ({ main, second, pale }) => ({
  width: 500,
  height: 700,
  defs:
    fall("cocoa", "#5b2f1b", 0.4) +
    round("paper", main) +
    linear("foil", [
      [0, "#f7f3ea"],
      [0.4, "#c9c2b3"],
      [0.7, "#ffffff"],
      [1, "#a8a091"],
    ]),
  body: `${slab(70, 20, 360, 420, 20, "url(#cocoa)")}${times(6, (index) => {
    const [x, y] = [88 + (index % 3) * 112, 40 + Math.floor(index / 3) * 150];
    return `${slab(x, y, 98, 130, 12, "#6d3a22")}${path(`M${x} ${y + 12}q0 -12 12 -12h74q12 0 12 12l-18 14h-62Z`, "#9a5a38", 'opacity=".8"')}${path(`M${x + 98} ${y + 118}q0 12 -12 12h-74q-12 0 -12 -12l18 -14h62Z`, "#371809", 'opacity=".6"')}`;
  })}
${path("M50 330L110 300L160 346L220 304L280 350L340 300L400 346L450 316V420H50Z", "url(#foil)")}
${within("w", "M40 390H460V660C460 682 448 690 430 690H70C52 690 40 682 40 660Z", `${slab(30, 380, 440, 320, 0, "url(#paper)")}${times(7, (index) => path(`M30 ${450 + index * 44}q110 -40 220 0t220 0v16q-110 40 -220 0t-220 0Z`, second, 'opacity=".55"'))}${slab(120, 470, 260, 140, 12, pale)}${slab(160, 512, 180, 20, 10, main)}${slab(190, 552, 120, 12, 6, main, 'opacity=".6"')}`)}`,
});
