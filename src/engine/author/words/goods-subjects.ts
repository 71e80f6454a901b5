import { counted, drawn, mass, pack, type Subject, screen, thing, weak } from "./subject.ts";

/** What people wear, care for themselves with, and plug in. */
export const GOODS_SUBJECTS: readonly Subject[] = [
  counted(
    "fashion",
    drawn("runner"),
    "running shoe, running shoes, sneaker, trainer, trainers, shoe, laufschuh, laufschuhe, schuh, schuhe, chaussure, chaussures, basket, zapatilla, zapatillas, zapatos, tênis, sapatos, scarpe, кроссовки, обувь, ботинки, حذاء, أحذية, スニーカー, 靴, 跑鞋, 👟, 👞",
  ),
  counted(
    "fashion",
    drawn("boot"),
    "hiking boot, boot, hiking, trekking, wanderschuhe, wandern, randonnée, senderismo, ботинки для похода, 登山, 🥾",
  ),
  counted(
    "fashion",
    drawn("tshirt"),
    "t-shirt, tshirt, tee shirt, shirt, hoodie, sweater, merch, clothing, clothes, kleidung, vêtements, camiseta, ropa, roupa, maglietta, футболка, одежда, قميص, ملابس, Tシャツ, 服, 👕",
  ),
  counted(
    "fashion",
    thing("dress"),
    "dress, dresses, fashion, skirt, boutique, kleid, kleider, robe, vestido, vestidos, vestito, платье, فستان, ドレス, 👗",
  ),
  counted(
    "fashion",
    thing("handbag"),
    "handbag, purse, tote, tote bag, leather bag, handtasche, sac à main, bolso, bolsa, borsa, сумка, حقيبة, バッグ, 👜, 👛",
  ),
  counted(
    "fashion",
    thing("backpack"),
    "backpack, rucksack, school bag, sac à dos, mochila, zaino, рюкзак, حقيبة ظهر, リュック, 🎒",
  ),
  mass(
    "fashion",
    thing("sunglasses"),
    "sunglasses, glasses, eyewear, sonnenbrille, brille, lunettes, gafas, óculos, occhiali, очки, نظارات, サングラス, メガネ, 🕶️, 🕶, 👓",
  ),
  counted(
    "fashion",
    drawn("watch"),
    "watch, smartwatch, wristwatch, armbanduhr, uhr, uhren, montre, reloj, relógio, orologio, часы, ساعة, 腕時計, 手表, ⌚",
  ),
  counted(
    "fashion",
    thing("ring"),
    "ring, wedding ring, engagement ring, ehering, bague, anillo, anel, anello, кольцо, خاتم, 指輪, 💍",
  ),
  mass(
    "fashion",
    thing("gem-stone"),
    "jewellery, jewelry, necklace, earrings, diamond, diamonds, schmuck, bijoux, joyería, joyas, joias, gioielli, украшения, مجوهرات, ジュエリー, 珠宝, 💎",
  ),
  mass(
    "beauty",
    pack("dropper"),
    "serum, face oil, skincare, skin care, retinol, vitamin c, perfume, perfumes, parfüm, parfum, profumo, духи, عطر, 香水, hautpflege, soin de la peau, cuidado de la piel, сыворотка, سيروم, 美容液, スキンケア, 🧴",
  ),
  mass(
    "beauty",
    pack("pump"),
    "shampoo, conditioner, moisturiser, moisturizer, body wash, hand soap, шампунь, شامبو, シャンプー",
  ),
  mass(
    "beauty",
    pack("tube"),
    "sunscreen, cream, toothpaste, hand cream, sonnencreme, creme, crème, crema, creme solar, крем, كريم, 日焼け止め, クリーム",
  ),
  mass(
    "beauty",
    thing("lipstick"),
    "lipstick, makeup, make-up, cosmetics, lippenstift, maquillage, maquillaje, maquiagem, trucco, косметика, помада, مكياج, 口紅, コスメ, 化妆品, 💄",
  ),
  mass("beauty", thing("soap"), "soap, seife, savon, jabón, sabonete, sapone, мыло, صابون, 石鹸, 🧼"),
  counted("beauty", thing("toothbrush"), "toothbrush, zahnbürste, 歯ブラシ, 🪥"),
  counted("beauty", pack("jar"), "balm, body butter, hair mask, face mask, deodorant"),
  weak(
    "beauty",
    thing("lotion-bottle"),
    "spa, massage, salon, hairdresser, barber, nail salon, beauty, wellness, friseur, coiffeur, peluquería, cabeleireiro, parrucchiere, салон, صالون, 美容院, エステ, 💅, 💇",
  ),
  counted(
    "tech",
    drawn("headphones"),
    "headphones, headphone, earbuds, earphones, headset, podcast, kopfhörer, casque audio, écouteurs, auriculares, fones de ouvido, cuffie, наушники, سماعات, ヘッドホン, イヤホン, 耳机, 🎧",
  ),
  counted(
    "tech",
    drawn("camera"),
    "camera, photographer, photography, photo studio, wedding photos, kamera, fotograf, fotografie, photographe, cámara, fotógrafo, fotografo, фотограф, камера, كاميرا, مصور, カメラ, 写真, 相机, 📷, 📸",
  ),
  counted(
    "tech",
    drawn("keyboard"),
    "keyboard, mechanical keyboard, keycaps, tastatur, clavier, teclado, tastiera, клавиатура, キーボード, ⌨️",
  ),
  counted(
    "tech",
    drawn("laptop"),
    "laptop, notebook computer, computer, desktop, monitor, computador, компьютер, ordinateur, portátil, ноутбук, حاسوب, パソコン, 电脑, 💻",
  ),
  counted(
    "tech",
    thing("mobile-phone"),
    "phone, smartphone, phone case, handy, téléphone, móvil, celular, telefono, телефон, смартфон, هاتف, スマホ, 手机, 📱",
  ),
  counted(
    "tech",
    drawn("controller"),
    "video game, game, gamer, gaming, console, videospiel, jeu vidéo, videojuego, videogioco, игра, لعبة, ゲーム, 游戏, 🎮",
  ),
  counted("tech", thing("joystick"), "arcade, retro game, joystick, 🕹️, 🕹"),
  counted(
    "tech",
    thing("alarm-clock"),
    "alarm clock, alarm, clock, wecker, réveil, despertador, sveglia, будильник, 目覚まし時計, ⏰",
  ),
  counted(
    "tech",
    thing("light-bulb"),
    "light bulb, lamp, smart light, lighting, lampe, lámpara, lampada, лампа, مصباح, 電球, ランプ, 💡",
  ),
  counted("tech", thing("robot"), "robot, ai assistant, automation, chatbot, roboter, робот, روبوت, ロボット, 🤖"),
  counted(
    "software",
    screen("calendar"),
    "calendar, scheduling, appointment booking, booking software, meeting, meetings, planner, terminplaner, agenda, календарь, تقويم, カレンダー, 予約, 📅",
  ),
  counted(
    "software",
    screen("chat"),
    "chat app, customer support, help desk, messaging, messenger, support inbox, live chat, чат, チャット, 💬",
  ),
  counted(
    "software",
    screen("board"),
    "task manager, to-do, todo, to-do list, project management, kanban, tasks, productivity, aufgaben, projektmanagement, gestion de projet, tareas, tarefas, attività, задачи, مهام, タスク, 📋, ✅",
  ),
  counted(
    "software",
    screen("table"),
    "crm, spreadsheet, inventory, invoice, invoices, invoicing, bookkeeping, accounting, payroll, rechnung, rechnungen, buchhaltung, facture, facturation, comptabilité, factura, facturas, contabilidad, fatura, fatture, бухгалтерия, счета, فواتير, محاسبة, 請求書, 会計, 📈, 🧾",
  ),
  counted(
    "software",
    screen("editor"),
    "code editor, developer tool, developer tools, api, sdk, library for developers, программирование, プログラミング",
  ),
  counted(
    "software",
    screen("dashboard"),
    "analytics, dashboard, saas, software, crm dashboard, reporting, platform, logiciel, plataforma, программа, برنامج, ソフト, 软件, 📊, 🖥️",
  ),
  counted(
    "software",
    screen("mobile"),
    "app, mobile app, habit tracker, budgeting app, fitness app, application mobile, aplicación, aplicativo, приложение, تطبيق, アプリ, 应用",
  ),
  counted(
    "software",
    thing("envelope-with-arrow"),
    "newsletter, email marketing, email tool, inbox, e-mail, email, рассылка, メール, 📧, ✉️",
  ),
];
