/** English words of the trade that people mix into any language. They mean there what they mean in English. */
export const LOAN_WORDS = {
  headline: "headline, header, hook, title, main text, h1, copy, claim line",
  subline: "subline, subheadline, sub headline, subhead, subtitle, second line, small text",
  tagline: "tagline, tag line, slogan, motto, claim, strapline, payoff",
  button: "button, cta, call to action, call-to-action, buttontext, button text, link text",
  caption: "caption, captions, punchline, punch line",
  top: "top text, toptext, panel 1",
  bottom: "bottom text, bottomtext, panel 2",
  badge: "badge, sticker, label, stamp, ribbon",
  ask: "please, pls, plz, thx, imagine, /imagine, make me, create",
  medium:
    "ads, advert, banner, poster, flyer, flier, leaflet, post, posting, story, stories, reel, reels, carousel, slide, slides, meme, memes, doodle, sketch, sketchnote, cartoon, comic, infographic, screenshot, mockup, mock-up, render, collage, thumbnail, billboard, creative, cover, website, landing page, landingpage, whiteboard, video, gif, instagram, insta, facebook, linkedin, tiktok, youtube, pinterest, whatsapp status, google ads, shopify, etsy, one pager, onepager, split screen, splitscreen, starter pack, stick figures, clipart, clip art, stock photo, packshot, key visual, keyvisual, header image",
  look: "style, look, look and feel, vibe, vibes, mood, moody, feeling, touch, aesthetic, font, fonts, typo, lettering, handwritten, hand drawn, handdrawn, background, backlight, close-up, closeup, close up, macro, 35mm, 50mm, 85mm, 8k, 4k, hd, cinematic, minimal, minimalist, retro, vintage, clean, bold, fancy, cheesy, cringe, edgy, neon, grain, polaroid, pastel, scandi, boho, brutalist, isometric, 3d, 2d, low-poly, lowpoly, low poly, flat design, flat lay, flatlay, drone shot, wide shot, shot, bokeh, depth of field, texture, kraft, glossy, matte, duotone, whitespace, white space, photorealistic, hyperrealistic, tilt-shift, octane, --ar, --style, --v, dark mode, art deco, art nouveau, bauhaus, punk, grunge, y2k, old school, oldschool, risograph, riso, linocut, collage, line art, lineart, lo-fi, lofi, vaporwave, glitch, pop art, pixel art, pixelart, manga, anime, pixar, ghibli, icons, emojis, emoji",
} as const;
