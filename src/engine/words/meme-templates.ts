/** Well-known pictures that people name when they describe a meme. The name tells how it should look; nobody prints it. */
const NAMES =
  "distracted boyfriend|drake|drake style|two buttons|galaxy brain|expanding brain|change my mind|this is fine dog|woman yelling at (?:a |the )?cat|surprised pikachu|success kid|bad luck brian|one does not simply|is this a pigeon|spongebob|batman slapping robin|disaster girl|roll safe|hide the pain harold|trade offer|gru's plan|anakin and padme|left exit|epic handshake|running away balloon";

/** The name at the beginning, with what leads from it to the joke. */
export const NAMED_TEMPLATE = new RegExp(
  `^(?:the |a )?(?:${NAMES})(?: meme| style| template| format)?(?:\\s*[:,.–—-]\\s*|\\s+(?:but (?:it['’]s|with)|where|with|of)\\s+)(?:an? |the )?`,
  "iu",
);

/** Which of our structures somebody thinks of who names a picture, or what is to be seen in it. */
export const STRUCTURE_WORDS: readonly (readonly [structure: string, words: RegExp])[] = [
  ["shove-keep", /\bdrake\b|\b(?:no|nein|non|nee)\s*:.*\b(?:yes|ja|oui|sí|si)\s*:/isu],
  [
    "two-levers",
    /two (?:red )?buttons|zwei knöpfe|deux boutons|dos botones|dois bot[oõ]es|due (?:bottoni|pulsanti)|trade offer/iu,
  ],
  [
    "the-chase",
    /distracted boyfriend|abgelenkter freund|novio distraído|left exit|running away balloon|looking at .* instead/iu,
  ],
  ["stairs", /(?:galaxy|expanding) brain|levels? of/iu],
  ["soapbox", /change my mind|unpopular opinion|hot take|cambia mi opinión/iu],
  ["whiteboard", /roll safe|tapping (?:his|the) head|one does not simply|lesson|explain(?:s|ing)?\b/iu],
  ["still-waiting", /waiting|skelet|wartet|attend|esperando|aspetta/iu],
  ["field-notes", /in the wild|documentary|attenborough|narrator|spotted|natural habitat/iu],
  ["exhibit", /museum|artifact|ancient|relic/iu],
  ["the-lift", /\belevator|\bthe lift\b|aufzug|ascenseur|ascensor/iu],
  ["says-thinks", /hide the pain harold|smiling|pretend/iu],
  ["tiny-trophy", /success kid|finally|endlich|enfin|por fin|first (?:sale|customer|client)|finalmente/iu],
  ["pass-it-on", /telephone game|pass it on|anakin and padme/iu],
  ["podium", /podium|medal|winner|ranking|top three/iu],
  ["phone-and-face", /\b(?:texted|emailed|dm|whatsapp|notification)\b/iu],
  ["the-machine", /gru's plan|goes in|comes out/iu],
];
