import { describe, expect, it } from 'vitest';
import { parseOffer } from './parse-offer.ts';

/** The offer as a mail can tell it: its sentence, or the thing with its article. */
function told(offer: string): string | undefined {
  const read = parseOffer(offer);
  return read.statements[0] ?? read.noun?.withArticle ?? read.noun?.withOur;
}

describe('a clause about what was named last', () => {
  it.each([
    'managed IT support for £35 per user, including backups and a helpdesk that picks up the phone',
    'payroll for restaurants, with a mobile app that shows every payslip',
    'hosting in Frankfurt with daily backups and a status page that updates itself',
  ])('stays with it: "%s"', (offer) => {
    expect(told(offer)).toBe(offer);
  });

  it.each([
    ['Software for schools that tracks attendance', 'Our software for schools tracks attendance.'],
    ['A booking system for salons which sends reminders', 'Our booking system for salons sends reminders.'],
  ])('is about the whole where only that can be meant: "%s"', (offer, sentence) => {
    expect(told(offer)).toBe(sentence);
  });
});

it('lets those who live somewhere tell what they have done', () => {
  const offer = 'Residents of Ash Row have raised the money for a sign and want the council to put it up';
  expect(told(offer)).toBe(`${offer}.`);
});

describe('what others can do with it', () => {
  it.each([
    [
      'Memorial websites families can share with relatives abroad, set up the same day',
      'memorial websites that families can share with relatives abroad, set up the same day',
    ],
    ['Payslips staff can read on their phone', 'payslips that staff can read on their phone'],
    ['Menus guests can read in six languages', 'menus that guests can read in six languages'],
  ])('stays with the thing: "%s"', (offer, phrase) => {
    expect(told(offer)?.replace(/^(?:our|my) /, '')).toBe(phrase);
  });

  it.each(['Sales staff can sell tickets', 'Busy parents can order online'])(
    'is no clause of its own in "%s"',
    (offer) => {
      expect(told(offer)).not.toContain('that');
    },
  );
});

describe('what is told of oneself, of a round and of a post', () => {
  it.each([
    [
      'Myself: structural engineer, 6 years in composites, currently in marine',
      'I am a structural engineer. I have 6 years of experience in composites. I am currently in marine.',
    ],
    [
      'Me: joiner, 12 years, moving to Leeds',
      'I am a joiner. I have 12 years of experience. I am moving to Leeds.',
    ],
    [
      'My application as a junior architect, graduated this summer with a thesis on grain silos',
      'I would like to apply as a junior architect. I graduated this summer with a thesis on grain silos.',
    ],
    [
      'Seed round of 900k in Thermolach, we make heat batteries for small dairies',
      'We are raising a seed round of 900k for Thermolach. We make heat batteries for small dairies.',
    ],
    [
      'new vacancies for forklift drivers at our Tilburg depot, starts in 3 weeks, 17.40 an hour',
      'We have new vacancies for forklift drivers at our Tilburg depot. They start in 3 weeks and pay 17.40 an hour.',
    ],
    [
      'vacancy for a bus driver, start next month, £15.80/hour',
      'We have a vacancy for a bus driver. It starts next month and pays £15.80 per hour.',
    ],
    [
      'Updated quote, panels got about 12% cheaper + battery option',
      'We have an updated quote for you, with a battery option. Panels got about 12% cheaper.',
    ],
    [
      'Invitation to join a multi-centre study on sleep as a recruiting site',
      'We would like to invite you to join a multi-centre study on sleep as a recruiting site.',
    ],
    [
      'Invitation to our breakfast on payment fraud, 12 May in Ghent',
      'We would like to invite you to our breakfast on payment fraud on 12 May in Ghent.',
    ],
    [
      'Co-authoring a short paper using our 11-year dataset',
      'We would like to co-author a short paper with you using our 11-year dataset.',
    ],
    [
      'Myself: bike mechanic, 3 years at a hire shop, currently unemployed, own tools',
      'I am a bike mechanic. I have 3 years of experience at a hire shop. I am currently unemployed. I have my own tools.',
    ],
    [
      "Me, junior sound designer, just finished a master's, currently freelance",
      "I am a junior sound designer. I just finished a master's. I am currently freelance.",
    ],
    [
      'Welding jobs in Bergen, 240 NOK an hour, housing included',
      'We have welding jobs in Bergen. They pay 240 NOK an hour. Housing is included.',
    ],
    [
      'A second quote, with window cleaning as an option',
      'We have a second quote for you, with window cleaning as an option.',
    ],
  ])('tells "%s" in sentences', (offer, sentences) => {
    const { statements, extras } = parseOffer(offer);
    expect([...statements.slice(0, 1), ...extras].join(' ')).toBe(sentences);
  });
});

describe('what the offer calls theirs', () => {
  it.each([
    ['Half-day workshops for up to 16 people, held at their own offices', 'held at your own offices'],
    ['First aid training for groups of 12 people, delivered at their premises', 'delivered at your premises'],
    ['End mills, 8% under their current list pricing', '8% under your current list pricing'],
    ['Office cleaning at 10% less than their current contract', 'less than your current contract'],
    ['Seat covers that parents choose for their children', 'for their children'],
  ])('is the reader\'s where it can be: "%s"', (offer, phrase) => {
    expect(told(offer)).toContain(phrase);
  });
});

describe('who sends', () => {
  it.each([
    [
      'A consultancy that reviews energy contracts and is paid only out of the savings it finds',
      'We are a consultancy that reviews energy contracts and is paid only out of the savings it finds.',
    ],
    ['A small agency in Leeds that runs Google Ads', 'We are a small agency in Leeds that runs Google Ads.'],
    ['A marketplace that connects farms and restaurants', 'Our marketplace connects farms and restaurants.'],
    [
      'A dedicated team of five developers in Poland, for £28,000 a month',
      'a dedicated team of five developers in Poland, for £28,000 a month',
    ],
    ['A team of five developers in Poland', 'We are a team of five developers in Poland.'],
    [
      'Indemnity insurance arranged by a broker who specialises in design firms',
      'We are a broker specialising in design firms, and we arrange indemnity insurance.',
    ],
    [
      'Websites built by a studio that works only with churches',
      'We are a studio working only with churches, and we build websites.',
    ],
    [
      'Pension advice given by advisers who work only with doctors',
      'pension advice given by advisers who work only with doctors',
    ],
  ])('is no thing that is sold: "%s"', (offer, sentence) => {
    expect(told(offer)).toBe(sentence);
  });

  it.each([
    ['Recruitment of senior backend engineers', 'We recruit senior backend engineers.'],
    [
      'Installation of heat pumps for £7,900, with a ten-year warranty',
      'We install heat pumps for £7,900, with a ten-year warranty.',
    ],
    ['Design and installation of commercial kitchens', 'We design and install commercial kitchens.'],
    [
      'Translation of contracts into 24 languages by sworn translators',
      'translation of contracts into 24 languages by sworn translators',
    ],
    ['Inspection of roofs, carried out by drone', 'an inspection of roofs (carried out by drone)'],
  ])('does the work where it can be told so: "%s"', (offer, sentence) => {
    expect(told(offer)).toBe(sentence);
  });
});

describe('what stands without a verb', () => {
  it.each([
    ['Reverse ETL. Priced per destination, not per row.', 'It is priced per destination, not per row.'],
    ['Meal kits for offices. Delivered every Monday.', 'They are delivered every Monday.'],
    [
      'Managed hosting. Hosted in Frankfurt, backed up hourly.',
      'It is hosted in Frankfurt and backed up hourly.',
    ],
    ['Local SEO + Google Ads package. $1.2k/mo + ad spend.', 'The price is $1.2k/month plus ad spend.'],
    ['We run ads. Month to month.', 'The contract runs month to month.'],
    ['Web design and SEO. 40+ medtech sites since 2012.', 'We have worked on 40+ medtech sites since 2012.'],
    ['Heat pump installation. Over 900 homes since 2014.', 'We have worked on over 900 homes since 2014.'],
    ['We translate manuals. 12 cents a word.', 'The price is 12 cents a word.'],
    [
      'We sell standing desks. Delivered and assembled. Ten-year warranty.',
      'They are delivered and assembled.',
      'They come with a ten-year warranty.',
    ],
    ['Payroll and HR software. Runs in the browser.', 'It runs in the browser.'],
    ['Employer branding. Over 200 videos since 2015.', 'We have made over 200 videos since 2015.'],
    ['Returns portal. Exchanges instead of refunds.', 'You get exchanges instead of refunds.'],
    [
      'We are a video team. Four finished videos a month for £3,900.',
      'You get four finished videos a month for £3,900.',
    ],
    [
      'Survey SDK. 4 KB, works with React, Vue and plain JS.',
      'It is 4 KB and works with React, Vue and plain JS.',
    ],
    ['dedupe tool for salesforce, native, nothing leaves your org', 'Nothing leaves your org.'],
    [
      "I'm looking for a job as a senior engineer. 8 years of C++, last 3 at a robot company. Available from March.",
      'I have 8 years of C++, the last 3 at a robot company.',
      'I am available from March.',
    ],
    [
      'A sales workspace: contact data and a dialer in one place, $65 per user, replaces ZoomInfo + Outreach + Aircall',
      'The workspace replaces ZoomInfo, Outreach and Aircall.',
    ],
  ])('is told with one: "%s"', (offer, ...sentences) => {
    expect(parseOffer(offer).extras).toEqual(sentences);
  });

  it.each([
    [
      'Review automation: pulls entitlements from Okta and AWS, sends reviewers a list, and exports evidence',
      'Our review automation pulls entitlements from Okta and AWS, sends reviewers a list, and exports evidence.',
    ],
    [
      'Access control: logs every entry, sends alerts, and prints reports',
      'Our access control logs every entry, sends alerts, and prints reports.',
    ],
    [
      'Vibration sensors, clamp on in 15 minutes, no PLC work, $95 per machine per month',
      'vibration sensors that clamp on in 15 minutes, with no PLC work, for $95 per machine per month',
    ],
    [
      'Solar lights, bolt on to any pole, five-year warranty',
      'solar lights that bolt on to any pole, with a five-year warranty',
    ],
    [
      'Managed repair: pickup, repair and return in 5 business days, flat $89 per device',
      'managed repair: pickup, repair and return in 5 business days, for a flat $89 per device',
    ],
    [
      "Two-day workshop 'Prompting for consultants', max 16 people, on site, nine thousand dollars all in",
      "a two-day workshop 'Prompting for consultants', for a maximum of 16 people, on site, for nine thousand dollars all in",
    ],
    ['Two blog posts a week for $600', 'We offer two blog posts a week for $600.'],
    ['web dev', 'web development'],
    ['Hiring platform for warehouses', 'a hiring platform for warehouses'],
    ['Our own brand of dog food, made in Wales', 'our own brand of dog food, made in Wales'],
  ])('goes on from what it is said of: "%s"', (offer, phrase) => {
    expect(told(offer)).toBe(phrase);
  });
});

describe('capitals', () => {
  it.each([
    [
      'SOFTWARE THAT ARCHIVES WHATSAPP AND TEAMS MESSAGES FOR FCA RECORD KEEPING',
      'Our software archives WhatsApp and Teams messages for FCA record keeping.',
    ],
    ['WEBSITE REDESIGN AND SEO FOR MEDTECH', 'website redesign and SEO for medtech'],
    ['FRACTIONAL CTO FOR STARTUPS IN KENT', 'a fractional CTO for startups in Kent'],
    ['LTL FREIGHT FROM OHIO TO TEXAS', 'LTL freight from Ohio to Texas'],
    ['AI NOTETAKER FOR ZOOM AND TEAMS CALLS', 'our AI notetaker for Zoom and Teams calls'],
    ['hris for care homes', 'our HRIS for care homes'],
    ['alerts from pagerduty in slack and teams', 'alerts from PagerDuty in Slack and Teams'],
    ['rota planning for sales teams and slack periods', 'rota planning for sales teams and slack periods'],
  ])('that words have of their own are kept, and no others: "%s"', (offer, phrase) => {
    expect(told(offer)).toBe(phrase);
  });
});

describe('a pasted page', () => {
  it.each([
    [
      'Cut your cloud bill.\n\nCloudTrim looks at every account you own.\n\nHow it works\n1. Connect a role (4 minutes)\n2. Get a report within 24 hrs\n3. Apply the changes with one click, or export them\n\nPricing: ten per cent of what you save.\n\nSOC 2. GDPR.',
      'We help you cut your cloud bill.',
      'CloudTrim looks at every account you own.',
      'You connect a role (4 minutes) and get a report within 24 hours.',
      'Then you apply the changes with one click, or export them.',
      'The price is ten per cent of what you save.',
    ],
    [
      'Meet Harbormaster. The developer portal your engineers will actually open. Harbormaster builds your catalog in an afternoon. Starter: free up to 15 engineers. Team: $20/engineer/month.',
      'Harbormaster is a developer portal.',
      'Harbormaster builds your catalog in an afternoon.',
      'The Starter plan is free up to 15 engineers, and the Team plan costs $20/engineer/month.',
    ],
    [
      'Introducing Fieldnote. Site reports without the typing. Fieldnote turns voice memos into reports. Works offline.',
      'Fieldnote turns voice memos into reports.',
      'It works offline.',
    ],
    [
      'Say goodbye to spreadsheets.\n\nLedgerly reconciles your bank feeds every night.\n\nFeatures\n- Automatic matching\n- Multi-currency\n- Bank alerts\n\nPlans from £49/month. ISO 27001. GDPR.',
      'Ledgerly reconciles your bank feeds every night.',
      'It comes with automatic matching, multi-currency support and bank alerts.',
      'Plans start at £49/month.',
      'We are GDPR compliant and certified to ISO 27001.',
    ],
    [
      'The smarter way to hire.\nTalentloop screens every applicant by phone.\n\nStep 1: Tell us the role\nStep 2: We call everyone\n\n$490 per role.',
      'Talentloop screens every applicant by phone.',
      'You tell us the role and we call everyone.',
      'The price is $490 per role.',
    ],
    [
      '✨ The future of packaging is HERE ✨ EcoWrapX is the planet-saving mailer that turns every unboxing into a moment of pure magic!\n\n✅ 100% recycled\n✅ From 38p each',
      'EcoWrapX is a mailer.',
      'It is 100% recycled.',
      'Prices start at 38p each.',
    ],
  ])('says what it says in sentences: "%s"', (offer, ...sentences) => {
    const read = parseOffer(offer);
    expect([read.statements[0], ...read.extras]).toEqual(sentences);
  });
});

it('has a workshop of two days be about no two days', () => {
  expect(parseOffer("Two-day workshop 'Prompting for consultants', on site").topic).toBe('');
});

it.each([
  [
    'A newsletter sponsorship: 12,5k subscribers, £1.1k/issue (or 3 for £2k9)',
    'a newsletter sponsorship, with 12.5k subscribers, for £1.1k per issue or 3 for £2.9k',
  ],
  [
    'podcast sponsorship, 40k downloads/ep, $450/ep',
    'a podcast sponsorship, with 40k downloads per episode, for $450 per episode',
  ],
  ['a recruitment agency for nurses, 15% fee', 'We are a recruitment agency for nurses.'],
])('tells figures as people write them: "%s"', (offer, phrase) => {
  expect(told(offer)).toBe(phrase);
});

describe('what is no product of the sender', () => {
  it.each([
    ['Exclusive access to a study of 300 apps', 'exclusive access to a study of 300 apps'],
    ['A link from our guide to home insulation', 'a link from our guide to home insulation'],
    ['shares in a vegan cheese start-up', 'shares in our vegan cheese start-up'],
    ['A free listing in our supplier directory', 'a free listing in our supplier directory'],
  ])('is offered, and called nobody\'s own: "%s"', (offer, thing) => {
    expect(parseOffer(offer).noun).toEqual({ withArticle: thing });
  });

  it.each([
    [
      'Renewal of the annual plant care contract at the same price',
      'We would be glad to renew the annual plant care contract at the same price.',
      'renewal of the annual plant care contract',
    ],
    [
      'Extension of their support plan until May',
      'We would be glad to extend your support plan until May.',
      'extension of your support plan',
    ],
  ])('goes on: "%s"', (offer, sentence, subject) => {
    expect(told(offer)).toBe(sentence);
    expect(parseOffer(offer).subject).toBe(subject);
  });

  it.each([
    [
      'Seed round opportunity: forecasting for pharmacies, 42 paying customers, $31k MRR growing 14% a month',
      'We are raising a seed round for forecasting for pharmacies.',
      ['We have 42 paying customers and $31k MRR growing 14% a month.'],
    ],
    [
      'Series A investment opportunity: robot for vineyards',
      'We are raising a Series A round for a robot for vineyards.',
      [],
    ],
    ['Our seed round: €600k, SEIS/EIS', 'We are raising a €600k seed round (SEIS/EIS).', []],
  ])('is raised: "%s"', (offer, sentence, extras) => {
    expect(told(offer)).toBe(sentence);
    expect(parseOffer(offer).extras).toEqual(extras);
  });
});

describe('an offer as its sender would tell it', () => {
  it.each([
    ['Online ordering without the 30% commission', 'online ordering without the 30% commission'],
    ['Direct bookings without the usual 15% fee', 'direct bookings without the usual 15% fee'],
    ['Console porting - switch 2, ps5, xbox', 'console porting: switch 2, PS5, Xbox'],
    [
      'Landscaping and snow removal contract for the coming season',
      'a landscaping and snow removal contract for the coming season',
    ],
    ['React developer contract, 6 months', 'We are hiring for a react developer contract, for 6 months.'],
    [
      'Seed round in Voltloop, which recycles EV batteries',
      'We are raising a seed round for Voltloop, which recycles EV batteries.',
    ],
    [
      'seed round in a heat pump installer marketplace',
      'We are raising a seed round for a heat pump installer marketplace.',
    ],
    [
      'Pre-seed round for Kilnworks, inventory software for ceramics studios',
      'We are raising a pre-seed round for Kilnworks, inventory software for ceramics studios.',
    ],
    [
      'Bridge round for Kitebox; 400k of 800k committed',
      'We are raising a bridge round for Kitebox, with 400k of 800k committed.',
    ],
    ['Seed round in Berlin', 'a seed round in Berlin'],
    [
      'Workshops at Kilnworks, which makes glazes for studios',
      'workshops at Kilnworks, which makes glazes for studios',
    ],
  ])('reads "%s"', (offer, expected) => {
    expect(told(offer)).toBe(expected);
  });

  it.each([
    [
      'Grant writing without success fees; $14M raised for 60 nonprofits since 2015',
      ['We have raised $14M for 60 nonprofits since 2015.'],
    ],
    ['Medical billing audits, $8M recovered for 40 clinics', ['We have recovered $8M for 40 clinics.']],
    ['Fundraising coaching, $2M raised', ['We have raised $2M.']],
    ['Photo booth rental, we set up and tear down', ['We set up and tear down.']],
  ])('tells apart what "%s" says besides', (offer, extras) => {
    expect(parseOffer(offer).extras).toEqual(extras);
  });
});

describe('what stands beside an offer in a few words', () => {
  it.each([
    [
      'Sponsor our charity 10k run, 1,500 runners expected, logo on shirts from $500',
      ['We expect 1,500 runners. Your logo on the shirts starts at $500.'],
    ],
    [
      'Sponsor our school fair, 800 visitors last year, your banner at the gate for £150',
      ['There were 800 visitors last year. Your banner at the gate costs £150.'],
    ],
    [
      'Sponsor our under-12 team, your logo on the shirts, from £300',
      ['You get your logo on the shirts. A sponsorship starts at £300.'],
    ],
    [
      'Managed IT. Fixed price per user. Average response 11 minutes.',
      ['There is a fixed price per user.', 'The average response is 11 minutes.'],
    ],
    [
      'Pre-season planter inspection & parts: 48 point check, 10% off parts ordered before Feb 15, loaner if yours is not done by planting',
      [
        'They come with a 48-point check.',
        'You get 10% off parts ordered before Feb 15 and a loaner if yours is not done by planting.',
      ],
    ],
    [
      'The Salt Ledger, a historical novel. Signed copies; sale or return; 45% trade discount',
      ['It is on sale or return, and it comes with signed copies. The trade discount is 45%.'],
    ],
    [
      'Small batch coffee roasted Tuesdays, delivered Wednesdays; no contract',
      ['It is delivered on Wednesdays, and there is no contract.'],
    ],
    [
      'Mentor a robotics team, 2 hrs a week Oct - March. training and background check covered',
      ['Training and the background check are covered.'],
    ],
    [
      'Founding data engineer role at Orchard Grid, battery optimization startup, $190-220k + 0.8% equity, remote US',
      ['It is remote in the US and pays $190-220k plus 0.8% equity.'],
    ],
  ])('is told: "%s"', (offer, extras) => {
    expect(parseOffer(offer).extras).toEqual(extras);
  });

  it.each([
    [
      'Spend management software; one place for cards, POs, invoices, approvals',
      'spend management software: one place for cards, POs, invoices and approvals',
    ],
    [
      'Travel nurse staffing for ICU and ER, credentialed and ready within 14 days',
      'travel nurse staffing for ICU and ER, credentialed and ready within 14 days',
    ],
    ['Small batch coffee roasted Tuesdays', 'small batch coffee roasted on Tuesdays'],
  ])('stays with it: "%s"', (offer, expected) => {
    expect(told(offer)).toBe(expected);
  });
});

describe('what is done to things, and by whom', () => {
  it.each([
    [
      'Technical screening interviews done by senior engineers within 48 hours',
      'With us, technical screening interviews are done by senior engineers within 48 hours.',
    ],
    [
      'Rugs washed by hand and returned in a week',
      'With us, rugs are washed by hand and returned in a week.',
    ],
    ['Windows cleaned by drone', 'We clean windows by drone.'],
    ['Offcuts collected every Friday', 'We collect offcuts every Friday.'],
    ['Roof tiles tested for 50 winters', 'roof tiles tested for 50 winters'],
    ['used treadmills refurbished, 1yr warranty', 'refurbished used treadmills, with a 1-year warranty'],
    ['Planed larch boards, cut to his lengths', 'planed larch boards, cut to your lengths'],
    ['Captioning glasses for deaf visitors', 'captioning glasses for deaf visitors'],
    ['Heating oil delivery in the valley', 'heating oil delivery in the valley'],
    ['Buying your old looms', 'We buy your old looms.'],
    ['can lend you a kiln', 'We can lend you a kiln.'],
  ])('is told of "%s"', (offer, expected) => {
    expect(told(offer)).toBe(expected);
  });
});

describe('what the reader gets by it', () => {
  it.each([
    [
      'Forecast accuracy above 92% within two quarters',
      'We help you reach forecast accuracy above 92% within two quarters.',
    ],
    ['More direct bookings for your hotel', 'We help you get more direct bookings for your hotel.'],
    ['Lower fuel bills for hauliers', 'We help you get lower fuel bills for hauliers.'],
    ['More than 40 board games for your cafe', 'more than 40 board games for your cafe'],
    ['Lower limb prosthetics', 'lower limb prosthetics'],
    ['Controls that lower electricity use by 12%', 'Our controls lower electricity use by 12%.'],
    ['Response times under two minutes', 'response times under two minutes'],
  ])('is nothing that the sender has: "%s"', (offer, expected) => {
    expect(told(offer)).toBe(expected);
  });

  it.each([
    'Members who get our weekly messages stay 4.2 months longer on average',
    'Clinics with our reminder service lose 60% fewer appointments',
    'Pumps with our coating use 12% less power',
  ])('is a sentence already in "%s"', (offer) => {
    expect(told(offer)).toBe(`${offer}.`);
  });
});

describe('a thing and a sentence', () => {
  it.each([
    [
      'SOC 2 readiness in eight weeks, or we keep working until you pass',
      ['Otherwise, we keep working until you pass.'],
    ],
    ['A working prototype in 30 days, or your money back', ['Otherwise, you get your money back.']],
    ['Full groom, and the next visit is half price for her', ['The next visit is half price for you.']],
    ['Bags in black or the colours of your club', []],
  ])('are told apart in "%s"', (offer, extras) => {
    expect(parseOffer(offer).extras).toEqual(extras);
  });

  it.each([
    [
      'An exclusive story about a brewery that heats its kettles with waste heat',
      'an exclusive story about a brewery that heats its kettles with waste heat',
    ],
    [
      'A reading from my second novel, The Salt Ledger, which is set near the shop',
      'a reading from my second novel, The Salt Ledger, which is set near the shop',
    ],
    [
      'a smaller box, every other week, that she can pause',
      'a smaller box, every other week, that you can pause',
    ],
    [
      'Our agency sends trained night porters, who speak two languages',
      'Our agency sends trained night porters, who speak two languages.',
    ],
    [
      'I rig small boats in winter, when yours are out of the water',
      'I rig small boats in winter, when yours are out of the water.',
    ],
    ['I will send him my maps, for any use he likes', 'I will send you my maps for any use you like.'],
    ['invite to summer party', 'We would like to invite you to a summer party.'],
  ])('stay together in "%s"', (offer, expected) => {
    expect(told(offer)).toBe(expected);
  });

  it.each([
    ['the same plan for another year', 'the same plan for another year'],
    ['the same day courier in the city', 'our same day courier in the city'],
    [
      'Consulting with a success fee: 20% of the savings',
      'our consulting with a success fee of 20% of the savings',
    ],
    [
      'Support agents in nine languages, scalable within two weeks',
      'our support agents in nine languages, scalable within two weeks',
    ],
    ['BODY CAMS RENTAL INCL. STORAGE', 'our body cams rental including storage'],
  ])('keep their words in "%s"', (offer, expected) => {
    expect(parseOffer(offer).noun?.withOur).toBe(expected);
  });
});

describe('a cost', () => {
  it.each([
    ['Kubernetes cost dashboards', 'Kubernetes cost dashboards'],
    ['Tickets cost 12 euros', 'Tickets cost 12 euros.'],
  ])('is a thing or what something costs: "%s"', (offer, sentence) => {
    expect(told(offer)).toBe(sentence);
  });
});

describe('a thing or a firm, and what holds of it', () => {
  it.each([
    [
      'LactoCheck Labs: listeria and salmonella tests, results in 24 hours',
      'LactoCheck Labs offers listeria and salmonella tests, with results in 24 hours.',
    ],
    [
      'Norrland Dish Systems: dishwashers that use half the water',
      'Norrland Dish Systems offers dishwashers that use half the water.',
    ],
    ['receipt scanning app - free for accountants', 'a receipt scanning app, free for accountants'],
    ['vegan inks + aftercare, reach compliant', 'vegan inks and aftercare, REACH compliant'],
    ['short run can labels, next-day delivery', 'short run can labels, with next-day delivery'],
    ['freight forwarding vietnam to us west coast', 'freight forwarding from Vietnam to the US west coast'],
    ['we sell to hotels in Paris, own warehouse', 'We sell to hotels in Paris.'],
    ['cheese, own cows', 'cheese from our own cows'],
    ['managed it support for schools', 'managed IT support for schools'],
    [
      'nesting software for timber shops, £2,400 one-off licence',
      'nesting software for timber shops, with a £2,400 one-off licence',
    ],
    ['Tools for Tomorrow: we repair donated tools', 'We repair donated tools.'],
    ['Northgate Partners: tax advice for expats', 'Northgate Partners offers tax advice for expats.'],
    [
      'BioVela: a range of nine sun creams, 45% retail margin',
      'BioVela is a range of nine sun creams, with a 45% retail margin.',
    ],
    [
      'MedLine Testing inspects and certifies gas pipelines',
      'MedLine Testing inspects and certifies gas pipelines.',
    ],
    ['Sets lift prices by demand', 'We help you set lift prices by demand.'],
    [
      'we deliver hake, monkfish and langoustines six mornings a week',
      'We deliver hake, monkfish and langoustines six mornings a week.',
    ],
    ['One dashboard for all your shops', 'a single dashboard for all your shops'],
    ['Knife sharpening, returned in three days', 'knife sharpening, returned in three days'],
    ['Fractional CFO service, two days a month', 'a fractional CFO service, two days a month'],
    ['Reach stacker spare parts', 'reach stacker spare parts'],
    [
      'an interview with Dr. Lena Voss, who ran the first trial of home dialysis',
      'We would like to offer you an interview with Dr. Lena Voss, who ran the first trial of home dialysis.',
    ],
    [
      'brand naming and packaging copy by a freelance copywriter; fixed €1,200',
      'brand naming and packaging copy by a freelance copywriter, for a fixed €1,200',
    ],
    [
      'Editing, show notes and clips for $250 an episode',
      'editing, show notes and clips for $250 an episode',
    ],
  ])('"%s"', (offer, expected) => {
    expect(told(offer)).toBe(expected);
  });

  it.each([
    ['Sales coaching; reply rates up 2.3x in 90 days', 'Reply rates are up 2.3x in 90 days.'],
    ['Sales coaching; reply rates doubled in 90 days', 'Reply rates doubled in 90 days.'],
    ['Robotic feed pusher, works day and night', 'The pusher works day and night.'],
    ['after school robotics club, we bring kits + teachers', 'We bring kits and teachers.'],
    ['we sell to hotels, own license + warehouse', 'We have our own license and warehouse.'],
    [
      'Terravolt: we make heat batteries for dairies; raising €1.8m, €700k already committed',
      'We are raising €1.8m, and €700k is already committed.',
    ],
  ])('tells of "%s" besides: %s', (offer, expected) => {
    expect(parseOffer(offer).extras).toEqual([expected]);
  });
});

describe('a thing and what was done to it', () => {
  it.each([
    [
      'An engraved 60 cm oak board turned into a cheese tray, with two knives for £48',
      'an engraved 60 cm oak board turned into a cheese tray, with two knives for £48',
    ],
    ['Our play for two actors, set in a lighthouse', 'our play for two actors (set in a lighthouse)'],
  ])('is no sentence: "%s"', (offer, expected) => {
    expect(told(offer)).toBe(expected);
  });

  it.each([
    [
      'We grow pears. Two dairies in the valley already buy from us.',
      'Two dairies in the valley already buy from us.',
    ],
    ['We bake rye bread. Four cafés in Leeds now stock our loaf.', 'Four cafés in Leeds now stock our loaf.'],
    [
      'We let halls. Two halls for up to 80 people with a kitchen.',
      'There are two halls for up to 80 people with a kitchen.',
    ],
  ])('tells what several do, and that there are several: "%s"', (offer, expected) => {
    expect(parseOffer(offer).extras).toEqual([expected]);
  });

  it('gives a format its article', () => {
    expect(
      parseOffer('My crime novel, set in Riga, hardback at £14.99 with 40% trade discount').extras,
    ).toEqual(['It is set in Riga, and the hardback costs £14.99 with a 40% trade discount.']);
  });

  it('tells the terms of a post behind a colon', () => {
    const { statements, extras } = parseOffer(
      'A head cook post at our new school kitchen in Derby: £31,200, 37 hours over five days, a team of four and a company phone',
    );
    expect([...statements, ...extras]).toEqual([
      'We are hiring for a head cook post at our new school kitchen in Derby.',
      'It is 37 hours over five days, with a team of four and a company phone, and pays £31,200.',
    ]);
  });
});

it('tells what a price goes by and where it starts at once', () => {
  expect(parseOffer('A rota app for ferries. Priced per ship, from £190 a month.').extras).toEqual([
    'It is priced per ship and starts at £190 a month.',
  ]);
});
