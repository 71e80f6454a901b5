import { darken, lighten } from "../../color/mix.ts";
import { linear } from "../../tree/svg.ts";
import { ellipse, fall, type Illustration, line, path, round, slab, times, within } from "./illustration.ts";

const RUNNER =
  "M96 372C82 310 88 236 108 166C114 146 136 142 152 156C190 188 244 194 288 172L330 112C342 96 364 98 376 112C430 184 506 246 596 272C690 296 790 304 836 338C858 354 864 372 860 388Z";

/** A running shoe from the side, on a thick wedge of foam. */
export const runner: Illustration = ({ main, second, pop, pale, deep }) => ({
  width: 940,
  height: 500,
  defs:
    fall("upper", main, 0.22) +
    fall("foam", pale, 0.16) +
    round("heel", pop) +
    linear("toe", [
      [0, darken(main, 0.1)],
      [1, darken(main, 0.42)],
    ]),
  body: `${path("M300 176L352 62C358 48 378 44 392 54L424 78C436 88 436 102 426 114L372 150Z", lighten(second, 0.25))}${path("M330 150L372 66L396 74L360 150Z", "#fff", 'opacity=".35"')}
${within(
  "u",
  RUNNER,
  `${path(RUNNER, "url(#upper)")}${times(26, (row) => times(9, (column) => `<circle cx="${420 + row * 17 + (column % 2) * 8}" cy="${210 + column * 17}" r="3.4" fill="${darken(main, 0.5)}" opacity=".28"/>`))}
${path("M60 120H220C250 210 236 310 200 400H60Z", "url(#heel)")}${path("M690 270C790 290 870 320 880 400H640C650 340 660 300 690 270Z", "url(#toe)")}
${path("M190 400C300 380 420 300 470 214L560 262C520 330 440 390 400 400Z", pale)}${path("M290 400C370 380 470 320 520 250L560 270C520 340 450 390 400 400Z", deep, 'opacity=".9"')}
${path("M90 150C120 190 210 220 300 180L330 120L350 150C310 230 190 250 96 210Z", deep, 'opacity=".55"')}${path("M380 110C430 190 520 250 600 272L570 300C470 270 390 210 350 150Z", darken(main, 0.2), 'opacity=".6"')}`,
)}
${times(5, (index) => {
  const [x, y] = [362 + index * 40, 146 + index * 29];
  return `${line(`M${x - 34} ${y + 46}L${x + 26} ${y - 4}`, "#fff", 15)}<circle cx="${x - 38}" cy="${y + 50}" r="9" fill="${deep}"/>`;
})}
${line("M376 112C366 80 420 40 452 66C470 84 430 104 396 118", "#fff", 11)}
${path("M84 358C60 400 66 448 110 458H812C880 458 906 424 886 372C866 352 700 392 560 392C380 392 180 376 84 358Z", "url(#foam)")}
${path("M84 366C180 392 400 404 560 402C720 400 830 372 888 380C890 390 890 398 888 404C780 396 700 426 560 430C400 434 180 420 76 396Z", pop, 'opacity=".9"')}
${path("M86 436C94 460 110 474 150 476H790C850 476 884 452 892 420C860 440 820 446 780 446H150C120 446 100 444 86 436Z", deep)}${times(13, (index) => slab(150 + index * 50, 462, 26, 18, 6, deep))}
${path("M120 176C112 240 112 300 124 350L146 352C136 300 138 240 150 190Z", "#fff", 'opacity=".35"')}`,
});

const BOOT =
  "M120 470C108 400 128 250 118 96C116 70 136 56 160 60C210 70 270 70 318 52C338 46 352 58 352 76L360 190C380 256 470 300 560 322C640 342 690 380 690 470Z";

/** A hiking boot, laced to the top. */
export const boot: Illustration = ({ main, pop, pale, deep }) => ({
  width: 760,
  height: 600,
  defs: fall("hide", main, 0.36) + fall("sole", deep, 0.4) + round("cuff", lighten(main, 0.2)),
  body: `${within("b", BOOT, `${path(BOOT, "url(#hide)")}${path("M100 60H360V130C280 160 190 160 100 130Z", "url(#cuff)")}${path("M560 300C660 330 720 380 700 480H500C500 400 520 340 560 300Z", darken(main, 0.35))}${path("M100 330C180 340 250 380 260 480H100Z", darken(main, 0.3))}${path("M250 150L360 150L400 290L330 350C270 300 250 230 250 150Z", darken(main, 0.22), 'opacity=".6"')}`)}
${times(6, (index) => {
  const [x, y] = [298 + index * (index > 3 ? 26 : 10), 120 + index * 44];
  return `${line(`M${x - 40} ${y + 14}L${x + 52} ${y - 12}`, pop, 14)}<circle cx="${x - 44}" cy="${y + 16}" r="10" fill="#e8c66a"/><circle cx="${x + 54}" cy="${y - 12}" r="10" fill="#e8c66a"/>`;
})}${line("M300 110C260 60 330 30 350 70C372 30 420 70 366 108", pop, 11)}
${path("M106 450C92 470 90 500 98 520H712C726 490 722 456 690 446C600 470 260 470 106 450Z", pale)}${path("M94 506H718C722 540 712 566 690 570H130C104 566 92 540 94 506Z", "url(#sole)")}${times(8, (index) => path(`M${130 + index * 72} 560h44l-8 26h-28Z`, deep))}
${path("M150 100C156 220 146 340 152 430L176 432C172 340 182 220 176 100Z", "#fff", 'opacity=".22"')}`,
});

export const tshirt: Illustration = ({ main, pop, pale, seed }) => {
  const shape =
    "M210 40C250 84 390 84 430 40L520 70C560 90 590 130 626 230L510 276L496 230C506 380 510 500 506 610C400 634 240 634 134 610C130 500 134 380 144 230L130 276L14 230C50 130 80 90 120 70Z";
  return {
    width: 640,
    height: 660,
    defs: fall("cloth", main, 0.18),
    body: `${path("M204 38C250 70 390 70 436 38L430 74C390 110 250 110 210 74Z", darken(main, 0.42))}${within(
      "t",
      shape,
      `${path(shape, "url(#cloth)")}${line("M146 232C156 170 160 140 150 110M494 232C484 170 480 140 490 110", darken(main, 0.4), 7, 'opacity=".4"')}${path("M170 620C200 500 190 380 240 300C230 420 250 520 230 630Z", "#000", 'opacity=".08"')}${path("M470 620C440 520 450 420 420 330C400 440 420 540 400 630Z", "#000", 'opacity=".07"')}
${seed % 2 ? `<circle cx="320" cy="300" r="100" fill="${pop}"/>${path("M220 320Q270 280 320 320T420 320V400H220Z", pale)}` : `${times(3, (index) => slab(200, 226 + index * 52, 240, 30, 15, [pop, pale, pop][index] ?? pop))}`}`,
    )}${line("M210 44C252 96 388 96 430 44", lighten(main, 0.3), 16)}${line("M138 590C240 612 400 612 502 590", darken(main, 0.3), 4, 'opacity=".5" stroke-dasharray="10 10"')}`,
  };
};

/** A smart watch with its rings closed. */
export const watch: Illustration = ({ main, second, pop, pale, deep }) => ({
  width: 420,
  height: 700,
  defs:
    round("strap", main) +
    linear("steel", [
      [0, "#f6f7f9"],
      [0.3, "#aab2bc"],
      [0.6, "#e9edf1"],
      [1, "#717a85"],
    ]) +
    fall("screen", deep, 0.3),
  body: `${path("M110 220L130 20C132 8 140 4 150 4H270C280 4 288 8 290 20L310 220Z", "url(#strap)")}${path("M110 480L130 680C132 692 140 696 150 696H270C280 696 288 692 290 680L310 480Z", "url(#strap)")}${times(4, (index) => ellipse(210, 560 + index * 34, 9, 7, darken(main, 0.5)))}
${slab(376, 300, 26, 74, 12, "url(#steel)")}${slab(50, 180, 330, 340, 92, "url(#steel)")}${slab(66, 196, 298, 308, 78, "url(#screen)")}
${[
  [104, main, 0.82],
  [78, pop, 0.64],
  [52, lighten(second, 0.3), 0.9],
]
  .map(([r, color, share]) => {
    const reach = 2 * Math.PI * Number(r);
    return `<circle cx="215" cy="350" r="${r}" fill="none" stroke="${color}" stroke-opacity=".25" stroke-width="20"/><circle cx="215" cy="350" r="${r}" fill="none" stroke="${color}" stroke-width="20" stroke-linecap="round" stroke-dasharray="${reach * Number(share)} ${reach}" transform="rotate(-90 215 350)"/>`;
  })
  .join(
    "",
  )}${line("M198 350L212 364L236 336", pale, 11)}${path("M100 210H300L120 490H90V280C90 240 92 220 100 210Z", "#fff", 'opacity=".1"')}`,
});
