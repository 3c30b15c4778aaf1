import { describe, expect, it } from 'vitest';
import { parseOffer } from './parse-offer.ts';

describe('who offers and what it is called', () => {
  it.each([
    ['Our consultancy, Northbar Group, redesigns warehouse labor scheduling.', 'warehouse labor scheduling'],
    ['Our studio, Halden & Moss, restores stained glass windows.', 'stained glass windows'],
    ['Our firm, Keel & Co, was founded by two surveyors.', ''],
    ['Our brass band of 30 miners would like to play in your square on Sundays.', ''],
    ['A brass quintet of retired miners would play in your foyer on Sundays.', ''],
    ["My daughter's scout troop wants to clear the beach below your hotel.", ''],
  ])('leaves "%s" as it stands', (offer, topic) => {
    const { statements, topic: found } = parseOffer(offer);
    expect(statements).toEqual([offer.replace(' & Moss', ' and Moss')]);
    expect(found).toBe(topic);
  });

  it.each([
    ["Carers' Kitchen is a Wednesday lunch for carers.", "Carers' Kitchen"],
    ['Lunch Club is a weekly meal for people who live alone.', 'Lunch Club'],
    ['tablehold puts a card hold on bookings', 'Tablehold'],
    ['rotafix plans shifts for bars', 'Rotafix'],
    ['Clausewell, contract review software that flags odd clauses', 'Clausewell'],
    ['QuoteBird, quoting software for roofers', 'QuoteBird'],
    ['Millhand, order management for sawmills', 'Millhand'],
  ])('calls %s by its name, and not "our"', (offer, name) => {
    const [statement = ''] = parseOffer(offer).statements;
    expect(statement).toMatch(new RegExp(`^${name} `));
    expect(parseOffer(offer).name).toBe(name);
  });

  it.each(['Catering, event planning for firms', 'Telehealth, video visits'])(
    'takes no name from the list "%s"',
    (offer) => {
      expect(parseOffer(offer).name).toBeUndefined();
    },
  );

  it.each([
    [
      'guest: me. former pilot turned coach, talks on fear',
      'I am a former pilot turned coach (talks on fear).',
    ],
    ['speaker: myself. ex NHS nurse, now a novelist', 'I am an ex NHS nurse (now a novelist).'],
    [
      'guest - me! marine biologist who dived for 200 days',
      'I am a marine biologist who dived for 200 days.',
    ],
  ])('tells who the sender of "%s" is', (offer, statement) => {
    const read = parseOffer(offer);
    expect(read.statements).toEqual([statement]);
    expect(read.single).toBe(true);
    expect(read.topic).toBe('');
  });

  it('hears one person where something is by "me"', () => {
    expect(parseOffer('guest column by me: why seeds fail').noun?.withOur).toBe(
      'my guest column: why seeds fail',
    );
  });

  it('tells a firm that does something for somebody as a firm', () => {
    expect(parseOffer('Immigration law firm handling visa petitions').statements).toEqual([
      'We are an immigration law firm handling visa petitions.',
    ]);
    expect(parseOffer('a one-man landscaping firm. lawns, hedges').extras).toEqual([
      'We do lawns and hedges.',
    ]);
  });
});

describe('what is done, and to what', () => {
  it.each([
    ['Pick, pack and ship from our warehouse in Reno', 'We pick, pack and ship from our warehouse in Reno.'],
    ['Collect, wash and return your napkins', 'We collect, wash and return your napkins.'],
    ['Design, print and fold your menus', 'We design, print and fold your menus.'],
  ])('tells the deeds of "%s"', (offer, statement) => {
    expect(parseOffer(offer).statements).toEqual([statement]);
  });

  it.each([
    'set up of mail servers',
    'phishing drills, run for you',
    'ddos protection, set up in a day',
    'Captioning units hired out by the week',
    'Crossing patrol staff',
    'Letterpress greetings cards printed from wood type',
  ])('takes nothing in "%s" for a deed of the reader', (offer) => {
    const { statements, extras, noun } = parseOffer(offer);
    expect([statements, extras]).toEqual([[], []]);
    expect(noun?.withOur).toMatch(/^our /);
  });

  it.each([
    ['We design and install rooftop solar', 'rooftop solar'],
    ['Northtongue translates and localizes student materials', 'student materials'],
    ['Our charity collects worn or unwanted hand tools', 'hand tools'],
    ['New and used forklifts', 'forklifts'],
    ['forklift and reach truck operators', 'forklift and reach truck operators'],
    ["oyster and lion's mane mushrooms", "oyster and lion's mane mushrooms"],
    ['Naming and volunteering rights', 'naming and volunteering rights'],
    ['Weekly rental of a patching truck', ''],
    ['Free pick-up of spent grain', ''],
    ['wicker coffins woven by hand', 'wicker coffins'],
    ['letters rewritten in plain English', 'letters'],
    ['Bicycle repair course taught inside', 'bicycle repair course'],
    ['Accessibility audit of mobile apps', 'accessibility audit'],
    ['I run a two-person consultancy that does one thing: manager training', 'manager training'],
    ['503B outsourcing', ''],
    ['gift card platform', 'gift card platform'],
    ['box office software', 'box office software'],
    ['payroll software', 'payroll'],
    ['petnest texts owners when a booster is due', ''],
    ['Avalanche dog team for hire', ''],
    ['fixed price help when the tax office calls', ''],
    ['GPS watch the wearer agrees to', 'GPS watch'],
  ])('says of "%s" that it is about "%s"', (offer, topic) => {
    expect(parseOffer(offer).topic).toBe(topic);
  });
});

describe('what it costs and what comes with it', () => {
  it.each([
    ['I do exit interviews. 3k flat', 'The price is 3k flat.'],
    ['I do exit interviews. 6k GBP', 'The price is 6k GBP.'],
    ['We clean ducts. NZ$49 a month', 'The price is NZ$49 a month.'],
    ['We clean ducts. Rs 450 per room for the season', 'The price is Rs 450 per room for the season.'],
    ['claims audit. fee = 20% of what is recovered', 'The fee is 20% of what is recovered.'],
    ['claims audit. commission: 8% of ticket sales', 'The commission is 8% of ticket sales.'],
    ['We plan shifts. Fixed fee of $46,000.', 'The fixed fee is $46,000.'],
    ['Card readers that fit the slot. Fitted in 20 minutes', 'They are fitted in 20 minutes.'],
    ['I print cards. native birds mostly, also lighthouses', 'Native birds mostly, also lighthouses.'],
    ['We run school days. whole year group up to 90 kids', 'Whole year group up to 90 kids.'],
    ['We hire out toilets. Norfolk/Suffolk', 'Norfolk/Suffolk.'],
    ['We let apartments. 40 units', 'There are 40 units.'],
    ['We lend walking frames. No forms, no charge.', 'There are no forms and no charge.'],
    [
      'pallet inverters, refurbished. 12 mo warranty. installed & tested',
      'They come with a 12-month warranty.',
    ],
    ['We hire out toilets. Phone 501-555-0157', 'Phone 501-555-0157.'],
  ])('adds to "%s": %s', (offer, sentence) => {
    expect(parseOffer(offer).extras).toContain(sentence);
  });

  it.each([
    ['I bind notebooks. trade 6.20, RRP 14', /You can trade/],
    ['storage racks: rent 40 a rack a season', /help you rent/],
    ['Frames, foundation and jars from Lithuania', /\(foundation/],
    ['Duct cleaning. Rs 450 per duct', /and rs 450/],
    ['guided walks. groups up to 15', /walks and groups/],
    ['GPS watch the wearer agrees to', /^GPS watch the/],
    ['review management 59/month', /management 59/],
  ])('does not take "%s" for a deed, a part or a list of two', (offer, wrong) => {
    const { statements, extras, noun } = parseOffer(offer);
    expect([...statements, ...extras, noun?.withOur, noun?.withArticle].join(' ')).not.toMatch(wrong);
  });

  it('writes units out', () => {
    expect(parseOffer('payroll, $9 per employee/mo').noun?.withOur).toBe(
      'our payroll for $9 per employee a month',
    );
    expect(parseOffer('claims audit, last 24 mo').noun?.withOur).toBe('our claims audit (last 24 months)');
    expect(parseOffer('vans on lease, $690/mo per van').noun?.withOur).toBe(
      'our vans on lease, for $690/month per van',
    );
    expect(parseOffer('fractional CFO. 1 mo').noun?.withArticle).not.toContain('months');
  });

  it('tells other goods beside goods, and a list of three as one', () => {
    expect(
      parseOffer('Stretch film\n- Edge protectors\n- VCI bags\nin stock').extras.join(' '),
    ).not.toContain('includes');
    expect(parseOffer('claims audit, last 24 mo, billing + claims + auto').noun?.withOur).toBe(
      'our claims audit: last 24 months, billing, claims and auto',
    );
    expect(parseOffer('waivers, contracts and clauses, written by a lawyer').noun?.withOur).toBe(
      'our waivers, contracts and clauses, written by a lawyer',
    );
    expect(parseOffer('minibus leasing, 16 seats, car licence (light), 3 left').noun?.withOur).toBe(
      'our minibus leasing: 16 seats, car licence (light), 3 left',
    );
  });

  it.each([
    [
      'Document collection software that chases clients automatically',
      'document collection software that chases clients automatically',
    ],
    [
      'Trailer servicing in your own yard, so no vehicle is off the road',
      'trailer servicing in your own yard (so no vehicle is off the road)',
    ],
    ['1970s roadhouse diner near Malmesbury', 'a 1970s roadhouse diner near Malmesbury'],
    ['{product}: Conversation analytics for sales calls', 'conversation analytics for sales calls'],
    ['Temp pickers, DBS not needed, 24h notice', 'temp pickers (DBS not needed)'],
    [
      'Phone software which puts callers in a queue, so patients need not hold',
      'phone software that puts callers in a queue, so patients need not hold',
    ],
  ])('reads "%s" as it is meant', (offer, thing) => {
    expect(parseOffer(offer).noun?.withArticle).toBe(thing);
  });

  it('takes "only" for no part of what is offered, and "me" for who speaks', () => {
    expect(parseOffer('We do postgres. Only postgres. Tuning, upgrades.').extras).toEqual([
      'That includes tuning and upgrades.',
    ]);
    expect(parseOffer('Me as a guest. I sold my shop to my staff.').statements).toEqual([
      'I sold my shop to my staff.',
    ]);
  });

  it('leaves out a sentence whose "they" is nobody named in it', () => {
    expect(parseOffer('We plan shifts for firms. It sits on top of the system they have.').extras).toEqual(
      [],
    );
    expect(parseOffer('We plan shifts. It sits on top of the system they have.').extras).toEqual([
      'It sits on top of the system you have.',
    ]);
    expect(parseOffer('We plan shifts. Guests pay when they leave.').extras).toEqual([
      'Guests pay when they leave.',
    ]);
  });

  it.each([
    'Room pricing software for hotels that have no revenue manager',
    'Training for managers that lead small teams',
    'Tools for teams that ship fast',
  ])('tells nothing of the offer that is said of somebody else: "%s"', (offer) => {
    const { statements, gain } = parseOffer(offer);
    expect(statements).toEqual([]);
    expect(gain).toBeUndefined();
  });

  it.each([
    ['software for clinics that reduces no-shows', 'Our software for clinics reduces no-shows.'],
    ['Raising a £1.5m seed round for Cellwarden', 'We are raising a £1.5m seed round for Cellwarden.'],
  ])('tells of "%s": %s', (offer, told) => {
    expect(parseOffer(offer).statements).toContain(told);
  });

  it.each([
    [
      'member app, £89/mo flat, no cut of payments',
      'our member app for £89/month flat, with no cut of payments',
    ],
    [
      'pen tests by OSCP certified team, report in 7 days, one free retest included',
      'our pen tests by an OSCP-certified team, with a report in 7 days and one free retest included',
    ],
    [
      'lenses for kids, sale or return, training incl.',
      'our lenses for kids, on sale or return, with training included',
    ],
    [
      'used racking, inspected, installed. 40-60% below new',
      'our used racking, inspected and installed at 40-60% below new',
    ],
    [
      'touring play about floods, 75 minutes, no interval',
      'our touring play about floods, lasting 75 minutes, with no interval',
    ],
    ['minibus lease. 17 seats', 'our minibus lease, with 17 seats'],
    ['ice. clear ice, big cubes', 'our clear ice (big cubes)'],
    ['An app with which patients film exercises', 'our app with which patients film exercises'],
    [
      'interpreting in Mandarin, Thai and Malay for conferences, on site',
      'our interpreting in Mandarin, Thai and Malay for conferences, on site',
    ],
    ['towel laundry pick up daily, 28p per towel', 'our daily towel laundry pick-up for 28p per towel'],
  ])('tells the terms of "%s" as one would say them', (offer, noun) => {
    expect(parseOffer(offer).noun?.withOur).toBe(noun);
  });

  it.each([
    ['I sharpen knives. collect monday back tuesday', 'I collect on Monday and bring them back on Tuesday.'],
    ['Beer from bread. we collect, brew, you sell under own label', 'We collect and brew.'],
    ['Beer from bread. you sell under own label', 'You sell under your own label.'],
    ['We hire out a van. we bring own generator', 'We bring our own generator.'],
    ['We fix returns. exchanges up, refunds down', 'Exchanges go up and refunds go down.'],
    ['Deposits for salons. text goes out, client pays £10', 'A text goes out.'],
    ['We turn no-shows into deposits. client pays £10', 'The client pays £10.'],
    ['Booking app. works w/ Slack and phorest', 'It works with Slack and Phorest.'],
    [
      'Tool for data. Runs on premises, nothing leaves the network',
      'It runs on premises, and nothing leaves the network.',
    ],
    [
      'open source pager. switch from PagerDuty takes an afternoon',
      'A switch from PagerDuty takes an afternoon.',
    ],
    ['We bind notebooks. Wholesale NZ$14', 'The wholesale price is NZ$14.'],
    [
      'virtual assistant, 5 hours a week, does invoices, filing, rescheduling',
      'The assistant does invoices, filing and rescheduling.',
    ],
    ['website for parishes, and we move the old minutes over', 'We move the old minutes over.'],
    ['We do hoof trimming. mobile crush, 2 trimmers', 'We have a mobile crush and 2 trimmers.'],
  ])('fills in what "%s" leaves out', (offer, said) => {
    expect(parseOffer(offer).extras).toContain(said);
  });

  it.each([
    ['leads? no. we do the permit paperwork', 'We do the permit paperwork.'],
    [
      'we do hoof trimming, mobile crush, own crew',
      'We do hoof trimming with a mobile crush and our own crew.',
    ],
    [
      '- reads invoices\n- matches POs\n- posts to Sage 200',
      'Our tool reads invoices, matches POs and posts to Sage 200.',
    ],
    ['Cleaner drops dirty linen, picks up clean', 'Cleaner drops dirty linen and picks up clean.'],
  ])('says of "%s" who does it: %s', (offer, said) => {
    expect(parseOffer(offer).statements).toEqual([said]);
  });

  it('keeps a long sentence of the caller, and says nothing of another that belongs to somebody else', () => {
    const long =
      'I take 40 cores over the farm, get them tested at a lab, and sit down with the farmer at the kitchen table to go through where fertiliser is being wasted.';
    expect(parseOffer(`I'm a soil scientist. ${long} It costs NZ$3,200.`).extras).toEqual([
      long,
      'It costs NZ$3,200.',
    ]);
    expect(
      parseOffer('Apprentice recruitment run by a training association that is owned by its members')
        .statements,
    ).toEqual([]);
  });

  it.each([
    ['seed packets printed with their logo', 'our seed packets printed with your logo'],
    ['workshops for carers and their team', 'our workshops for carers and their team'],
    ['payroll for builders, £4.50 payslip', 'our payroll for builders, for £4.50 a payslip'],
    ['telehandler hire, £420/day, min 3 days', 'our telehandler hire for £420/day, for a minimum of 3 days'],
    [
      'night porter cover, 10pm-7am, same faces',
      'our night porter cover from 10pm to 7am, with the same faces',
    ],
    ['guest: our founder. ex-bankruptcy trustee, funny', 'our founder (an ex-bankruptcy trustee)'],
    [
      'certified translations - Tamil, Mandarin, Malay, Burmese. 24h',
      'our certified translations (Tamil, Mandarin, Malay, Burmese), within 24h',
    ],
    [
      'R&D tax claims; ex-Revenue inspector on team; fee 10% capped',
      'our R&D tax claims, with an ex-Revenue inspector on the team, for a capped fee of 10%',
    ],
    [
      'beekeeping days, max 8, suits + tea included, £55pp, May to Sept',
      'our beekeeping days for a maximum of 8, with suits and tea included, for £55 per person, from May to Sept',
    ],
    ['tablet app for meter readings, works offline, exports to Excel', 'our tablet app for meter readings'],
    ['cold brew concentrate, 5L bag in box, makes 40 cups', 'our cold brew concentrate (5L bag in box)'],
  ])('tells whose and how much in "%s"', (offer, noun) => {
    expect(parseOffer(offer).noun?.withOur).toBe(noun);
  });

  it.each([
    [
      'yoga mats deep cleaned. we pick up fri, back sun night',
      'We pick up on Friday and bring them back on Sunday night.',
    ],
    ['Interim school cook, DBS. can start mon', 'I can start Monday.'],
    ['drywall crews, insured. can start within 10 days', 'We can start within 10 days.'],
    [
      'tablet app for meter readings, works offline, exports to Excel, $3 a point',
      'The app works offline and exports to Excel, for $3 a point.',
    ],
    ['order portal for cafés, cut off time, prints pick list', 'The portal prints a pick list.'],
    [
      'our app Rotamate fills shifts. texts all staff at once, first yes gets it',
      'It texts all staff at once, and the first yes gets it.',
    ],
    ['our app Rotamate fills shifts. £2 per user pm', 'The price is £2 per user a month.'],
    ['Hot desk in Hebden Bridge. £12 day / £120 month', 'The price is £12 a day or £120 a month.'],
    ['Kombucha on tap. you sell at £4, cost you £1.60', 'You sell at £4, and it costs you £1.60.'],
    ['spare parts for old machines. send photo + measurements', 'You can send a photo and measurements.'],
    [
      'My husband and I have a guesthouse. We would like to be the two-night stop on their South Africa tour: dinner, bed and breakfast at R1,350 per person, packed lunches, and a local guide from the village who has walked these paths for thirty years.',
      'We would like to be the two-night stop on your South Africa tour.',
    ],
  ])('says of "%s" who does it, when and for how much', (offer, said) => {
    expect(parseOffer(offer).extras).toContain(said);
  });
});

it.each([
  ['Finds duplicate invoices and blocks them', 'We help you find duplicate invoices and block them.'],
  ['Monitors your jobs and restarts them', 'We help you monitor your jobs and restart them.'],
  ['Helps them find leads and contact them', 'We help you find leads and contact them.'],
  ['Saves them hours on their reports', 'We save you hours on your reports.'],
])('knows in "%s" who is meant', (offer, sentence) => {
  expect(parseOffer(offer).statements[0]).toBe(sentence);
});

it.each([
  [
    'Test tool. Finds which tests fail and quarantines them.',
    'It finds which tests fail and quarantines them.',
  ],
  [
    'Coaching tool. Scores every call against your own playbook.',
    'It scores every call against your own playbook.',
  ],
  ['Coaching tool. Reports every Monday.', 'Reports come every Monday.'],
])('tells what the thing of "%s" does', (offer, sentence) => {
  expect(parseOffer(offer).extras).toEqual([sentence]);
});

it('reads a place at an event on its day', () => {
  expect(parseOffer('stall at our willow fair, 6 September').noun?.withArticle).toMatch(
    /^a stall at our willow fair\b/,
  );
});

it('leaves a person who can do it a person', () => {
  expect(
    parseOffer('We hire out trailers. One person can run it, and we bring it the day before.').extras,
  ).toContain('One person can run it, and we bring it the day before.');
});

it.each([
  ['Spinning of wool from 5 kg upwards, returned as skeins', /^spinning of wool \(from 5 kg upwards/],
  ['Stackable trays made from pressed straw', /^stackable trays made from pressed straw/],
])('keeps the thing of "%s" whole', (offer, noun) => {
  expect((parseOffer(offer).noun?.withOur ?? '').replace(/^our /, '')).toMatch(noun);
});

it.each([
  [
    'With Floury, bakers log waste by voice and the owner sees it on one chart',
    'With Floury, bakers log waste by voice and the owner sees it on one chart.',
  ],
  [
    'On our portal, every tenant reports faults with a photo',
    'On our portal, every tenant reports faults with a photo.',
  ],
])('tells what others do by means of it: "%s"', (offer, statement) => {
  const read = parseOffer(offer);
  expect(read.statements).toEqual([statement]);
  expect(read.noun).toBeUndefined();
});

it('puts where it is behind what is offered', () => {
  expect(parseOffer('Near Kyoto, quiet rooms for retreat groups').noun?.withOur).toBe(
    'our quiet rooms for retreat groups near Kyoto',
  );
});

it('tells what is not needed beside what is done', () => {
  expect(
    parseOffer(
      'With Rotally, crews swap shifts by text; no app to install, working hours are checked by the system',
    ).extras,
  ).toContain('There is no app to install, and working hours are checked by the system.');
});

it.each([
  ['Send us one recipe a month and get six short videos', 'short videos'],
  ['Give us an hour a month and get four articles, ten posts and a newsletter', ''],
  ['Lend us a corner of your shop for our repair day', ''],
])('is about what one gets, and not about what one gives: "%s"', (offer, topic) => {
  expect(parseOffer(offer).topic).toBe(topic);
});

it.each([
  [
    'Ledgerbeam – job costing and month-end close in one tool',
    'Ledgerbeam combines job costing and month-end close in one tool.',
  ],
  ['Fitrow: bookings and payments on one screen', 'Fitrow combines bookings and payments on one screen.'],
  ['Tallybird: invoices and expenses in one app', 'Tallybird combines invoices and expenses in one app.'],
  ['Fitrow – tracks and bills hours in one place', 'Fitrow tracks and bills hours in one place.'],
  [
    'Drone photos and floor plans of a property within two working days',
    'We deliver drone photos and floor plans of a property within two working days.',
  ],
  ['Sworn translations of contracts in 48 hours', 'We deliver sworn translations of contracts in 48 hours.'],
])('gets its verb: "%s"', (offer, told) => {
  expect(parseOffer(offer).statements).toContain(told);
});

it.each([
  [
    'window cleaning for offices, done at night so nobody is disturbed',
    'It is done at night, so nobody is disturbed.',
  ],
  [
    'forklift inspections, carried out on Saturdays so the warehouse keeps running',
    'They are carried out on Saturdays, so the warehouse keeps running.',
  ],
])('tells apart when it is done, and what that is good for: "%s"', (offer, told) => {
  const { noun, extras } = parseOffer(offer);
  expect(extras).toContain(told);
  expect(noun?.withOur).not.toContain(',');
});

it.each(['Night bookkeeping service answering calls on Sundays', 'A small team taking orders by phone'])(
  'takes what somebody does something to for no verb: "%s"',
  (offer) => {
    expect(parseOffer(offer).statements.join(' ')).not.toMatch(/^Our /);
  },
);

it.each([
  ['Bookkeeping: VAT returns, payroll, year-end', 'our bookkeeping: VAT returns, payroll and year-end'],
  ['Catering. Breakfast, lunch, canapés', 'our catering: breakfast, lunch and canapés'],
])('takes the work in "%s" for no product', (offer, told) => {
  expect(parseOffer(offer).noun?.withOur).toBe(told);
});
