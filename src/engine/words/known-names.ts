/** Names that an ad mentions but is hardly ever for: "mutes Slack", "on Kickstarter", "share the Netflix login". */
export const KNOWN_NAMES: ReadonlySet<string> = new Set(
  `airbnb, alexa, amazon, android, apple, bluetooth, booking.com, canva, chatgpt, chrome, claude, discord, dropbox, ebay,
  etsy, excel, facebook, figma, firefox, gemini, github, gmail, google, google analytics, google maps, ikea, indiegogo,
  instagram, ios, ipad, iphone, kickstarter, klarna, kubernetes, lego, linkedin, linux, mac, macos, mailchimp, messenger,
  meta, microsoft, netflix, notion, openai, outlook, patreon, paypal, pinterest, playstation, powerpoint, product hunt,
  quickbooks, raspberry pi, reddit, safari, salesforce, shopify, signal, siri, slack, snapchat, spotify, squarespace,
  steam, stripe, substack, tiktok, trello, twitch, twitter, uber, usb, venmo, wechat, whatsapp, wifi, wikipedia, windows,
  wix, word, wordpress, xbox, youtube, zapier, zoom, line, telegram, vk, вконтакте, озон, ozon, wildberries, авито, 微信,
  微博, 抖音, 小红书, 淘宝, 支付宝, インスタ, アマゾン, 楽天, واتساب, إنستغرام, انستقرام, فيسبوك`
    .split(/,\s*/u)
    .map((name) => name.trim()),
);

/** "Calendly alternative": the name before it is another's. */
export const ALTERNATIVE =
  /^(?:alternativ|replacement|clone|ersatz|substitut|sostitut|vervang|альтернатив|аналог|替代|代替)/iu;
