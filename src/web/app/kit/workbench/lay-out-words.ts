type Measure = (line: string, size: number) => number;

const LEADING = 1.02;
const SMALLEST = 12;

/** Breaks words into lines that fit a box; `auto` takes the largest size at which all of them do. */
export function layOutWords(
  text: string,
  box: { width: number; height: number },
  size: number | "auto",
  measure: Measure,
) {
  if (size !== "auto") return { lines: breakLines(text, box.width, size, measure), size, leading: size * LEADING };
  for (let tried = box.height; tried > SMALLEST; tried *= 0.94) {
    const lines = breakLines(text, box.width, tried, measure);
    const isHighEnough = lines.length * tried * LEADING <= box.height;
    if (isHighEnough && lines.every((line) => measure(line, tried) <= box.width))
      return { lines, size: tried, leading: tried * LEADING };
  }
  return { lines: breakLines(text, box.width, SMALLEST, measure), size: SMALLEST, leading: SMALLEST * LEADING };
}

function breakLines(text: string, width: number, size: number, measure: Measure): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line ? `${line} ${word}` : word;
      if (line && measure(longer, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}
