import type { CompanyInput } from "../schema.ts";
import { barkuterie } from "./barkuterie.ts";
import { bivvy } from "./bivvy.ts";
import { borrowStreet } from "./borrow-street.ts";
import { cellmate } from "./cellmate.ts";
import { chordClub } from "./chord-club.ts";
import { clearlyWindows } from "./clearly-windows.ts";
import { coldsnap } from "./coldsnap.ts";
import { crumbTheory } from "./crumb-theory.ts";
import { dayOne } from "./day-one.ts";
import { deskhound } from "./deskhound.ts";
import { detourist } from "./detourist.ts";
import { dingbat } from "./dingbat.ts";
import { dotted } from "./dotted.ts";
import { duskhouse } from "./duskhouse.ts";
import { evenly } from "./evenly.ts";
import { fanmail } from "./fanmail.ts";
import { ferrous } from "./ferrous.ts";
import { goatee } from "./goatee.ts";
import { goblinTax } from "./goblin-tax.ts";
import { grain35 } from "./grain-35.ts";
import { haulie } from "./haulie.ts";
import { hushOne } from "./hush-one.ts";
import { keyhole } from "./keyhole.ts";
import { kneecap } from "./kneecap.ts";
import { ladderLads } from "./ladder-lads.ts";
import { lamppost } from "./lamppost.ts";
import { leafItToUs } from "./leaf-it-to-us.ts";
import { leashly } from "./leashly.ts";
import { ledgerdemain } from "./ledgerdemain.ts";
import { lightly } from "./lightly.ts";
import { lingobar } from "./lingobar.ts";
import { litterati } from "./litterati.ts";
import { logjam } from "./logjam.ts";
import { longhaul } from "./longhaul.ts";
import { mashup } from "./mashup.ts";
import { meetnot } from "./meetnot.ts";
import { mockery } from "./mockery.ts";
import { molar } from "./molar.ts";
import { mousehold } from "./mousehold.ts";
import { nightjob } from "./nightjob.ts";
import { nightrail } from "./nightrail.ts";
import { ninefold } from "./ninefold.ts";
import { noCv } from "./no-cv.ts";
import { noctua } from "./noctua.ts";
import { numbskull } from "./numbskull.ts";
import { oatCartel } from "./oat-cartel.ts";
import { oddPair } from "./odd-pair.ts";
import { openly } from "./openly.ts";
import { owlTill } from "./owl-till.ts";
import { panhandle } from "./panhandle.ts";
import { paymaid } from "./paymaid.ts";
import { pieceful } from "./pieceful.ts";
import { plainJaneLab } from "./plain-jane-lab.ts";
import { plainvest } from "./plainvest.ts";
import { plank } from "./plank.ts";
import { plugside } from "./plugside.ts";
import { popsong } from "./popsong.ts";
import { rollbackr } from "./rollbackr.ts";
import { rotabird } from "./rotabird.ts";
import { secondAct } from "./second-act.ts";
import { secondSpin } from "./second-spin.ts";
import { slab } from "./slab.ts";
import { slowpokeCoffee } from "./slowpoke-coffee.ts";
import { slumpworks } from "./slumpworks.ts";
import { snorebell } from "./snorebell.ts";
import { soreLoser } from "./sore-loser.ts";
import { spokesman } from "./spokesman.ts";
import { stillpoint } from "./stillpoint.ts";
import { sudsUnion } from "./suds-union.ts";
import { tagteam } from "./tagteam.ts";
import { tapman } from "./tapman.ts";
import { thirdAlarm } from "./third-alarm.ts";
import { thumbstop } from "./thumbstop.ts";
import { toybrary } from "./toybrary.ts";
import { tuesdayClub } from "./tuesday-club.ts";
import { tuppence } from "./tuppence.ts";
import { umbraCover } from "./umbra-cover.ts";
import { vetline } from "./vetline.ts";

export const COMPANIES: readonly CompanyInput[] = [
  barkuterie,
  bivvy,
  borrowStreet,
  cellmate,
  chordClub,
  clearlyWindows,
  coldsnap,
  crumbTheory,
  dayOne,
  deskhound,
  detourist,
  dingbat,
  dotted,
  duskhouse,
  evenly,
  fanmail,
  ferrous,
  goatee,
  goblinTax,
  grain35,
  haulie,
  hushOne,
  keyhole,
  kneecap,
  ladderLads,
  lamppost,
  leafItToUs,
  leashly,
  ledgerdemain,
  lightly,
  lingobar,
  litterati,
  logjam,
  longhaul,
  mashup,
  meetnot,
  mockery,
  molar,
  mousehold,
  nightjob,
  nightrail,
  ninefold,
  noCv,
  noctua,
  numbskull,
  oatCartel,
  oddPair,
  openly,
  owlTill,
  panhandle,
  paymaid,
  pieceful,
  plainJaneLab,
  plainvest,
  plank,
  plugside,
  popsong,
  rollbackr,
  rotabird,
  secondAct,
  secondSpin,
  slab,
  slowpokeCoffee,
  slumpworks,
  snorebell,
  soreLoser,
  spokesman,
  stillpoint,
  sudsUnion,
  tagteam,
  tapman,
  thirdAlarm,
  thumbstop,
  toybrary,
  tuesdayClub,
  tuppence,
  umbraCover,
  vetline,
];
