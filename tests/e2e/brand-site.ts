import type { PictureHost } from "../stand-ins/pictures/start-picture-host.ts";

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 80"><circle cx="40" cy="40" r="22" fill="#b4471b"/><path d="M40 4v10M40 66v10M4 40h10M66 40h10" stroke="#b4471b" stroke-width="7" stroke-linecap="round"/><rect x="90" y="24" width="200" height="32" rx="8" fill="#33190b"/></svg>`;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Loafworks | Sourdough from Leeds</title>
<meta property="og:site_name" content="Loafworks">
<meta name="description" content="Sourdough with a 36-hour sleep. Out at 6, gone by 9.">
<meta name="theme-color" content="#33190b">
<link rel="stylesheet" href="/site.css">
</head><body><header><a href="/"><img src="/logo.svg" alt="Loafworks logo"></a></header>
<h1>Bread that slept in</h1><a href="tel:+441134960182">0113 496 0182</a>
<a href="https://www.instagram.com/loafworks/">Instagram</a>
<script>document.title = "not this"</script></body></html>`;

const STYLES = `body{background:#fff8ea;color:#33190b;font-family:"Geist",sans-serif}
h1{font-family:"Instrument Serif",serif;color:#33190b}.button{background:#f0a04b;color:#33190b}
a{color:#b4471b}.button:hover{background:#f0a04b}header{background:#fff8ea}`;

const FILES: Record<string, [type: string, text: string]> = {
  "/": ["text/html; charset=utf-8", PAGE],
  "/site.css": ["text/css", STYLES],
  "/logo.svg": ["image/svg+xml", LOGO],
};

/** The site of a bakery, on the stranger's web server. */
export function putUpSite(host: PictureHost) {
  host.answerWith((response, { url = "" }) => {
    const file = FILES[url];
    if (!file) return response.writeHead(404).end();
    return response.setHeader("content-type", file[0]).end(file[1]);
  });
}
