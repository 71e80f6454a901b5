import type { Language } from "../../shared/languages.ts";

/**
 * Words that wait for something. `never`: articles, conjunctions and the like, which end no clause at all. `cut`:
 * prepositions and verbs that want an object, which end one only where the writer has put a stop: "so you don't have to."
 */
type LooseEnds = { never: string; cut: string };

export const LOOSE_ENDS: Record<Language, LooseEnds> = {
  en: {
    never: "a an the and or but nor my our your their its every whose than if because although unless",
    cut: "to in on at for with by from as is are was were be that which who where when while into onto over under about after before between through during without within until against near per via has have had can could will would should may might must need needs offer offers offering provide provides providing sell sells selling make makes making include includes including feature features featuring get getting want wants called named do does did not so very of",
  },
  de: {
    never:
      "der die das den dem des ein einem und oder aber sondern denn mein meine meinen meinem unseren unserem dein deine deinen euer eure ihre ihren ihrem weil dass daß ob obwohl beim vom zum zur im ins am ans fürs",
    cut: "von zu in an auf für fuer mit bei aus nach über ueber unter vor hinter zwischen neben durch um gegen ohne seit während wegen als wie ist sind war waren wird werden wenn hat haben kann können bietet bieten suchen sucht verkaufe verkaufen macht machen sowie inkl bis ab pro je sehr nicht unser unsere eine einen einer eines",
  },
  fr: {
    never:
      "le la les l un une des du de d au aux et ou mais car ni mon ma mes notre nos votre vos ton tes leurs ce cet cette ces qu que dont lorsque chaque",
    cut: "à en dans sur sous par pour avec sans chez vers entre qui où si comme quand est sont ont a propose proposons proposent offre offrons vend vends vendons cherche cherchons fait jusqu dès près très ne pas",
  },
  es: {
    never: "el la los las unos unas del de al y e o u pero ni mi mis tu tus su sus que cuyo cuya cada porque",
    cut: "a en con por para sin sobre entre desde hasta hacia según es son está están hay tiene tienen ofrece ofrecemos vendo vendemos busco buscamos hace hacemos donde cuando como si muy no cerca un nuestro nuestra nuestros nuestras",
  },
  pt: {
    never: "o a os as uns umas do da dos das de no na nos nas ao aos à às e ou mas nem que cada porque pelo pela",
    cut: "em com por para pra sem sobre entre desde até é são está estão há tem têm oferece oferecemos vendo vendemos procuro procuramos faz fazemos onde quando como se muito não uma um meu minha meus minhas nosso nossa nossos nossas seu sua seus suas",
  },
  it: {
    never:
      "il lo la i gli le un l d del della dei degli delle dello dal dalla al alla ai alle nel nella nei nelle sul sulla e ed o ma né che ogni perché di",
    cut: "a da in con su per tra fra senza sopra sotto verso è sono ha hanno offre offriamo vendo vendiamo cerco cerchiamo fa facciamo dove quando come se molto non uno una mio mia miei mie nostro nostra nostri nostre tuo tua suo sua",
  },
  nl: {
    never: "de het een en of maar want mijn onze jouw uw hun elke omdat dat wiens",
    cut: "van te in op aan voor met bij uit naar over onder tussen door om tegen zonder sinds tijdens als is zijn was waren wordt worden heeft hebben kan kunnen biedt bieden verkoop verkopen zoek zoeken maakt maken die wie waar wanneer zeer niet tot vanaf per ons jullie",
  },
  ru: {
    never: "и или но а что чтобы если потому как нашей нашего",
    cut: "в во на с со к ко у о об от до из за по под над при про для без через между перед около после ради это есть был была были будет предлагаем продаю продаем продаём ищу ищем делаем который которая которые где когда очень не мой моя мои наш наша наши ваш ваша ваши свой своя свои",
  },
  ar: {
    never: "و أو او ثم لكن بل أن إن التي الذي الذين اللي لأن حيث كل",
    cut: "في من إلى الى على عن مع بين عند حتى منذ خلال بعد قبل تحت فوق بدون نقدم نوفر نبيع لدينا عندنا يوجد هو هي ما لا لم لن إذا",
  },
  // Their small words are no words of their own: see the endings below.
  ja: { never: "", cut: "" },
  zh: { never: "", cut: "" },
};

/** Endings of lines that go on, in scripts without spaces. */
export const LOOSE_ENDINGS: Partial<Record<Language, RegExp>> = {
  ja: /(?:の|を|に|へ|は|が|や|と|から|より|まで|という|として|などの|への|との|ための|して|しており)$/u,
  zh: /(?:的|和|与|及|或|在|从|把|被|让|为|给|对|向|跟|以及|因为|如果|虽然|但是|而且)$/u,
};
