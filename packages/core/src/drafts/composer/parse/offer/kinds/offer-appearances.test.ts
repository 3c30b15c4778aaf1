import { describe, expect, it } from 'vitest';
import { parseOffer } from '../parse-offer.ts';

/** All that a mail says of an offer. */
function tell(offer: string): string {
  const { statements, noun, extras } = parseOffer(offer);
  return [statements[0] ?? noun?.withOur ?? noun?.withArticle ?? '', ...extras].join(' ');
}

describe('what is proposed', () => {
  it.each([
    [
      'me as a guest on keeping goats in town',
      'I would be glad to come on as your guest and talk about keeping goats in town.',
    ],
    [
      'An invitation to give the first talk at our two-day fair on rivers, with travel and a fee of €900',
      'We would like to invite you to give the first talk at our two-day fair on rivers, with travel and a fee of €900.',
    ],
    [
      "My application as a tax clerk. I'm changing over from teaching.",
      "I would like to apply as a tax clerk. I'm changing over from teaching.",
    ],
    [
      "To be a partner vet of our shelter: they'd see around six of our animals a month",
      "We would like you to be a partner vet of our shelter. You'd see around six of our animals a month.",
    ],
    [
      'Being a guest on my podcast, Slow Tide, in which keepers talk about storms',
      'I would like you to be a guest on my podcast, Slow Tide, in which keepers talk about storms.',
    ],
    [
      'being guest on our show about rare crafts, one hour',
      'We would like you to be a guest on our show about rare crafts, one hour.',
    ],
    [
      'chance to fund a bench for pupils, 2,500 dollars or in 5 yearly payments',
      'You can fund a bench for pupils for 2,500 dollars or in 5 yearly payments.',
    ],
    [
      'Me: recent statistics graduate, good with SQL, did a six month internship at a bus company',
      'I am a recent statistics graduate. I am good with SQL. I did a six-month internship at a bus company.',
    ],
    [
      'me: used to be a night nurse for 6 years, finished a data course. I built a dashboard',
      'I used to be a night nurse for 6 years. I finished a data course. I built a dashboard.',
    ],
    ['Room makeovers. usually done in two days', 'our room makeovers It is usually done in two days.'],
    ['Software that asks 3 questions. Shopify app.', 'Our software asks 3 questions. It is a Shopify app.'],
    [
      'sponsor a mile of our charity walk, £250 a mile, name on the marker',
      'You can sponsor a mile of our charity walk, for £250 a mile, name on the marker.',
    ],
    ['me as a guest', 'I would be glad to come on as your guest.'],
    ['Myself as a speaker on night shifts', 'I would be glad to speak at your event, on night shifts.'],
    [
      'Myself as a trainee surveyor. I left school in July.',
      'I would like to work for you as a trainee surveyor. I left school in July.',
    ],
    ['Myself as a freelance piano tuner for your hall', 'I am a freelance piano tuner for your hall.'],
    [
      'Our disused chapel as a rehearsal room for up to 40 singers',
      'We offer our disused chapel as a rehearsal room for up to 40 singers.',
    ],
    ['my barn as a wedding venue', 'I offer my barn as a wedding venue.'],
    ['sponsoring the village regatta in August', 'You can sponsor the village regatta in August.'],
    ['donating to our hospice shop', 'You can donate to our hospice shop.'],
    ['sponsoring your winter lecture series', 'We would like to sponsor your winter lecture series.'],
    ['my first picture book about a ferry cat', 'I have written my first picture book about a ferry cat.'],
    ['my cookbook about lentils', 'I have written a cookbook about lentils.'],
    [
      'a guest spot on my podcast, The Late Shift, 30 minutes, recorded remotely',
      'I would like to have you as a guest on my podcast, The Late Shift. It takes 30 minutes and is recorded remotely.',
    ],
    [
      'An hour-long conversation on our podcast Dry Stone, recorded remotely, which goes out to builders',
      'We would like to invite you on our podcast Dry Stone for an hour-long conversation. It is recorded remotely and goes out to builders.',
    ],
    [
      'a 15-minute talk at our spring meetup in Delft',
      'We would like you to give a 15-minute talk at our spring meetup in Delft.',
    ],
    ['a speaking slot at our summit', 'We would like to offer you a speaking slot at our summit.'],
    ['Article about damp in cob houses', 'I would like to offer you an article about damp in cob houses.'],
    ['A column on allotments, 600 words', 'I would like to offer you a column of 600 words on allotments.'],
    [
      'A chance to be listed in our trail map, free, goes to 9,000 walkers',
      'You can be listed in our trail map. It is free and goes to 9,000 walkers.',
    ],
    ['Being a juror at our film night in May', 'We would like you to be a juror at our film night in May.'],
    [
      'a seat on our advisory board, six meetings a year, unpaid',
      'We would like to offer you a seat on our advisory board, with six meetings a year, unpaid.',
    ],
    [
      'my services as a harpist, 9 years experience, based in Cork',
      'I am a harpist. I have 9 years of experience. I am based in Cork.',
    ],
    [
      'your banner on our ferry, 900 passengers, £300',
      'We offer to put your banner on our ferry, with 900 passengers, for £300.',
    ],
    [
      'Sponsorship of our band tour: logo on posters, two tickets',
      'You can sponsor our band tour: logo on posters, two tickets.',
    ],
    [
      'A candidate: head gardener, 9 years in parks',
      'We have a candidate for you: a head gardener, with 9 years in parks.',
    ],
    ['A joint workshop on lambing', 'We would like to propose a joint workshop on lambing.'],
    ['me as a host for your quiz night', 'I would be glad to be a host for your quiz night.'],
    ['Speaker: me, on repairing clocks', 'I would be glad to speak at your event, on repairing clocks.'],
    [
      'myself as a hotel cook, six years at a spa, DBS checked',
      'I would like to work for you as a hotel cook. I have six years of experience at a spa. I am DBS checked.',
    ],
    [
      'an interview with our head baker, who starts at three',
      'We would like to offer you an interview with our head baker, who starts at three.',
    ],
    [
      'A baking class with me on rye, two hours',
      'I would like to offer you a baking class with me on rye, lasting two hours.',
    ],
    [
      'fractional data engineer, three days a week',
      'I am a fractional data engineer. I can work for you three days a week.',
    ],
    [
      'Freelance animator, school films, from £300 a minute',
      'I am a freelance animator. I do school films. Prices start at £300 a minute.',
    ],
    ['Two of our welders are free in June', 'Two of our welders are free in June.'],
    [
      'our co-founder as a guest on the price of repair',
      'Our co-founder would be glad to come on as your guest and talk about the price of repair.',
    ],
    ['mentoring for new head teachers', 'our mentoring for new head teachers'],
  ])('is told of "%s"', (offer, told) => {
    expect(tell(offer)).toBe(told);
  });

  it.each([
    [
      'Contract work, 4 months, booking portal',
      'We are hiring for contract work on a booking portal, for 4 months.',
    ],
    [
      'Welder job at a shipyard, full-time, £21 an hour',
      'We are hiring for a welder job at a shipyard. It is full-time and pays £21 an hour.',
    ],
    [
      "We're hiring a night nurse, part-time, 4-day week",
      'We are hiring a night nurse. It is part-time, with a 4-day week.',
    ],
    [
      'Maintenance contract for boilers, fixed price',
      'our maintenance contract for boilers, at a fixed price',
    ],
  ])('is told of the vacancy "%s"', (offer, told) => {
    expect(tell(offer)).toBe(told);
  });

  it.each([
    [
      'My experience as a site foreman: six years at a bridge builder, fluent Czech and Polish, strong in scheduling',
      'I have six years of experience at a bridge builder. I speak fluent Czech and Polish. I am strong in scheduling.',
    ],
    [
      'About me: beekeeper, no driving licence, good with children',
      'I am a beekeeper. I have no driving licence. I am good with children.',
    ],
    [
      'A chance to join our 2 million euro seed round. We make hail sensors.',
      'We are raising a 2 million euro seed round. We make hail sensors.',
    ],
    [
      'Looking for a piano teacher post, 5 years experience, enhanced DBS',
      'I am looking for a piano teacher post. I have 5 years of experience. I have an enhanced DBS.',
    ],
    [
      'I am a geology student, no funding, looking for a placement',
      'I am a geology student. I have no funding. I am looking for a placement.',
    ],
    [
      'Roofer. Slate repairs, chimneys, gutters. 15 years in Truro.',
      'I am a roofer. I do slate repairs, chimneys and gutters. I have 15 years of experience in Truro.',
    ],
    [
      'pre-seed round for a tool that maps wells, 250k euros, 100k committed',
      'We are raising 250k euros in a pre-seed round for a tool that maps wells. 100k is committed.',
    ],
    ['seed round for a bakery robot', 'We are raising a seed round for a bakery robot.'],
    ['Seed round advice for start-ups', 'our seed round advice for start-ups'],
  ])('is told of whoever applies or raises: "%s"', (offer, told) => {
    expect(tell(offer)).toBe(told);
  });
});

describe('notes beside an offer', () => {
  it.each([
    [
      'We dye yarn. MOQ 40 skeins, wholesale price 7.20',
      'The minimum order is 40 skeins and the wholesale price is 7.20.',
    ],
    [
      'We sell rota software. 80 paying clinics, $11k MRR, growing 6% a month since May',
      'We have 80 paying clinics and $11k MRR, and we have been growing 6% a month since May.',
    ],
    [
      'We sell rota software. 90 paying clinics, $12k MRR, growing 7% a month',
      'We have 90 paying clinics and $12k MRR, and we are growing 7% a month.',
    ],
    [
      'We run a seed club. 3,100 subscribers, profitable since May',
      'We have 3,100 subscribers, and we have been profitable since May.',
    ],
    [
      'I film weddings. Full day shoot, drone footage, 5 minute film, £1,400',
      'You get a full-day shoot, drone footage and a 5-minute film for £1,400.',
    ],
    [
      'Foot care at your office. Half day visit, 14 staff, £190',
      'You get a half-day visit for 14 staff, for £190.',
    ],
  ])('are sentences: "%s"', (offer, note) => {
    expect(parseOffer(offer).extras).toEqual([note]);
  });

  it.each([
    [
      'A shared inbox where emails, texts and calls land together',
      'our shared inbox where emails, texts and calls land together',
    ],
    [
      'Catering, bar and serving staff for 35 euros a head, with vegan dishes',
      'our catering, bar and serving staff for 35 euros a head, with vegan dishes',
    ],
    [
      'Towel hire, we collect, wash, fold and return twice a week',
      'our towel hire We collect, wash, fold and return twice a week.',
    ],
    ['Window washing twice a year at a fixed price', 'our window washing twice a year at a fixed price'],
    ['Locum dentists at short notice', 'our locum dentists at short notice'],
    ['Oak boards, 20 to 60 mm, cut to size', 'our oak boards, 20 to 60 mm, cut to size'],
    [
      'Old tractors, overhauled by us, with a one year warranty',
      'our old tractors They are overhauled by us, and they come with a one-year warranty.',
    ],
    ['Logo drawing, day rate or per project', 'our logo drawing at a day rate or per project'],
    [
      'Debt advice for farmers, free, evenings only',
      'our debt advice for farmers, free of charge, in the evenings only',
    ],
    [
      'Walnut oil, 5 litre tins, cold pressed, pallet price on request',
      'our walnut oil, in 5-litre tins, cold pressed, with a pallet price on request',
    ],
    [
      'We run bread classes, up to 12 people, vegan on request, £40 per head',
      'We run bread classes for up to 12 people, vegan on request, for £40 per head.',
    ],
    [
      'our sailing camp, August 3-9, ages 9 to 13, £180 a week',
      'our sailing camp from August 3 to 9, for ages 9 to 13, for £180 a week',
    ],
    ['Show editing - 3 episodes a month for $300', 'our show editing, with 3 episodes a month for $300'],
    [
      'A barn in Kent, 400 m2, heated, available from May',
      'our barn in Kent, with 400 m2, heated, available from May',
    ],
    [
      'We buy old bikes, pick them up, pay within a week',
      'We buy old bikes, pick them up, and pay within a week.',
    ],
    ['Kitchen rota sheets. Print, pin, done.', 'our kitchen rota sheets'],
    [
      'Our app. It counts pallets and crates. Free for one site.',
      'Our app counts pallets and crates. It is free for one site.',
    ],
    [
      'Puppy portraits, £60 incl. 3 prints, outdoors or studio',
      'our puppy portraits for £60 including 3 prints, outdoors or studio',
    ],
    [
      'Hedge contracts, fixed winter price, response within 2 days',
      'our hedge contracts at a fixed winter price, with a response within 2 days',
    ],
    [
      'Translation agency for museums, 10% fee, 2 month trial',
      'We are a translation agency for museums. We charge a 10% fee, with a 2-month trial.',
    ],
    [
      'Bird boxes made from cedar, RRP 22, trade 12, MOQ 10',
      'our bird boxes made from cedar The RRP is 22, the trade price is 12 and the minimum order is 10.',
    ],
    [
      'A site where tutors offer lessons, swap slots and get paid weekly',
      'our site where tutors offer lessons, swap slots and get paid weekly',
    ],
    [
      'Soups for schools, cooked daily, allergens labelled, £2 per child',
      'our soups for schools They are cooked daily, and allergens are labelled. The price is £2 per child.',
    ],
    ['my brass trio for your fair, £90, own PA', 'my brass trio for your fair, with my own PA, for £90'],
    [
      'Old crates, 600 x 400, heat treated, delivered in 48 hours',
      'our old crates, 600 x 400, heat-treated, delivered in 48 hours',
    ],
    [
      'A book sale in your foyer, 10% of takings for you',
      'a book sale in your foyer, with 10% of takings for you',
    ],
    ['We sharpen knives, £4, same week', 'We sharpen knives for £4, in the same week.'],
    ['Bowls, dishwasher safe, 9 glazes', 'our bowls They are dishwasher safe and come in 9 glazes.'],
    [
      'Rota planning, from 15 pounds a month, setup free, cancel any time',
      'our rota planning The setup is free, and you can cancel any time. Prices start at 15 pounds a month.',
    ],
    ['Our new menu for clubs, two courses for £22', 'our new menu for clubs, with two courses for £22'],
    [
      'Boiler checks for schools, report within six days',
      'our boiler checks for schools, with a report within six days',
    ],
    [
      'A walking course for nurses, app based, coach calls weekly',
      'our walking course for nurses It is app based, and you get weekly coach calls.',
    ],
    [
      'Our cabin in Wales for your team, sleeps 6, fast wifi, £700 a week',
      'our cabin in Wales for your team, sleeping 6, with fast WiFi, for £700 a week',
    ],
    ['Jazz trio, live music for dinners', 'our jazz trio, with live music for dinners'],
    [
      'Therapy dogs, free of charge, handlers are insured and vetted',
      'our therapy dogs, free of charge Our handlers are insured and vetted.',
    ],
    [
      'Build cache for big repositories that cuts waiting times',
      'Our build cache for big repositories cuts waiting times.',
    ],
    [
      'Our mentoring scheme pairs young cooks with retired chefs',
      'Our mentoring scheme pairs young cooks with retired chefs.',
    ],
    [
      'Our booking service rechecks open orders every night',
      'Our booking service rechecks open orders every night.',
    ],
    ['Our panel has 900 people between 60 and 80', 'Our panel has 900 people between 60 and 80.'],
  ])('stay with it: "%s"', (offer, told) => {
    expect(tell(offer)).toBe(told);
  });
});

it.each([
  [
    'Recyclable cardboard can carriers that hold six cans',
    'Our recyclable cardboard can carriers hold six cans.',
  ],
  ['bespoke metal can openers with your logo', 'our bespoke metal can openers with your logo'],
  ['evening photo shoots and floor plans', 'our evening photo shoots and floor plans'],
  ['Floor plans + 3D tours, delivered in two days', 'our floor plans and 3D tours, delivered in two days'],
  ['bookkeeping crew for dairies', 'our bookkeeping crew for dairies'],
  ["guest spot on my podcast 'Late Bake'", "I would like to have you as a guest on my podcast 'Late Bake'."],
  [
    'A 40-minute guest spot on our podcast for millers',
    'We would like to invite you on our podcast for millers for a 40-minute guest spot.',
  ],
  [
    'an episode of my podcast Low Water on how to read tides',
    'I would like to invite you on my podcast Low Water for an episode about how to read tides.',
  ],
  [
    'Myself as a shift planner (6 years in rail)',
    'I would like to work for you as a shift planner. I have 6 years of experience in rail.',
  ],
  [
    'myself, a shift planner with 6 years in rail',
    'I would like to work for you as a shift planner with 6 years in rail.',
  ],
  ['Interim CTO, three days per week', 'an interim CTO, three days per week'],
  [
    "Guest spot on my podcast 'Late Bake', which is for millers",
    "I would like to have you as a guest on my podcast 'Late Bake', for millers.",
  ],
  ['support our under-9 rowing crew', 'You can support our under-9 rowing crew.'],
  ['the chance to sponsor a hive for £8 a month', 'You can sponsor a hive for £8 a month.'],
  [
    'our curator, who restored the tide clock',
    'We would like to introduce our curator, who restored the tide clock.',
  ],
  [
    'A story about our ferry, which runs on rapeseed oil',
    'We would like to offer you a story about our ferry, which runs on rapeseed oil.',
  ],
  [
    'volunteer role: drive patients to the clinic one morning a week',
    'We are looking for volunteers to drive patients to the clinic one morning a week.',
  ],
  ['a stake in our seed round', 'We would like to offer you a stake in our seed round.'],
  [
    'Marketing retainers - flows, campaigns and list cleaning',
    'our marketing retainers: flows, campaigns and list cleaning',
  ],
  ['repair service for your guests. white label.', 'our white label repair service for your guests'],
])('an everyday offer: "%s"', (offer, told) => {
  expect(tell(offer)).toBe(told);
});

it.each([
  [
    'EV charging installed and operated at no upfront cost',
    'We install and operate EV charging at no upfront cost.',
  ],
  ['Websites designed and hosted from $40 a month', 'We design and host websites from $40 a month.'],
  ['Gutters cleaned and repaired twice a year', 'We clean and repair gutters twice a year.'],
  ['vegetables grown and picked on our farm', 'vegetables grown and picked on our farm'],
  ['furniture made and delivered in six weeks', 'our furniture made and delivered in six weeks'],
  ['ISO 9001 consulting, certified in 5 months', 'our ISO 9001 consulting, certified in 5 months'],
  [
    'Joint exhibition, proceeds split 60/40',
    'We would like to propose a joint exhibition, with the proceeds split 60/40.',
  ],
])('what is done, and how: "%s"', (offer, told) => {
  expect(tell(offer)).toContain(told);
});

it.each([
  [
    'to speak at our Harbour Talks in Gdynia on 9 June',
    'We would like to invite you to speak at our Harbour Talks in Gdynia on 9 June.',
  ],
  ['to judge our pie contest', 'We would like to invite you to judge our pie contest.'],
  [
    'to give a talk at our town hall on 4 June',
    'We would like to invite you to give a talk at our town hall on 4 June.',
  ],
  ['to sponsor our under-12 team, £300 per season', 'You can sponsor our under-12 team for £300 per season.'],
  ['to paint your fence in one day', 'We would like to paint your fence in one day.'],
  [
    "a chance to fund a rescue pony's first winter, for $20 a month",
    "You can fund a rescue pony's first winter for $20 a month.",
  ],
])('an offer that says what is to be done: "%s"', (offer, told) => {
  expect(tell(offer)).toBe(told);
});

it.each([
  ['Marquee hire, set up and taken down by our crew', 'It is set up and taken down by our crew.'],
  ['Scaffold hire at a day rate, put up and taken away by us', 'It is put up and taken away by us.'],
])('what the sender does is no deed of the reader: "%s"', (offer, told) => {
  expect(tell(offer)).toContain(told);
});

it.each([
  [
    'a table at the Salt & Smoke Food Fair in Bergen, $90',
    'a table at the Salt & Smoke Food Fair in Bergen, for $90',
  ],
  ['a pitch on the harbour market', 'a pitch on the harbour market'],
])('a place among those of others is nobody’s own, and a name keeps its sign: "%s"', (offer, told) => {
  expect(parseOffer(offer).noun).toEqual({ withArticle: told });
});

it('keeps together what is all done to the same', () => {
  expect(tell('Cleaning, mending and storage of curtains')).toBe(
    'our cleaning, mending and storage of curtains',
  );
});
