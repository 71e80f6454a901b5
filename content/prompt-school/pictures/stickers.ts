import { linear, radial } from "../../../src/engine/tree/svg.ts";
import { type LessonPictures, layer, times, whole } from "./picture.ts";

const TOAST =
  "M330 330C320 210 430 150 600 150S880 210 870 330C866 388 836 424 812 440L812 690C812 726 788 744 754 744L446 744C412 744 388 726 388 690L388 440C364 424 334 388 330 330Z";
const BUTTER = "M404 560 560 520 640 566 640 668 484 712 404 664Z";
const LEFT_ARM = "M400 520C330 540 316 620 360 660 390 686 440 680 470 660";
const RIGHT_ARM = "M800 520C866 548 874 640 812 668 760 690 690 680 640 646";

const OUTLINE = "#4a2a12";
const CRUST = "#b8763a";
const CRUST_SHADE = "#96582a";
const CRUMB = "#f7dcae";
const CRUMB_SHADE = "#eac48c";

/** Everything that belongs to the sticker, as one outline for the border. */
const silhouette = (width: number, color: string) =>
  `<g fill="${color}" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"><path d="${TOAST}"/><path d="${BUTTER}"/><path d="${LEFT_ARM}" fill="none" stroke-width="${width + 34}"/><path d="${RIGHT_ARM}" fill="none" stroke-width="${width + 34}"/><path d="M916 214h14v20h-14zM972 120h34v44h-34z"/></g>`;

const arm = (d: string) =>
  `<path d="${d}" fill="none" stroke="${OUTLINE}" stroke-width="52" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${CRUST}" stroke-width="32" stroke-linecap="round"/>`;

const body = `<g stroke="${OUTLINE}" stroke-width="16" stroke-linejoin="round">
  <path d="${TOAST}" fill="${CRUST}"/></g>
  <path d="M862 330C858 384 828 418 802 434L802 688C802 718 782 734 752 734L640 734C700 700 740 640 742 560 744 470 770 440 806 400 830 372 838 350 840 320Z" fill="${CRUST_SHADE}"/>
  <path d="M378 336C372 244 462 198 600 198S828 244 822 336C820 376 800 400 766 416L766 680C766 692 758 698 746 698L454 698C442 698 434 692 434 680L434 416C400 400 380 376 378 336Z" fill="${CRUMB}" stroke="${OUTLINE}" stroke-width="10"/>
  <path d="M817 336C815 374 795 397 761 412L761 680C761 690 755 694 746 694L640 694C690 640 700 560 706 480 712 420 760 396 776 340 782 312 774 280 758 256 800 274 820 300 817 336Z" fill="${CRUMB_SHADE}"/>
  <path d="M420 320C424 270 470 240 540 232" fill="none" stroke="#fff3d8" stroke-width="18" stroke-linecap="round"/>
  <g fill="none" stroke="${OUTLINE}" stroke-width="14" stroke-linecap="round"><path d="M478 384c18 20 52 20 70 0M652 384c18 20 52 20 70 0"/><path d="M566 446c8 24 56 24 64 0"/></g>
  <ellipse cx="462" cy="440" rx="36" ry="22" fill="#f2a39b"/><ellipse cx="738" cy="440" rx="36" ry="22" fill="#f2a39b"/>`;

const butter = `<g stroke="${OUTLINE}" stroke-width="14" stroke-linejoin="round"><path d="M404 560 560 520 640 566 484 608Z" fill="#fff2a8"/><path d="M404 560 484 608 484 712 404 664Z" fill="#f3c53c"/><path d="M484 608 640 566 640 668 484 712Z" fill="#ffdd57"/></g>
  <path d="M506 626 618 596" stroke="#fff2a8" stroke-width="12" stroke-linecap="round"/>`;

/** Three letters, drawn: sleep needs no typeface. */
const sleep = `<g fill="none" stroke="${OUTLINE}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"><path d="M904 206h34l-34 36h36"/><path d="M966 116h44l-44 48h46"/></g>`;

const chequers = times(432, (i) => {
  const [column, row] = [i % 24, Math.floor(i / 24)];
  return (column + row) % 2 ? "" : `<rect x="${column * 50}" y="${row * 50}" width="50" height="50" fill="#cfcfcf"/>`;
});

export default {
  good: () => [
    layer(whole('fill="#ffffff"')),
    layer(`<g transform="translate(-44 16)">${silhouette(64, "#2a1c0c")}</g>`, "", 16),
    layer(whole('fill="#ffffff" fill-opacity="0.72"')),
    layer(
      `<g transform="translate(-44 2)">${silhouette(62, "#e3e0da")}${silhouette(58, "#ffffff")}${body}${butter}${arm(LEFT_ARM)}${arm(RIGHT_ARM)}${sleep}</g>`,
    ),
  ],
  careless: () => [
    layer(`${whole('fill="#ffffff"')}${chequers}`),
    layer(
      `<g transform="translate(10 40) rotate(-5 600 450)"><path d="${TOAST}" fill="url(#crust)" stroke="#6b4a2a" stroke-width="2"/>
      <path d="M378 336C372 244 462 198 600 198S828 244 822 336C820 376 800 400 766 416L766 680C766 692 758 698 746 698L454 698C442 698 434 692 434 680L434 416C400 400 380 376 378 336Z" fill="url(#crumb)" stroke="#8a6a45" stroke-width="1.5"/>
      <ellipse cx="520" cy="350" rx="52" ry="64" fill="#fff" stroke="#333" stroke-width="5"/><ellipse cx="690" cy="362" rx="40" ry="50" fill="#fff" stroke="#555" stroke-width="2"/>
      <circle cx="534" cy="366" r="26" fill="url(#eye)"/><circle cx="682" cy="372" r="20" fill="#3a7bd5"/>
      <path d="M540 470C580 520 660 510 690 452" fill="none" stroke="#a33" stroke-width="3"/>
      <path d="M812 560C900 540 920 470 960 450" fill="none" stroke="#6b4a2a" stroke-width="4"/><path d="M388 560C320 560 280 620 240 600" fill="none" stroke="#6b4a2a" stroke-width="12"/>
      <ellipse cx="596" cy="610" rx="120" ry="46" fill="url(#melt)"/></g>`,
      radial(
        "crust",
        [
          [0, "#ffd08a"],
          [0.6, "#c0722c"],
          [1, "#5c2f10"],
        ],
        0.35,
        0.3,
        0.8,
      ) +
        radial(
          "crumb",
          [
            [0, "#fffbe8"],
            [0.7, "#f0c98b"],
            [1, "#b5793b"],
          ],
          0.6,
          0.35,
          0.75,
        ) +
        radial("eye", [
          [0, "#7ee8c4"],
          [1, "#0b5d46"],
        ]) +
        linear("melt", [
          [0, "#fff7b0", 0.95],
          [1, "#ff9d2e", 0.7],
        ]),
    ),
    layer(`<ellipse cx="600" cy="812" rx="240" ry="20" fill="#000" fill-opacity="0.28"/>`, "", 10),
  ],
} satisfies LessonPictures;
