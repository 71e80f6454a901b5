import type { Words } from "./words.ts";

export const en: Words = {
  head: "last",
  hasNamesInCapitals: true,
  roles: {
    headline:
      "headline, title, heading, header, hook, main line, main text, big text, big letters, top line, slogan on it, h1, text, the text, copy, say, says, saying, it should say, reads, reading, words, the words, line, write, written",
    subline:
      "subline, sub line, subheadline, sub headline, subhead, sub, subtitle, sub title, second line, small text, small line, smaller, underneath, below it, small print, under it, then small",
    tagline: "tagline, tag line, slogan, motto, claim, strapline",
    button: "button, cta, call to action, button text, button says, link text",
    caption: "caption, captions, punchline, punch line",
    top: "top, top text, upper text, top line, top caption, first panel, panel 1, left side, no, first, above, on top, before, expectation, them",
    bottom:
      "bottom, bottom text, lower text, bottom line, bottom caption, second panel, panel 2, right side, yes, second, below, after, reality, me",
    badge: "badge, sticker, seal, stamp, round label, burst, little flag, ribbon, corner banner",
    named:
      "called, named, name, name is, brand, brand name, company, company is, business, business name, product, product name, we're, we are, i'm, introducing, meet, launching, presents, presenting",
    ask: "make, make me, create, design, generate, do, i need, we need, need, i want, we want, want, would like, i'd like, looking for, give me, can you, could you, can we get, help me, write me, pls, please, plz, kindly, thanks, thank you, thx, cheers, imagine, /imagine, sorry, ok so, basically, hi, hello, hey, something for, something with, or whatever, whatever looks, maybe, idk, up to you, your call, surprise me, think, think of, inspired by, similar to, in the style of, as if, use, feel free, pick",
    medium:
      "ad, ads, advert, advertisement, banner, poster, flyer, flier, leaflet, post, story, stories, reel, carousel, slide, meme, doodle, sketch, sketchnote, drawing, photo, photograph, picture, image, graphic, visual, illustration, comic, cartoon, infographic, diagram, chart, map, screenshot, mockup, render, collage, painting, postcard, thumbnail, billboard, creative, cover, website, landing page, whiteboard, video, gif, instagram, facebook, fb, ig, insta, linkedin, tiktok, google, shopify, etsy, one pager, panel, panels, two panel, three panels, split screen, starter pack, stick figures, stick figure, clip art, clipart, stock photo, square, vertical, landscape, portrait",
    show: "show, showing, draw, drawn, put, place, add, include, keep, leave, have, featuring, feature, depict, picture, use, using, display, focus on, make it, make sure, don't make, should be, should look, must be, must have, needs to, has to, it should, let it, turn",
    look: "sans serif, sans, serif, typeface, bold type, photographic, style, styled, look, looking, looks, vibe, vibes, mood, feel, feeling, feels, tone, aesthetic, font, fonts, type, typography, lettering, handwritten, hand drawn, hand-drawn, handdrawn, background, backdrop, foreground, light, lighting, lit, backlit, rim light, sunlight, daylight, sunset, golden hour, sunrise, shadow, shadows, close-up, closeup, close up, macro, 35mm, 8k, 4k, cinematic, minimal, minimalist, minimalistic, moody, retro, vintage, elegant, bold, clean, playful, luxurious, luxury, expensive, classy, watercolor, watercolour, crayon, crayons, pencil, ink, marker, chalk, neon, grain, grainy, film, polaroid, black and white, pastel, colourful, colorful, bright, dark, soft, warm, calm, quiet, loud, rustic, modern, scandinavian, brutalist, isometric, 3d, low-poly, flat, flat lay, top down, overhead, aerial, wide shot, blurred, blurry, bokeh, depth of field, symmetrical, centered, centred, texture, textured, paper, cardboard, kraft paper, marble, wood, concrete, velvet, glossy, matte, gradient, duotone, palette, colors, colours, color, colour, accents, accent, tones, hues, funny, humor, humour, serious, professional, trustworthy, friendly, cute, kitsch, corporate, cheesy, cheap, fancy, fun, dramatic, dreamy, nostalgic, realistic, photorealistic, steam, smoke, fog, mist, rain, splash, dripping, tilt-shift, volumetric, octane, render, --ar, --style, --v, ui, dark mode, art deco, art nouveau, bauhaus, swiss, psychedelic, punk, grunge, y2k, 50s, 60s, 70s, 80s, 90s, old school, comic style, risograph, linocut, woodcut, engraving, collage, cut out, cutout, line drawing, line art, silhouette, icons, emojis, emoji, candid, staged, real, in focus, out of focus, sitting, standing, smiling, laughing, holding, leaning, lying, hands, face, faces, models",
    spot: "top left, top right, bottom left, bottom right, in the corner, in the middle, in the center, in the centre, on the left, on the right, left, right, at the top, at the bottom, above, below, big, huge, large, small, tiny, bigger, smaller, centre, center, middle, full width, full bleed, plenty of space, lots of space, white space, much air, margin, margins",
    not: "no, not, don't, dont, do not, never, without, avoid, nothing, none, doesn't, isn't, shouldn't, please no, skip, leave out, zero, less",
    banned:
      "price, prices, discount, discounts, text, logo, logos, people, faces, person, emojis, emoji, exclamation marks, stock photo, stock photos, models, animals, clip art, clipart, icons, brand, hashtags, gradients, shouting, cliches, brackets, words, numbers, hype, copyright",
    free: "free, for free, free of charge, complimentary, on us, on the house, at no cost, no cost, gratis, for nothing, no charge, 0€, $0, zero cost",
    off: "off, discount, discounted, sale, reduced, less, cheaper, half price, half-price, half off, markdown, clearance, % off, deal, promo, voucher, coupon, code, bogo, two for one, 2 for 1, 2-for-1, buy one get one, happy hour, early bird, launch price, black friday",
    trial:
      "trial, free trial, try it, to try, try, on trial, money back, money-back, nights to try, test ride, taster, trial lesson, no card, no credit card, days free, month free, first month, sample",
    save: "save, saves, saving, saved, you keep, cut, cuts, lower, lowers, less than",
    price:
      "price, prices, cost, costs, costing, only, just, for, at, tickets, ticket, entry, admission, entrance, fee, deposit, rent, plus, rate, tier, sells, sold, pledge, pre-order, preorder",
    from: "from, starting at, starts at, starting from, as low as, cheapest, starting",
    upTo: "up to, as much as, at most, max, until",
    per: "per, each, a piece, apiece, pp, p.p., /mo, /month, /year, /yr, /hr, /hour, /day, /week, /night, /person, a month, a year, a week, a day, a night, an hour, a lesson, a person, a head, a class, a session, a visit, an episode, monthly, yearly, annually, weekly, hourly, a seat, a user, a pop, a bag, a box, a bottle, a jar, a kilo, a pound",
    once: "once, one time, one-time, one off, one-off, lifetime, forever, flat",
    first: "first, new customers, new members, introductory, intro, opening, launch",
    included: "included, including, incl, incl., includes, inc, plus, with, all in, all-inclusive, w/, comes with",
    minimum:
      "over, above, more than, orders over, on orders, min, minimum, at least, when you book, when you spend, if you order, spend",
    fee: "call-out fee, call out fee, callout fee, call-out, booking fee, sign-up fee, signup fee, joining fee, setup fee, delivery fee, contract, commission, hidden fees, fees, upfront, up front, card, subscription, ads, account, deposit, minimum term, obligation, catch",
    wage: "salary, pay, pays, paid, wage, wages, hourly, /hr, an hour, per hour, tips, bonus, signing bonus, doe, ote, room and board, benefits, pension, commission",
    unit: "kg, g, lb, lbs, oz, ml, l, litre, litres, liter, pack, pack of, box, set, pair, bottle, bottles, glass, person, people, couple, night, nights, month, months, year, years, week, weeks, day, days, hour, hours, min, mins, minutes, h, hr, lesson, lessons, class, classes, session, sessions, piece, pieces, slice, portion, plate, course, courses, bag, bags, jar, jars, seat, seats, user, users, sqm, sq ft, acre, mile, miles, km, dozen, loaf, loaves, kilo, pint, pints",
    money:
      "euro, euros, eur, dollar, dollars, usd, bucks, pound, pounds, gbp, quid, p, pence, cents, cad, aud, nzd, chf, rupees, rs, yen, kr, sek, nok, k, grand, rand",
    instead:
      "instead of, was, were, regularly, normally, usually, rather than, rrp, then, after that, day of, reduced from, down from",
    month:
      "january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec",
    weekday:
      "monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays, mon, tue, tues, wed, weds, thu, thur, thurs, fri, sat, sun, mon-fri, mon–fri, tue–sun, mon–sat",
    until:
      "until, till, til, by, before, ends, ending, end of, closes, closing, deadline, last day, through, thru, no later than, expires, valid until, order by, book by, apply by, finishes",
    left: "left, only, last, remaining, limited, first 50, first 100, first 20, spots, spaces, places left, seats left, sold out, almost gone, while stocks last, in stock, selling fast, this week only, today only, one day only, weekend only, limited edition, first batch, last few, pieces, days left, hours left",
    every:
      "every, daily, weekly, each, weekdays, weekends, nightly, monthly, all day, all week, 7 days, seven days, every day, every week, fortnightly, most days",
    when: "today, tomorrow, tonight, weekend, this, next, week, month, midday, noon, midnight, morning, mornings, afternoon, evening, evenings, night, nights, lunchtime, summer, winter, spring, autumn, fall, season, now, later, soon, early, mid, late, am, pm, a.m., p.m., o'clock, year, date, half past, starts, starting, start, begins, from, to, opens, doors, kick off, kickoff, pst, est, cet, bst, gmt, ist, et, pt, st, nd, rd, th, bank holiday, half term",
    holiday:
      "christmas, christmas eve, xmas, easter, halloween, thanksgiving, valentine's, valentine's day, valentines, mother's day, father's day, new year, new year's eve, nye, hanukkah, diwali, eid, ramadan, labor day, memorial day, july 4th, 4th of july, independence day, st patrick's day, pride, back to school, black friday, cyber monday, advent, lent, mardi gras, oktoberfest, bonfire night, super bowl, spring break",
    hours:
      "open, opening hours, hours, doors, closed, closes, close, 24/7, 24h, 24 hours, 24-hour, round the clock, late, daily, from, to, til, till, am, pm, noon, midnight, day and night, lunch, dinner, breakfast, serving",
    at: "in, at, near, around, outside, behind, opposite, next to, across from, off, between, serving, covering, throughout, across, downtown, based in, made in, from, on, to, via, inside, local to, area, and surroundings, nationwide",
    street:
      "street, st, road, rd, avenue, ave, lane, ln, boulevard, blvd, drive, dr, square, plaza, market, station, park, hall, church, church hall, county, valley, district, quarter, town, village, city, island, islands, beach, bay, harbour, harbor, marina, pier, airport, mall, centre, center, community centre, library, school, stadium, arena, theatre, theater, museum, pub, barn, farm, yard, warehouse, unit, floor, rooftop, corner, bridge, hill, heights, mount, north, south, east, west, northern, southern, eastern, western, coast, river, lake, region, suburb, area, row, terrace, way, court, close, gardens, grove, route, highway, hwy",
    contact:
      "call, phone, tel, telephone, ring, text, sms, whatsapp, wa, email, e-mail, mail, dm, message, visit, online, website, web, at, book at, apply at, order at, info, contact, contacts, reservations, reserve, link in bio, insta, instagram, telegram, line, @",
    for: "for, aimed at, targeting, target, audience, made for, designed for, built for, perfect for, ideal for, who, whose, anyone, people, everyone",
    by: "by, from, at, with, visit, shop, w/, hosted by, made by, brought to you by, featuring, ft, feat, and, the, our, my",
    company:
      "ltd, ltd., llc, inc, inc., co, co., company, corp, gmbh, bros, brothers, & sons, and sons, & co, sons, daughters, studio, studios, bakery, café, cafe, coffee, farm, clinic, dental, veterinary, kitchen, bar, house, inn, hotel, lounge, club, market, collective, works, workshop, foundation, trust, fund, society, labs, lab, group, partners, press, books, records, roasters, brewing, brewery, cellars, vineyard, goods, supply, roofing, plumbing, heating, painting, landscaping, salon, barbers, gym, yoga, fitness, academy, institute, festival, fest, centre, center, nursery, nurseries, mutual, bank, insurance, apparel, honey",
    proof:
      "stars, star, rated, rating, customers, clients, years, since, reviews, award, awards, award-winning, certified, licensed, insured, warranty, guarantee, guaranteed, experience, family-run, family run, family owned, locally owned, trusted by, people use, users, members, downloads, in business, generation, handmade, organic, local, vegan, gluten free, eco, sustainable, recycled, made in, funded, open source, no experience needed, in 24h, same day, within, cancel anytime, cancel any time, over, more than, faster, saved, minutes",
    hiring:
      "hiring, we're hiring, now hiring, we are hiring, job, jobs, join our team, join us, vacancy, vacancies, wanted, apply, apply now, position, part time, part-time, full time, full-time, career, careers, recruit, recruiting, shift, shifts, internship, intern, apprentice, apprenticeship, needs a, short a, looking for a, staff, cv, résumé, resume, salary, crew, seasonal, counselors, candidates, work with us, driver wanted, sous chef, line cook, barista wanted",
    cause:
      "donate, donation, donations, charity, appeal, fundraiser, fundraising, raise money, volunteer, volunteers, petition, sign, sponsor, adopt, foster, rescue, shelter, save our, save the, help us, support, food bank, give blood, blood drive, blood donation, awareness, campaign, vote, refugees, homeless, non-profit, nonprofit, ngo, pledge, food drive, cleanup, clean-up, missing, lost dog, in need",
    opening:
      "opening, we open, now open, we're open, grand opening, opens, open our, opens its doors, just opened, new location, second shop, new shop, new store, we've moved, we moved, moving to, reopening, re-opening, back open, soft opening, opened, opening soon, coming soon, coming to, finally have a real shop, now in, now also in, starting on my own, got keys, doors open, first day",
    launch:
      "launch, launching, launches, launched, introducing, just launched, out now, is out, now available, available now, pre-order, preorder, kickstarter, indiegogo, crowdfunding, product hunt, beta, waitlist, early access, v2, version 2, v1, new album, new book, new single, release, released, releasing, drops, drop, dropping, first batch, first run, i made, i built, we built, we made, i've made, my first, finally here, new:, brand new, coming, pledge, backers, early bird, funded, invented",
    event:
      "concert, gig, festival, fest, show, party, night, quiz, quiz night, pub quiz, fair, market, sale, yard sale, garage sale, car boot sale, jumble sale, exhibition, expo, conference, meetup, meet-up, webinar, open day, open house, screening, premiere, performance, play, recital, tournament, match, race, run, 5k, 10k, marathon, parade, ball, gala, reunion, talk, lecture, reading, book launch, signing, tasting, brunch, tickets, line-up, lineup, hosted by, dj, live music, karaoke, open mic, stand-up, comedy night, auction, hackathon, ceremony, picnic, bake sale, carnival, rsvp, doors",
    course:
      "course, courses, class, classes, lesson, lessons, workshop, workshops, masterclass, bootcamp, boot camp, training, tutoring, tutor, school, academy, learn, learn to, beginners, for beginners, curriculum, certificate, enrol, enroll, enrolling, enrolment, term, semester, cohort, retreat, camp, coaching, teacher, teaches, instructor, diploma, study, exam prep, evening class, online course",
    venue:
      "restaurant, café, cafe, coffee shop, bar, pub, bistro, diner, pizzeria, trattoria, taqueria, bakery, tearoom, brewery, taproom, hotel, inn, b&b, bed and breakfast, hostel, campsite, lodge, spa, sauna, gym, climbing gym, museum, gallery, zoo, cinema, theatre, theater, club, nightclub, bowling, arcade, escape room, mini golf, playground, pool, library, laundrette, barber, barbershop, salon, nail salon, food truck, ice cream parlour, ice cream shop, deli, bbq, steakhouse, menu, lunch, dinner, breakfast, brunch, table, tables, happy hour, kitchen, grill, coworking, rooms, stay, winery, tasting room, farm shop, garden centre, rooftop",
    service:
      "plumber, plumbing, electrician, cleaning, cleaner, cleaners, repair, repairs, removal, removals, movers, moving, painting, painters, decorator, roofing, roof, gutter, gutters, landscaping, gardener, gardening, lawn, tree, pest control, locksmith, handyman, carpenter, builder, builders, renovation, remodel, remodeling, installation, install, installer, maintenance, service, services, inspection, survey, lawyer, attorney, solicitor, notary, accountant, accounting, tax, bookkeeping, insurance, consultant, consulting, agency, freelance, photographer, photography, videographer, wedding planner, catering, caterer, florist, dog walker, dog walking, grooming, groomer, vet, veterinary, dentist, dental, doctor, clinic, therapist, therapy, massage, physio, chiropractor, midwife, nanny, babysitter, childcare, care, tutoring, translation, translator, editing, design, delivery, courier, taxi, transfer, hire, rental, rentals, storage, towing, mechanic, garage, car wash, detailing, alterations, tailor, funeral, pool service, chimney sweep, boiler, heating, hvac, furnace, drain, septic, pressure washing, window cleaning, house sitting, quote, quotes, estimate, call-out, emergency",
    software:
      "app, apps, software, saas, platform, tool, dashboard, crm, erp, plugin, plug-in, extension, chrome extension, browser extension, api, sdk, analytics, integration, open source, open-source, self-hosted, cloud, ai, bot, chatbot, widget, tracker, manager, password manager, scheduling, invoicing, payroll, monitoring, backup, automation, no-code, low-code, database, editor, calendar, reminder, reminders, dark mode, ios, android, mac, windows, linux, iphone, website builder, online shop, newsletter, feature, syncs, sync, export, import, log in, login, users, teams, workspace, kubernetes, devops, webhook, ticketing, helpdesk, booking system, management system, points of sale, pos",
    explanation:
      "explain, explains, explaining, explained, how, how does, how do, how to, how a, how our, why, what is, what's, what are, what happens, difference between, guide, steps, in three steps, step by step, tips, rules, works, work, infographic, diagram, visualise, visualize, understand, meaning of, myth, myths, facts, checklist, when to, cheat sheet, did you know, cycle, process, timeline, flowchart, labelled, labeled, 101",
    comparison:
      "vs, vs., versus, compared to, compared with, compare, comparison, instead of, better than, before and after, before/after, before, after, old way, new way, then and now, other, others, us vs them, side by side, the difference, rather than, left, right, unlike, alternative to, switch from, competitor, competitors, half the price of",
    joke: "meme, when, when you, when the, pov, pov:, nobody, nobody:, me, me:, also me, that feeling, that moment, drake, distracted boyfriend, two buttons, expectation, reality, starter pack, joke, funny, lol, haha, be like, top text, bottom text, this is fine, galaxy brain, change my mind, stonks, how it started, how it's going, caption, mood, literally me, monday, my brain",
    goods:
      "handmade, sale, shop, store, buy, order, shipping, ships, delivery, delivered, pack, box, set, bottle, jar, bag, kit, subscription, gift, gifts, fresh, organic, new flavour, new flavor, size, sizes, colour, color, colours, colors, limited edition, stock, wholesale, leather, wool, cotton, linen, wooden, oak, ceramic, steel, candles, soap, coffee, tea, honey, jam, chocolate, cheese, wine, beer, gin, bread, dress, dresses, shoes, boots, socks, shirt, hat, bag, backpack, jewellery, jewelry, ring, earrings, necklace, watch, lamp, chair, table, sofa, mattress, bike, bikes, toy, toys, plants, seeds, tyres, tires, mug, mugs, knife, pan, skincare, cream, shampoo, perfume, dog food, cat litter",
    small:
      "a, an, the, and, or, but, of, to, in, on, at, for, with, by, from, as, is, are, was, were, be, been, it, its, it's, this, that, these, those, which, who, whose, where, when, while, if, so, than, then, there, here, into, over, under, about, after, before, between, through, during, without, within, not, no, do, does, did, has, have, had, can, could, will, would, should, may, might, must, just, also, very, more, most, all, any, some, each, every, both, other, another, such, only, own, same, too, again, once, out, up, down, off, because, until, against",
    we: "we, our, us, i, my, me, i've, we've, i'm, we're, ours, mine, my own",
    you: "you, your, yours, you're, you'll, u, ur, yourself",
    verb: "is, are, was, has, have, does, do, makes, make, helps, help, tells, lets, gives, gets, keeps, turns, takes, needs, works, sells, serves, brings, comes, goes, runs, fits, holds, boils, chases, translates, mutes, reads, texts, reminds, shows, finds, builds, built, made, offers, wants, says, saves, learn, get, try, come, join, bring, meet, discover, enjoy, taste, eat, drink, carry, share, send, track, stop, start",
    light:
      "lessons, lesson, school, classes, class, course, courses, service, services, removal, installation, repair, repairs, shop, store, company, business, studio, supplies, supply, set, kit, pack, box, rental, hire, delivery, subscription, workshop, training, club, agency, sale, night, tour, tours, party, event, inspection, cleaning, care, game, app, software, platform, tool, expert, specialist, consultant, machine, accessories, products",
    number:
      "one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty, thirty, forty, fifty, sixty, hundred, thousand, million, dozen, half, double, quarter, couple, several, few",
    ordinal: "first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, last, next, 1st, 2nd, 3rd",
  },
  relative: "that, which",
  contrast: "not",
  buttons: {
    apply: ["Apply now", "Send your application", "Apply here"],
    donate: ["Donate", "Give now", "Make a donation"],
    help: ["Join in", "Lend a hand", "Take part"],
    tickets: ["Get tickets", "See tickets"],
    register: ["Save your seat", "Sign up", "Register"],
    enrol: ["Enrol now", "Sign up", "Save a place"],
    table: ["Book a table", "Reserve a table"],
    book: ["Book now", "Book a time", "Make a booking"],
    quote: ["Ask for a quote", "Get a quote", "Request a quote"],
    call: ["Call us", "Give us a call"],
    write: ["Send a message", "Write to us"],
    trial: ["Start the trial", "Try it", "Start your trial"],
    free: ["Start free", "Try it free"],
    download: ["Get the app", "Download"],
    preorder: ["Pre-order", "Reserve yours"],
    order: ["Order now", "Place an order"],
    buy: ["Shop now", "See the shop", "Get yours"],
    visit: ["Come by", "Plan a visit", "Find us"],
    see: ["Take a look", "See how it works", "Have a look"],
    learn: ["Learn more", "Read more", "Find out more"],
  },
  lines: {
    any: ["{subject}"],
    hiring: ["We’re hiring", "Join the team", "Work with us"],
    opening: ["Now open", "Come in", "Doors open"],
    cause: ["Every bit helps", "Take part", "Be part of it"],
    event: ["See you there", "Save the date", "Come along"],
    launch: ["Say hello to it", "Here it is", "Meet {subject}"],
    venue: ["Pull up a chair", "Come by", "See you soon"],
    course: ["Time to learn", "Start here", "Learn something"],
    service: ["We can help", "Leave it to us", "Just ask"],
    software: ["See how it works", "Have a look"],
    goods: ["Take a look", "Meet {subject}"],
  },
  colors:
    "gray: grey, ash gray: ash grey, light gray: light grey, dark gray: dark grey, offwhite: off-white, off white: off-white, broken white: off-white, terra cotta: terracotta, turquoise blue: turquoise, ocher: ochre, pinkish: pink, reddish: red, bluish: blue, greenish: green, yellowish: yellow, purplish: purple, brownish: brown, greyish: grey, golden yellow: golden, gilded: gold, claret: burgundy, violett: violet, fuschia: fuchsia, fushia: fuchsia, lavendar: lavender, navy-blue: navy, sky-blue: sky blue, cherry-red: cherry red, rose-gold: rose gold, duck-egg: duck egg, sea foam: seafoam, anthracite grey: anthracite, creme: cream, crème: cream, ecru: eggshell, pool: pool blue, jet black: jet, pitch black: black, lipstick red: scarlet, mustard-yellow: mustard, bubble gum: bubblegum, kelly green: emerald, british racing green: racing green, tiffany blue: turquoise, blood orange: tangerine, khakis: khaki",
  dark: "dark, dark mode, night, at night, midnight, moody, black background, on black, after dark",
  light: "bright, light background, white background, on white, airy, much air, daylight",
  general:
    "a an the and or of for with in on at to from by as is are be our your my we you it its this that all any each every more most new best good great big small large little mini old first last free sale day days week month year hour time times morning night today people person man woman men women kids kid family families friends group team member members room place area point site centre center service services help support work business company office home online local mobile personal private public professional open opening special custom made make set kit pack box part parts line side end top bottom level type kind style hand head body face eye back life world city town street road way thing things fun love happy hot cold red blue green black white gold pink dark light high low full half double single fast quick easy slow daily weekly monthly call start stop go get buy sell use try come join learn read write see show play run walk eat drink sleep program project plan system tool tools pro plus one two three four five ten club course courses class classes lesson lessons school training workshop session sessions hire rental removal installation repair replacement management manager store market fair night swap drive clean-up cleanup maintenance delivery control test tests meeting meetings lot law extension record records flat heat tip check question answer idea change move step rule rules number name list form page pages word words game shop shops event events party fair festival exhibition travel trip holiday job jobs hiring sales property house meals lunch dinner volunteers donation charity startup launch water money data report analytics receptionist waste alarm conference talk birthday maintenance repairs renovation surgeon builder app software platform engineer",
  lightHeads:
    "lesson lessons class classes course courses school academy workshop workshops training tuition masterclass shop store studio showroom market fair swap sale sales club group night day week party evening removal installation install repair repairs replacement restoration maintenance service services servicing hire rental rent rentals delivery subscription box set kit management manager software app platform tool system tracker planner booking cleaning cleaner inspection inspections opening care help support drive appeal campaign editing tuning sharpening maker making builder teacher tutor instructor trainer technician driver drivers installer fitter specialist expert company business agency firm factory cafe café bar truck stand stall centre center clinic practice festival tasting tour tours collection range line starter machine machines holder stand case cases strap cover rack organiser organizer feeder collars accessories supplies products goods equipment gear template templates prices records rules points retries return prep",
  turns: /^(?:for|with|from|to|in|on|at|by|of|and|or|that|who|which|without|near|your|our|than|vs)$/,
  forms: [
    [/ies$/, ["y"]],
    [/ves$/, ["f", "fe"]],
    [/(?<=[sxz]|sh|ch)es$/, [""]],
    [/['’]?s$|s['’]$/, [""]],
    [/men$/, ["man"]],
  ],
  stemEndings: "'s ings ing ies ied ers est ed es er ly s e y",
  claims: {
    small:
      "oh ok the a an and or but for with of to in on at by as is are was be been it its this that these those you your yours we our ours us they them their he she his her my me mine i who what when where how why which there here than then so if into onto over under about out up down do does did have has had can could will would should just also too very more some any each own from per let get got make made need want like come go see now am pm one say use put ask",
    numbers: "two three four five six seven eight nine ten eleven twelve",
    promises: [
      "free|for free|gratis|complimentary|at no cost|no charge|free of charge|on the house|on us|at no extra cost",
      "best|finest|greatest|unbeatable|unrivalled|second to none",
      "top|leading|top-rated",
      "no. 1|no 1|#1|number one|nr. 1",
      "cheapest|lowest price*|best price*",
      "guarantee*|money back|money-back",
      "warrant*",
      "only|just",
      "exclusive*",
      "new|brand new|brand-new",
      "last chance|final call|hurry|ends soon|while stocks last|while supplies last|going fast|almost gone|selling fast",
      "limited",
      "off|discount*|reduced|reduction|price cut",
      "sale|clearance",
      "save|saves|saving|savings",
      "instant*|immediate*|right away|in seconds|in no time",
      "fast|faster|fastest|quick*|rapid*|speedy",
      "24/7|24/24|around the clock|day and night|round the clock",
      "award*|prize-winning",
      "certified|accredited|approved|licensed|insured",
      "proven|clinically|scientific*|doctor-recommended",
      "official*|original|authentic|genuine",
      "organic|natural|naturally|sustainable|eco*|vegan|cruelty-free",
      "handmade|hand-made|handcrafted|homemade|home-made|by hand",
      "fresh|freshly|freshest",
      "premium|luxury|luxurious|high-end",
      "perfect*",
      "unlimited|endless",
      "easy|easily|simple|simply|effortless*",
      "safe|safely|secure*|risk-free|no risk",
      "trusted|loved by|recommended|five-star|5-star|top-rated",
      "bonus|gift|giveaway|freebie",
      "trial",
      "always|every time",
      "never",
      "no|without|zero|none",
      "not|don't|doesn't|isn't|aren't|won't|can't",
      "all|every|everything|everyone",
      "most",
      "better",
      "cheap|cheaper|affordable|bargain|low price*",
      "half price|half-price",
      "first",
      "today|tonight|tomorrow",
    ],
    not: "no|not|without|never|don't|do not|doesn't|isn't|aren't|won't|zero",
    from: "from|starting at|starting from|starts at|as low as|prices from",
    upTo: "up to|as much as|max|maximum",
    about: "about|around|roughly|approx*|nearly|almost|over|under|at least|more than|less than",
    per: "per|a|an|/|every",
    each: "each|monthly|weekly|yearly|annually|hourly|daily|once|pp|pm|pppn|pa",
    for: "for",
    first: "first|new clients|new customers|early bird",
    instead: "instead of|was|were|normally|usually|rrp|mrp",
    plus: "plus|excl*|ex vat|ex. vat|before tax|+ vat|+ tax",
    off: "off|discount*|reduced|reduction|less",
    save: "save|saves|saved|saving|savings|keep",
    story:
      "found|saved|raised|we cut|they cut|i cut|has cut|have cut|customers cut|clients cut|team cut|earned|we made|they made|i made|have made|has made|lost|collected|recovered|owed|cost us|cost me|wasted|paid out",
    wage: "salary|wage*|gross pay|doe|fte|hiring|help wanted|staff wanted|join our team|vacanc*|apprentice*|job opening|full-time|part-time|we need a",
  },
  chat: {
    greetings:
      "(?:hi|hello|hey|dear) (?:team|all|guys|folks|everyone|everybody|both), hope (?:you(?:['’]re| are)|ur|all is|everyone is|this finds you) (?:well|ok|okay|good|great), quick (?:one|question|request), hi+ya?, hey+, hello, hi there, hello there, hey there, good (?:morning|afternoon|evening|day), dear (?:all|team|sir|madam|sir or madam), morning, greetings, yo",
    thanks:
      "thank you(?: so much| very much| in advance)?, thanks(?: so much| a lot| a bunch| in advance| again| guys| mate| love)?, thx, tysm, ty, many thanks, cheers(?: mate)?, much appreciated, kind regards, best regards, ta",
    fillers:
      "lol, lmao, haha+, omg, obvs, um+, uh+, erm+, you know what i mean, yeah so, ok(?:ay)? so(?: basically)?, so basically, tbh, pls, plz, please and thank you, voice note(?: transcript)?, transcript, from our website, website text, (?:pasted|copied|copy) from (?:our|my|the) (?:website|site|page|flyer), obviously, bear with me, sorry y['’]?all, hooray, hope that['’]?s ok(?:ay)?, (?:yo)?u know the vibe, basically, (?:thats|that['’]s) (?:it|all)(?: (?:thats|that['’]s) the ad)?, (?:thats|that['’]s) the ad",
    request: String.raw`(?:an? |the )?(?:(?:instagram|insta|facebook|linkedin|google|social media|social|square|simple|short|new|quick)\s+)?(?:ad|advert|post|flyer|banner|graphic|story|carousel)\s+(?:for|about|promoting|advertising)(?:\s+(?:my|our|a|an|the|new)(?!\p{L}))?(?!\s*[\d€$£])|(?:(?:so|and|ok|okay|just|please|pls|hi)\s+)*(?:(?:can|could|would|will)\s+(?:you|u|ya|someone|somebody|anyone)(?:\s+(?:please|pls|plz|kindly|maybe|quickly|help me|just))*\s+(?:make|do|create|design|draw|write|build|generate|knock up|whip up|put together|come up with|give|help with|mock up)|(?:i|we)(?:['’]?m|\s+am|['’]?re|\s+are)?\s*(?:['’]?d like|would like|would love|need|want|wanna|am looking for|looking for|after|require)(?:\s+(?:you|u)?\s*to\s+(?:make|do|create|design|advertise|promote))?|(?:please|pls|plz|kindly)\s+(?:make|do|create|design|draw|write|build)|(?:make|create|design|draw|do|generate|write|need|want|looking for)|(?:please|pls))(?:\s+(?:me|us))?(?:\s+(?:up|a|an|the|some|one|my|our|quick|simple|nice|cool|little|small|big|catchy|eye ?catching|fun|funny|square|short|new|good|great|clean|modern|instagram|insta|ig|facebook|fb|tiktok|linkedin|social|social media|promo|promotional|marketing|advertising|vertical|portrait|landscape|a4|a5))*\s+(?:post|ad|ads|advert|advertisement|flyer|flier|poster|graphic|invite|invitation|leaflet|sign|notice|cover|image|picture|pic|banner|story|design|creative|visual|thing|something|meme|doodle|sketch|drawing|infographic|reel)s?(?:\s+(?:for|about|of|on|to (?:advertise|promote|sell|announce)|advertising|promoting|announcing|saying|explaining|showing|that (?:says|shows|explains|announces)|which (?:says|shows|explains))(?:\s+(?:my|our|a|an|the|this)(?!\p{L}))?)?|(?:advertise|promote)\s+(?:my|our)`,
    labels:
      "(?:business|company|shop|brand|product|event|salon|studio) name, name of (?:the )?(?:business|shop|company|event), name, business, company, product, service, services, offer, offers, promo, promotion, deal, price, prices, pricing, cost, (?:\\p{L}[\\p{L}-]* )?style, contact, contact us, phone, tel, address, website, venue, subject, topic, description, key (?:info|message|points?), main message, message, notes?, extra info, other info, hours, opening hours, who, what, where, when, why, how, about, about us, getting here, details, info, information, location, date, time, details below, what we do, who we are",
    orders: String.raw`(?:pl(?:ea)?se\s+|pls\s+)?(?:don['’]?t|do not|never)\s+(?:mention|write|print|include|put|state|list|advertise|show\s+(?:the|my|our|any|people|faces|prices?)|use\s+(?:the word|my|our|any|stock|emojis?|comic sans)|make it|say)|leave\s+(?:out|off|my|our)|(?:target )?audience\s*:|target\s*:|tone(?: of voice)?\s*:|mood\s*:|budget\s*:|vibe\s*:|platform\s*:|no (?:people|faces|photos?|stock photos?|emojis?|robots|cows|text on|clip ?art|animals)(?=\s*(?:[.!?,;\n]|$))|colou?rs?\s*:|style\s*:|use\s+(?:the )?colou?rs?|(?:i['’]?ve|we['’]?ve|i have|we have)\s+never\s+(?:used|done|made)|(?:can|could) (?:it|this|that) (?:look|be|feel|have)|make (?:it|the)\s|would (?:love|like|be nice)|(?:for|on) (?:our|my|the)(?: \p{L}+['’]s)? (?:counter|window|notice ?board|newsletter|insta(?:gram)?|facebook|fb|socials?|story|stories|page|website)(?=\s*(?:[.!?,;\n]|$))|photos? (?:is|are) (?:coming|attached|below)|i(?:['’]ll| will| can) send`,
    wishes: String.raw`(?:put|make|write|have|set) [^.!?,;\n]{2,40} (?:big|large|huge|bold|bigger|small|at the top|on top)(?=\s*(?:[.!?,;\n]|$))|(?:can|could|would) (?:you|we|u|i) (?:please |pls |also |maybe )?(?:have|get|make|put|add|use|include|do|keep|show|leave|write|change)\s|(?:\p{L}+ ){1,3}wants it\s|the main (?:message|thing|point) (?:should|is|has)|(?:the )?(?:photo|picture|image) (?:will|should|is)\s|not sure (?:what|how|if)|that['’]?s all|let me know|whatever you think|you can|feel free|i don['’]?t want|we don['’]?t want|\d+ (?:little |small )?(?:panels?|drawings?|pictures?|steps?|boxes|frames)(?: in a row)?(?=\s*(?:[.!?,;\n]|$))|simple(?=\s*(?:[.!?,;\n]|$))|(?:please |pls |maybe |ideally |just )?(?:keep it|make it|have it|let it be|it should|should (?:look|feel|be)|i(?:['’]d| would) (?:like|love)|we(?:['’]d| would) (?:like|love)|i want|we want|something (?:\p{L}+ ){0,2}(?:simple|calm|cheerful|bold|fun|elegant|modern|warm|bright|cute|classy|nice|with)|use (?:a|the|our|my|some|bright|warm|soft|\p{L}+ (?:and|&) \p{L}+$|teal|navy|pink|green|blue|red|yellow)|no (?:price|prices|pricing|logo|photos?|people|kids|faces|cartoons?|clip ?art|stock|emojis?|sad|cheesy)(?: \p{L}+)*(?=\s*(?:[.!?,;\n]|$))|not (?:too|so) |nothing (?:too|cheesy|fancy|flashy|scary)|in the style of|think |similar to|big text|large text|(?:logo|price|name|photo) (?:big|small|large|on|at|in) |text (?:big|small|large)|background|photo of|picture of|image of|drawing of|illustration of|explain(?:ing)? |the (?:text|font|headline|title) should|(?:a |an )?(?:square|portrait|landscape|vertical|horizontal)(?: one| format| please| pls)?(?=\s*(?:[.!?,;\n]|$)))`,
    oneself: [
      String.raw`(?:i['’]?m|im|i am|we['’]?re|we are)\s+(?:based|located|situated)(?=\s+in)`,
      String.raw`i(?:['’]?ve got|['’]?ve| have| run| own| make| sell| do| offer| teach| started| opened)\s+(?!never|always|it\b|not\b)(?:(?:a|an|my|some)(?!\p{L}))?`,
      String.raw`(?:i['’]?m|im|i am|we['’]?re|we are)\s+(?:a|an)(?=\s)`,
      String.raw`(?:it['’]?s|its|this is|it is)\s+(?:for\s+)?(?:um+|uh+|erm+|like)?\s*(?:(?:a|an|the|my|our)\s+(?:um+|uh+|erm+)?\s*(?:the|a|an)?(?!\p{L}))(?=[^.!?,;\n]{3,40}(?:[.!?,;\n]|$))`,
      String.raw`(?:i['’]?m|im|i am|we['’]?re|we are)\s+(?:running|selling|offering|hosting|doing|opening|launching)\s+(?:a|an|my|our|some)?`,
      String.raw`we\s+(?:run|own|have)\s+(?:a|an)`,
      String.raw`we(?:['’]ve)?\s+(?:have\s+|just\s+)*(?:have|got)\s+(?:loads|lots|tons|plenty|(?:a|an) (?:load|lot|bunch|few))\s+of(?=\s+[\p{L}\p{N}])`,
      String.raw`(?:we|i)(?:['’]ve| have)?\s+(?:just\s+)?(?:built|made|created)\s+(?:this|a)\s+(?:little |small |new )?(?:thing|tool|app|site|website)\s+(?:where|so|that lets|which lets)\s+you\s+(?:can\s+)?(?=\p{L})`,
      String.raw`selling\s+my|my(?![^.!?,;\n]*\s(?:is|are|was|were|will|has|have|can|needs?|had|does|did|won|says?|just)(?!\p{L}))`,
    ],
  },
};
