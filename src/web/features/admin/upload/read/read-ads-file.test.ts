import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AD_COLUMNS } from "../../../../../shared/ad-row.ts";
import { csvLine } from "../../../../../shared/csv-cell.ts";
import { readAdsFile } from "./read-ads-file.ts";

const HEADER = AD_COLUMNS.map(({ header }) => header).join(",");
const GOOD =
  "Tallyo,https://cdn.tallyo.example/a.png,Meta,SaaS,Sign-ups,Awareness,Founders,Proof,https://tallyo.example";

const file = (...lines: string[]) => new Blob([lines.join("\n")]);
const read = (...lines: string[]) => readAdsFile(file(HEADER, ...lines));
const refusalOf = async (blob: Blob) =>
  readAdsFile(blob).then(
    () => "accepted",
    (error) => error.message,
  );
const utf16 = (text: string, order: "le" | "be", mark: boolean) => {
  const bytes = Buffer.from((mark ? "\ufeff" : "") + text, "utf16le");
  return new Blob([order === "le" ? bytes : bytes.swap16()]);
};

describe("files that are read", () => {
  test("a plain one, with the number a spreadsheet shows for each row", async () => {
    const { ready, counts, encoding } = await read(GOOD, GOOD.replace("Tallyo", "Solene"));
    expect(counts).toEqual({ ready: 2, "left out": 0, duplicate: 0, check: 0 });
    expect(ready.map(({ line }) => line)).toEqual([2, 3]);
    expect(ready[0]?.cells).toEqual({
      name: "Tallyo",
      image_url: "https://cdn.tallyo.example/a.png",
      platform: "Meta",
      industry: "SaaS",
      ad_goal: "Sign-ups",
      funnel_stage: "Awareness",
      target_audience: "Founders",
      tactics: "Proof",
      links_to: "https://tallyo.example",
    });
    expect(encoding).toBe("utf-8");
  });

  test("quotes, commas, line breaks and doubled quotes inside a value", async () => {
    const { ready } = await read('"Tallyo, Inc.",https://a.example/1.png,Meta,,,,"line 1\nline 2","He said ""wow""",');
    expect(ready[0]?.cells).toMatchObject({
      name: "Tallyo, Inc.",
      target_audience: "line 1\nline 2",
      tactics: 'He said "wow"',
      links_to: "",
    });
  });

  test.each([
    ["Windows line ends", new Blob([`${HEADER}\r\n${GOOD}\r\n`])],
    ["old Mac line ends", new Blob([`${HEADER}\r${GOOD}\r`])],
    ["a byte order mark", new Blob([`\ufeff${HEADER}\n${GOOD}`])],
    ["UTF-16 little endian", utf16(`${HEADER}\r\n${GOOD}`, "le", true)],
    ["UTF-16 big endian", utf16(`${HEADER}\n${GOOD}`, "be", true)],
    ["UTF-16 without a mark", utf16(`${HEADER}\n${GOOD}`, "le", false)],
    ["semicolons", new Blob([`${HEADER}\n${GOOD}`.replaceAll(",", ";")])],
    ["Excel's line about the separator", new Blob([`sep=;\r\n${`${HEADER}\r\n${GOOD}`.replaceAll(",", ";")}`])],
    ["empty columns at the end", new Blob([`${HEADER},,\n${GOOD},,`])],
    ["a zero-width space in the header", new Blob([`${HEADER.replace("name", "\u200bname")}\n${GOOD}`])],
    ["tabs", new Blob([`${HEADER}\n${GOOD}`.replaceAll(",", "\t")])],
    ["blank lines and rows of nothing but commas", new Blob([`\n\n${HEADER}\n\n,,,,,,,,\n${GOOD}\n  \n\n`])],
    [
      "another order of the columns",
      new Blob([
        "Links To,Tactics,Target Audience,Funnel Stage,Ad Goal,Industry,Platform,",
        "image_url,name\n",
        GOOD.split(",").reverse().join(","),
      ]),
    ],
    ["spaces around values", new Blob([`${HEADER}\n${GOOD.replaceAll(",", "  ,  ")}`])],
  ])("%s", async (_, blob) => {
    const { ready } = await readAdsFile(blob);
    expect(ready.map(({ cells }) => Object.values(cells).sort())).toEqual([GOOD.split(",").sort()]);
  });

  test("blank lines count, so that the numbers stay those of the spreadsheet", async () => {
    const { ready } = await read("", GOOD, "", "", GOOD.replace("Tallyo", "Other"));
    expect(ready.map(({ line }) => line)).toEqual([3, 6]);
  });

  test("accents of a file that Excel saved as Windows-1252", async () => {
    const latin = Buffer.from(`${HEADER}\n${GOOD.replace("Tallyo", "Café Zoë")}`, "latin1");
    const { ready, encoding } = await readAdsFile(new Blob([latin]));
    expect(encoding).toBe("windows-1252");
    expect(ready[0]?.cells.name).toBe("Café Zoë");
  });

  test("emoji and other scripts, cut anywhere by the pieces a file is read in", async () => {
    const name = "🍌👩🏽‍🍳 バナナ خبز".repeat(3);
    const rows = Array.from({ length: 4_000 }, (_, i) => `${i}${name},https://a.example/${i}.png,,,,,,,`);
    const { ready } = await read(...rows);
    expect(ready.every(({ cells }, i) => cells.name === i + name)).toBe(true);
    expect(ready).toHaveLength(4_000);
  });

  test("naughty strings stay what they are", async () => {
    const naughty = [
      "undefined",
      "null",
      "NaN",
      "1e1000",
      "'; drop table ads_swipe; --",
      "<script>alert(1)</script>",
      "../../etc/passwd",
      "%00",
      "\u202eevil",
      "Ω≈ç√∫˜µ≤≥÷",
      "__proto__",
      "constructor",
      "{{7*7}}",
      "$(touch x)",
      "\\u0000",
    ];
    const { ready, counts } = await read(...naughty.map((name) => `"${name}",https://a.example/x.png,,,,,,,`));
    expect(ready.map(({ cells }) => cells.name)).toEqual(naughty);
    expect(counts.ready).toBe(naughty.length);
  });

  test("quotation marks where no quotes belong, which stay part of the value", async () => {
    const rows = ['Screens 15" wide,https://a.example/1.png,,,,,,,', '"Tallyo"x,https://a.example,,,,,,,'];
    const { ready } = await read(...rows);
    expect(ready.map(({ cells }) => cells.name)).toEqual(['Screens 15" wide', '"Tallyo"x']);
  });
});

test("whatever our own export writes is read back as it was", async () => {
  const text = fc.string({ unit: "binary", maxLength: 40 }).map((value) =>
    value
      .replaceAll("\0", "")
      .replace(/^[\s']+/, "")
      .trim(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 20 }), async (values) => {
      const rows = values.map(([platform, tactics, links], i) => [
        `Ad ${i}`,
        `https://a.example/${i}.png`,
        platform,
        "",
        "",
        "",
        "",
        tactics,
        links,
      ]);
      const { ready } = await readAdsFile(new Blob([HEADER, "\r\n", ...rows.map(csvLine)]));
      expect(ready.map(({ cells }) => Object.values(cells))).toEqual(rows);
    }),
    { numRuns: 40 },
  );
});

describe("rows that are left out, doubled or doubtful", () => {
  test("each says why, and only the sound ones are ready", async () => {
    const { ready, noted, counts } = await read(
      GOOD,
      "Kibbo,,LinkedIn,,,,,,",
      ",https://a.example/b.png,,,,,,,",
      GOOD,
      "Fern,http://a.example/c.png,,,,,,,",
      "Tarn,//a.example/d.png,,,,,,,",
      "Evil,javascript:alert(1),,,,,,,",
      `Long,https://a.example/e.png,,,,,,${"x".repeat(612)},`,
      "Extra, https://a.example/f.png,a,b,c,d,e,f,g,h,i",
      "=1+1,https://a.example/g.png,,,,,,,",
      "Short,https://a.example/h.png",
      "Nul\0,https://a.example/i.png,,,,,,,",
    );
    expect(noted.map(({ line, state, note }) => [line, state, note])).toEqual([
      [3, "left out", "No image_url."],
      [4, "left out", "No name."],
      [5, "duplicate", "Same as row 2. Adds none."],
      [6, "check", "image_url is not https. The picture may not load."],
      [7, "left out", "image_url is not a web address: it must start with https:// or http://."],
      [8, "left out", "image_url is not a web address: it must start with https:// or http://."],
      [9, "left out", "Tactics has 612 characters, 500 fit."],
      [10, "left out", "11 values for 9 columns. A value with a comma needs quotation marks around it."],
      [11, "check", "name looks like a formula. It is kept as plain text."],
      [13, "left out", "name holds a character that cannot be stored."],
    ]);
    expect(ready.map(({ line }) => line)).toEqual([2, 6, 11, 12]);
    expect(counts).toEqual({ ready: 2, "left out": 7, duplicate: 1, check: 2 });
  });

  test("an apostrophe that our own export put before a formula is taken off again", async () => {
    const { ready } = await read("'=1+1,https://a.example/g.png,,,,,,,", "'n Sync,https://a.example/g.png,,,,,,,");
    expect(ready.map(({ cells }) => cells.name)).toEqual(["=1+1", "'n Sync"]);
  });
});

describe("files that are refused", () => {
  test.each([
    ["an empty one", new Blob([""]), "No valid data found in CSV file"],
    ["only a header", file(HEADER), "No valid data found in CSV file"],
    ["only blank lines", file("", "", ""), "No valid data found in CSV file"],
    [
      "the wrong case",
      file(HEADER.replace("Platform", "platform"), GOOD),
      'The header does not match. "platform" must be "Platform". Copy it from the format guide.',
    ],
    [
      "a column twice",
      file(HEADER.replace("Industry", "Platform"), GOOD),
      'The header does not match. "Platform" is there twice. Missing: Industry. Copy it from the format guide.',
    ],
    [
      "a column missing",
      file(HEADER.replace(",Tactics", ""), GOOD),
      "The header does not match. Missing: Tactics. Copy it from the format guide.",
    ],
    [
      "a column too many",
      file(`${HEADER},Notes`, GOOD),
      'The header does not match. Not known: "Notes". Copy it from the format guide.',
    ],
    ["no header", file(GOOD), /^The header does not match\. Missing: name, image_url, Platform.* Not known: "Tallyo"/],
    [
      "a quote that never closes",
      file(HEADER, `"Tallyo,${GOOD}`),
      "A quotation mark in row 2 is never closed. Inside a quoted value, write every quotation mark twice.",
    ],
    [
      "a quote that never closes in a long file",
      file(HEADER, `"Tallyo,${GOOD}`, ...Array(2_000).fill(GOOD)),
      /^Row 2 is longer than 100,000 characters\. Either a quotation mark/,
    ],
    [
      "one line of many megabytes",
      new Blob(Array(30).fill("a,b;c ".repeat(200_000))),
      /^Row 1 is longer than 100,000 characters\./,
    ],
    ["an Excel workbook", new Blob([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0])]), /^This is an Excel workbook/],
    [
      "a picture",
      new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])]),
      /^The header does not/,
    ],
    ["no rows with both name and address", file(HEADER, "a,,,,,,,,", ",b,,,,,,,"), "accepted"],
  ])("%s", async (_, blob, message) => {
    expect(await refusalOf(blob)).toMatch(message);
  });

  test("200 MB are refused before they are read", async () => {
    const huge = { size: 200_000_000, slice: () => expect.unreachable() } as unknown as Blob;
    expect(await refusalOf(huge)).toBe("The file has 200 MB, up to 100 MB fit. Split it into parts.");
  });
});
