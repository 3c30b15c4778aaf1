import { describe, expect, it } from 'vitest';
import { composeSubjects } from './compose-subject.ts';
import { readParts } from './parts.ts';

function subjectsOf(offer: string, persona = 'Operations manager at a bus company'): string[] {
  return composeSubjects(readParts({ persona, offer, goal: 'Short call', tone: 'professional' }), false);
}

describe('a subject', () => {
  it.each([
    ['We design and install rooftop solar for dairies', /rooftop solar/],
    ['CNC-turned aluminum and brass parts in runs of 200 to 20,000', /^CNC-turned aluminum and brass parts$/],
    [
      'Customs clearance and container haulage out of Felixstowe with a named person',
      /container haulage(?! out$)/,
    ],
    ['Access to a closed-end fund buying UK and Dutch cold-storage warehouses', /closed-end fund(?! buying)/],
    ['Scanning and full-text search of bound local newspapers', /Scanning and full-text search/],
    ['A study of non-revenue water in one zone of the network', /Study of non-revenue water/],
    ['Weekly care of office plants', /Weekly care of office plants/],
    ['A bench job at a workshop of nine people in Asheville that restores chairs', /Bench job at a workshop/],
    ['Our charity collects worn or unwanted hand tools', /Collecting worn or unwanted hand tools/],
    [
      'Custom crates for paintings and sculpture, built within three weeks',
      /Custom crates for paintings and sculpture/,
    ],
    [
      'Simultaneous interpretation in Mandarin, Bahasa, Thai and Vietnamese for conferences',
      /Simultaneous interpretation$/,
    ],
    ['Roof inspection by drone with a thermal report in five days', /Roof inspection by drone/],
    ['Website that meets accessibility rules, £320 a year', /Website that meets accessibility rules/],
    ['We are bookkeepers for trades and nobody else', /Bookkeepers for trades/],
    ['We are a recruitment firm that only places Kotlin and Go engineers', /Placing Kotlin and Go engineers/],
    [
      "I'm a historian of instruments and have spent four years with the notebooks of a lens grinder",
      /Historian of instruments/,
    ],
    ['We turn no-shows into deposits', /Turning no-shows into deposits/],
    ['We collect unsold books weekly and pay 22p a kilo', /Collecting unsold books$/],
    [
      'Our institute counts cyclists and pedestrians with thermal counters',
      /Counting cyclists and pedestrians$/,
    ],
    [
      'Our quartet would like to propose a programme of three premieres, plus a concert',
      /Programme of three premieres/,
    ],
    ['Fractional tax team that prepares credit claims', /fractional tax team/i],
    [
      'My husband and I have a guesthouse with seven rooms in the Drakensberg',
      /^Guesthouse with seven rooms in the Drakensberg$/,
    ],
    ['We pick, pack and ship from our warehouse in Reno', /^Picking, packing and shipping$/],
    ['We spin yarn in a small mill in Powys', /^Spinning yarn$/],
    ['We help independent schools chase unpaid fees without upsetting parents', /^Chasing unpaid fees$/],
    ['Our charity, Open Door Works, prepares refugees for jobs in hotels', /^Preparing refugees for jobs$/],
    ['my brother and I hire out a restored 1962 ice cream van', /^Restored 1962 ice cream van$/],
    ['We are the Eastbrook Community Food Bank, run by 34 volunteers', /^Eastbrook Community Food Bank$/],
    ['We resurface footpaths using recycled glass', /^Resurfacing footpaths$/],
    ['We laser cut and fold brackets in Wolverhampton', /^Laser cutting and folding brackets$/],
    ['We repair and clean hoists, profiling beds and bath lifts', /^Repairing and cleaning hoists$/],
    ["I answer your phone when you're under a sink", /^Answering your phone$/],
    ["I'm a freelance product designer, 11 years in", /^Freelance product designer$/],
    ['We are three day-boats out of Newlyn that sell to restaurants', /^Three day-boats out of Newlyn$/],
    ['We are a small studio in Salthill making documentary portraits', /^Documentary portraits$/],
    ['agency. 40 ICU nurses, fixed rates', /^40 ICU nurses$/],
    ['we sell honey, candles and soap, from £4', /Honey, candles and soap$/],
    ['Spare rolls re-covered in 12 days.', /^Re-covering spare rolls$/],
    ['pet insurance claims done for you', /^Pet insurance claims$/],
    ['We digitise council minutes back to 1850', /^Digitising council minutes$/],
    ['Kestrel Cloud moves firms off old servers', /^Kestrel Cloud for your operations team$/],
    ['Our app Pawbook takes bookings', /Pawbook: bookings/],
    ['Our engineers run a one-day robotics workshop', /\bOne-day robotics workshop/],
    ['Fruit, milk and pantry deliveries to offices', /^Fruit, milk and pantry deliveries$/],
    [
      'Online speech and language therapy sessions delivered by therapists',
      /^Online speech and language therapy sessions$/,
    ],
    ['Solar and battery backup system sized for load-shedding', /Solar and battery backup system$/i],
    ['FSC-certified oak and ash boards, kiln dried', /FSC-certified oak and ash boards/],
    ['A term-long financial literacy programme for Years 9 and 10', /financial literacy/i],
    ['Gymdesk-like app but for climbing walls', /\bGymdesk-like app/],
    ['Guest talk about wine fraud', /Short call about wine fraud/],
  ])('names what "%s" is', (offer, subject) => {
    expect(subjectsOf(offer).join(' | ')).toMatch(subject);
  });

  it('says of no team or business that it has a use for it, nor that there is a question', () => {
    for (const offer of ['Certified translations', 'Fume hood airflow audits', 'Moulded pulp inserts'])
      for (const subject of subjectsOf(offer)) expect(subject).not.toMatch(/for your|question about/i);
    expect(subjectsOf('Predictive sensors for presses', 'Owner of a bakery')).toContain(
      'Predictive sensors for presses',
    );
  });

  it.each([
    [
      'Weekly rental of a one-person pothole patching truck in the whole of the county',
      /^(?:Weekly )?rental\b/i,
    ],
    ['Pick, pack and ship from our warehouse in Reno', /\bpick\b/i],
    ['A bench job at a workshop of nine people in Asheville', /^Bench job$|a bench job/],
    ['Talk on boss fraud for finance teams', /our boss fraud/],
    ['A study on why diners do not come back', /^Study\b/],
    ['Falconry displays and hands-on sessions for groups of 10 to 80', /\b(?:about|:) and\b|^Falconry for/],
    ['We come to your office and fix bikes', /^Coming/],
    ['We never charge a call-out fee', /^Never|^Charging/],
    ['We always answer within an hour', /^Always/],
    ['Saturday interview practice for students', /about an? /],
    ['Fee collection software', /about an? /],
    ['Rota app for bars', /sick call/],
    ['Tidybook: quotes, approvals and orders in one place', /^Quotes\b/],
  ])('is no half of "%s"', (offer, half) => {
    for (const subject of subjectsOf(offer)) expect(subject).not.toMatch(half);
  });
});

it.each([
  ['Seed round of $2.5M for our company that makes heat pumps', 'Seed round of $2.5M'],
  [
    'An integration between our expense app and their ledger, plus a revenue share',
    'Integration: our expense app and your ledger',
  ],
  [
    "The world's most revolutionary, game-changing AI-powered attribution platform that unlocks growth",
    'AI-powered attribution platform',
  ],
  ['We are a consultancy specialised in workforce planning', 'Workforce planning'],
  [
    'Battlecards that update on their own when a competitor changes pricing',
    'Battlecards that update on their own',
  ],
  ['CRM built for real estate agents. Starts at $29/month.', 'CRM built for real estate agents'],
  ['My application: 8 years of Go and Postgres, last 3 at a scale-up', '8 years of Go and Postgres'],
  ['Penetration testing, fixed price of $9,800', 'Penetration testing'],
  ['Copywriting, $0.20 per word', 'Short call about copywriting'],
  ['Our platform helps HR teams hire 2x faster.', 'Hiring 2x faster'],
  [
    "We're looking for distributors for our water filters in Spain",
    'Distributors for our water filters in Spain',
  ],
  ['We make an app that reminds patients of their appointments', 'Reminding patients of their appointments'],
  ['We want to buy used forklifts', 'Buying used forklifts'],
  ['Sponsorship of their annual summit, $5,000', 'Sponsorship of your annual summit'],
])('names "%s" plainly', (offer, subject) => {
  expect(subjectsOf(offer)).toContain(subject);
});

describe('a subject that is not cut off', () => {
  it.each([
    [
      'A tool which finds and merges duplicate contacts in HubSpot every night',
      'Finding and merging duplicate contacts',
    ],
    ['A tool that warns the team when an account is likely to cancel', 'When an account is likely to cancel'],
    ['An app that reminds tenants before rent is due', 'Reminding tenants before rent is due'],
    [
      'Software that archives WhatsApp and Teams messages for FCA record keeping',
      'Archiving WhatsApp and Teams messages',
    ],
    ['A bot which answers and routes HR questions', 'Bot that answers and routes HR questions'],
    ['A platform that helps banks onboard business customers in a day', 'Onboarding business customers'],
    ['We are raising £1.2m for a platform that helps housing associations plan repairs', 'Raising £1.2m'],
    ["We're raising $2.5M for a Postgres branching product", 'Raising $2.5M for Postgres branching'],
    ['Our platform cuts month-end close from 10 days to 4', 'Month-end close in 4 days, not 10'],
    ['Our service cuts onboarding from three weeks to four days', 'Onboarding in four days, not three weeks'],
    ["I'm looking for a job as a senior embedded engineer", 'Senior embedded engineer looking for a job'],
    ['I am looking for freelance work as an illustrator', 'Illustrator looking for freelance work'],
    ['Fractional CFO service: two days a month and board reporting', 'Fractional CFO service'],
    [
      'Archiving and supervision of texts and WhatsApp messages for SEC recordkeeping',
      'Archiving of texts and WhatsApp messages',
    ],
    ['Reverse ETL from Snowflake to Salesforce, Braze and Google Ads', 'Reverse ETL'],
    [
      'Sponsor slot at our 400-person developer conference in Austin',
      'Sponsor slot at our developer conference',
    ],
    ['We are an SEO agency in Leeds that works only with online shops', 'SEO agency for online shops'],
    ['API', 'About our API'],
    ['A service which picks up and launders uniforms weekly', 'Service that picks up and launders uniforms'],
    ['We are raising €3M for an insurance startup', 'Raising €3M for an insurance startup'],
    ['Migration from Oracle to Postgres for banks', 'Migration from Oracle to Postgres for banks'],
  ])('tells "%s"', (offer, subject) => {
    expect(subjectsOf(offer)).toContain(subject);
  });

  it.each([
    ['A tool which finds and merges duplicate contacts in HubSpot every night', /^Tool that finds$/],
    ['A tool that warns the team when an account is likely to cancel', /^Tool that warns the team$/],
    ['We are raising £1.2m for a platform that helps plan repairs', /^£1\.2m$/],
    ['Reverse ETL from Snowflake to Salesforce, Braze and Google Ads', /Snowflake$/],
    ['Our platform cuts month-end close from 10 days to 4', /^Less /],
  ])('says nothing that misleads of "%s"', (offer, misleading) => {
    for (const subject of subjectsOf(offer)) expect(subject).not.toMatch(misleading);
  });
});
