import { darken, lighten } from "../../color/mix.ts";
import { readableOn } from "../../color/readable-on.ts";
import { box } from "../../scene/box.ts";
import { logoMarkSvg } from "../../scene/logo-mark.ts";
import { familyList } from "../../scene/typefaces.ts";
import { at, image, words } from "../../tree/node.ts";
import { drawingAt, groundShadow, linear, svgBytes } from "../../tree/svg.ts";
import type { Art, ArtContext } from "../art.ts";

const WIDTH = 900;
const HEIGHT = 520;

/** The company's van, in its colours and with its name on the side. */
export function van({ palette, brand, note }: ArtContext, seed: number): Art {
  const paint = seed % 2 ? "#ffffff" : palette.accent;
  const stripe = seed % 2 ? palette.accent : palette.pop;
  const printed = readableOn(paint, palette.accent, palette.ink);
  const drawing = { width: WIDTH, height: HEIGHT, body: bodyOf(paint, stripe), defs: defsOf(paint) };
  return {
    aspect: WIDTH / HEIGHT,
    paint(area) {
      const s = area.width / WIDTH;
      const size = Math.min(84, 520 / Math.max(5, brand.name.length)) * s;
      const mark = brand.mark && svgBytes({ width: 48, height: 48, body: logoMarkSvg(brand.mark, printed, paint) });
      const marginLeft = mark ? 112 * s : 0;
      return [
        drawingAt(drawing, area),
        at(
          box(area.x + 70 * s, area.y + 96 * s, 480 * s, 150 * s),
          { flexDirection: "column", justifyContent: "center", gap: 8 * s },
          mark && at(box(0, 18 * s, 92 * s, 92 * s), {}, image(mark, { width: 92 * s, height: 92 * s })),
          words(brand.name, {
            fontFamily: familyList("grotesque"),
            fontWeight: 800,
            fontSize: size,
            lineHeight: 1,
            letterSpacing: -size * 0.03,
            color: printed,
            whiteSpace: "nowrap",
            marginLeft,
          }),
          note
            ? words(note, {
                fontFamily: familyList("sans"),
                fontWeight: 600,
                fontSize: Math.min(28, 900 / note.length) * s,
                color: printed,
                whiteSpace: "nowrap",
                marginLeft,
              })
            : null,
        ),
      ];
    },
  };
}

function bodyOf(paint: string, stripe: string) {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="430" r="74" fill="#1b1a22"/><circle cx="${x}" cy="430" r="68" fill="#2b2a35"/><circle cx="${x}" cy="430" r="42" fill="url(#hub)"/><circle cx="${x}" cy="430" r="14" fill="#5f6570"/>${[0, 72, 144, 216, 288].map((turn) => `<rect x="${x - 4}" y="392" width="8" height="26" rx="4" fill="#6d7480" transform="rotate(${turn} ${x} 430)"/>`).join("")}`;
  return `<ellipse cx="450" cy="494" rx="444" ry="26" fill="url(#ground)"/>
<clipPath id="shell"><path d="M24 100C24 66 46 48 82 48H640C690 48 716 62 744 104L806 206C846 218 878 238 880 290V400C880 424 866 434 846 434H50C32 434 24 422 24 404Z"/></clipPath>
<g clip-path="url(#shell)"><rect width="900" height="520" fill="${paint}"/><path d="M0 300C220 260 420 360 900 280V340C500 420 300 300 0 360Z" fill="${stripe}"/><path d="M0 372C240 320 480 410 900 352V372C520 432 260 350 0 396Z" fill="${lighten(stripe, 0.4)}"/><rect width="900" height="520" fill="url(#sheen)"/><rect y="396" width="900" height="60" fill="${darken(paint, 0.35)}" opacity=".55"/></g>
<path d="M604 92H650C680 92 696 100 714 130L762 206C766 214 762 220 752 220H604C594 220 588 214 588 204V108C588 98 594 92 604 92Z" fill="url(#glass)"/><path d="M660 96L610 216H650L704 118Z" fill="#fff" opacity=".28"/>
<path d="M572 70V410M588 236H560" stroke="${darken(paint, 0.4)}" stroke-width="4" opacity=".45" fill="none"/><rect x="604" y="252" width="52" height="14" rx="7" fill="${darken(paint, 0.45)}" opacity=".7"/>
<path d="M842 262C866 264 876 276 878 300V316H842C832 316 826 308 826 296V276C826 268 832 262 842 262Z" fill="#fff3c9"/><path d="M842 262C866 264 876 276 878 300V316H856Z" fill="#ffd76e"/><rect x="22" y="280" width="18" height="60" rx="6" fill="#e5484d"/>
<rect x="800" y="372" width="92" height="44" rx="14" fill="#2b2a35"/><rect x="12" y="382" width="80" height="36" rx="12" fill="#2b2a35"/>
<path d="M738 226C738 210 776 206 776 226V258C776 268 738 268 738 252Z" fill="${darken(paint, 0.6)}"/>
${[210, 700].map((x) => `<path d="M${x - 96} 434A96 96 0 0 1 ${x + 96} 434Z" fill="#16141d"/>`).join("")}${wheel(210)}${wheel(700)}`;
}

function defsOf(paint: string) {
  return [
    linear(
      "sheen",
      [
        [0, "#ffffff", 0.5],
        [0.22, "#ffffff", 0],
        [0.7, darken(paint, 0.6), 0],
        [1, darken(paint, 0.6), 0.3],
      ],
      "down",
    ),
    linear(
      "glass",
      [
        [0, "#2a4a6b"],
        [0.5, "#5f8fb8"],
        [1, "#bfe0f5"],
      ],
      "diagonal",
    ),
    linear(
      "hub",
      [
        [0, "#f4f6f8"],
        [1, "#9aa3ad"],
      ],
      "diagonal",
    ),
    groundShadow("ground", "#120d1c", 0.32),
  ].join("");
}
