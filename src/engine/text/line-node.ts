import type { TextStyle } from "../scene/text-style.ts";
import { familyList, TYPEFACES, type Typeface } from "../scene/typefaces.ts";
import { emojiSource } from "../tree/emoji.ts";
import { flex, image, type Node, type Style, words } from "../tree/node.ts";
import { isRightToLeft, type Token } from "./tokens.ts";

/** An emoji is a little wider than its em, so that it does not stick to its neighbours. */
export const EMOJI_EMS = 1.08;

export function fontStyle(style: TextStyle): Style {
  return {
    fontFamily: familyList(style.typeface),
    fontWeight: style.weight,
    fontSize: style.size,
    letterSpacing: style.tracking * style.size,
    lineHeight: style.leading,
    color: style.color,
    ...(style.italic ? { fontStyle: "italic" } : {}),
    ...axesOf(style),
  };
}

function axesOf({ typeface, width, opticalSize }: TextStyle): Style {
  const { axes }: Typeface = TYPEFACES[typeface];
  const size = opticalSize ?? axes?.opticalSize;
  return {
    ...(axes && width ? { fontStretch: `${width}%` } : {}),
    ...(axes && size ? { fontVariationSettings: `"opsz" ${size}` } : {}),
  };
}

const asWritten = (text: string, style: Pick<TextStyle, "uppercase">) =>
  style.uppercase ? text.toLocaleUpperCase("en") : text;

/** One line, already broken: text and emoji side by side, never wrapped again. */
export function lineNode(line: readonly Token[], style: TextStyle): Node {
  const rightToLeft = line.some((token) => isRightToLeft(token.text));
  const direction: Style = rightToLeft ? { direction: "rtl", flexDirection: "row-reverse" } : { flexDirection: "row" };
  return flex(
    {
      ...direction,
      justifyContent: SIDES[style.align],
      alignItems: "center",
      whiteSpace: "nowrap",
      height: style.size * style.leading,
      flexShrink: 0,
    },
    ...runsOf(line).map((run) => runNode(run, style, rightToLeft)),
  );
}

const SIDES = { left: "flex-start", center: "center", right: "flex-end" } as const;

/** Words under each other in one node: to have many of them measured, this is much cheaper than a node for each. */
export const listNode = (texts: readonly string[], style: TextStyle, isStrong = false): Node =>
  words(texts.map((text) => asWritten(text, style)).join("\n"), {
    ...fontStyle(style),
    ...(isStrong ? strongStyle(style) : {}),
    whiteSpace: "pre",
    flexShrink: 0,
  });

type Run = { text: string; strong: boolean; emoji: boolean };

/** Neighbouring words of one look become one run, so that kerning and Arabic joining work across them. */
function runsOf(line: readonly Token[]): Run[] {
  const runs: Run[] = [];
  line.forEach((token, index) => {
    const gap = index > 0 && !token.glued ? " " : "";
    const last = runs.at(-1);
    if (last && !token.emoji && !last.emoji && last.strong === token.strong) last.text += gap + token.text;
    else {
      if (last && gap) runs.push({ text: " ", strong: false, emoji: false });
      runs.push({ text: token.text, strong: token.strong, emoji: token.emoji });
    }
  });
  return runs;
}

function runNode(run: Run, style: TextStyle, rightToLeft: boolean): Node {
  if (run.emoji) {
    const side = style.size * 0.96;
    const air = style.size * (EMOJI_EMS - 0.96) * 0.5;
    return image(emojiSource(run.text), {
      ...fontStyle(style),
      width: side,
      height: side,
      marginLeft: air,
      marginRight: air,
      flexShrink: 0,
    });
  }
  const strong: Style = run.strong && style.strong ? strongStyle(style) : {};
  const direction: Style = rightToLeft ? { direction: "rtl" } : {};
  return words(asWritten(run.text, style), {
    ...fontStyle(style),
    ...strong,
    ...direction,
    whiteSpace: "pre",
    flexShrink: 0,
  });
}

function strongStyle({ strong }: TextStyle): Style {
  return {
    ...(strong ? { color: strong.color } : {}),
    ...(strong?.italic ? { fontStyle: "italic" } : {}),
    ...(strong?.ground ? { backgroundColor: strong.ground } : {}),
  };
}
