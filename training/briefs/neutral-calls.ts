/** Calls that are right under any ad. */
export const NEUTRAL_CALLS = [
  "Learn more, Read more, Find out more, More info, Details, Take a look, See how it works, Have a look, See more",
  "Mehr erfahren, Mehr lesen, Mehr Infos, Details, Ansehen, Jetzt ansehen, Zum Angebot",
  "En savoir plus, Voir les détails, Découvrir, Lire la suite, Plus d'infos",
  "Más información, Saber más, Ver más, Descubrir, Leer más",
  "Saiba mais, Saber mais, Ver mais, Leia mais, Descubra",
  "Scopri di più, Per saperne di più, Leggi di più, Guarda",
  "Meer weten, Lees meer, Meer info, Bekijk het, Bekijken",
  "Подробнее, Узнать больше, Читать дальше, Посмотреть",
  "اعرف المزيد, المزيد, التفاصيل, اعرف أكثر, شاهد",
  "詳しく見る, もっと見る, 詳しくはこちら, 続きを読む, 見てみる",
  "了解更多, 查看详情, 了解详情, 看看",
].flatMap((line) => line.split(", "));
