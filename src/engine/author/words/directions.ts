import type { AdType } from "../../../shared/ad-types.ts";
import type { Language } from "../../meaning/languages.ts";

/**
 * What an art director adds to a description. Every sentence starts with a word that marks it as direction, and none
 * names a colour or a fact, so that a description can be enhanced again and still be understood.
 */
export const SCENES: Record<AdType, readonly string[]> = {
  meta: [
    "Show {noun} large and close, on a calm surface with nothing around it that competes.",
    "Show {noun} in use, seen from the eyes of the person who just bought it.",
    "Show {noun} from low down, so that it looks like a monument.",
    "Show {noun} from straight above, laid out with a few things that belong to it.",
  ],
  saas: [
    "Show the result on one clean product screen that is understood in a second.",
    "Show the moment the work is done: one screen, one finished task, one relieved person.",
    "Show the mess before at the left and the tidy screen after at the right.",
    "Show the product on a phone in one hand, the other hand already free.",
  ],
  maker: [
    "Show {noun} on the workbench where it is made, tools still beside it.",
    "Show {noun} in the hands of its maker, close and a little imperfect.",
    "Show the first sketch of {noun} next to the finished thing.",
    "Show {noun} on an ordinary kitchen table, as a friend would photograph it.",
  ],
  meme: [
    "Show one exaggerated face that says it all, on a plain background.",
    "Show two panels: what people expect, and what really happens.",
    "Show an animal that takes the situation far too seriously.",
    "Show the calm before in the upper half and the panic after in the lower half.",
  ],
  homeservices: [
    "Show the finished result in a well-kept home, seen from eye level.",
    "Show the van in front of the house and the door already open.",
    "Show the same corner before and after, exactly from the same spot.",
    "Show clean hands, good tools and the last turn of the screw.",
  ],
  chatgptdoodle: [
    "Draw it as three small panels with one line under each.",
    "Draw it as a quick marker sketch with one arrow that explains everything.",
    "Draw it as a napkin chart with two axes and one surprising curve.",
    "Draw it as a stick figure that meets {noun} for the first time.",
  ],
};

export const LIGHTS = [
  "Light: soft and low from one side, with long clear shadows.",
  "Light: even and clear, as under an overcast sky.",
  "Light: one warm lamp, the rest of the room quiet.",
  "Light: strong sun through a window, crisp edges.",
] as const;

export const COMPOSITIONS = [
  "Composition: the subject fills two thirds of the picture, with calm space above for the words.",
  "Composition: the subject at the right, words at the left, wide margins.",
  "Composition: everything centred, symmetrical, one bold shape behind the subject.",
  "Composition: a steep diagonal that leads from the words to the subject.",
] as const;

/** How a sentence about the words of the picture begins. */
export const WORDS_OPENINGS = ["Words: a headline of at most six words", "Speak to "] as const;

/** The same in a few words for other languages; each begins with the word that marks a direction in that language. */
export const OTHER_DIRECTIONS: Record<Exclude<Language, "en">, readonly (readonly [string, string])[]> = {
  de: [
    [
      "Licht: weich von der Seite, mit klaren Schatten.",
      "Bildaufbau: das Motiv groß in der Mitte, darüber ruhiger Platz für die Überschrift.",
    ],
    ["Licht: hell und gleichmäßig.", "Bildaufbau: das Motiv rechts, der Text links, mit viel Rand."],
  ],
  fr: [
    [
      "Lumière : douce et latérale, ombres nettes.",
      "Cadrage : le sujet en grand au centre, de l’espace calme au-dessus pour le titre.",
    ],
    ["Lumière : claire et régulière.", "Cadrage : le sujet à droite, le texte à gauche, de larges marges."],
  ],
  es: [
    [
      "Luz: suave y lateral, con sombras claras.",
      "Encuadre: el motivo grande en el centro, con espacio tranquilo arriba para el titular.",
    ],
    ["Luz: clara y uniforme.", "Encuadre: el motivo a la derecha, el texto a la izquierda, con márgenes amplios."],
  ],
  pt: [
    [
      "Luz: suave e lateral, com sombras nítidas.",
      "Enquadramento: o motivo grande ao centro, com espaço calmo acima para o título.",
    ],
    ["Luz: clara e uniforme.", "Enquadramento: o motivo à direita, o texto à esquerda, com margens largas."],
  ],
  it: [
    [
      "Luce: morbida e laterale, con ombre nette.",
      "Inquadratura: il soggetto grande al centro, spazio calmo sopra per il titolo.",
    ],
    ["Luce: chiara e uniforme.", "Inquadratura: il soggetto a destra, il testo a sinistra, con margini ampi."],
  ],
  nl: [
    [
      "Licht: zacht van opzij, met heldere schaduwen.",
      "Compositie: het onderwerp groot in het midden, erboven rustige ruimte voor de kop.",
    ],
    ["Licht: helder en gelijkmatig.", "Compositie: het onderwerp rechts, de tekst links, met ruime marges."],
  ],
  ru: [
    [
      "Свет: мягкий, сбоку, с чёткими тенями.",
      "Композиция: предмет крупно в центре, сверху спокойное место для заголовка.",
    ],
    ["Свет: ровный и ясный.", "Композиция: предмет справа, текст слева, широкие поля."],
  ],
  ar: [
    ["الإضاءة: ناعمة من الجانب مع ظلال واضحة.", "التكوين: العنصر كبير في الوسط مع مساحة هادئة في الأعلى للعنوان."],
    ["الإضاءة: واضحة ومتساوية.", "التكوين: العنصر في اليمين والنص في اليسار مع هوامش واسعة."],
  ],
  ja: [
    ["光：横からのやわらかい光と、はっきりした影。", "構図：主役を中央に大きく置き、上に見出しのための余白を残す。"],
    ["光：均一で明快な光。", "構図：主役は右、文字は左、余白は広く。"],
  ],
  zh: [
    ["光线：侧面柔光，阴影清晰。", "构图：主体居中放大，上方留出标题的空间。"],
    ["光线：均匀明亮。", "构图：主体在右，文字在左，留白充足。"],
  ],
};
