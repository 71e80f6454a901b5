import sharp from "sharp";
import type { Files } from "./site-host.ts";

const icon = (fill: string, size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: fill } })
    .png()
    .toBuffer();
const words = "We have done this for twenty years and we still like it. ".repeat(8);

/** Brands that do not exist, on pages as there are: markup of shop systems, themes, builders and of long ago. */
export async function putSites(files: Files): Promise<void> {
  Object.assign(files, {
    "shop.test/": `<!doctype html><html lang="en"><head><meta charset="utf-8">
      <title>Touring bicycles – Fernhill Cycles</title>
      <meta property="og:site_name" content="Fernhill Cycles"><meta name="description" content="Bicycles built to be repaired, in Leeds since 2004.">
      <meta name="theme-color" content="#14532d"><link rel="icon" type="image/png" sizes="32x32" href="/cdn/favicon.png">
      <link rel="stylesheet" href="/cdn/base.css?v=133"><script src="/cdn/shop.js" defer></script></head>
      <body class="gradient"><div id="shopify-section-header"><header class="header"><a href="/" class="header__heading-link">
      <img class="header__heading-logo" src="/cdn/logo.png" alt="Fernhill Cycles"></a></header></div>
      <main><h1>Touring</h1><p>${words}</p></main><footer><a href="tel:+441134960182">Call us</a> <a href="tel:+44%20113%20496%200183"><b>0113</b> 496
0183</a>
      <a href="https://www.instagram.com/fernhillcycles/">Instagram</a></footer></body></html>`,
    "shop.test/cdn/logo.png": await icon("#14532d", 200),
    "shop.test/cdn/favicon.png": await icon("#14532d", 32),
    "shop.test/cdn/base.css": `@font-face{font-family:"Harvest Grotesk";src:url(/cdn/harvest.woff2)}
      :root{--color-base-text:26,26,26;--color-accent:#e4572e}body{background:#F5F1E8;color:#1a1a1a;font-family:Outfit,Helvetica,sans-serif}
      h1,h2,.h2{font-family:"Harvest Grotesk",Outfit,serif;color:#1a1a1a}a:hover{color:#E4572E}.badge{background:#e4572e}
      .button{background:#14532d;color:#f5f1e8}.card{background:#f5f1e8}`,
    "trattoria.test/": `<html><head><title>Trattoria Okafor &#8211; Leeds</title><link rel='stylesheet' id='theme-css' href='/wp-content/themes/okafor/style.css?ver=6.1' media='all' />
      <link rel="apple-touch-icon" href="/wp-content/uploads/cropped-icon-180x180.png" sizes="180x180">
      <style id='wp-block-library-inline-css'>.wp-block{color:#7b1e3a}</style></head><body class="home wp-custom-logo">
      <header><nav><ul><li><a href="/menu">Menu</a></li></ul></nav></header><h1>Pasta at noon</h1><p>${words}</p>
      <a href="https://www.facebook.com/sharer/sharer.php?u=trattoria">Share</a></body></html>`,
    "trattoria.test/wp-content/themes/okafor/style.css":
      "body{background:#fff8ef;color:#2b1b17}.btn,.menu a{background:#7b1e3a}.menu{border-color:#7b1e3a}",
    "trattoria.test/wp-content/uploads/cropped-icon-180x180.png": await icon("#7b1e3a", 180),
    "pingboard.test/": `<!DOCTYPE html><html lang=en><head><meta charset=utf-8><title>Pingboard | Know who is in</title><link rel=stylesheet href=/assets/index-4f2a.css></head>
      <body><header class="sticky top-0"><a href="/" aria-label="Pingboard"><svg viewBox="0 0 40 40" width="40"><rect width="40" height="40" rx="9" fill="#5b21e6"/></svg></a></header>
      <main><h1>Know who is in</h1><p>${words}</p></main></body></html>`,
    "pingboard.test/assets/index-4f2a.css":
      ":root{--brand:#5b21e6;--brand-soft:#22d3ae;--ink:#0f0a1f;--paper:#ffffff}.a{color:var(--ink)}.b:is(:hover,:focus){background:hsl(259 80% 52% / .1)}@media (min-width:640px){.c{color:#5b21e6}}",
    "angling.test/": Buffer.from(
      `<HTML><HEAD><META http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><TITLE>M\u00fcllers Angelh\u00fctte</TITLE></HEAD>
      <BODY BGCOLOR="#FFFFCC" TEXT="#003366"><CENTER><TABLE WIDTH=760><TR><TD BGCOLOR="#CC6600"><FONT FACE="Verdana" COLOR="#003366">K\u00f6der</FONT></TD>
      <TD BGCOLOR="#FFFFCC">${words}</TABLE></CENTER></BODY></HTML>`,
      "latin1",
    ),
    "dot.test/":
      '<!doctype html><title>Dot</title><link rel="icon" href="/dot.svg" type="image/svg+xml"><script src="/app.js"></script><div id="root"></div>',
    "dot.test/dot.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#2a0a3d"/><circle cx="16" cy="16" r="9" fill="#ff5fa0"/></svg>',
    "makhbaz.test/": `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>الرئيسية | مخبز النخلة</title>
      <style>body{background:#fdf6e3;color:#1f2a24}.cta{background:#0d5c4a}.cta:hover{background:#0d5c4a}</style></head>
      <body><h1>خبز طازج كل صباح</h1><p>${"نخبز كل يوم من الفجر حتى المساء. ".repeat(12)}</p></body></html>`,
  } satisfies Files);
}
