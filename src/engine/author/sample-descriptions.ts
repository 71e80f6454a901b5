import type { AdType } from "../../shared/ad-types.ts";

/** Descriptions of every kind, for checks and contact sheets: short, long, odd, in other alphabets. */
export const SAMPLE_DESCRIPTIONS: readonly { description: string; type: AdType }[] = [
  { type: "meta", description: "coffee" },
  { type: "meta", description: "Running shoes for people who hate running, 30% off until Sunday" },
  {
    type: "meta",
    description: "An ad for our sourdough bakery called Crumb & Sons. Fresh every morning at 6, loaves from $7.",
  },
  { type: "meta", description: "🍕🔥" },
  { type: "meta", description: "Hand-poured soy candle in a navy blue and gold tin, scented with fig and cedar, $24" },
  { type: "meta", description: "A quantum sock warmer for astronauts" },
  {
    type: "meta",
    description:
      "We are a small family business on the coast and for the last eleven years we have been taking people out to the sea on our old wooden boat. Sailing trips for beginners, three hours, lunch included, no experience needed. We would like to reach couples and families who come here for a week in summer and are bored of the beach. It costs 65 € per person, children pay half. Please make it feel warm and calm, not like a party boat. Bookings by phone at 555 0134 776 until the end of September.",
  },
  { type: "saas", description: "Invoicing software that helps freelancers get paid faster without spreadsheets" },
  { type: "saas", description: "A habit tracker app called Sundial that asks one question a day, free trial" },
  {
    type: "meta",
    description: "A perfume bottle on a marble pedestal with soft morning light, minimalist, beige background",
  },
  {
    type: "meta",
    description:
      'Cinematic close-up of a juicy burger with melting cheese, dark background, dramatic lighting, 2 for 1 every Tuesday. Button: "Save me a table"',
  },
  { type: "saas", description: "CRM for dog groomers" },
  {
    type: "maker",
    description: "I built a tiny mechanical keyboard, hand-soldered, open source, $89 only this weekend",
  },
  { type: "maker", description: "Subscription box with houseplants for people who forget to water" },
  { type: "meme", description: "when the client says make the logo bigger" },
  { type: "meme", description: "My cat and the box it came in instead of a $200 cat bed" },
  { type: "homeservices", description: "Emergency plumber, 24 hours, no call-out fee, fixed price, call 555 0199 220" },
  { type: "homeservices", description: "Roof repair and gutter cleaning. Free estimate. Family-run since 1998." },
  {
    type: "chatgptdoodle",
    description: "Explain why you should drink tea instead of staring at your phone before bed",
  },
  { type: "meta", description: "Frischer Kaffee aus unserer Rösterei, 20 % Rabatt bis Freitag, versandkostenfrei" },
  { type: "meta", description: "Цветы с доставкой за два часа, букет 1990 ₽, свежие каждый день" },
  { type: "meta", description: "مقهى جديد في وسط المدينة، قهوة مختصة وحلويات طازجة، خصم 25٪ حتى الجمعة" },
  { type: "meta", description: "手作りの抹茶アイス、夏限定、480円、7月31日まで" },
];
