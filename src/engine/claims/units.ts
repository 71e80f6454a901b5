/** Units in all languages, one a line: "$4/mo" and "a month" bind the same way. */
const UNITS: readonly string[] = [
  "hour hours hourly hr hrs h std stunde stunden heure heures hora horas ora ore uur час часа часов ساعه بالساعه الساعه 時間 小时 小時",
  "month months monthly mo mth monat monate monatlich mtl mois mensuel mes meses mensual mensuales mese mesi mensile maand maanden maandelijks pm месяц месяца мес ежемесячно شهر شهريا بالشهر الشهر 月 月額 月々 毎月 每月 个月",
  "year years yearly annual annually yr pa jahr jahre jahrlich an ans annee ano anos anual anno anni annuale jaar jaarlijks год года год سنه سنويا 年 年額 每年",
  "week weeks weekly wk woche wochen wochentlich semaine semana semanal settimana week wekelijks неделю неделя недели اسبوع اسبوعيا 週 周 每周",
  "day days daily tag tage taglich jour jours dia dias giorno giorni dag день дня дней يوم 日 天",
  "night nights nacht nachte nuit nuits noche noches noite notte notti nachten ночь ночи ليله 泊 晚",
  "person persons people pp p.p head guest kopf personen personne personnes persona personas pessoa pessoas persone testa persoon человек человека чел شخص اشخاص للشخص 人 名 位",
];

const sets = UNITS.map((line) => new Set(line.split(" ")));

/** Other ways of writing the same unit, the word itself first. */
export function unitForms(word: string): string[] {
  const set = sets.find((forms) => forms.has(word));
  return set ? [word, ...set] : [word];
}
