/** Three kinds of ad, with more and with fewer words. None names what is in the picture. */
export const BRIEFS: readonly string[] = [
  "Harbour Market, every Saturday from 9 to 2 at Quay Lane, free entry",
  "Slow weekends for busy people. Two nights from £180 with Farrow Stays, book at farrowstays.com",
  "Open day at Linden Studio on 14 May",
];
