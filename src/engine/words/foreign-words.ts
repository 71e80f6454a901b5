/*
 * The commonest small words of languages that are not ours, also as they are typed without their own letters, and how
 * people there ask for an ad. No word that one of our languages has too stands here.
 */

/** One language a line. */
export const FOREIGN_SMALL: readonly ReadonlySet<string>[] = [
  // Polish
  "i w z na do sie się nie jest oraz dla przy bez od po jak za pod nasz nasza nasze nowy nowa zl zł szt tel zapraszamy sprzedam kupie kupię szukamy oferujemy dojazd dojazdem odbior odbiór ceny cena uslugi usługi darmowa wymiana naprawa godz codziennie wolne",
  // Turkish
  "ve bir bu icin için ile cok çok gün gun günde gunde tl olarak bizden sizin bize size var yok lira ucretsiz ücretsiz hizmet servis yapilir yapılır yapiyoruz yapıyoruz teslim randevu hemen arayin arayın kampanya",
  // Swedish
  "och att det som pa på är för med av till inte ett har vi ni din ditt kr hos från fran eller säljer saljer köper koper hämtas hamtas knappt använd anvand endast gratis priset öppet oppet välkommen valkommen inga byten",
  // Danish, Norwegian
  "og jeg det er til af av på pa ikke med har vi dig deg hos fra kun selger sælger saelger kjøper køber gis bort gratis åpent åbent velkommen timer kroner hver uke uge hente hentes",
  // Finnish
  "ja on ei se että etta myös myos tai kun kanssa meillä meilla nyt hinta euroa myydään myydaan ostetaan tervetuloa ilmainen avoinna joka päivä paiva vain",
  // Czech, Slovak
  "a je na se v ve z ze do pro za po při pri nebo jen jsme naše nase náš nas kč kc cena ceny zdarma prodám prodam koupím koupim hledáme hledame nabízíme nabizime vás vas pondělí sobota sobotu neděle otevřeno otevreno také taky už pre alebo",
  // Hungarian
  "és es az egy hogy nem van ft ingyenes ingyen eladó elado keresünk keresunk vagy csak minden már mar nap áron aron házhoz hazhoz szállítás szallitas nyitva várjuk varjuk szeretettel",
  // Romanian
  "și si în la cu de pe din pentru este sunt nu lei vând vand cumpăr cumpar gratuit gratuită deschis luni marți vineri noi va vă sau doar livrare preț pret programări programari",
  // Croatian, Serbian, Slovene
  "i u na je za se od do po sa su ili nije samo kn eur din dostava besplatna besplatno prodajem kupujem tražimo trazimo nudimo naš nas vaš radno vrijeme vreme svaki dan in pri ki tudi prodam iščemo iscemo",
  // Indonesian, Malay
  "dan di ke yang untuk dengan dari ini itu ada kami kita anda gratis harga rb ribu juta buka setiap hari jual beli hubungi pesan murah antar tersedia sudah bisa atau",
  // Vietnamese, also without marks
  "và của cho có không là với một các được từ tại giá miễn phí ngày giao hàng bán mua tuyển mới chỉ mien phi giao hang ban gia",
  // Tagalog
  "ang ng mga sa at ay para lang namin natin po kami libre presyo bukas araw tawag mula lahat dito",
  // Catalan
  "i amb per els les una dels del nostra nostre gratuït gratuita preu obert cada dia també tambe som vine",
  // Lithuanian, Latvian, Estonian
  "ir su iš is už uz nuo iki mes jūsų nemokamai parduodu kaina un ar no par mēs jūsu bezmaksas cena pārdodu ja ning meie teie tasuta hind müüa",
].map((line) => new Set(line.split(" ")));

/** A greeting or a request at the beginning, up to its stop. Only where the language is known not to be one of ours. */
export const FOREIGN_REQUEST =
  /^\s*(?:(?:cześć|czesc|hej(?:ka|san)?|hei|witam|dzień dobry|dzien dobry|merhaba|selam(?:lar)?|iyi günler|god dag|moi|terve|ahoj|dobrý den|dobry den|szia|sziasztok|jó napot|buna(?: ziua)?|bună(?: ziua)?|salut|bok|zdravo|pozdrav|dober dan|halo|hai|xin chào|chào|привіт|добрий день|γεια(?: σας)?|καλημέρα|bon dia|hola)(?!\p{L})[\s,!.]*)?(?:(?:[\p{L}]+\s+){0,4}?(?:grafik\p{L}*|plakat\p{L}*|plakát\p{L}*|reklam\p{L}*|ulotk\p{L}*|ogłoszeni\p{L}*|posta?|görsel\p{L}*|afiş\p{L}*|ilan\p{L}*|annons\p{L}*|affisch\p{L}*|inlägg\p{L}*|opslag\p{L}*|innlegg\p{L}*|juliste\p{L}*|mainos\p{L}*|leták\p{L}*|příspěvek|hirdetés\p{L}*|poszt\p{L}*|afiș\p{L}*|afis\p{L}*|reclam[aă]\p{L}*|postare\p{L}*|oglas\p{L}*|poster\p{L}*|iklan|postingan|desain|quảng cáo|bài đăng|афіш\p{L}*|картинк\p{L}*|διαφήμιση|αφίσα|cartell)(?:\s+[\p{L}]+){0,3}\s*(?:[,.:!?;]|$)\s*)?/iu;
