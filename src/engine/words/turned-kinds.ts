import type { Language } from "../../shared/languages.ts";

/*
 * Ads that turn an ad round: whoever buys, lets, gives away, looks for an animal or calls something off sells nothing, so
 * nobody is asked to buy, to apply or to get tickets. In all languages.
 */

const any = (...words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "iu");

const TURNED: readonly RegExp[] = [
  // Wanted, we buy.
  any(
    "we buy|i buy|wanted to buy|wanted\\s*:|cash paid for|we pay cash",
    "wir kaufen|kaufe|ankauf(?: von)?|suche\\s*:",
    "nous achetons|on achète|j['’]achète|rachat|achat de",
    "compramos|compro|se compra",
    "compriamo|compro",
    "wij kopen|we kopen|inkoop(?: van)?|ik koop|gezocht\\s*:",
    "купим|куплю|скупка|выкуп",
  ),
  /(?:نشتري|شراء مستعمل)|(?:買取|買い取り)|(?:回收|收购|高价收)/u,
  // To let, holiday homes.
  any(
    "to let|for rent|to rent|rent(?:ing)? out|holiday (?:cottage|home|let|flat)|vacation rental|sleeps \\d+|pcm|sublet|room available|lodger",
    "zu vermieten|vermiete|vermieten|nachmieter\\p{L}*|ferienwohnung|ferienhaus|zimmer frei|wg[- ]zimmer|kaltmiete|warmmiete",
    "à louer|je loue|nous louons|location saisonnière|gîte|colocation|locataire",
    "se alquila|alquilo|alquilamos|se renta|rento|en alquiler|casa rural",
    "alugo|aluga-se|alugamos|para alugar|arrenda-se|arrendo|temporada",
    "affitto|affittasi|affittiamo|in affitto|casa vacanze",
    "te huur|verhuur|verhuren|vakantiehuis\\p{L}*|vakantiewoning|kamer vrij",
    "сдам|сдаю|сдаётся|сдается|аренда квартиры|посуточно",
  ),
  /(?:للإيجار|للايجار|تأجير|إيجار)|(?:賃貸|貸します|入居者募集)|(?:出租|转租|招租|民宿出租)/u,
  // Lost, found, to a good home.
  any(
    "missing|lost (?:dog|cat|keys?|ring|wallet|parrot|tortoise)|found (?:dog|cat|keys?)|(?:to|for) (?:a )?good homes?|free to (?:a )?good home|reward offered|rehom(?:e|ing)|looking for (?:a )?(?:new )?homes?|forever homes?|adopt(?:ion)?",
    "vermisst|entlaufen|entflogen|zugelaufen|gefunden|zu verschenken|verschenke|in gute hände|finderlohn|sucht ein zuhause",
    "perdue?|trouvée?|à donner|je donne|récompense|à adopter|adoption",
    "se busca (?:perr[oa]|gat[oa])|perdid[oa]|extraviad[oa]|encontrad[oa]|en adopción|se regala|regalo\\s|recompensa",
    "perdid[oa]|desaparecid[oa]|procura-se (?:cão|gat[oa]|cachorr[oa])|adoção|doa-se|recompensa",
    "smarrit[oa]|scomparso|ritrovat[oa]|in adozione|regalo\\s|ricompensa",
    "vermist|weggelopen|gevonden|gratis af te halen|zoekt (?:een )?(?:baasje|thuis)",
    "пропал[аи]?|потерял(?:ся|ась)|найден[аы]?|отдам|в добрые руки|вознаграждение",
  ),
  /(?:مفقود|ضاع|للتبني)|(?:迷子|里親|譲ります|探しています)|(?:寻狗|寻猫|寻物|失物|免费领养|领养)/u,
  // Called off, moved.
  any(
    "cancell?ed|called off|postponed|no training|no (?:class|classes|session|practice) (?:on|this|next|mon|tue|wed|thu|fri|sat|sun)\\p{L}*",
    "fällt aus|abgesagt|verschoben|entfällt|kein training",
    "annulée?s?|reportée?s?|pas de cours",
    "cancelad[oa]s?|suspendid[oa]s?|aplazad[oa]s?|no hay clase",
    "adiad[oa]s?|annullat[oa]|rinviat[oa]|geannuleerd|gaat niet door|afgelast|отменяется|отменён|отменен|перенос(?:ится)?",
  ),
  /(?:ملغى|تأجل|إلغاء)|(?:中止|延期)|(?:取消|改期)/u,
  // Worship, notices of a club.
  any(
    "sunday service|church service|holy communion|mass (?:at|on|times)|evensong|agm|annual general meeting|members['’]? meeting|minutes of|gottesdienst|andacht|messe (?:um|am)|mitgliederversammlung|jahreshauptversammlung|culte|messe (?:à|du|de)|assemblée générale|misa|culto|asamblea general|missa|assembleia geral|santa messa|assemblea (?:generale|dei soci)|kerkdienst|eredienst|ledenvergadering|богослужение|литургия|собрание (?:членов|жильцов)",
  ),
  /(?:礼拝|総会|町内会)|(?:主日崇拜|业主大会)/u,
];

/** Whether an ad asks for nothing that others ask for. */
export const isTurnedRound = (text: string) => TURNED.some((words) => words.test(text));

/** Somebody is looked for to work. Without one of these nobody is, whatever else sounds like it. */
export const HIRING_WORDS: Record<Language, RegExp> = {
  en: any(
    "hiring|hire|vacanc\\p{L}*|jobs?|apply|applicants?|cvs?|resumes?|salary|wages?|staff|join (?:our|the|us)|looking for|look for|needs?|needed|wanted|part[- ]time|full[- ]time|shifts?|apprentic\\p{L}+|recruit\\p{L}*|position|role|will train|experience|work with us|hr|seeking|openings?|crew|colleagues?|drummer|interns?\\p{L}*",
  ),
  de: any(
    "gesucht|suchen|suche|sucht|stelle\\p{L}*|\\p{L}*job\\p{L}*|bewerb\\p{L}*|bewirb|m/w/d|vollzeit|teilzeit|ausbildung|azubi\\p{L}*|verstärkung|mitarbeiter\\p{L}*|gehalt|lohn|lebenslauf|aushilfe\\p{L}*|team|kolleg\\p{L}*",
  ),
  fr: any(
    "recrut\\p{L}*|embauch\\p{L}*|cherch\\p{L}*|recherch\\p{L}*|poste|emploi|cdi|cdd|candidat\\p{L}*|cv|salaire|temps (?:plein|partiel)|apprenti\\p{L}*|stage|h/f|rejoi\\p{L}+|équipe",
  ),
  es: any(
    "busc\\p{L}+|se necesita\\p{L}*|necesitamos|se solicita\\p{L}*|contrata\\p{L}*|empleo|trabaj\\p{L}+|vacante\\p{L}*|puesto|sueldo|salario|cv|curr[ií]culum|jornada|experiencia|incorporación|equipo",
  ),
  pt: any(
    "vagas?|contrata\\p{L}*|procura\\p{L}*|precis\\p{L}+|emprego|trabalh\\p{L}+|salário|currículo|cv|clt|meio período|experiência|estágio|equipa|equipe|admite-se",
  ),
  it: any(
    "cerchiamo|cercasi|cerca|cerco|assum\\p{L}+|lavoro|stipendio|candidat\\p{L}*|curriculum|cv|part[- ]time|full[- ]time|apprendist\\p{L}*|personale|team|squadra",
  ),
  nl: any(
    "gezocht|zoek\\p{L}*|vacature\\p{L}*|sollicit\\p{L}*|cv|salaris|fulltime|parttime|bijbaan|medewerker\\p{L}*|collega\\p{L}*|stage|team|vrijwilligers?",
  ),
  ru: any(
    "требу\\p{L}+|ищ\\p{L}+|ваканси\\p{L}*|работ\\p{L}*|зарплат\\p{L}*|резюме|оклад|график|з/п|зп|нуж\\p{L}+|команд\\p{L}*",
  ),
  ar: /مطلوب|وظيف|وظائف|توظيف|راتب|رواتب|السيرة|سيرة|نبحث عن|دوام|انضم/u,
  ja: /募集|求人|採用|時給|月給|アルバイト|パート|正社員|急募|応募|スタッフ/u,
  zh: /招聘|招|诚聘|月薪|工资|底薪|急聘|应聘|薪/u,
};

/** Somebody is asked to help. Without one of these it is no cause, whatever else sounds like it. */
export const CAUSE_WORDS =
  /(?<![\p{L}])(?:donat\p{L}*|donor\p{L}*|volunteer\p{L}*|charit\p{L}*|help\p{L}*|sav(?:e|es|ed|ing)|petition|sign|fund\p{L}*|raise\p{L}*|rescue\p{L}*|missing|lost|found|adopt\p{L}*|appeal|campaign|support\p{L}*|free|give|giv(?:es|ing)|blood|community|clean-?up|litter|shelter|foster\p{L}*|vote|council|protest|join|needs?|reward|kittens|good home|spend\p{L}*|ehrenamt\p{L}*|freiwillig\p{L}*|hilf\p{L}*|helf\p{L}*|rett\p{L}*|vermisst|entlaufen|finderlohn|verschenk\p{L}*|tierheim|unterschr\p{L}*|don|dons|donn\p{L}*|bénévol\p{L}*|aide[rz]?|perdue?|trouvée?|sauv\p{L}*|adopt\p{L}*|collecte|récompense|don[ae]\p{L}*|voluntari\p{L}*|ayud\p{L}*|salv\p{L}*|perdid[oa]|adopci\p{L}*|firma\p{L}*|recompensa|doa\p{L}*|ajud\p{L}*|adoç\p{L}*|limpeza|mutirão|volontari\p{L}*|aiut\p{L}*|smarrit\p{L}*|adozion\p{L}*|pulizia|raccolta|donazion\p{L}*|vrijwillig\p{L}*|help\p{L}*|handen|vermist|opruim\p{L}*|inzamel\p{L}*|red\p{L}*|волонт\p{L}*|помо\p{L}*|помог\p{L}*|пропал\p{L}*|сбор\p{L}*|приют\p{L}*|субботник\p{L}*|отда\p{L}*|спас\p{L}*|благотвор\p{L}*|تبرع\p{L}*|متطوع\p{L}*|ساعد\p{L}*|مساعد\p{L}*|مفقود|للتبني|حملة|تنظيف)(?![\p{L}])|寄付|募金|ボランティア|里親|迷子|探して|そうじ|清掃|保護|献血|捐|志愿|义工|公益|领养|寻|救助|募/iu;
