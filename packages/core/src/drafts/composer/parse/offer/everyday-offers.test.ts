import { describe, expect, it } from 'vitest';
import { parseOffer } from './parse-offer.ts';

describe('terms after a comma, as a salesperson would say them', () => {
  it.each([
    [
      'Conversion work for shops, fixed fee of $4,500 a month',
      'conversion work for shops, for a fixed fee of $4,500 a month',
    ],
    ['Managed IT support, flat rate per user', 'managed IT support at a flat rate per user'],
    [
      'Senior developers from Peru, ready to start in May',
      'senior developers from Peru, ready to start in May',
    ],
    ['Group discount of 15% on kayaks', 'a 15% group discount on kayaks'],
    ['Donation software, 40% discount for charities', 'donation software, with a 40% discount for charities'],
    [
      'CNC machined parts, 10-day lead time, ISO 9001',
      'CNC machined parts, with a 10-day lead time, certified to ISO 9001',
    ],
    [
      'Cost monitoring tool, open source core, paid plan from $99/month',
      'a cost monitoring tool, with an open source core and a paid plan from $99/month',
    ],
    [
      'Payroll for teams, dedicated account manager, 24/7 support, $9 per head',
      'payroll for teams, with a dedicated account manager and 24/7 support, for $9 per head',
    ],
    [
      'Leadership training for managers, six live sessions of 90 minutes, cohorts of 12',
      'leadership training for managers, with six live sessions of 90 minutes, in cohorts of 12',
    ],
    ['Executive coaching, 6 months guarantee', 'executive coaching, with a 6-month guarantee'],
    ['Website audit, 5 working days, $1,200', 'a website audit, in 5 working days, for $1,200'],
    ['Landing page testing tool, no dev needed', 'a landing page testing tool, with no dev needed'],
    ['Interim CFO, 2 days a week, 90 days notice', "an interim CFO for 2 days a week, with 90 days' notice"],
    ['Recruiting for sales roles, 18% fee', 'recruiting for sales roles, for an 18% fee'],
    ['Cloud migration, fixed price, zero downtime', 'cloud migration at a fixed price, with zero downtime'],
    [
      'Translation into Dutch, 24h turnaround, 12 cents a word',
      'translation into Dutch, with a 24-hour turnaround, for 12 cents a word',
    ],
  ])('tells "%s"', (offer, phrase) => {
    expect(parseOffer(offer).noun?.withArticle).toBe(phrase);
  });
});

describe('what is told after the offer', () => {
  it.each([
    [
      '$0.004 per minute, one-line change in the workflow file.',
      ['The price is $0.004 per minute. It takes a one-line change in the workflow file.'],
    ],
    ['$65 an hour, two-week trial.', ['The price is $65 an hour, with a two-week trial.']],
    [
      'Fee is 18%, and 90 days replacement guarantee.',
      ['The fee is 18%, with a 90-day replacement guarantee.'],
    ],
    ['Starts at $499/mo, no annual contract.', ['Prices start at $499/month, with no annual contract.']],
    ['10% of ad spend. Cancel anytime.', ['We charge 10% of ad spend.', 'You can cancel at any time.']],
    ['Ten days. $7,500.', ['It takes ten days.', 'The price is $7,500.']],
    [
      'Trusted by 1,500 teams. Rated 4.8/5 on G2.',
      ['We are trusted by 1,500 teams.', 'We are rated 4.8/5 on G2.'],
    ],
    ['$640k ARR, 9% growth month over month.', ['We are at $640k ARR, with 9% growth month over month.']],
    [
      'Implementation in six weeks, $1,900 per site per month, no hardware to buy.',
      ['Implementation takes six weeks.', 'The price is $1,900 per site per month, with no hardware to buy.'],
    ],
    ['5-minute setup.', ['The setup takes 5 minutes.']],
    ['ROI approx. 2.5x in year 1.', ['The ROI is approx. 2.5x in year 1.']],
    [
      'The price normally lies between €180,000 and €260,000.',
      ['The price normally lies between €180,000 and €260,000.'],
    ],
  ])('tells "%s" as sentences', (notes, extras) => {
    expect(parseOffer(`We automate the budgets of small firms. ${notes}`).extras).toEqual(extras);
  });
});

describe('offers of oneself and of a share', () => {
  it.each([
    [
      'Seed round of $2.5M for our company that makes heat pump controllers',
      'Our company makes heat pump controllers, and we are raising a seed round of $2.5M.',
    ],
    ['Seed round: we turn husks into panels', 'We are raising a seed round.'],
    ['Series A round: we make a stethoscope', 'We are raising a Series A round.'],
    ['Chance to join our $500k pre-seed round', 'We are raising a $500k pre-seed round.'],
    [
      'Series A, $6M, for an HR platform with 120 customers',
      'We are raising a $6M Series A for an HR platform with 120 customers.',
    ],
    [
      '$750k pre-seed round, SAFE with $6M cap, for a tool that turns calls into research',
      'We are raising a $750k pre-seed round (SAFE with $6M cap) for a tool that turns calls into research.',
    ],
    [
      'My application: 8 years of Go, last 3 at a scale-up where I led a migration',
      'I have 8 years of Go, the last 3 at a scale-up where I led a migration.',
    ],
    ['My CV: data analyst, SQL, Python', 'I am a data analyst.'],
    [
      'Senior product designer, 7 years in fintech',
      'I am a senior product designer, with 7 years in fintech.',
    ],
  ])('says "%s" as a person would', (offer, statement) => {
    expect(parseOffer(offer).statements).toEqual([statement]);
  });

  it('tells what somebody did and can, each as a sentence', () => {
    const read = parseOffer(
      'My experience: 6 years in sales, led a team of 5, churn went from 8% to 3%, Salesforce, SQL',
    );
    expect(read.statements).toEqual(['I have 6 years of experience in sales.']);
    expect(read.extras).toEqual([
      'I led a team of 5, and churn went from 8% to 3%.',
      'I bring Salesforce and SQL.',
    ]);
    expect(read.single).toBe(true);
  });

  it('tells what a firm makes that raises money', () => {
    expect(parseOffer('Our pre-seed round. AI copilot for brokers, $12k MRR after 4 months.').extras).toEqual(
      ['We are building an AI copilot for brokers, with $12k MRR after 4 months.'],
    );
  });

  it.each(['Seed funding advice for startups', 'Seed spreaders for farms', 'Angel investor database'])(
    'raises nothing with "%s"',
    (offer) => {
      expect(parseOffer(offer).statements.join()).not.toContain('raising');
    },
  );
});

describe('landing pages and shorthand', () => {
  it('says what a landing page says, without its buttons, quotes and praise', () => {
    const page = [
      '🚀 Meet Pipelark – the revenue platform for sales teams 🚀',
      '✅ Deal scoring – know which deals will slip',
      '✅ One-click forecast – commit, best case',
      '"Pipelark paid for itself." – Director of Sales, Halden Systems',
      "Starter $39/user/mo · Growth $69/user/mo · Enterprise: let's talk",
      'No credit card required. Cancel anytime. [Start free] [Watch 2-min tour]',
      'Start free →',
    ].join('\n');
    const read = parseOffer(page);
    expect(read.statements[0]).toBe('Pipelark is the revenue platform for sales teams.');
    expect(read.extras).toEqual([
      'That includes deal scoring and a one-click forecast.',
      'The Starter plan costs $39/user/month.',
      'The Growth plan costs $69/user/month.',
      'No credit card is required.',
    ]);
  });

  it.each([
    [
      "The world's most revolutionary, game-changing, next-generation AI-powered platform for growth",
      'an AI-powered platform for growth',
    ],
    ['A cutting-edge analytics tool', 'an analytics tool'],
    ['Never miss a call again: phone answering from $99/mo', 'phone answering from $99/month'],
    [
      'Budgeting tool: 1,2k EUR p.m. (excl. VAT) for up to 25 users',
      'a budgeting tool for 1.2k EUR a month (excluding VAT) for up to 25 users',
    ],
    ['3D product configurator for online shops', 'a 3D product configurator for online shops'],
    ['Usage-based billing engine', 'a usage-based billing engine'],
    [
      'Cyber insurance for firms that they can offer to their own clients',
      'cyber insurance for firms that you can offer to your own clients',
    ],
    ['Translation API, pay as you go', 'a translation API, on a pay-as-you-go basis'],
  ])('reads "%s"', (offer, phrase) => {
    expect(parseOffer(offer).noun?.withArticle).toBe(phrase);
  });

  it.each([
    ['Close in ~3d instead of 8-10d.', 'You can close in about 3 days instead of 8-10 days.'],
    ['14-day free trial.', 'It comes with a 14-day free trial.'],
    ['Built for small firms.', 'It is built for small firms.'],
    ['MVP in 8 weeks.', 'An MVP takes 8 weeks.'],
    ['1/2 price for the first 3 months.', 'It is 1/2 price for the first 3 months.'],
  ])('tells "%s"', (note, extra) => {
    expect(parseOffer(`Our software plans budgets for small firms. ${note}`).extras).toEqual([extra]);
  });

  it.each([
    ['Our platform helps HR teams hire 2x faster.', 'Our platform helps HR teams hire 2x faster.'],
    ['Hire vetted React developers in 48 hours', 'We help you hire vetted React developers in 48 hours.'],
  ])('takes "%s" for a sentence', (offer, statement) => {
    expect(parseOffer(offer).statements[0]).toBe(statement);
  });

  it('offers work that does something as work', () => {
    expect(parseOffer('Incident management that lives in Slack').statements).toEqual([]);
  });
});

it.each([
  [
    'An integration between our app and their ledger, plus a 15% revenue share',
    'We would like to build an integration between our app and your ledger, with a 15% revenue share.',
  ],
  [
    'Sponsorship of their annual conference, up to $10,000, and a speaker from our team',
    'We would like to sponsor your annual conference with up to $10,000, and to provide a speaker from our team.',
  ],
  [
    'Reseller partnership for our backup software, 30% margin',
    'We would like to propose a reseller partnership for our backup software, with a 30% margin.',
  ],
  ['Joint research on kelp forests', 'We would like to propose joint research on kelp forests.'],
  ['Joint webinar on churn', 'We would like to propose a joint webinar on churn.'],
  ['Newsletter swap, 14k subscribers', 'We would like to propose a newsletter swap, with 14k subscribers.'],
  ['A guest post on how standups work', 'I would like to write a guest post for you on how standups work.'],
  ['Our CEO as a guest', 'Our CEO would be glad to come on as your guest.'],
  [
    'Guest appearance by our CEO, a former bank examiner',
    'Our CEO, a former bank examiner, would be glad to come on as your guest.',
  ],
  [
    'Our CEO as a guest to talk about moving to Tangier',
    'Our CEO would be glad to come on as your guest and talk about moving to Tangier.',
  ],
  ['Paid sponsorship of four issues', 'We would like to sponsor four issues.'],
  [
    "My application: I'm a recent graduate with SQL, R and a thesis on buses",
    "I'm a recent graduate with SQL, R and a thesis on buses.",
  ],
  [
    'Me as a guest: I run a bell foundry, and half of our orders now come from studios',
    'I run a bell foundry, and half of our orders now come from studios.',
  ],
  ['Investment opportunity: we make an additive for concrete', 'We make an additive for concrete.'],
  [
    'Early-stage investment in an oat cracker brand',
    'We are looking for early-stage investment in our oat cracker brand.',
  ],
  [
    'Sponsorship of our coding programme, from $5,000 to $25,000 a year',
    'You can sponsor our coding programme, from $5,000 to $25,000 a year.',
  ],
  [
    'Head of Design role at an edtech company in Leeds',
    'We are hiring for a Head of Design role at an edtech company in Leeds.',
  ],
  [
    'A staff engineer position at Tannerbrook, a Series B treasury platform',
    'We are hiring for a staff engineer position at Tannerbrook, a Series B treasury platform.',
  ],
])('proposes "%s"', (offer, statement) => {
  expect(parseOffer(offer).statements).toEqual([statement]);
});

it.each([
  ['Partnership management software', 'partnership management software'],
  [
    'Managed detection and response, 24/7, no setup fee',
    '24/7 managed detection and response, with no setup fee',
  ],
  [
    'Audits in Vietnam, Thailand and Indonesia by local, English-speaking auditors, fixed fee',
    'audits in Vietnam, Thailand and Indonesia by local, English-speaking auditors, for a fixed fee',
  ],
  [
    'Night security by licensed, multilingual guards, from €28 an hour',
    'night security by licensed, multilingual guards, from €28 an hour',
  ],
  ['Renting pallet movers by the month', 'pallet movers for rent by the month'],
  ['vintage trailer rented as a mobile bar', 'a vintage trailer for rent as a mobile bar'],
  ['Gutter cleaning with quiet, electric pumps', 'gutter cleaning with quiet, electric pumps'],
  [
    'Flour from local farms, organic bread mixes and yeast',
    'flour from local farms, organic bread mixes and yeast',
  ],
])('sells "%s"', (offer, phrase) => {
  expect(parseOffer(offer).noun?.withArticle).toBe(phrase);
});

describe('what stays as it was said', () => {
  it.each([
    ['We collect bread every weekday after 7 pm. We bring our own crates.', ['We bring our own crates.']],
    [
      'We pay £1,200 for 80 children. £40 a head, two shows on one day for £70.',
      ['The price is £40 a head, two shows on one day for £70.'],
    ],
    [
      'We play for schools. €3,400 a year, all included.',
      ['The price is €3,400 a year. Everything is included.'],
    ],
    ['We answer phones after 6 pm. Real people, Dunedin based.', ['Real people, Dunedin based.']],
    ['We audit. No book or gadget to plug.', ['There is no book or gadget to plug.']],
    [
      'A workshop for museums. Half a day, 30 children, the show they make is performed at the end.',
      ['Half a day, 30 children, the show they make is performed at the end.'],
    ],
    [
      'Ledger software. Reconciles bank, AR and inventory ledgers overnight.',
      ['It reconciles bank, AR and inventory ledgers overnight.'],
    ],
    ['We repair seats. Six seats per fitter per shift.', ['Six seats per fitter per shift.']],
  ])('reads "%s"', (offer, extras) => {
    expect(parseOffer(offer).extras).toEqual(extras);
  });

  it('keeps an evening hour', () => {
    expect(parseOffer('We collect bread after 7 pm. We bring crates.').statements[0]).toBe(
      'We collect bread after 7 pm.',
    );
  });
});

describe('everyday offers', () => {
  it.each([
    [
      'Workshop on feedback, half a day, up to 15 people, €2,400',
      'a workshop on feedback, lasting half a day, for up to 15 people, for €2,400',
    ],
    [
      'Website audit (WCAG 2.2), report within a week, €950',
      'a website audit (WCAG 2.2), with a report within a week, for €950',
    ],
    [
      'Data annotation services, 99% accuracy, ISO 27001, starting at $6/hr',
      'data annotation services, with 99% accuracy, certified to ISO 27001, from $6/hour',
    ],
    [
      'Remote support team, 24/7, 12 languages, from $9 per hour',
      'a 24/7 remote support team, in 12 languages, from $9 per hour',
    ],
    [
      'Google Workspace migration, fixed price $3,000, over one weekend',
      'Google Workspace migration at a fixed price of $3,000, over one weekend',
    ],
    [
      'Your own branded podcast, produced end to end, $1,200 per episode',
      'your own branded podcast, produced end to end, for $1,200 per episode',
    ],
    [
      'Group insurance, 10% cheaper than what they pay now',
      'group insurance, 10% cheaper than what you pay now',
    ],
    ['Our new feature: automatic expense categorisation', 'automatic expense categorisation'],
    [
      'Bookkeeping. Tax. Payroll. One flat monthly fee.',
      'bookkeeping, tax and payroll for one flat monthly fee',
    ],
    [
      'Advisory board seat, 0.5% equity, 2 hours a month',
      'an advisory board seat, with 0.5% equity, 2 hours a month',
    ],
    [
      'Web-to-print software, monthly subscription from €190, no transaction fees',
      'web-to-print software, with a monthly subscription from €190 and no transaction fees',
    ],
    [
      'Virtual assistants, $14/hour, 20 hours a week minimum',
      'virtual assistants for $14/hour, for a minimum of 20 hours a week',
    ],
    ['Spent grain collection', 'spent grain collection'],
    [
      'Hand-printed tea towels using motifs from your own archive, minimum 60 per design',
      'hand-printed tea towels using motifs from your own archive, with a minimum of 60 per design',
    ],
    ['Tax credit claims, no claim no fee', 'tax credit claims, on a no claim, no fee basis'],
  ])('offers "%s"', (offer, phrase) => {
    expect(parseOffer(offer).noun?.withArticle).toBe(phrase);
  });

  it.each([
    [
      'Salesforce consultant, certified, 9 years, available 3 days a week',
      'I am a Salesforce consultant, certified, with 9 years of experience, available 3 days a week.',
    ],
    [
      'Senior Python contractor, ex-Google, £550/day',
      'I am a senior Python contractor, ex-Google, for £550/day.',
    ],
    [
      'Open position: Head of Marketing at a climate startup, remote',
      'We are hiring a Head of Marketing at a climate startup.',
    ],
    [
      'Pre-seed, $400k on a SAFE, for an AI tutor for nurses',
      'We are raising a $400k pre-seed on a SAFE, for an AI tutor for nurses.',
    ],
  ])('tells who "%s" is', (offer, statement) => {
    expect(parseOffer(offer).statements).toEqual([statement]);
  });

  it('reads bullets that open an offer as one thing after another', () => {
    const read = parseOffer(
      '- Cold email campaigns\n- LinkedIn outreach\n- CRM setup\n\nPerformance based, no retainer',
    );
    expect(read.noun?.withArticle).toBe('cold email campaigns, LinkedIn outreach and CRM setup');
    expect(read.extras).toEqual(['It is performance-based, with no retainer.']);
  });

  it.each([
    ['Average recovery rate 18%.', 'The average recovery rate is 18%.'],
    ['Joins Zoom and Teams.', 'It joins Zoom and Teams.'],
    ['Setup in one day.', 'The setup takes one day.'],
    ['€29/month, first 2 months free.', 'The price is €29/month, with the first 2 months free.'],
  ])('tells "%s"', (note, extra) => {
    expect(parseOffer(`We help shops recover abandoned carts. ${note}`).extras).toEqual([extra]);
  });
});

it.each([
  [
    'What if your reports wrote themselves? Our AI drafts monthly reports from your data.',
    'Our AI drafts monthly reports from your data.',
  ],
  ['Like Calendly, but for field teams', 'We offer something like Calendly, but for field teams.'],
])('hears what "%s" says', (offer, statement) => {
  expect(parseOffer(offer).statements[0]).toBe(statement);
});

it('takes HR for people and not for hours', () => {
  expect(parseOffer('Podcast ads: reach 40,000 HR managers per month').extras).toEqual([
    'The point is to help you reach 40,000 HR managers per month.',
  ]);
});

it('tells what software does after a colon', () => {
  expect(
    parseOffer('Referral software: pays bonuses automatically, integrates with Workday').statements,
  ).toEqual(['Our referral software pays bonuses automatically and integrates with Workday.']);
});

it.each([
  [
    'Recommendation widget that cut returns by 14% at two brands, live in a week',
    'Our recommendation widget cut returns by 14% at two brands, live in a week.',
  ],
  ["We're raising a $600k pre-seed.", "We're raising a $600k pre-seed."],
  [
    'Integration of our app with their payroll, revenue share of 20%',
    'We would like to build an integration of our app with your payroll, with a revenue share of 20%.',
  ],
  [
    'Sponsorship of their annual summit, $5,000, plus two speakers',
    'We would like to sponsor your annual summit with $5,000, and to provide two speakers.',
  ],
  [
    'Product designer, 8 years, last 4 in banking apps, available from March',
    'I am a product designer, with 8 years of experience, the last 4 in banking apps, available from March.',
  ],
])('says "%s" in one sentence', (offer, statement) => {
  expect(parseOffer(offer).statements[0]).toBe(statement);
});

it('tells what a thing shows, and not that it does', () => {
  const read = parseOffer('Stock alerts: see which shelves are empty, HACCP compliant, from £40');
  expect(read.noun?.withOur).toBe('our stock alerts');
  expect(read.extras).toEqual([
    'The point is to help you see which shelves are empty.',
    'It is HACCP compliant.',
    'Prices start at £40.',
  ]);
});

it.each([
  ["Payroll for clubs, no setup fee... it's not a bank", "It's not a bank."],
  ['Route planner for vans. Delay rate up to 3%', 'The delay rate is up to 3%.'],
])('says the further sentence of "%s" whole', (offer, extra) => {
  expect(parseOffer(offer).extras).toEqual([extra]);
});

it('leaves out the motto at the head of a page and the links at its foot', () => {
  const read = parseOffer(
    '# Ship faster. Sleep better.\n\n**Parcelo** is the shipping desk for small shops.\n\n- ✅ Prints labels in bulk\n- ✅ No more spreadsheets\n\n© Parcelo Ltd. All rights reserved.\nPrivacy · Terms · Cookies',
  );
  expect([...read.statements, ...read.extras].join(' ')).toBe(
    'Parcelo is the shipping desk for small shops. It prints labels in bulk.',
  );
});

it.each([
  [
    'Seed round: raising $900k for a rota app for temp agencies. $8k MRR.',
    ['We are raising a $900k seed round for a rota app for temp agencies.', 'We are at $8k MRR.'],
  ],
  [
    'Series A of a company that makes heat pumps for barns: €4M round, 40% committed',
    [
      'Our company makes heat pumps for barns, and we are raising a €4M Series A round.',
      '40% of it is committed.',
    ],
  ],
])('says who raises money and how much, of "%s"', (offer, sentences) => {
  const read = parseOffer(offer);
  expect([...read.statements, ...read.extras]).toEqual(sentences);
});

it.each([
  ['Onboarding emails that win back trial users', 'onboarding emails that win back trial users'],
  ['test farm', 'a test farm'],
  ['render farm', 'a render farm'],
  ['interim CFO', 'an interim CFO'],
  ['Loyalty app → live in 3 days', 'a loyalty app, live in 3 days'],
  [
    'AI-powered, next-generation audit platform that revolutionizes ISO 27001 and SOC 2 readiness forever',
    'an AI-powered audit platform for ISO 27001 and SOC 2 readiness',
  ],
  [
    'A research tool that will transform your entire organisation overnight and unlock growth',
    'a research tool',
  ],
  [
    'A stock app that will revolutionize your business overnight, from $20 a month',
    'a stock app from $20 a month',
  ],
  ['Alert tool for ISO 27001, SOC 2 and HIPAA checks', 'an alert tool for ISO 27001, SOC 2 and HIPAA checks'],
  ['Tool that transforms scans into tables', 'a tool that transforms scans into tables'],
  ['RPO - embeded recruters, monthly flat fee', undefined],
  ['Cups, 12 oz: $0.40 ea. @ 500+, $0.35 @ 1000+', 'cups (12 oz: $0.40 each from 500, $0.35 each from 1000)'],
  ['Tea tins printed small batches from 200', 'tea tins, printed in small batches from 200'],
])('names "%s" as one would', (offer, phrase) => {
  const read = parseOffer(offer);
  expect(read.noun?.withArticle ?? read.noun?.withOur).toBe(
    phrase ?? 'our RPO with embedded recruiters, for a monthly flat fee',
  );
});

it('takes no question for what an offer is about', () => {
  expect(parseOffer('See which patients are due, and call them').topic).toBe('');
});

it('has nobody say "our" of an officer whom he may be himself', () => {
  expect(parseOffer('fractional CMO').noun?.withOur).toBeUndefined();
});

it('names both of two things in the subject', () => {
  expect(parseOffer('Leak sensors plus software that warns of burst pipes').topic).toBe(
    'leak sensors and software',
  );
});

it('tells what an offer includes right after it', () => {
  const read = parseOffer(
    'Everything your canteen needs, delivered:\n- Fresh fruit twice a week\n- Oat, soy and dairy milk\n- Bread rolls in paper bags\n- Cancel any month',
  );
  expect(read.extras).toEqual([
    'That includes fresh fruit twice a week and bread rolls in paper bags, as well as oat, soy and dairy milk.',
    'You can cancel any month.',
  ]);
});

it.each([
  ['Software for invoices, reports and billing', 'software for invoices, reports and billing'],
  [
    'A portal with chat, files and invoices for €90 a month',
    'a portal with a chat, files and invoices for €90 a month',
  ],
  [
    'An audit over ten days, after which we hand over a list',
    'an audit over ten days, after which we hand over a list',
  ],
  ['Same route software he used before', 'the same route software you used before'],
  [
    'A programme that pays 20% for every client they send',
    'a programme that pays 20% for every client you send',
  ],
  [
    'Software that helps agencies keep the clients they serve',
    'software that helps agencies keep the clients they serve',
  ],
  ['Main sponsor of a two-day conference', 'the main sponsorship of a two-day conference'],
  ['Reporting for Scope 1, 2 and 3 emissions', 'reporting for Scope 1, 2 and 3 emissions'],
  ["Recruiters who work inside the client's team", 'recruiters who work inside your team'],
  [
    'Consulting to help them plan their next three years',
    'consulting to help you plan your next three years',
  ],
  ['"Writing that gets read" - 1-day workshop', "a 1-day workshop 'Writing that gets read'"],
  ['120 connectors (Salesforce, HubSpot ...)', '120 connectors (Salesforce, HubSpot)'],
])('keeps together what belongs together in "%s"', (offer, told) => {
  expect(parseOffer(offer).noun?.withArticle).toBe(told);
});

it.each([
  [
    'Scribe for doctors. HIPAA compliant, works inside Epic, $199 a month.',
    'It is HIPAA compliant, works inside Epic and costs $199 a month.',
  ],
  [
    'First aid courses for shops. Half a day, up to 12 people, £480.',
    'Each lasts half a day, takes up to 12 people and costs £480.',
  ],
  [
    'We answer your phones. Real people, trained on your system.',
    'You get real people, trained on your system.',
  ],
  [
    'Tutoring for pupils. Qualified teachers, checked by the police, £32 an hour.',
    'You get qualified teachers, checked by the police, for £32 an hour.',
  ],
  [
    'Payroll service. Monthly payslips, real accountants, £5 a head.',
    'You get monthly payslips and real accountants for £5 a head.',
  ],
  [
    'Soap for spas. Made in Wales, plastic free, from £3.10 a bar.',
    'It is made in Wales and plastic free, and starts at £3.10 a bar.',
  ],
  [
    'Garden care plan. Ten visits a year plus a spring check.',
    'That includes ten visits a year plus a spring check.',
  ],
  [
    'Rota app. 1,900 paying customers, about 600 already use it daily.',
    'We have 1,900 paying customers, and about 600 already use it daily.',
  ],
  [
    'We make gyoza. £640k revenue last year, 41% gross margin, in 210 stores.',
    'We made £640k revenue last year, with a 41% gross margin, and we are in 210 stores.',
  ],
  ['Testing tool, $99/mo, median uplift of our customers is 8%', 'The median uplift of our customers is 8%.'],
])('makes a sentence of the note after "%s"', (offer, told) => {
  expect(parseOffer(offer).extras).toContain(told);
});

it.each([
  ['HVAC contracts, two visits a year per unit', 'HVAC contracts, with two visits a year per unit'],
  ['Office cleaning, evenings, three times a week', 'office cleaning, in the evenings, three times a week'],
  [
    'A bottling line you can rent by the day, crew included',
    'a bottling line you can rent by the day, crew included',
  ],
  ['Online booking with reminders, £79 a month', 'online booking with reminders, for £79 a month'],
  [
    'Oat milk 🥛 by subscription, delivered Mon+Thu',
    'oat milk by subscription, delivered on Monday and Thursday',
  ],
  ['The best engine ever. (It is a testing tool, $99/mo)', 'a testing tool for $99/month'],
  ['Simple site, 900 bucks all in', 'a simple site for 900 bucks all in'],
  ["The world's most loved rota app", 'a rota app'],
])('tells "%s" as one would say it', (offer, told) => {
  expect(parseOffer(offer).noun?.withArticle).toBe(told);
});

it.each([
  ['SEO and content agency for banks', 'We are an SEO and content agency for banks.'],
  ['hi so what we do is stock control for vets', 'We do stock control for vets.'],
  [
    'my work: 5 years of UX for apps, last one cut drop-off by half',
    'I have 5 years of UX for apps, and the last one cut drop-off by half.',
  ],
  [
    'Glowy — Influencer Marketing, Reimagined.\n\n- 45 creators\n- Pay per post',
    'Glowy does influencer marketing, with 45 creators, on a pay-per-post basis.',
  ],
])('says who "%s" is', (offer, told) => {
  expect(parseOffer(offer).statements[0]).toBe(told);
});

it('says of whoever brings something back that he fetches it', () => {
  expect(parseOffer('Cat sitting, pick up and drop off 2x week').extras).toEqual([
    'We pick up and drop off twice a week.',
  ]);
});

it('tells what one can do with it in one sentence, and no button', () => {
  expect(
    parseOffer(
      'Meet Rotaly - the rota app!\n\n★ Build rosters in 1 click\n★ Swap shifts from any phone\n\nStart your free trial → https://rotaly.example/trial',
    ).extras,
  ).toEqual(['You can build rosters in 1 click and swap shifts from any phone.']);
});

it.each([
  [
    'Recall letters\n- online booking\n- 2 months free, then £65 per shop',
    'The first 2 months are free, then it costs £65 per shop.',
  ],
  ['A guest post. No links needed except in my bio.', 'No links are needed except in my bio.'],
  [
    'Meet Rotaly - the rota app!\n\n★ Build rosters\n★ Swap shifts from a phone\n★ Fix gaps at night\n★ Labour law checks\n\nPlans from $2',
    'That includes labour law checks.',
  ],
])('tells what else there is in "%s"', (offer, told) => {
  expect(parseOffer(offer).extras).toContain(told);
});

it.each([
  [
    'Coaching for teams, $650 per person, 6 sessions',
    'coaching for teams, with 6 sessions, for $650 per person',
  ],
  [
    'Online booking with texts, £79 a month, no setup fee',
    'online booking with texts, for £79 a month, with no setup fee',
  ],
  ['Tyre wholesale, next-day delivery', 'tyre wholesale, with next-day delivery'],
  ['website with booking', 'a website with booking'],
])('tells the price of "%s" where one expects it', (offer, told) => {
  expect(parseOffer(offer).noun?.withArticle).toBe(told);
});

it('makes what a firm offers that says no more than "website"', () => {
  expect(parseOffer('website').statements).toEqual(['We design websites.']);
  expect(parseOffer('a website for dentists').statements).toEqual([]);
});

it('takes a price in words for a price', () => {
  expect(parseOffer('Explainer videos for 6,900 euros').priced).toBe(true);
  expect(parseOffer('Explainer videos for 6 sectors').priced).toBe(false);
});

it.each([
  [
    'We clean offices. We come after 6pm, bring our own machines and it is dry by morning.',
    'We come after 6pm, bring our own machines and it is dry by morning.',
  ],
  ['Candidate: 12 years in supply chain. Speaks German. Available from May.', 'The candidate speaks German.'],
  [
    'Ergonomic chairs, refurbished, £140 each, delivered. 5 year guarantee.',
    'They are refurbished and delivered, and they come with a 5-year guarantee.',
  ],
  [
    'Lessons by video. Native teachers, groups of four, €29 a lesson.',
    'You get native teachers and groups of four for €29 a lesson.',
  ],
  [
    'Data room software that investors like. Unlimited users, Q&A, watermarks. $250 a month.',
    'That includes unlimited users, Q&A and watermarks.',
  ],
  [
    'Carpool app for firms. Cuts parking needs, staff earn points, works with Workday.',
    'It cuts parking needs and works with Workday. Staff earn points.',
  ],
  [
    'We make films. We would like to film one about their workshop, at no cost to them.',
    'We would like to film one about your workshop, at no cost to you.',
  ],
  ['Tablets for care homes, set up and ready to use', 'They come set up and ready to use.'],
  ['hoses, pressure tested', 'They are pressure-tested.'],
  ['steel tanks, leak tested in 2023', 'They were leak-tested in 2023.'],
])('tells all of "%s"', (offer, told) => {
  expect(parseOffer(offer).extras).toContain(told);
});

it.each([
  [
    'Warehouse space in Rotterdam, available from March',
    'warehouse space in Rotterdam, available from March',
  ],
  [
    'Website maintenance plans: updates, backups, small changes, 79 euros',
    'website maintenance plans: updates, backups and small changes, for 79 euros',
  ],
  ['Private label skincare, MOQ 500 units', 'private label skincare, with a minimum order of 500 units'],
  ['Sharpening of shears by post', 'sharpening of shears by post'],
])('names "%s" as one would', (offer, told) => {
  expect(parseOffer(offer).noun?.withArticle).toBe(told);
});

it('keeps a list of figures apart from what it is about', () => {
  expect(
    parseOffer('SDR as a service - 1 senior SDR, 500 new contacts a month, 10 meetings or it is free').noun
      ?.withOur,
  ).toMatch(/^our SDR as a service: 1 senior SDR, 500 new contacts/);
});

it.each([
  [
    'I write case studies. Two interviews, one draft, two rounds of edits, $1,500 each.',
    'You get two interviews, one draft and two rounds of edits, for $1,500 each.',
  ],
  [
    'Audits for shops. 40-point check, report in plain English, 790 euros, 30-minute call to discuss it',
    'You get a 40-point check, a report in plain English and a 30-minute call to discuss it, for 790 euros.',
  ],
  [
    'Pallet delivery in Norway. Booked by 2pm, delivered the next day.',
    'It is booked by 2pm and delivered the next day.',
  ],
  [
    'Our API reads PDFs. 99.2% accuracy on invoices, 200 ms per page, 1 cent per page.',
    'It has 99.2% accuracy on invoices, takes 200 ms per page and costs 1 cent per page.',
  ],
  [
    'Plumbing for landlords. Same-day repairs, gas certificates, one invoice a month for all flats.',
    'You get same-day repairs, gas certificates and one invoice a month for all flats.',
  ],
  [
    'The Ledger is a newsletter. 22,000 readers, 51% open rate. One sponsor per issue.',
    'There is one sponsor per issue.',
  ],
  [
    'White-label app for restaurants. Their logo, their prices, no commission.',
    'It comes with your logo and your prices, and there is no commission.',
  ],
])('says what one gets with "%s"', (offer, told) => {
  expect(parseOffer(offer).extras).toContain(told);
});

it.each([
  ['We sell and install heat pumps', 'We sell and install heat pumps.'],
  [
    'We translate patents, 14 in-house engineers, 22 cents a word',
    'We translate patents, with 14 in-house engineers, for 22 cents a word.',
  ],
])('keeps both deeds of "%s"', (offer, told) => {
  expect(parseOffer(offer).statements[0]).toBe(told);
});

it.each([
  ['A plan your staff can set up on their phone', 'a plan your staff can set up on their phone'],
  [
    'Online course for cafés, self-paced, certificate at the end',
    'an online course for cafés, self-paced, with a certificate at the end',
  ],
])('reads "%s" as a thing', (offer, told) => {
  expect(parseOffer(offer).noun?.withArticle).toBe(told);
});

it.each([
  ['Our auditors check bills of shops. No savings, no fee.', 'If there are no savings, there is no fee.'],
  [
    'We build internal tools. think admin panels, dashboards, approval flows',
    'That includes admin panels, dashboards and approval flows.',
  ],
  [
    'We build internal tools. usually 3 weeks, usually under 15k',
    'It usually takes 3 weeks and usually costs under 15k.',
  ],
  [
    'Training that people finish. 10 minutes a month, in 12 languages, with quizzes.',
    'It takes 10 minutes a month and comes in 12 languages and with quizzes.',
  ],
  [
    'A panel on AI in schools on 5 February; we would like her on the panel',
    'We would like you on the panel.',
  ],
  [
    'Shared office in Porto. 12 desks, two meeting rooms, 10 Gbit/s, €250 per desk',
    'You get 12 desks, two meeting rooms and 10 Gbit/s for €250 per desk.',
  ],
])('makes plain sentences of "%s"', (offer, told) => {
  expect(parseOffer(offer).extras).toContain(told);
});

it('tells in which languages', () => {
  expect(parseOffer('Tax advice for expats, fixed fees, English and Portuguese').noun?.withArticle).toBe(
    'tax advice for expats, at fixed fees, in English and Portuguese',
  );
});

it.each([
  [
    'Contract review by attorneys. Short NDAs at $180, agreements at $1,400.',
    'Short NDAs cost $180 and agreements $1,400.',
  ],
])('leaves or tells the list in "%s"', (offer, told) => {
  expect(parseOffer(offer).extras).toContain(told);
});

it('takes no clause for a thing that one gets', () => {
  expect(parseOffer('Support line for staff. £2 per head, and any employee can call.').all).not.toMatch(
    /you get|comes with/,
  );
});

it('leaves out the foot of a page', () => {
  const { all } = parseOffer(
    'Welcome to Lingoly! Language training for teams. ★ Live lessons ★ Progress reports. Click "Try for free". Cookies | Imprint | Privacy',
  );
  expect(all).not.toMatch(/cookies|click|welcome/);
  expect(all).toContain('lingoly');
});

it.each([
  [
    'Our AI agent answers support tickets. It resolves about 60% of them on its own.',
    'It resolves about 60% of them on its own.',
  ],
  ['Podcast production: you record, we edit, mix and publish', 'You record, we edit, mix and publish.'],
  [
    'Custom software for labs. LIMS, sample tracking, integrations with instruments.',
    'That includes LIMS, sample tracking and integrations with instruments.',
  ],
  [
    'Series A: $8M for our robotics company. $2.1M ARR, 3x year on year.',
    'We are at $2.1M ARR, with growth of 3x year on year.',
  ],
])('tells what follows in "%s"', (offer, told) => {
  expect(parseOffer(offer).extras).toContain(told);
});

it.each([
  ['Series A: $8M for our robotics company', 'We are raising an $8M Series A for our robotics company.'],
  [
    'Speaker: our CTO on running LLMs on a budget',
    'Our CTO would be glad to give a talk on running LLMs on a budget.',
  ],
])('proposes "%s"', (offer, told) => {
  expect(parseOffer(offer).statements[0]).toBe(told);
});

it('tells from how much on it can be leased', () => {
  expect(parseOffer('Cargo bikes for firms, lease from €149 a month').noun?.withArticle).toBe(
    'cargo bikes for firms, on lease from €149 a month',
  );
});

it.each([
  [
    'Executive search for CFOs. 11 weeks on average, 6 month replacement guarantee, one third upfront.',
    'It takes 11 weeks on average and comes with a 6-month replacement guarantee. One third is due upfront.',
  ],
  [
    'Salesforce consulting. Two certified admins, 10 years, $110 an hour.',
    'You get two certified admins with 10 years of experience, for $110 an hour.',
  ],
  [
    'I coach new managers. Six sessions over three months, by video, 900 pounds each',
    'You get six sessions over three months by video, for 900 pounds each.',
  ],
  [
    'Legal support for startups. Fundraising, contracts, employment. Fixed monthly fee from €490.',
    'The fixed monthly fee starts at €490.',
  ],
  [
    'Contract lawyer on subscription. NDAs, DPAs, MSAs. flat £2.4k/mo, cancel any time',
    'The price is a flat £2.4k/month. You can cancel at any time.',
  ],
])('says on what terms in "%s"', (offer, told) => {
  expect(parseOffer(offer).extras).toContain(told);
});

it('lets several who say "we" speak as several', () => {
  expect(parseOffer('Insurance broker. We get quotes from 9 insurers.').statements[0]).toMatch(
    /^We are an insurance broker/,
  );
  expect(parseOffer('A call center in Cape Town, English and Dutch').noun?.withArticle).toBe(
    'a call center in Cape Town, in English and Dutch',
  );
});

it('tells what is given as thanks', () => {
  const { noun, extras } = parseOffer('A five-question survey and, as thanks, six months of the paid plan');
  expect(noun?.withArticle).toBe('a five-question survey');
  expect(extras).toEqual(['As thanks, you get six months of the paid plan.']);
});

describe('a page', () => {
  it.each([
    [
      'Taskly – project management your team will love!\n\n- Boards\n- Charts\n\nFrom $6',
      'Taskly is for project management.',
    ],
    [
      'Leadly | B2B Lead Generation Made Simple\n\nWe find your customers.\n\n- 50 leads',
      /^Leadly does B2B lead generation/,
    ],
    [
      '# Cleanio\nOffice cleaning you can rely on\n\n- Insured cleaners\n\nFrom £15/hour.',
      /^Cleanio does office cleaning/,
    ],
    [
      'FinTrack: The #1 expense app for small firms. $5 a month.',
      'FinTrack is an expense app for small firms.',
    ],
  ])('says what "%s" is', (offer, told) => {
    const [statement] = parseOffer(offer).statements;
    if (told instanceof RegExp) expect(statement).toMatch(told);
    else expect(statement).toBe(told);
  });

  it('tells old and new price and leaves out its motto', () => {
    const { extras } = parseOffer(
      '🔥 BLACK FRIDAY 🔥 50% off our email platform! Unlimited contacts, drag & drop editor, automation. Was $99, now $49/mo. Offer ends 30 Nov.',
    );
    expect(extras.slice(-2)).toEqual([
      'The price was $99 and is now $49/month.',
      'The offer ends on 30 Nov.',
    ]);
    expect(parseOffer('We sell ads software. Stop guessing. Start glowing. It costs $5.').all).not.toMatch(
      /guessing|glowing/,
    );
  });
});

it('tells how long it takes and how much one has of it', () => {
  expect(
    parseOffer('I photograph food for restaurants and delivery apps. Half a day, 15 dishes, £390.').extras,
  ).toEqual(['It takes half a day, comes with 15 dishes and costs £390.']);
  expect(parseOffer('Fractional head of people, two days a week').noun?.withOur).toBeUndefined();
});

it.each([
  ['Fractional head of people, two days a week', 'a fractional head of people, two days a week'],
  ['A part-time finance director from May', 'a part-time finance director from May'],
  ['fractional CFO services', 'fractional CFO services'],
])('is no "our" for who would come: "%s"', (offer, told) => {
  expect(parseOffer(offer).noun?.withArticle).toBe(told);
});

it.each([
  [
    'We are raising $2M for Kelpy, which maps kelp. Lead investor still open.',
    'We are still looking for a lead investor.',
  ],
  ['Raising a €1M seed round for our ferry firm. Angel sought.', 'We are still looking for an angel.'],
  ['Me: a nurse with ten years on wards, previously a paramedic', 'Before that I was a paramedic.'],
  ['Having me on as a guest: I kept bees on a hospital roof', 'I kept bees on a hospital roof.'],
  ['Having us on the show as guests: we row lifeboats', 'We row lifeboats.'],
  ['Having me on your podcast to talk about tides', 'You can have me on your podcast to talk about tides.'],
])('tells who is sought, what somebody was, and who would come: "%s"', (offer, told) => {
  const { statements, extras } = parseOffer(offer);
  expect([...statements, ...extras]).toContain(told);
});

it.each([
  ['free yoga class, online, with our teacher', 'a free yoga class, online, with our teacher'],
  ['Free tasting evening, with live music', 'a free tasting evening, with live music'],
  ['two masons, free from May', 'two masons, available from May'],
  ['oat biscuits, free from nuts', 'oat biscuits, free from nuts'],
  [
    'a boat on the canal: 80 guests, own kitchen, covered deck',
    'a boat on the canal: 80 guests, its own kitchen, covered deck',
  ],
])('tells a thing and what is said of it as they go together: "%s"', (offer, told) => {
  expect(parseOffer(offer).noun?.withArticle).toBe(told);
});

describe('somebody who offers himself in a few words', () => {
  it.each([
    [
      'myself lol. just finished a bootcamp, 3 portfolio projects',
      ['I just finished a bootcamp.', 'I bring 3 portfolio projects.'],
    ],
    ['me, 4 years behind the bar', ['I bring 4 years behind the bar.']],
    ['my application', ['I would like to apply.']],
    ['me', ['I would like to apply.']],
  ])('says so: "%s"', (offer, told) => {
    const { statements, extras } = parseOffer(offer);
    expect([...statements, ...extras]).toEqual(told);
  });
});

it('reads what there is to look at', () => {
  expect(parseOffer('a look at our seed round, battery recycling').statements).toEqual([
    'We are raising a seed round (battery recycling).',
  ]);
});

it('proposes a guest by name', () => {
  const { statements, extras } = parseOffer('Guest: Orla Finn, who rowed to Iceland alone. She talks well.');
  expect([...statements, ...extras]).toEqual([
    'I would like to suggest Orla Finn as a guest.',
    'Orla rowed to Iceland alone.',
    'She talks well.',
  ]);
});

it.each([
  [
    'An online memorial page families can run themselves, no ads',
    'an online memorial page that families can run themselves, with no ads',
  ],
  ['A booking app busy parents like to use', 'a booking app that busy parents like to use'],
])('knows the clause that nothing opens in "%s"', (offer, phrase) => {
  expect(parseOffer(offer).noun?.withArticle).toBe(phrase);
});

it('takes a sentence for no such clause', () => {
  expect(parseOffer('A few small farms trust us with their milk').noun?.withArticle ?? '').not.toContain(
    'that',
  );
});

it.each([
  [
    'Six years as a lifeguard and then shift leader at a pool',
    ['I have worked for six years as a lifeguard and then shift leader at a pool.'],
  ],
  ['me: 6 yrs data engineer', ['I am a data engineer with 6 years of experience.']],
  ['Me: 6 years as a nurse, now finishing a diploma', ['I have worked for 6 years as a nurse.']],
  ['12 years as a nurse', ['I have worked for 12 years as a nurse.']],
  ['Freelance composer for games', ['I am a freelance composer for games.']],
  [
    '"Salt Roads", 82,000 words, a history of salt',
    ['Salt Roads is a history of salt, 82,000 words.', 'Salt Roads is our history of salt, 82,000 words.'],
  ],
])('knows whose work is offered in "%s"', (offer, told) => {
  expect(parseOffer(offer).statements).toEqual(told);
});

describe('what the sender would do, and what the reader would', () => {
  it.each([
    [
      'Generate qualified homeowner leads through local ads',
      'We help you generate qualified homeowner leads through local ads.',
    ],
    ['Sell more memberships with text follow-ups', 'We help you sell more memberships with text follow-ups.'],
    ['Sell used cars faster with 360 photos', 'We help you sell used cars faster with 360 photos.'],
    [
      'Merge with or acquire our smaller agency',
      'We would like to propose that you merge with or acquire our smaller agency.',
    ],
    [
      'Take over the lease of our taproom',
      'We would like to propose that you take over the lease of our taproom.',
    ],
    ['Host our travelling exhibition', 'You can host our travelling exhibition.'],
    ['Own a share of a hotel in Lisbon', 'You can own a share of a hotel in Lisbon.'],
    ['Manage your flat while you are away', 'We manage your flat while you are away.'],
    ['Bring couples who still look for a venue', 'We bring you couples who still look for a venue.'],
    ['Let clients book themselves at 2am', 'We help you let clients book themselves at 2am.'],
    ['Sponsorship of your youth teams by our bakery', 'Our bakery would like to sponsor your youth teams.'],
    [
      'Scores every call and flags the ones to coach',
      'We help you score every call and flag the ones to coach.',
    ],
    [
      'Tracks tyre wear and orders replacements before drivers notice',
      'We help you track tyre wear and order replacements before drivers notice.',
    ],
    [
      'Bulk supply of organic cotton towels and bed linen',
      'We supply organic cotton towels and bed linen in bulk.',
    ],
    ['Weekly delivery of flowers', 'We deliver flowers every week.'],
    ['Buying tired flats for cash', 'We buy tired flats for cash.'],
    ['Sell your services on our marketplace', 'We help you sell your services on our marketplace.'],
    ['Sale and maintenance of infusion pumps', 'We sell and maintain infusion pumps.'],
    ['Purchase of surplus straw', 'We buy surplus straw.'],
    ['Soy candles, wholesale', 'We sell soy candles wholesale.'],
    ['Veterinary bandages, wholesale, 25 per box', 'We sell veterinary bandages wholesale, 25 per box.'],
  ])('is told of "%s"', (offer, told) => {
    expect(parseOffer(offer).statements[0]).toBe(told);
  });

  it.each([
    ['Pilot funded by the EU', 'our pilot funded by the EU'],
    ['Used but certified diagnostic scanners', 'our used but certified diagnostic scanners'],
    ['App tenants use to report repairs', 'our app that tenants use to report repairs'],
    ['Prints customers can order themselves', 'our prints that customers can order themselves'],
    ['Reading diary parents can fill in online', 'our reading diary that parents can fill in online'],
    ['Exoskeleton: passive, for warehouse work', 'our passive exoskeleton for warehouse work'],
    ['Hotel guests can order from their phone', undefined],
    ['Collection of prints by local artists', 'our collection of prints by local artists'],
  ])('is a thing in "%s"', (offer, told) => {
    expect(parseOffer(offer).noun?.withOur).toBe(told);
  });

  it('pays back after what stands in brackets', () => {
    const { noun, extras } = parseOffer('Solar water heating (kit), pays back in 3 years');
    expect([noun?.withOur, ...extras]).toEqual(['our solar water heating (kit)', 'It pays back in 3 years.']);
  });
});

describe('what is offered, as it was typed', () => {
  const told = (typed: string) => {
    const { statements, noun } = parseOffer(typed);
    return statements[0] ?? noun?.withOur ?? noun?.withArticle;
  };

  it.each([
    [
      'Risk dashboard covering financial, geographic and compliance exposure',
      'our risk dashboard covering financial, geographic and compliance exposure',
    ],
    ['Sensors measuring wind, tide and visibility', 'our sensors measuring wind, tide and visibility'],
    [
      'A chatbot that answers questions about opening hours, loans and fines',
      'Our chatbot answers questions about opening hours, loans and fines.',
    ],
    ['I take bright, sharp photos of rooms', 'I take bright, sharp photos of rooms.'],
    ['Fresh, home-made soups', 'our fresh, home-made soups'],
    ['Relief teachers, same-day cover', 'our relief teachers, with same-day cover'],
    ['Sharps containers with collection', 'our sharps containers with collection'],
    ['Our volunteer choir sings for residents', 'Our volunteer choir sings for residents.'],
    ['Our brass band plays at fairs', 'Our brass band plays at fairs.'],
    [
      'Ledgerpoint, accounts payable automation that reads invoices',
      'Ledgerpoint is accounts payable automation that reads invoices.',
    ],
    ['Seatly: reservation and waitlist software', 'Seatly is reservation and waitlist software.'],
    ['Billwise, billing software that catches errors', 'Billwise is billing software that catches errors.'],
    ["grandma's letters, about 60 of them", "our grandma's letters (about 60 of them)"],
    ['4 blog posts, 1 newsletter a month', '4 blog posts and 1 newsletter a month'],
    ['our startup - AI for reading X-rays', 'We are a startup building AI for reading X-rays.'],
    ['nothing really, I am writing my first play', 'I am writing my first play.'],
    ['Nothing to sell, I am researching a book', 'I am researching a book.'],
    ['nutritionist, freelance', 'I am a freelance nutritionist.'],
    ['baker, part-time, own van', 'I am a part-time baker.'],
    ['towel rental n laundry service', 'our towel rental and laundry service'],
    ['An update on my career', 'I would like to give you an update on my career.'],
    // What looks like one of these and is none.
    ['Classes, first month free', 'our classes, with the first month free'],
    ['Music, live bands', 'our music (live bands)'],
    ['Clinic, weekly visits', 'our clinic (weekly visits)'],
    ['Next-day start', 'our next-day start'],
  ])('"%s"', (typed, said) => {
    expect(told(typed)).toBe(said);
  });

  it.each([
    ['roofs, family business for 28 years', 'We have been a family business for 28 years.'],
    ['gutters, two-man crew since 2009', 'We have been a two-man crew since 2009.'],
  ])('who does it stands by itself in "%s"', (typed, beside) => {
    expect(parseOffer(typed).extras).toContain(beside);
  });
});

describe('who does what with a product, and what the house is', () => {
  it.each([
    [
      'Brewcount: staff count kegs on a phone in five minutes, and the orders are written overnight; $40 a month',
      'With Brewcount, your staff count kegs on a phone in five minutes, and the orders are written overnight.',
    ],
    ['Linenwatch: nurses scan bags at the ward', 'With Linenwatch, your nurses scan bags at the ward.'],
  ])('"%s"', (typed, said) => {
    expect(parseOffer(typed).statements[0]).toBe(said);
  });

  it.each([
    [
      'Repair of plaster ceilings; accredited studio, two generations; survey £200, refunded if you go ahead',
      [
        'We are an accredited studio in its second generation.',
        'A survey costs £200, which is refunded if you go ahead.',
      ],
    ],
  ])('"%s"', (typed, beside) => {
    expect(parseOffer(typed).extras).toEqual(expect.arrayContaining(beside));
  });

  it('makes no deed of how goods are made', () => {
    expect(parseOffer('Tables upholstered to order, made in Quebec').all).toContain(
      'tables upholstered to order',
    );
  });
});

it('asks for what the sender would buy, and says how many there are before what they are', () => {
  expect(
    parseOffer('We buy your cardboard on a yearly contract and collect it every week').statements,
  ).toEqual(['We would like to buy your cardboard on a yearly contract and collect it every week.']);
  expect(
    parseOffer('We rent e-bikes in Kent: 90 bikes, delivered to the hotel and picked up there').extras,
  ).toEqual(['There are 90 bikes.', 'They are delivered to the hotel and picked up there.']);
});

describe('a deed of the sender, or of both', () => {
  it.each([
    ['Install 30 heat pumps before winter', 'We install 30 heat pumps before winter.'],
    ['Rewire your chapel at cost price', 'We can rewire your chapel at cost price.'],
    ['Install updates remotely', 'We help you install updates remotely.'],
    ['Swapping spare tables between us', 'We could swap spare tables between us.'],
    ['Recommend each other to guests', 'We could recommend each other to guests.'],
    ['Deep clean your ducts every spring', 'We can deep-clean your ducts every spring.'],
    ['Mow your pitches weekly, £80 pcm', 'We can mow your pitches weekly for £80 a month.'],
    ['Clean your contact list', 'We help you clean your contact list.'],
    ['Draw you a floor plan in a day', 'We can draw you a floor plan in a day.'],
    ['Take over the cleaning of your halls', 'We can take over the cleaning of your halls.'],
    ['Play a late slot at your fair', 'We would like to play a late slot at your fair.'],
    ['Supply fresh trout every Friday', 'We supply fresh trout every Friday.'],
    ['Swap eggs for flour', 'We would like to swap eggs for flour with you.'],
    ['Repair 9 lifts every year', 'We can repair 9 lifts every year.'],
    ['Play at your harvest festival', 'We would like to play at your harvest festival.'],
    ['Let us wash your vans', 'We would like to wash your vans.'],
    ["Give us a week and we'll find you a cook", "If you give us a week, we'll find you a cook."],
    ['Broken seals cost you £90 a day', 'Broken seals cost you £90 a day.'],
    [
      'My memoir, set in the village where the library is',
      'I have written a memoir, set in the village where your library is.',
    ],
  ])('"%s"', (typed, said) => {
    expect(parseOffer(typed).statements[0]).toBe(said);
  });

  it.each([
    ['our till system, train staff on site, £30 a month, no contract', 'We train your staff on site'],
    ['a 6-piece swing band, own PA, fee negotiable', 'the fee is negotiable'],
    ['our pitch training, two sessions, £300, helped authors sell 40 books', 'we have helped authors sell'],
  ])('tells whose a note is: "%s"', (typed, part) => {
    expect(parseOffer(typed).extras.join(' ')).toContain(part);
  });
});

it('counts what there is one of', () => {
  expect(parseOffer('free chimney inspection by a sweep').noun?.withArticle).toBe(
    'a free chimney inspection by a sweep',
  );
  expect(parseOffer('history degree, 3 years at a museum').all).toContain('i have a history degree');
});
