import { counted, drawn, mass, pack, type Subject, thing, weak } from "./subject.ts";

/** What people eat and drink. */
export const FOOD_SUBJECTS: readonly Subject[] = [
  mass(
    "drink",
    drawn("coffee"),
    "coffee, hot chocolate, hot cocoa, mocha, espresso, cappuccino, latte, cold brew, flat white, coffee shop, café, cafe, kaffee, caffè, caffe, кофе, кофейня, قهوة, مقهى, コーヒー, 珈琲, カフェ, 咖啡, 커피, ☕",
  ),
  mass(
    "drink",
    drawn("tea"),
    "tea, matcha, green tea, chai, tee, thé, té, chá, tè, чай, شاي, お茶, 抹茶, 緑茶, 茶, 🍵",
  ),
  mass("drink", drawn("bubbletea"), "bubble tea, boba, milk tea, タピオカ, 🧋"),
  mass(
    "drink",
    drawn("beer"),
    "beer, ale, lager, brewery, craft beer, bier, bière, cerveza, cerveja, birra, пиво, ビール, 啤酒, 🍺, 🍻",
  ),
  mass("drink", drawn("wine"), "wine, winery, vineyard, wein, vin, vino, vinho, вино, ワイン, 葡萄酒, 🍷"),
  mass(
    "drink",
    pack("can"),
    "soda, soda can, cold brew can, beer can, energy drink, cola, sparkling water, seltzer, limonade, kombucha, лимонад, 🥫",
  ),
  mass(
    "drink",
    drawn("smoothie"),
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
    drawn("loaf"),
    "bread, sourdough, loaf, bakery, baker, brot, bäckerei, pain, boulangerie, pan, panadería, pão, padaria, pane, panificio, хлеб, пекарня, خبز, مخبز, パン, パン屋, 面包, 🍞",
  ),
  mass(
    "food",
    thing("croissant"),
    "croissant, croissants, pastry, pastries, patisserie, круассан, круассаны, クロワッサン, 🥐",
  ),
  counted("food", thing("bagel"), "bagel, 🥯"),
  counted("food", drawn("doughnut"), "doughnut, donut, krapfen, donas, пончик, ドーナツ, 🍩"),
  counted("food", drawn("cookie"), "cookie, biscuit, keks, kekse, galleta, galletas, biscotti, печенье, クッキー, 🍪"),
  counted(
    "food",
    drawn("cake"),
    "cake, birthday cake, wedding cake, torte, kuchen, gâteau, gateau, pastel, tarta, bolo, torta, торт, كعكة, ケーキ, 蛋糕, 🎂, 🍰",
  ),
  mass(
    "food",
    drawn("chocolate"),
    "chocolate, chocolates, cocoa, cacao, schokolade, chocolat, cioccolato, шоколад, شوكولاتة, チョコレート, チョコ, 巧克力, 🍫",
  ),
  mass(
    "food",
    drawn("icecream"),
    "ice cream, gelato, frozen yogurt, eiscreme, glace, helado, sorvete, gelateria, мороженое, آيس كريم, アイスクリーム, アイス, 冰淇淋, 🍦, 🍨",
  ),
  mass("food", drawn("pizza"), "pizza, pizzeria, пицца, بيتزا, ピザ, 披萨, 🍕"),
  counted(
    "food",
    drawn("burger"),
    "burger, hamburger, cheeseburger, hamburguesa, бургер, برجر, ハンバーガー, 汉堡, 🍔",
  ),
  counted("food", thing("hot-dog"), "hot dog, sausage, 🌭"),
  mass("food", thing("french-fries"), "fries, french fries, pommes, frites, patatas, 🍟"),
  counted("food", thing("taco"), "taco, mexican food, taquería, taqueria, 🌮"),
  counted("food", thing("burrito"), "burrito, wrap, döner, kebab, shawarma, شاورما, 🌯"),
  mass("food", thing("sushi"), "sushi, sashimi, суши, سوشي, 寿司, すし, 🍣"),
  mass(
    "food",
    drawn("noodles"),
    "ramen, noodles, soup, pho, suppe, soupe, sopa, zuppa, pasta, суп, رامن, ラーメン, うどん, 🍜, 🍲, 🍝",
  ),
  counted("food", thing("bento-box"), "bento, meal prep, meal kit, lunch box, lunchbox, お弁当, 弁当, 🍱"),
  mass(
    "food",
    drawn("salad"),
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
    drawn("salad"),
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
    drawn("noodles"),
    "restaurant, food, food truck, bistro, catering, lunch, dinner, essen, cuisine, comida, ristorante, ресторан, еда, مطعم, طعام, レストラン, 🍽️, 🍴",
  ),
];
