import type { Language } from "../../shared/languages.ts";

/**
 * Heads that say what is done with a thing, not what the thing is. "Guitar lessons" show a guitar, "tree removal" shows
 * a tree, so the word beside such a head counts like a head.
 */
const LIGHT: Record<Language, string> = {
  en: "lesson lessons class classes course courses school academy workshop workshops training tuition masterclass shop store studio showroom market fair swap sale sales club group night day week party evening removal installation install repair repairs replacement restoration maintenance service services servicing hire rental rent rentals delivery subscription box set kit management manager software app platform tool system tracker planner booking cleaning cleaner inspection inspections opening care help support drive appeal campaign editing tuning sharpening maker making builder teacher tutor instructor trainer technician driver drivers installer fitter specialist expert company business agency firm factory cafe café bar truck stand stall centre center clinic practice festival tasting tour tours collection range line starter machine machines holder stand case cases strap cover rack organiser organizer feeder collars accessories supplies products goods equipment gear template templates prices records rules points retries return prep",
  de: "kurs kurse unterricht stunde stunden schule workshop training seminar laden geschäft shop markt verkauf verleih vermietung reparatur service dienst pflege reinigung sanierung montage einbau installation wartung bau bauer lieferung abo box set paket kiste app software programm system verwaltung planung verein club fest tag tage woche abend messe ausstellung werkstatt studio halle praxis zentrum salon betrieb firma hersteller zubehör bedarf lehrer trainer fahrer geselle meister techniker monteur aktion spende konto liste fachkraft putzen haus räumung entsorgung schnitt",
  fr: "cours leçon leçons école stage atelier formation magasin boutique vente location réparation installation pose entretien nettoyage ouverture livraison abonnement box coffret kit logiciel appli application gestion plateforme outil club fête marché salon foire studio salle cabinet centre fabricant accessoires produits équipement service services apprenti apprentie professeur prof plants plant collecte suivi dépannage rénovation jeu",
  es: "clase clases curso cursos escuela academia taller tienda venta alquiler reparación instalación mantenimiento limpieza entrega suscripción caja kit set software app aplicación programa sistema gestión plataforma club fiesta mercado feria estudio sala clínica centro fabricante accesorios productos equipo servicio servicios profesor donación recogida lavado montaje juego lecciones",
  pt: "aula aulas curso cursos escola academia oficina loja venda aluguel aluguer conserto reparo instalação manutenção limpeza entrega assinatura caixa kit cesta software app aplicativo programa sistema gestão plataforma clube festa mercado feira estúdio sala clínica centro fabricante acessórios produtos equipamento serviço serviços professor doação lavagem montagem emissor controle jogo",
  it: "corso corsi lezione lezioni scuola laboratorio negozio vendita noleggio riparazione installazione manutenzione revisione pulizia pulizie consegna abbonamento scatola kit set software app applicazione programma sistema gestione piattaforma club festa mercato fiera sagra studio sala clinica centro produttore accessori prodotti servizio servizi insegnante donazione apprendista aiuto torneo",
  nl: "cursus cursussen les lessen school workshop training winkel zaak verkoop verhuur reparatie installatie onderhoud reiniging schoonmaak levering abonnement doos pakket set kit software app programma systeem beheer platform club feest markt beurs studio zaal praktijk centrum maker accessoires producten service dienst docent huis registratie bewassing",
  ja: "教室 講座 レッスン スクール 学校 体験 専門店 店 屋 販売 レンタル 修理 取付 設置 工事 クリーニング 掃除 清掃 配達 定期便 セット キット アプリ ソフト システム 管理 サービス スタッフ 募集 イベント 祭り 市 展 工房 スタジオ サロン 医院 院 センター グッズ ストラップ 整理",
  ar: "دروس درس دورة دورات كورس مدرسة ورشة محل محلات متجر بيع تأجير تصليح صيانة تركيب تنظيف توصيل اشتراك صندوق طقم تطبيق برنامج نظام إدارة منصة نادي حفل سوق معرض استوديو عيادة مركز خدمة خدمات شركة معلم فلتر حملة مطعم نقل",
  ru: "курс курсы урок уроки школа мастер-класс магазин продажа аренда прокат ремонт установка монтаж обслуживание чистка доставка подписка набор приложение программа система учёт учет управление платформа клуб праздник рынок ярмарка студия салон клиника центр мастерская услуги сервис запись crm",
  zh: "课程 课 班 培训 学校 店 专卖店 销售 出租 租赁 维修 安装 保养 清洗 清洁 保洁 配送 订阅 套装 礼盒 应用 软件 系统 管理 平台 俱乐部 节 市集 展 工作室 沙龙 诊所 中心 服务 配件 用品",
};

const sets = new Map<Language, ReadonlySet<string>>();

export function isLightHead(word: string, language: Language): boolean {
  const known = sets.get(language) ?? new Set(LIGHT[language].split(" "));
  sets.set(language, known);
  return known.has(word);
}
