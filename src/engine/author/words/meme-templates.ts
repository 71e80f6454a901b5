/** Well-known pictures that people name when they describe a meme. The name tells how it should look; nobody prints it. */
const NAMES =
  "distracted boyfriend|drake|drake style|two buttons|galaxy brain|expanding brain|change my mind|this is fine dog|woman yelling at (?:a |the )?cat|surprised pikachu|success kid|bad luck brian|one does not simply|is this a pigeon|spongebob|batman slapping robin|disaster girl|roll safe|hide the pain harold|trade offer|gru's plan|anakin and padme|left exit|epic handshake|running away balloon";

/** The name at the beginning, with what leads from it to the joke. */
export const NAMED_TEMPLATE = new RegExp(
  `^(?:the |a )?(?:${NAMES})(?: meme| style| template| format)?(?:\\s*[:,.–—-]\\s*|\\s+(?:but (?:it['’]s|with)|where|with|of)\\s+)(?:an? |the )?`,
  "iu",
);
