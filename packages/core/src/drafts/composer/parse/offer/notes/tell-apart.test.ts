import { describe, expect, it } from 'vitest';
import { parseOffer } from '../parse-offer.ts';

function told(offer: string): string {
  const { statements, noun, extras } = parseOffer(offer);
  return [statements[0] ?? `${noun?.withOur ?? noun?.withArticle}.`, ...extras].join(' ');
}

describe('the notes beside an offer', () => {
  it.each([
    [
      'a returns service in which garments are inspected, repacked and made available within two days',
      'our returns service in which garments are inspected, repacked and made available within two days.',
    ],
    [
      'our beeswax candles, wholesale. Made in Herefordshire',
      'our beeswax candles (wholesale). They are made in Herefordshire.',
    ],
    [
      'compostable packaging printed with your own logo, min order 200',
      'our compostable packaging printed with your own logo. The minimum order is 200.',
    ],
    [
      'window cleaning with purified water poles, no ladders needed',
      'our window cleaning with purified water poles. No ladders are needed.',
    ],
    [
      'bulk linen rental incl. washing; 48 hour turnaround; currently serve 31 hotels in Cornwall',
      'our bulk linen rental including washing. The turnaround is 48 hours, and we currently serve 31 hotels in Cornwall.',
    ],
    [
      'our short vertical videos, 12 a month, filmed in one day on your premises, for £1,450!',
      'our short vertical videos. They are filmed in one day on your premises, and you get 12 a month. The price is £1,450.',
    ],
  ])('are sentences of their own in "%s"', (offer, sentences) => {
    expect(told(offer)).toBe(sentences);
  });

  it.each([
    ['solar pumps, pays back in 2 years', 'our solar pumps. They pay back in 2 years.'],
    [
      'soil probes and irrigation app, pays back in 1 season usually',
      'our soil probes and irrigation app. They usually pay back in 1 season.',
    ],
    [
      'digital diplomas + instant verification for employers, replaces paper requests',
      'our digital diplomas and instant verification for employers. They replace paper requests.',
    ],
    [
      'hardwood glue, 25 kg drums, sets in 10 min',
      'our hardwood glue, in 25 kg drums. The glue sets in 10 min.',
    ],
    [
      'Animal puppets, sewn by hand, 24 species in stock, 14 days lead',
      'our animal puppets. They are sewn by hand, and the lead time is 14 days. We have 24 species in stock.',
    ],
    [
      'calf feeders and software, saves 2 hours a day, payback in 14 months',
      'our calf feeders and software. They save 2 hours a day, with payback in 14 months.',
    ],
    [
      'Lift inspections, done at night, avg downtime 40 min',
      'our lift inspections. They are done at night, and the average downtime is 40 min.',
    ],
    ['QR menus, replaces printed menus', 'Our QR menus replace printed menus.'],
    ['GPS tags and collars, lasts 3 years', 'our GPS tags and collars. They last 3 years.'],
    [
      'intake desk, answers in 12 sec avg, signs the client on the call',
      'our intake desk. The desk answers in 12 seconds on average and signs the client on the call.',
    ],
    [
      'per diem CNA pool, no contract, avg shift filled in under 4 hrs',
      'our per diem CNA pool, with no contract. The average shift is filled in under 4 hours.',
    ],
    [
      'Tarpaulins, sewn to measure, 30 colours in stock, two days turnaround',
      'our tarpaulins. They are sewn to measure, and the turnaround is two days. We have 30 colours in stock.',
    ],
    [
      'oak staircases, drawn, built and fitted by one workshop',
      'our oak staircases, drawn, built and fitted by one workshop.',
    ],
    [
      'school uniforms, sewn, labelled and packed by class',
      'our school uniforms, sewn, labelled and packed by class.',
    ],
    [
      'Kitchen worktops, measured, cut and fitted by our own team, from 900 euros',
      'our kitchen worktops. They are measured, cut and fitted by our own team, and prices start at 900 euros.',
    ],
    [
      'mapping services for cold stores, including protocol, execution and final report',
      'our mapping services for cold stores, including protocol, execution and final report.',
    ],
    [
      'translation, human-checked, delivered overnight',
      'our human-checked translation, delivered overnight.',
    ],
    [
      'outplacement: 1:1 coaching, cv help, intros for laid off staff',
      'our outplacement: one-to-one coaching, CV help and intros for laid off staff.',
    ],
  ])('agree with what they are said of in "%s"', (offer, sentences) => {
    expect(told(offer)).toBe(sentences);
  });

  it.each([
    // Commas, semicolons, strokes, dashes, lines and full stops.
    [
      'booking portal: alerts, audit logs; £4 per user per month, no setup fee',
      'our booking portal. It comes with alerts and audit logs. The price is £4 per user per month, and there is no setup fee.',
    ],
    [
      'invoice automation / OCR for receipts / 3-way matching / works with Sage and Xero',
      'our invoice automation. It works with Sage and Xero, and it comes with OCR for receipts and 3-way matching.',
    ],
    [
      '• canvas panniers\n• handmade in Wales\n• trade price from £38\n• 25 year guarantee',
      'our canvas panniers. They are handmade in Wales, and they come with a 25-year guarantee. The trade price starts at £38.',
    ],
    [
      'patio heater hire - runs on a normal plug, delivered and collected',
      'our patio heater hire. It is delivered and collected, and runs on a normal plug.',
    ],
  ])('are found whatever stands between them: "%s"', (offer, sentences) => {
    expect(told(offer)).toBe(sentences);
  });

  it.each([
    [
      'drone footage; 4K edit in 5 days; CAA licensed pilots; £900 a day',
      'You get a 4K edit in 5 days, and our pilots are CAA licensed.',
    ],
    [
      'penetration testing; CREST certified; report in 10 working days; retest free',
      'You get a report in 10 working days, and the retest is free. We are CREST certified.',
    ],
    [
      'vintage bus hire, seats 72, driver included, ribbons and bunting at no extra cost',
      'It seats 72, and the driver is included. Ribbons and bunting come at no extra cost.',
    ],
    [
      'climbing sessions, mobile wall comes to your playground, all instructors DBS checked, 60 children a day',
      'They are for 60 children a day, and the mobile wall comes to your playground. All instructors are DBS checked.',
    ],
    [
      'fruit boxes, plastic-free, swap items weekly, cancel anytime, first box half price',
      'They are plastic-free, and you can swap items weekly and cancel anytime. The first box is half price.',
    ],
    [
      'booking app - no commission, clients pay by Apple Pay or card, waitlists fill themselves',
      'Clients pay by Apple Pay or card, and waitlists fill themselves. There is no commission.',
    ],
    [
      'first aid workshops, funded by the council, 6 weeks, tablets provided',
      'They are funded by the council, and each lasts 6 weeks. Tablets are provided.',
    ],
  ])('say of whom they speak, and agree with it: "%s"', (offer, sentences) => {
    expect(told(offer)).toContain(sentences);
  });

  it.each([
    [
      'bath servicing; all makes; parts at cost; emergency call out in 4 hrs',
      'It covers all makes, and you get an emergency call-out in 4 hours. Parts are at cost.',
    ],
    [
      'toilet systems, no electricity, flown in by helicopter, maintenance once a year',
      'They are flown in by helicopter and need no electricity, and maintenance is once a year.',
    ],
    [
      'captioning for live shows | trained captioners | unit hired separately | 3 weeks notice',
      "Our captioners are trained, and the unit is hired separately. We need 3 weeks' notice.",
    ],
    [
      'insulated boxes, curbside recyclable, keeps food cold 48h, flat packed, 1,000 min',
      'They are curbside recyclable and flat packed, and keep food cold 48 hours. The minimum order is 1,000.',
    ],
    [
      'sensors that track kegs (bluetooth, 5 year battery, no subscription for first year)',
      'They come with a 5-year battery, and there is no subscription for first year.',
    ],
    [
      'We supply classroom furniture: stackable chairs, 10 colours, tested to EN 1729',
      'We supply classroom furniture: stackable chairs, 10 colours, tested to EN 1729.',
    ],
    [
      'data catalogue; connects to Snowflake, BigQuery and Redshift; free for 5 users',
      'It is free for 5 users and connects to Snowflake, BigQuery and Redshift.',
    ],
    [
      'yard scraper - runs 24/7, quiet, fits slatted floors, finance from £290 a month',
      'It is quiet, runs 24/7 and fits slatted floors, and finance starts at £290 a month.',
    ],
    [
      'agency nurses; all NMC registered; 24/7 desk; no weekend surcharge',
      'They are all NMC registered, and you get a 24/7 desk. There is no weekend surcharge.',
    ],
    [
      'I write pitch decks. 12 slides, £1,200, three rounds of edits',
      'I write pitch decks. You get 12 slides and three rounds of edits, and the price is £1,200.',
    ],
    [
      'disposable scrubs, lint free, sizes S-4XL, 21p a set landed',
      'They are lint free and come in sizes S-4XL. The price is 21p a set landed.',
    ],
    [
      'labels printer, prints allergen labels in 3 secs, lease £29/mo, ribbons included',
      'It prints allergen labels in 3 secs, and ribbons are included. The lease is £29/month.',
    ],
    [
      'roof surveys, fully insured pilot, £60 call out, no fix no fee',
      'Our pilot is fully insured, and we work on a no fix, no fee basis. The call-out is £60.',
    ],
    [
      'puree moulds, silicone, oven and freezer safe, 24 shapes, MOQ 10',
      'They are oven and freezer safe, and come in 24 shapes. The minimum order is 10.',
    ],
    [
      'deck paint - anti slip, cures in 4 hours, tinted to any RAL',
      'It is anti slip and tinted to any RAL, and cures in 4 hours.',
    ],
    [
      "goat's milk soap, 9 scents, wholesale 2.80, rrp 5.50, sale or return",
      'It is on sale or return and comes in 9 scents. The wholesale price is 2.80 and the RRP is 5.50.',
    ],
    [
      'living walls, irrigated, upkeep included, rented from £190/month',
      'They are irrigated and rented from £190/month, and upkeep is included.',
    ],
    ['AI phone agent. Answers in 2 rings, 12 languages, live in a week.', 'It answers in 2 rings'],
  ])('keep their facts, with the words that are missing: "%s"', (offer, sentences) => {
    expect(told(offer)).toContain(sentences);
  });

  it('are said of the sender where he offers himself', () => {
    expect(told('I am a masseur w/ 9 yrs experience, own couch, weekends ok, fully insured')).toContain(
      'I have my own couch. I am fully insured.',
    );
    expect(
      told('Finnish translator, medical and legal, 15 years, 2,500 words a day, €0.11 per word'),
    ).toContain('I have 15 years of experience, and I do 2,500 words a day. I charge €0.11 per word.');
  });

  it('stay in brackets where nobody can be sure what they say', () => {
    expect(told('oat milk, barista grade, 12 x 1 litre cases, free delivery over £80')).toBe(
      'our oat milk (barista grade). It comes in 12 x 1-litre cases, and delivery is free over £80.',
    );
  });

  it.each([
    ['steel bars, cut to size', 'our steel bars, cut to size.'],
    ['waivers, contracts and clauses', 'our waivers, contracts and clauses.'],
    [
      'green coffee from a farm in Huehuetenango, Guatemala',
      'our green coffee from a farm in Huehuetenango, Guatemala.',
    ],
    ['Our studio, Halden & Moss, restores windows.', 'Our studio, Halden and Moss, restores windows.'],
  ])('are not looked for where there is one, or none: "%s"', (offer, sentences) => {
    expect(told(offer)).toBe(sentences);
  });

  it.each([
    [
      'AI interview platform, students answer on video & get feedback on pacing, filler words, structure',
      'Students answer on video and get feedback on pacing, filler words and structure.',
    ],
    ['forklift servicing, LOLER inspections, hire', 'our forklift servicing, LOLER inspections and hire.'],
    [
      'photobooth hire, 360 booth, neon signs, props; Bath',
      'our photobooth hire, 360 booth, neon signs and props',
    ],
    [
      'data pipelines, dbt, snowflake cost cutting; senior contractors only',
      'our data pipelines, dbt and Snowflake cost cutting, with senior contractors only.',
    ],
  ])('are not made of the items of one list: "%s"', (offer, sentences) => {
    expect(told(offer)).toContain(sentences);
  });

  it.each([
    ['Drone spraying. $14/acre, you supply product. 2 drones, approx 35 acres an hour', 'we have 2 drones.'],
    ['overnight helpdesk - 6pm to 8am, tickets in connectwise', ': 6pm to 8am, tickets in ConnectWise'],
    ['search database of failures, 1,900 cases, campus licence', '1,900 cases'],
  ])('give nobody what is not plainly his: "%s"', (offer, sentences) => {
    expect(told(offer)).toContain(sentences);
    expect(told(offer)).not.toMatch(/[Yy]ou get (?:2|1,900)|with tickets/);
  });

  it.each([
    [
      'chatbot for vets that books visits, answers questions on vaccines, flea treatment, opening hours',
      'It answers questions on vaccines, flea treatment and opening hours.',
    ],
    ['We help cafes with rotas, holiday, sick pay', 'We help cafes with rotas, holiday and sick pay.'],
    ['heat pump servicing, F-gas certified, 12 month guarantee, parts extra', 'We are F-gas certified.'],
    ['estate agency 1.25%, no upfront fee, pro photos, floorplans', 'You get pro photos and floorplans.'],
    ['workshops on burnout for teams; 90 min; up to 40 people', 'each lasts 90 min'],
    ['kitchen deep cleans, TR19, certificate same day', 'our kitchen deep cleans'],
    [
      'event staffing, 400 bar staff on books, payroll handled',
      'Payroll is handled, and we have 400 bar staff on the books.',
    ],
    ['shop fitting, joinery, electrics; nights ok', 'our shop fitting, joinery and electrics'],
  ])('keep what they say and who says it: "%s"', (offer, sentences) => {
    expect(told(offer)).toContain(sentences);
  });

  it('say what the sender can do, and each figure in few words', () => {
    expect(
      told(
        'silk scarves; wholesale from £9.50, RRP £22, minimum opening order £250, can do bespoke designs at 100 units',
      ),
    ).toBe(
      'our silk scarves. We can do bespoke designs at 100 units. The wholesale price starts at £9.50, the RRP is £22 and the minimum opening order is £250.',
    );
    expect(told('full mgmt 8% + vat, no set up fee, rent guarantee optional')).toContain(
      'The fee is 8% plus VAT, and there is no setup fee.',
    );
    expect(told('letting management 8% incl VAT')).toBe('our letting management for 8% including VAT.');
  });

  it('do not become two things of one condition', () => {
    expect(told('VAT reclaim review, no win, no fee, done remotely')).toContain('no win, no fee basis');
  });

  it('are told apart from a deed of the sender', () => {
    expect(
      told('seed round, £600k, SEIS/EIS, we turn waste into foam, 3 paid pilots, patent pending'),
    ).toContain('We turn waste into foam. A patent is pending, and we have 3 paid pilots.');
    expect(told('We send four people, each of whom I know')).toBe(
      'We send four people, each of whom I know.',
    );
  });
});

describe('what comes of an offer, and when it costs', () => {
  it.each([
    [
      'Dash cams + driver coaching, accident costs down 45% in year one',
      'our dash cams and driver coaching. Accident costs are down 45% in year one.',
    ],
    [
      'Rota planning for pubs, overtime cut by a third',
      'our rota planning for pubs. Overtime is cut by a third.',
    ],
    [
      'Debt recovery for clinics, success rate 64%, fee only on recovered sums',
      'our debt recovery for clinics. There is a fee only on recovered sums, and the success rate is 64%.',
    ],
    ['We run win-back campaigns: we text members, average 7% rejoin rate', 'The average rejoin rate is 7%.'],
    [
      'Tail spend management. 8-12% savings on purchases under $50k, go-live in 10 weeks.',
      'our tail spend management. You get 8-12% savings on purchases under $50k, and go-live takes 10 weeks.',
    ],
    [
      'Predictive maintenance for presses. Vibration sensors + analytics, 30% less downtime',
      'our predictive maintenance for presses. You get vibration sensors and analytics, and that means 30% less downtime.',
    ],
    [
      'Build acceleration. Build times cut by 60% on average, drop-in for Jenkins',
      'our build acceleration. It is a drop-in for Jenkins, and build times are cut by 60% on average.',
    ],
    [
      'Contract recruiting for artists, paid only after the new hire has completed 90 days',
      'our contract recruiting for artists. You pay only after the new hire has completed 90 days.',
    ],
    [
      'Submetering and utility billing, recovers 85% of water cost',
      'our submetering and utility billing. It recovers 85% of water cost.',
    ],
    [
      'Lane texting and online payment, lifts revenue by 9%',
      'our lane texting and online payment. It lifts revenue by 9%.',
    ],
    [
      'Quoting software for job shops: quotes from CAD files in 5 minutes',
      'our quoting software for job shops. You get quotes from CAD files in 5 minutes.',
    ],
    [
      'Reverse ETL / data activation, 120+ destinations, from $350 a month',
      'our reverse ETL and data activation, with 120+ destinations, from $350 a month.',
    ],
    [
      'Hearing tests for factories; certified audiologists, 12 minutes per employee',
      'They take 12 minutes per employee, and our audiologists are certified.',
    ],
    [
      'Drive-through kiosks, orders 20% larger, installed in 2 days',
      'They are installed in 2 days, and orders are 20% larger.',
    ],
    [
      'Tenant screening, reports in 2 hours, evictions down by half',
      'You get reports in 2 hours, and evictions are down by half.',
    ],
    ['Voice ordering - call time down from 6 minutes to 2', 'Call time is down from 6 minutes to 2.'],
    [
      'Heat recovery, payback under 2 years, subsidies available',
      'Payback is under 2 years, and subsidies are available.',
    ],
    [
      'Recognition platform, turnover 12% lower after a year, Slack and Teams integration',
      'It comes with a Slack and Teams integration, and turnover is 12% lower after a year.',
    ],
    [
      'Lawn care for estates, weekly visits, 8% cheaper than current contracts',
      'It is 8% cheaper than current contracts, and you get weekly visits.',
    ],
    [
      'Route planning for hauliers, 17% less fuel, drivers up and running in a day',
      'That means 17% less fuel, and drivers are up and running in a day.',
    ],
    [
      'Conversion work: average uplift of 14% across 30 shops, you pay only for wins',
      'The average uplift is 14% across 30 shops.',
    ],
    [
      'Clinic referrals - we handle intake, 5 days to first appointment instead of 6 weeks',
      'It takes 5 days to the first appointment instead of 6 weeks.',
    ],
    ['Private chef for dinner parties, 6 to 20 guests, own equipment', 'I have my own equipment.'],
    [
      'Email audits, inbox placement up from 71% to 94%',
      'our email audits. Inbox placement is up from 71% to 94%.',
    ],
    [
      'IT helpdesk outsourcing: 24/7, 12 languages, 4.8/5 CSAT',
      'It is available 24/7 and comes in 12 languages, and the CSAT score is 4.8/5.',
    ],
    [
      'Fuel cards, 3 cents off per gallon, no annual fee',
      'You get 3 cents off per gallon, and there is no annual fee.',
    ],
    [
      'Hiring events for nurses, average 14 hires per event',
      'our hiring events for nurses. The average is 14 hires per event.',
    ],
    [
      'Grant writing for nonprofits: $14M raised since 2018, success fee 8%',
      'We have raised $14M since 2018, and the success fee is 8%.',
    ],
    [
      'Commercial cleaning, background-checked staff, cancel anytime',
      'our commercial cleaning. You get background-checked staff, and you can cancel anytime.',
    ],
    [
      'Training for drivers, certificate valid for 5 years, groups of up to 8',
      'It is for groups of up to 8, and the certificate is valid for 5 years.',
    ],
    [
      'Handmade chocolates, delivery in 10 days, logo printing possible',
      'You get delivery in 10 days, and logo printing is possible.',
    ],
    [
      'Room upgrades sold by text message: $6 extra revenue per booking on average',
      'You get $6 extra revenue per booking on average.',
    ],
    [
      'Call tracking software that shows which ads bring calls, set up in 15 minutes',
      'Our call tracking software shows which ads bring calls. It is set up in 15 minutes.',
    ],
    [
      "A chance to fund warm beds; 45 dollars pays for one family's night",
      "You can fund warm beds. 45 dollars pays for one family's night.",
    ],
    [
      'Free migration of all roadmaps in under a day and 30% off the first year',
      'our free migration of all roadmaps in under a day and 30% off the first year.',
    ],
  ])('is told in full: "%s"', (offer, sentences) => {
    expect(told(offer)).toContain(sentences);
  });
});
