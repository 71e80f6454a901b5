import { counted, drawn, mass, place, type Subject, thing, view, weak } from "./subject.ts";

/** Services, homes, animals, travel and the rest. */
export const LIFE_SUBJECTS: readonly Subject[] = [
  mass(
    "service",
    thing("toothbrush"),
    "dentist, dental, teeth whitening, zahnarzt, dentiste, dentista, стоматолог, طبيب أسنان, 歯医者, 🦷",
  ),
  mass("service", thing("plunger"), "drain, drains, clogged, unclog, toilet, toilets, rohrreinigung, 🪠, 🚽"),
  mass(
    "service",
    drawn("wrench"),
    "plumber, plumbing, boiler, heating, leak, leaks, leaking, pipe, pipes, klempner, heizung, plombier, fontanero, encanador, idraulico, сантехник, سباك, 配管, 水道, 🔧",
  ),
  mass(
    "service",
    drawn("cleaning"),
    "cleaning, cleaner, cleaners, house cleaning, maid, putzen, reinigung, ménage, nettoyage, limpieza, limpeza, pulizie, уборка, клининг, تنظيف, 掃除, 清掃, 清洁, 🧹",
  ),
  mass("service", drawn("cleaning"), "window cleaning, car wash, pressure washing, 🪣, 🧽"),
  mass(
    "service",
    drawn("roller"),
    "painter, painting, house painting, decorator, maler, peintre, pintor, imbianchino, маляр, دهان, 塗装, 🖌️, 🖌",
  ),
  mass(
    "service",
    drawn("drill"),
    "electrician, electrical, ev charger, elektriker, électricien, electricista, eletricista, elettricista, электрик, كهربائي, 電気工事, ⚡",
  ),
  mass(
    "service",
    place("house"),
    "roof, roofing, roofer, roofs, solar, solar panels, gutter, gutters, siding, insulation, dachdecker, dach, solaranlage, toiture, tejado, telhado, tetto, крыша, سقف, 屋根, ☀️",
  ),
  mass(
    "service",
    drawn("toolbox"),
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
    drawn("sofa"),
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
    drawn("candle"),
    "candle, scented candle, kerze, kerzen, bougie, bougies, vela, velas, candela, candele, свеча, свечи, شمعة, شموع, キャンドル, ろうそく, 蜡烛, 🕯️, 🕯",
  ),
  counted("home", thing("bathtub"), "bathtub, bath, bath salts, badewanne, 🛁"),
  counted(
    "plant",
    drawn("monstera"),
    "plant, plants, houseplant, plant shop, pflanze, pflanzen, plante, plantes, planta, plantas, pianta, piante, растение, растения, نبات, نباتات, 観葉植物, 植物, 🪴, 🌱",
  ),
  counted(
    "plant",
    drawn("bouquet"),
    "flower, flowers, florist, bouquet, tulip, tulips, blumen, fleurs, flores, fiori, цветы, زهور, ورد, 花, 花屋, 🌷, 💐, 🌹",
  ),
  counted(
    "plant",
    thing("sunflower"),
    "sunflower, sonnenblume, tournesol, girasol, girassol, girasole, подсолнух, ひまわり, 🌻",
  ),
  counted("plant", drawn("cactus"), "cactus, cacti, succulent, succulents, kaktus, кактус, صبار, サボテン, 🌵"),
  mass(
    "plant",
    thing("herb"),
    "herbs, herbal, cbd, essential oil, kräuter, herbes, hierbas, ervas, erbe, травы, أعشاب, ハーブ, 🌿",
  ),
  counted(
    "pet",
    drawn("dog"),
    "dog, dogs, puppy, puppies, dog food, dog walker, dog walking, dog treats, hundefutter, hund, hunde, chien, chiens, perro, perros, cachorro, cães, cane, cani, собака, собак, щенок, كلب, 犬, ペット, 狗, 🐶, 🐕",
  ),
  counted("pet", drawn("dog"), "dog grooming, grooming, groomer, poodle, hundesalon, 🐩"),
  counted(
    "pet",
    drawn("cat"),
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
    drawn("sailboat"),
    "sailing, sailing trip, sailing trips, sailing school, sailboat, boat trip, boat, yacht, segeln, segelboot, voile, bateau, velero, barco, barca a vela, парусник, яхта, قارب, ヨット, ⛵",
  ),
  weak(
    "travel",
    view("sea"),
    "beach, sea, ocean, island, cruise, surf, surfing, strand, meer, plage, playa, praia, spiaggia, море, пляж, بحر, شاطئ, 海, ビーチ, 🏖️, 🌊, 🏄",
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
    drawn("runner"),
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
  mass("sport", drawn("monstera"), "yoga, pilates, meditation, mindfulness, йога, يوغا, ヨガ, 瑜伽, 🧘"),
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
    "course, online course, class, classes, lessons, tutor, tutoring, school, language school, university, kurs, kurse, unterricht, nachhilfe, cours, école, curso, cursos, escuela, escola, corso, scuola, курс, курсы, школа, دورة, مدرسة, 講座, 教室, 课程, 🎓",
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
    "savings, compound interest, interest rate, investing, investment, insurance, loan, mortgage, tax, taxes, budget, sparen, versicherung, épargne, assurance, ahorro, seguro, poupança, risparmio, assicurazione, сбережения, страховка, ادخار, تأمين, 保険, 貯金, 💰",
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
  counted(
    "software",
    thing("rocket"),
    "rocket, space rocket, rakete, fusée, cohete, foguete, razzo, ракета, صاروخ, ロケット, 火箭",
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
