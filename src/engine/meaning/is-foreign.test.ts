import { expect, test } from "vitest";
import { isForeign } from "./is-foreign.ts";

test.each([
  "Układam fryzury ślubne z dojazdem, próbna 150 zł",
  "Halı yıkama yapıyoruz Bursa Nilüfer, metrekaresi 60 tl, aynı gün",
  "Surdegsbröd från vårt bageri på Södermalm",
  "Перукарня у Львові, знижка 20 %, запис щодня і у вихідні",
  "Τσάντες από δέρμα στην Αθήνα",
  "서울 강남 꽃집, 당일 배송",
  "Sprzedam rower dla dziecka, stan dobry, odbior w Gdyni",
  "Saljer vedklyv, knappt anvand, 2500 kr, hamtas i Kiruna",
  "Hali yikama yapiyoruz, 3 gunde teslim, ucretsiz servis",
  "Prodam kolo pro deti, cena 900 kc, jen osobne",
  "Jual kue kering untuk lebaran, harga mulai 50 ribu, antar gratis",
])("no words of ours stand beside %s", (text) => expect(isForeign(text)).toBe(true));

test.each([
  "Sourdough from our bakery in Leeds, £4",
  "Fahrradladen in Köln, Inspektion 59 €",
  "Épicerie à Lyon, paniers dès 12 €",
  "Łódź Deli in Leeds: pierogi every Friday, and the soup is free",
  "Café Århus, coffee and cake",
  "Кофейня на Невском, капучино 180 ₽",
  "مطعم مشاوي في عمّان",
  "新米りんご 3kg",
  "火锅 第二份半价",
  "Salon de coiffure chez Nadia, coupe 25 €",
  "Se vende bici de niña, 40 €, en mano",
  "Vendo passeggino trio, ritiro a Mestre",
  "Te koop: bank, 3 zits, ophalen in Ede",
  "Ferienhaus an der See, frei ab Mai",
  "Sushi bar Nami, Oslo Street, open daily",
  "Aulas de surf na praia, 30 € por hora",
])("%s is in one of our languages", (text) => expect(isForeign(text)).toBe(false));
