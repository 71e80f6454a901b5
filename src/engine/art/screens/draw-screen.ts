import { seededRandom } from "../../random.ts";
import type { ArtOf } from "../../scene/art-reference.ts";
import { box } from "../../scene/box.ts";
import { at, type Node } from "../../tree/node.ts";
import { softShadow } from "../../tree/shadow.ts";
import type { Art, ArtContext } from "../art.ts";
import { boardScreen } from "./board-screen.ts";
import { calendarScreen } from "./calendar-screen.ts";
import { chatScreen } from "./chat-screen.ts";
import { dashboardScreen } from "./dashboard-screen.ts";
import { editorScreen } from "./editor-screen.ts";
import { mobileScreen } from "./mobile-screen.ts";
import { type ScreenColors, screenColors } from "./screen-kit.ts";
import { type ScreenText, screenText } from "./screen-text.ts";
import { tableScreen } from "./table-screen.ts";

type Reference = ArtOf<"screen">;

export const isPhone = (variant: Reference["variant"]) => variant === "mobile" || variant === "chat";

/** A screen of the product: in a phone when it is an app, else as a window with rounded corners and a long shadow. */
export function drawScreen(reference: Reference, { palette, brand, isTold = false }: ArtContext): Art {
  const colors = screenColors(palette);
  const words = screenText(reference, isTold);
  const phone = isPhone(reference.variant);
  const aspect = phone ? 440 / 900 : 900 / 660;
  return {
    aspect,
    paint: ({ x, y, width, height }) => [
      phone
        ? phoneAround(
            x,
            y,
            width,
            height,
            colors,
            screenOf(reference, width * 0.932, height - width * 0.068, colors, words, brand.name),
          )
        : at(
            box(x, y, width, height),
            {
              overflow: "hidden",
              borderRadius: width * 0.032,
              boxShadow: softShadow(width / 700, colors.ink, 1.3),
              border: `${width / 500}px solid rgba(255,255,255,.85)`,
            },
            screenOf(reference, width, height, colors, words, brand.name),
          ),
    ],
  };
}

function screenOf(
  { variant, seed, talk }: Reference,
  width: number,
  height: number,
  colors: ScreenColors,
  words: ScreenText,
  brand: string,
): Node {
  const random = seededRandom(seed + 17);
  const name = brand.toLocaleLowerCase("en");
  const address = words.isTold ? undefined : `app.${name.replace(/[^\p{L}\p{N}]+/gu, "")}.example`;
  switch (variant) {
    case "dashboard":
      return dashboardScreen(width, height, colors, words, random);
    case "table":
      return tableScreen(width, height, colors, words, random, address);
    case "calendar":
      return calendarScreen(width, height, colors, words, random, address);
    case "board":
      return boardScreen(width, height, colors, words, address);
    case "editor":
      return editorScreen(width, height, colors, random, words.isTold ? undefined : `${name.replace(/\s+/g, "-")}.ts`);
    case "chat":
      return chatScreen(width, height, colors, brand, random, words.isTold, talk);
    case "mobile":
      return mobileScreen(width, height, colors, words, random);
  }
}

function phoneAround(x: number, y: number, width: number, height: number, colors: ScreenColors, screen: Node): Node {
  const rim = width * 0.034;
  const island = box(width * 0.35, rim * 1.7, width * 0.3, width * 0.062);
  return at(
    box(x, y, width, height),
    {
      backgroundColor: "#15131c",
      borderRadius: width * 0.15,
      padding: rim,
      boxShadow: `${softShadow(width / 420, colors.ink, 1.4)}, inset 0 0 0 ${width * 0.008}px #4a4656`,
    },
    at(box(rim, rim, width - 2 * rim, height - 2 * rim), { overflow: "hidden", borderRadius: width * 0.12 }, screen),
    at(island, { backgroundColor: "#15131c", borderRadius: island.height / 2 }),
  );
}
