import type { ArtReference } from "../../art/art-reference.ts";
import type { ObjectName } from "../../art/objects/object-names.ts";

export type Category =
  | "food"
  | "drink"
  | "fashion"
  | "beauty"
  | "tech"
  | "software"
  | "home"
  | "service"
  | "pet"
  | "plant"
  | "travel"
  | "sport"
  | "learning"
  | "money"
  | "gift";

type Drawing = ArtReference extends infer Art
  ? Art extends { kit: string }
    ? Omit<Art, "seed" | "mood">
    : never
  : never;

export type Subject = {
  category: Category;
  drawing: Drawing;
  /** English first, then other languages, then the emoji. A phrase may have spaces. */
  words: readonly string[];
  /** Things one can count are spoken of in the plural. */
  isCounted: boolean;
  /** Says where or how rather than what: anything else in the description goes first. */
  isWeak: boolean;
};

const list = (words: string) => words.split(",").map((word) => word.trim());
const entry =
  (isCounted: boolean, isWeak = false) =>
  (category: Category, drawing: Drawing, words: string): Subject => ({
    category,
    drawing,
    words: list(words),
    isCounted,
    isWeak,
  });
const mass = entry(false);
const counted = entry(true);
const weak = entry(false, true);
const thing = (variant: ObjectName): Drawing => ({ kit: "object", variant });
const pack = (variant: Extract<ArtReference, { kit: "pack" }>["variant"]): Drawing => ({ kit: "pack", variant });
const screen = (variant: Extract<ArtReference, { kit: "screen" }>["variant"]): Drawing => ({ kit: "screen", variant });
const view = (variant: Extract<ArtReference, { kit: "landscape" }>["variant"]): Drawing => ({
  kit: "landscape",
  variant,
});
const place = (variant: Extract<ArtReference, { kit: "place" }>["variant"]): Drawing => ({ kit: "place", variant });

/** What descriptions talk about, and the drawing that shows it. */
export const SUBJECTS: readonly Subject[] = [
  mass(
    "drink",
    thing("hot-beverage"),
    "coffee, espresso, cappuccino, latte, cold brew, flat white, coffee shop, café, cafe, kaffee, caffè, caffe, кофе, кофейня, قهوة, مقهى, コーヒー, 珈琲, カフェ, 咖啡, 커피, ☕",
  ),
  mass(
    "drink",
    thing("teacup-without-handle"),
    "tea, matcha, green tea, chai, tee, thé, té, chá, tè, чай, شاي, お茶, 抹茶, 緑茶, 茶, 🍵",
  ),
  mass("drink", thing("bubble-tea"), "bubble tea, boba, milk tea, タピオカ, 🧋"),
  mass(
    "drink",
    thing("beer-mug"),
    "beer, ale, lager, brewery, craft beer, bier, bière, cerveza, cerveja, birra, пиво, ビール, 啤酒, 🍺, 🍻",
  ),
  mass("drink", thing("wine-glass"), "wine, winery, vineyard, wein, vin, vino, vinho, вино, ワイン, 葡萄酒, 🍷"),
  mass("drink", pack("can"), "soda, energy drink, cola, sparkling water, seltzer, limonade, kombucha, лимонад, 🥫"),
  mass(
    "drink",
    thing("cup-with-straw"),
    "juice, smoothie, lemonade, milkshake, saft, jus, zumo, jugo, suco, succo, сок, عصير, ジュース, 🥤, 🧃",
  ),
  mass(
    "drink",
    pack("carton"),
    "milk, oat milk, oat drink, almond milk, milch, lait, leche, leite, latte di avena, молоко, حليب, 牛乳, 🥛",
  ),
  mass(
    "drink",
    pack("bottle"),
    "olive oil, hot sauce, vinegar, gin, vodka, whisky, whiskey, rum, tequila, syrup, olivenöl, huile d'olive, aceite de oliva, azeite, olio d'oliva, زيت الزيتون, 🍾",
  ),
  mass(
    "food",
    thing("bread"),
    "bread, sourdough, loaf, bakery, baker, brot, bäckerei, pain, boulangerie, pan, panadería, pão, padaria, pane, panificio, хлеб, пекарня, خبز, مخبز, パン, パン屋, 面包, 🍞",
  ),
  mass(
    "food",
    thing("croissant"),
    "croissant, croissants, pastry, pastries, patisserie, круассан, круассаны, クロワッサン, 🥐",
  ),
  counted("food", thing("bagel"), "bagel, 🥯"),
  counted("food", thing("doughnut"), "doughnut, donut, krapfen, donas, пончик, ドーナツ, 🍩"),
  counted("food", thing("cookie"), "cookie, biscuit, keks, kekse, galleta, galletas, biscotti, печенье, クッキー, 🍪"),
  counted(
    "food",
    thing("birthday-cake"),
    "cake, birthday cake, wedding cake, torte, kuchen, gâteau, gateau, pastel, tarta, bolo, torta, торт, كعكة, ケーキ, 蛋糕, 🎂, 🍰",
  ),
  mass(
    "food",
    thing("chocolate-bar"),
    "chocolate, chocolates, cocoa, cacao, schokolade, chocolat, cioccolato, шоколад, شوكولاتة, チョコレート, チョコ, 巧克力, 🍫",
  ),
  mass(
    "food",
    thing("soft-ice-cream"),
    "ice cream, gelato, frozen yogurt, eiscreme, glace, helado, sorvete, gelateria, мороженое, آيس كريم, アイスクリーム, アイス, 冰淇淋, 🍦, 🍨",
  ),
  mass("food", thing("pizza"), "pizza, pizzeria, пицца, بيتزا, ピザ, 披萨, 🍕"),
  counted(
    "food",
    thing("hamburger"),
    "burger, hamburger, cheeseburger, hamburguesa, бургер, برجر, ハンバーガー, 汉堡, 🍔",
  ),
  counted("food", thing("hot-dog"), "hot dog, sausage, 🌭"),
  mass("food", thing("french-fries"), "fries, french fries, pommes, frites, patatas, 🍟"),
  counted("food", thing("taco"), "taco, mexican food, taquería, taqueria, 🌮"),
  counted("food", thing("burrito"), "burrito, wrap, döner, kebab, shawarma, شاورما, 🌯"),
  mass("food", thing("sushi"), "sushi, sashimi, суши, سوشي, 寿司, すし, 🍣"),
  mass(
    "food",
    thing("steaming-bowl"),
    "ramen, noodles, soup, pho, suppe, soupe, sopa, zuppa, pasta, суп, رامن, ラーメン, うどん, 🍜, 🍲, 🍝",
  ),
  counted("food", thing("bento-box"), "bento, meal prep, meal kit, lunch box, lunchbox, お弁当, 弁当, 🍱"),
  mass(
    "food",
    thing("green-salad"),
    "salad, salads, vegan food, poke bowl, salat, salade, ensalada, insalata, салат, サラダ, 🥗",
  ),
  mass("food", thing("pancakes"), "pancakes, breakfast, brunch, frühstück, desayuno, завтрак, パンケーキ, 🥞"),
  counted("food", thing("avocado"), "avocado, guacamole, 🥑"),
  counted("food", thing("banana"), "banana, banane, banán, банан, موز, バナナ, 🍌"),
  counted(
    "food",
    thing("strawberry"),
    "strawberry, strawberries, jam, erdbeere, erdbeeren, fraise, fresa, fresas, morango, fragola, клубника, فراولة, いちご, 🍓",
  ),
  counted("food", thing("lemon"), "lemon, citrus, zitrone, citron, limón, limão, limone, лимон, ليمون, レモン, 🍋"),
  counted("food", thing("peach"), "peach, pfirsich, pêche, 🍑"),
  counted("food", thing("cherries"), "cherry, cherries, kirschen, 🍒"),
  mass("food", thing("watermelon"), "watermelon, wassermelone, sandía, арбуз, بطيخ, スイカ, 🍉"),
  counted("food", thing("tomato"), "tomato, tomate, ketchup, помидор, トマト, 🍅"),
  counted("food", thing("hot-pepper"), "chili, chilli, pepper, salsa, 🌶️, 🌶"),
  mass(
    "food",
    thing("honey-pot"),
    "honey, beekeeper, bees, honig, miel, mel, miele, мёд, мед, عسل, はちみつ, 蜂蜜, 🍯, 🐝",
  ),
  mass(
    "food",
    thing("leafy-green"),
    "vegetables, vegetable, veg box, greens, organic farm, gemüse, légumes, verduras, legumes, verdure, овощи, خضروات, 野菜, 🥬, 🥦, 🥕",
  ),
  mass(
    "food",
    pack("pouch"),
    "granola, muesli, snack, snacks, protein powder, nuts, trail mix, popcorn, chips, crisps, jerky, supplement, supplements, vitamins, 🥜, 🍿",
  ),
  mass("food", thing("pretzel"), "pretzel, pretzels, brezel, brezeln, 🥨"),
  mass("food", thing("shortcake"), "dessert, desserts, cheesecake, nachtisch, postre, сладости, デザート, 🍮"),
  weak(
    "food",
    thing("steaming-bowl"),
    "restaurant, food, food truck, bistro, catering, lunch, dinner, essen, cuisine, comida, ristorante, ресторан, еда, مطعم, طعام, レストラン, 🍽️, 🍴",
  ),

  counted(
    "fashion",
    thing("running-shoe"),
    "running shoe, running shoes, sneaker, trainer, trainers, shoe, laufschuh, laufschuhe, schuh, schuhe, chaussure, chaussures, basket, zapatilla, zapatillas, zapatos, tênis, sapatos, scarpe, кроссовки, обувь, ботинки, حذاء, أحذية, スニーカー, 靴, 跑鞋, 👟, 👞",
  ),
  counted(
    "fashion",
    thing("hiking-boot"),
    "hiking boot, boot, hiking, trekking, wanderschuhe, wandern, randonnée, senderismo, ботинки для похода, 登山, 🥾",
  ),
  counted(
    "fashion",
    thing("t-shirt"),
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
    thing("watch"),
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
    "serum, face oil, skincare, skin care, retinol, vitamin c, hautpflege, soin de la peau, cuidado de la piel, сыворотка, سيروم, 美容液, スキンケア, 🧴",
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
  counted(
    "beauty",
    thing("toothbrush"),
    "toothbrush, dentist, dental, teeth whitening, zahnarzt, zahnbürste, dentiste, dentista, стоматолог, طبيب أسنان, 歯医者, 歯ブラシ, 🪥, 🦷",
  ),
  counted(
    "beauty",
    pack("jar"),
    "balm, body butter, hair mask, face mask, deodorant, perfume, parfüm, parfum, profumo, духи, عطر, 香水",
  ),
  weak(
    "beauty",
    thing("lotion-bottle"),
    "spa, massage, salon, hairdresser, barber, nail salon, beauty, wellness, friseur, coiffeur, peluquería, cabeleireiro, parrucchiere, салон, صالون, 美容院, エステ, 💅, 💇",
  ),

  counted(
    "tech",
    thing("headphone"),
    "headphones, headphone, earbuds, earphones, headset, podcast, kopfhörer, casque audio, écouteurs, auriculares, fones de ouvido, cuffie, наушники, سماعات, ヘッドホン, イヤホン, 耳机, 🎧",
  ),
  counted(
    "tech",
    thing("camera"),
    "camera, photographer, photography, photo studio, wedding photos, kamera, fotograf, fotografie, photographe, cámara, fotógrafo, fotografo, фотограф, камера, كاميرا, مصور, カメラ, 写真, 相机, 📷, 📸",
  ),
  counted(
    "tech",
    thing("desktop-computer"),
    "keyboard, mechanical keyboard, desktop, computer, monitor, computador, компьютер, клавиатура, ⌨️",
  ),
  counted(
    "tech",
    thing("laptop"),
    "laptop, notebook computer, macbook, ordinateur, portátil, ноутбук, حاسوب, パソコン, 电脑, 💻",
  ),
  counted(
    "tech",
    thing("mobile-phone"),
    "phone, smartphone, phone case, handy, téléphone, móvil, celular, telefono, телефон, смартфон, هاتف, スマホ, 手机, 📱",
  ),
  counted(
    "tech",
    thing("video-game"),
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

  mass("service", thing("plunger"), "drain, drains, clogged, unclog, toilet, toilets, rohrreinigung, 🪠, 🚽"),
  mass(
    "service",
    thing("wrench"),
    "plumber, plumbing, boiler, heating, leak, leaks, leaking, pipe, pipes, klempner, heizung, plombier, fontanero, encanador, idraulico, сантехник, سباك, 配管, 水道, 🔧",
  ),
  mass(
    "service",
    thing("broom"),
    "cleaning, cleaner, cleaners, house cleaning, maid, putzen, reinigung, ménage, nettoyage, limpieza, limpeza, pulizie, уборка, клининг, تنظيف, 掃除, 清掃, 清洁, 🧹",
  ),
  mass("service", thing("bucket"), "window cleaning, car wash, pressure washing, 🪣, 🧽"),
  mass(
    "service",
    thing("paintbrush"),
    "painter, painting, house painting, decorator, maler, peintre, pintor, imbianchino, маляр, دهان, 塗装, 🖌️, 🖌",
  ),
  mass(
    "service",
    thing("high-voltage"),
    "electrician, electrical, ev charger, elektriker, électricien, electricista, eletricista, elettricista, электрик, كهربائي, 電気工事, ⚡",
  ),
  mass(
    "service",
    place("house"),
    "roof, roofing, roofer, roofs, solar, solar panels, gutter, gutters, siding, insulation, dachdecker, dach, solaranlage, toiture, tejado, telhado, tetto, крыша, سقف, 屋根, ☀️",
  ),
  mass(
    "service",
    thing("toolbox"),
    "handyman, repair, repairs, carpenter, carpentry, renovation, remodeling, kitchen remodel, handwerker, tischler, bricoleur, reformas, ремонт, تصليح, 修理, リフォーム, 🧰, 🛠️",
  ),
  mass(
    "service",
    thing("snowflake"),
    "air conditioning, hvac, ac repair, air conditioner, klimaanlage, climatisation, aire acondicionado, ar condicionado, кондиционер, تكييف, エアコン, ❄️",
  ),
  mass(
    "service",
    thing("delivery-truck"),
    "moving company, movers, delivery, removals, umzug, déménagement, mudanza, mudança, trasloco, переезд, доставка, توصيل, نقل, 引っ越し, 🚚, 🚛",
  ),
  mass(
    "service",
    thing("key"),
    "locksmith, locks, real estate, realtor, estate agent, apartment, apartments, schlüsseldienst, immobilien, immobilier, inmobiliaria, imobiliária, immobiliare, недвижимость, квартира, عقارات, شقة, 不動産, 🔑",
  ),
  mass(
    "service",
    thing("shower"),
    "shower, bathroom, bathroom remodel, badezimmer, salle de bain, baño, banheiro, bagno, ванная, حمام, お風呂, 🚿",
  ),
  mass(
    "service",
    thing("house-with-garden"),
    "gardener, gardening, lawn, lawn care, lawn mowing, landscaping, gartenpflege, gärtner, garten, jardinier, jardin, jardinero, jardinería, jardineiro, giardiniere, садовник, сад, بستاني, حديقة, 造園, 庭, 🏡",
  ),
  mass(
    "service",
    thing("automobile"),
    "mechanic, car, cars, car repair, car rental, auto, autos, voiture, coche, carro, macchina, автомобиль, машина, автосервис, سيارة, 車, 汽车, 🚗, 🚙",
  ),

  mass(
    "home",
    thing("couch-and-lamp"),
    "sofa, couch, furniture, interior design, living room, möbel, meubles, canapé, muebles, sofá, móveis, mobili, divano, мебель, диван, أثاث, كنبة, 家具, ソファ, 🛋️, 🛋",
  ),
  mass(
    "home",
    thing("bed"),
    "mattress, bed, bedding, pillow, pillows, sleep, matratze, bett, matelas, colchón, colchão, materasso, матрас, кровать, مرتبة, سرير, 枕, ベッド, マットレス, 🛏️, 🛏",
  ),
  counted(
    "home",
    thing("chair"),
    "chair, office chair, desk chair, stuhl, chaise, silla, cadeira, sedia, стул, кресло, كرسي, 椅子, 🪑",
  ),
  counted(
    "home",
    thing("candle"),
    "candle, scented candle, kerze, kerzen, bougie, bougies, vela, velas, candela, candele, свеча, свечи, شمعة, شموع, キャンドル, ろうそく, 蜡烛, 🕯️, 🕯",
  ),
  counted("home", thing("bathtub"), "bathtub, bath, bath salts, badewanne, 🛁"),
  counted(
    "plant",
    thing("potted-plant"),
    "plant, plants, houseplant, plant shop, pflanze, pflanzen, plante, plantes, planta, plantas, pianta, piante, растение, растения, نبات, نباتات, 観葉植物, 植物, 🪴, 🌱",
  ),
  counted(
    "plant",
    thing("tulip"),
    "flower, flowers, florist, bouquet, tulip, tulips, blumen, fleurs, flores, fiori, цветы, زهور, ورد, 花, 花屋, 🌷, 💐, 🌹",
  ),
  counted(
    "plant",
    thing("sunflower"),
    "sunflower, sonnenblume, tournesol, girasol, girassol, girasole, подсолнух, ひまわり, 🌻",
  ),
  counted("plant", thing("cactus"), "cactus, cacti, succulent, succulents, kaktus, кактус, صبار, サボテン, 🌵"),
  mass(
    "plant",
    thing("herb"),
    "herbs, herbal, cbd, essential oil, kräuter, herbes, hierbas, ervas, erbe, травы, أعشاب, ハーブ, 🌿",
  ),

  counted(
    "pet",
    thing("dog-face"),
    "dog, dogs, puppy, puppies, dog food, dog walker, dog walking, dog treats, hund, hunde, chien, chiens, perro, perros, cachorro, cães, cane, cani, собака, собак, щенок, كلب, 犬, ペット, 狗, 🐶, 🐕",
  ),
  counted("pet", thing("poodle"), "dog grooming, grooming, groomer, poodle, hundesalon, 🐩"),
  counted(
    "pet",
    thing("cat-face"),
    "cat, cats, kitten, kittens, cat litter, cat food, katze, katzen, chat noir, chats, gato, gatos, gatto, gatti, кошка, кошек, кот, кота, котов, قطة, قطط, 猫, ねこ, 🐱, 🐈",
  ),
  counted(
    "pet",
    thing("rabbit-face"),
    "rabbit, bunny, hase, kaninchen, lapin, conejo, coelho, coniglio, кролик, أرنب, うさぎ, 🐰",
  ),
  counted("pet", thing("hamster"), "hamster, guinea pig, хомяк, ハムスター, 🐹"),
  counted("pet", thing("duck"), "duck, rubber duck, ducks, ente, canard, pato, anatra, утка, بطة, アヒル, 🦆"),
  counted("pet", thing("owl"), "owl, night owl, eule, hibou, búho, coruja, gufo, сова, بومة, フクロウ, 🦉"),
  counted("pet", thing("frog"), "frog, frogs, frosch, grenouille, rana, лягушка, ضفدع, カエル, 🐸"),
  counted("pet", thing("sloth"), "sloth, sloths, faultier, paresseux, perezoso, ленивец, ナマケモノ, 🦥"),
  weak(
    "pet",
    thing("paw-prints"),
    "pet, pets, vet, veterinary, veterinarian, animal shelter, haustier, tierarzt, animaux, mascotas, питомец, ветеринар, 🐾",
  ),

  mass(
    "travel",
    thing("airplane"),
    "flight, flights, airline, travel agency, flug, flüge, vol, vols, vuelo, vuelos, voo, volo, voli, авиабилеты, рейс, طيران, رحلة, 飛行機, 航班, ✈️, ✈, 🛫",
  ),
  mass(
    "travel",
    thing("luggage"),
    "luggage, suitcase, suitcases, koffer, valise, maleta, mala, valigia, чемодан, حقيبة سفر, スーツケース, 🧳",
  ),
  mass(
    "travel",
    view("sea"),
    "beach, sea, ocean, island, cruise, surf, surfing, sailing, boat, strand, meer, plage, playa, praia, spiaggia, море, пляж, بحر, شاطئ, 海, ビーチ, 🏖️, 🌊, 🏄",
  ),
  mass(
    "travel",
    view("mountains"),
    "mountain, mountains, ski, skiing, alps, berge, montagne, montaña, montanha, montagna, горы, جبال, 山, スキー, 🏔️, ⛰️, 🎿",
  ),
  mass(
    "travel",
    thing("tent"),
    "camping, tent, campsite, glamping, zelt, campen, tente, tienda de campaña, tenda, палатка, кемпинг, خيمة, تخييم, キャンプ, テント, ⛺, 🏕️",
  ),
  mass("travel", view("city"), "city tour, city break, hotel, hotels, hostel, отель, فندق, ホテル, 🏙️, 🌆"),
  mass(
    "travel",
    view("forest"),
    "forest, retreat, cabin, woods, wald, forêt, bosque, floresta, foresta, лес, غابة, 森, 🌲",
  ),
  mass("travel", view("desert"), "desert, safari, wüste, désert, desierto, пустыня, صحراء, 砂漠, 🏜️"),
  weak(
    "travel",
    thing("luggage"),
    "travel, city, stadt, ville, ciudad, cidade, città, город, مدينة, holiday, holidays, vacation, trip, tour, urlaub, reise, voyage, vacances, viaje, viajes, viagem, viaggio, путешествие, отпуск, سفر, 旅行, 旅",
  ),
  counted(
    "travel",
    thing("bicycle"),
    "bike, bicycle, e-bike, ebike, cycling, fahrrad, vélo, bicicleta, bici, велосипед, دراجة, 自転車, 自行车, 🚲, 🚴",
  ),
  counted(
    "travel",
    thing("kick-scooter"),
    "scooter, e-scooter, roller, trottinette, patinete, самокат, キックボード, 🛴",
  ),
  counted("travel", thing("minibus"), "campervan, camper, van rental, shuttle, bus, wohnmobil, 🚐, 🚌"),

  mass(
    "sport",
    thing("running-shoe"),
    "running, marathon, jogging, laufen, course à pied, correr, corrida, corsa, бег, جري, ランニング, 🏃",
  ),
  mass(
    "sport",
    thing("soccer-ball"),
    "soccer, football, football club, fußball, foot, fútbol, futebol, calcio, футбол, كرة القدم, サッカー, 足球, ⚽",
  ),
  mass("sport", thing("basketball"), "basketball, baloncesto, basquete, баскетбол, كرة السلة, バスケ, 🏀"),
  weak(
    "sport",
    thing("trophy"),
    "gym, fitness, workout, personal trainer, personal training, crossfit, sport, fitnessstudio, salle de sport, gimnasio, academia, palestra, спортзал, фитнес, نادي رياضي, لياقة, ジム, フィットネス, 🏋️, 💪, 🏆",
  ),
  mass("sport", thing("sunflower"), "yoga, pilates, meditation, mindfulness, йога, يوغا, ヨガ, 瑜伽, 🧘"),
  counted(
    "learning",
    thing("guitar"),
    "guitar, music lessons, music school, concert, band, gitarre, guitare, guitarra, violão, chitarra, гитара, جيتار, ギター, 🎸, 🎵",
  ),
  counted(
    "learning",
    thing("open-book"),
    "book, books, novel, ebook, e-book, bookstore, bookshop, reading, buch, bücher, livre, livres, libro, libros, livro, livros, libri, книга, книги, كتاب, كتب, 本, 書籍, 书, 📖, 📚",
  ),
  counted(
    "learning",
    thing("books"),
    "course, online course, class, classes, lessons, tutor, tutoring, school, language school, university, kurs, kurse, unterricht, cours, école, curso, cursos, escuela, escola, corso, scuola, курс, курсы, школа, دورة, مدرسة, 講座, 教室, 课程, 🎓",
  ),
  counted(
    "learning",
    thing("artist-palette"),
    "art, artist, art class, illustration, pottery, ceramics, design studio, kunst, arte, искусство, فن, アート, 🎨",
  ),
  counted(
    "learning",
    thing("pencil"),
    "notebook, stationery, pen, pens, pencil, journal, notizbuch, stift, carnet, stylo, cuaderno, caderno, quaderno, тетрадь, ручка, دفتر, قلم, ノート, 文房具, 鉛筆, ✏️, 📝",
  ),
  mass(
    "money",
    thing("credit-card"),
    "credit card, bank, banking, payments, card, kreditkarte, carte bancaire, tarjeta, cartão, carta di credito, карта, банк, بنك, بطاقة, カード, 銀行, 💳",
  ),
  mass(
    "money",
    thing("money-bag"),
    "savings, investing, investment, insurance, loan, mortgage, tax, taxes, budget, sparen, versicherung, épargne, assurance, ahorro, seguro, poupança, risparmio, assicurazione, сбережения, страховка, ادخار, تأمين, 保険, 貯金, 💰",
  ),
  counted(
    "gift",
    thing("wrapped-gift"),
    "gift, gift box, gifts, present, presents, geschenk, geschenke, cadeau, cadeaux, regalo, regalos, presente, presentes, regali, подарок, подарки, هدية, هدايا, ギフト, プレゼント, 礼物, 🎁",
  ),
  weak(
    "gift",
    thing("party-popper"),
    "party, event, wedding, birthday, festival, feier, fête, fiesta, festa, праздник, вечеринка, свадьба, حفلة, عرس, パーティー, イベント, 🎉, 🥳",
  ),
  weak(
    "gift",
    thing("shopping-bags"),
    "sale, shop, store, online shop, e-commerce, marketplace, black friday, laden, angebot, boutique en ligne, magasin, soldes, tienda, rebajas, loja, negozio, saldi, магазин, распродажа, متجر, تخفيضات, セール, お店, 商店, 🛍️, 🛒",
  ),
  weak(
    "software",
    thing("rocket"),
    "startup, open source, developers, code, launch, growth, agency, marketing, business, side project, gründung, lancement, lanzamiento, стартап, запуск, 起業, 🚀",
  ),
  weak("home", thing("house"), "home, house, haus, wohnung, maison, casa, дом, بيت, منزل, 家, 🏠"),
  weak(
    "gift",
    thing("package"),
    "product, box, subscription box, gift set, package, packaging, produkt, produit, producto, produto, prodotto, товар, продукт, منتج, 商品, 📦",
  ),
  weak("tech", thing("fire"), "fire, bbq, barbecue, grill, fireplace, campfire, feuer, огонь, 🔥"),
];
