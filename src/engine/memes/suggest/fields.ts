import { ai } from "./fields/ai.ts";
import { anything } from "./fields/anything.ts";
import { bakery } from "./fields/bakery.ts";
import { beauty } from "./fields/beauty.ts";
import { cafe } from "./fields/cafe.ts";
import { clients } from "./fields/clients.ts";
import { events } from "./fields/events.ts";
import { family } from "./fields/family.ts";
import { fitness } from "./fields/fitness.ts";
import { garden } from "./fields/garden.ts";
import { health } from "./fields/health.ts";
import { home } from "./fields/home.ts";
import { learning } from "./fields/learning.ts";
import { marketing } from "./fields/marketing.ts";
import { money } from "./fields/money.ts";
import { office } from "./fields/office.ts";
import { pets } from "./fields/pets.ts";
import { remote } from "./fields/remote.ts";
import { restaurant } from "./fields/restaurant.ts";
import { shop } from "./fields/shop.ts";
import { software } from "./fields/software.ts";
import { trades } from "./fields/trades.ts";
import { travel } from "./fields/travel.ts";

/** What is listed first wins where two know a word. */
export const FIELDS = {
  remote,
  ai,
  cafe,
  bakery,
  pets,
  health,
  fitness,
  beauty,
  money,
  marketing,
  clients,
  learning,
  events,
  travel,
  garden,
  trades,
  restaurant,
  shop,
  software,
  family,
  office,
  home,
  anything,
};
