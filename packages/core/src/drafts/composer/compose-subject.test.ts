import { describe, expect, it } from 'vitest';
import { composeSubjects } from './compose-subject.ts';
import { readParts } from './parts.ts';

function subjectsOf(offer: string, persona = 'Operations manager at a bus company'): string[] {
  return composeSubjects(readParts({ persona, offer, goal: 'Short call', tone: 'professional' }), false);
}

it('names what somebody is invited or asked to do', () => {
  const of = (offer: string, goal: string) =>
    composeSubjects(readParts({ persona: 'Botanist', offer, goal, tone: 'professional' }), false);
  expect(of('Guest lecture at our museum', 'get a yes')).toEqual(['Guest lecture at our museum']);
  expect(of('Article on moss walls', 'ask to interview her')).toEqual([
    'Interview for an article on moss walls',
  ]);
  expect(of('We need 2,000 seed packets', 'get a quote')).toEqual(['Enquiry: 2,000 seed packets']);
  expect(of('We are looking for somebody to mend a dry stone wall', 'ask for prices')).toEqual([
    'Enquiry: mending a dry stone wall',
  ]);
});

describe('a subject', () => {
  it.each([
    ['We design and install rooftop solar for dairies', /rooftop solar/],
    [
      'Sworn translation between Czech, Polish and Slovak by court translators',
      /^(?!.* between Czech).*ranslation/,
    ],
    ['Quarterly drone surveys with maps delivered within two days', /uarterly drone surveys$/],
    ['Hand mowing on banks too wet for machines', /and mowing$/],
    ['Solar panels paid for out of the power they save', /olar panels$/],
    [
      'An exclusive on our poll of 900 shepherds about wool prices',
      /xclusive on our poll about wool prices$/,
    ],
    ['We bake rye and spelt loaves and can deliver by 6', /^Rye and spelt loaves$/],
    ['Trade credit up to 60% of the order book within two days', /(?:^|rade credit \| )Trade credit$/],
    [
      'Exclusive early access to the only restored signal box on the Cumbrian coast this summer, with photographs',
      /estored signal box$/,
    ],
    [
      'Half-day session where pupils design and print a board game, run by two illustrators',
      /^Session: designing and printing a board game$/,
    ],
    [
      'The loan, without a fee for two years, of a complete collection of ferry tickets from 1890 to 1930',
      /^Loan of ferry tickets$/,
    ],
    [
      'Film subtitling from Portuguese into French, Dutch and Danish',
      /ilm subtitling into French, Dutch and Danish$/,
    ],
    ['I mow verges and trim hedges.', /^Mowing verges and trimming hedges$/],
    ['TrunkNote: AI letters for arborists.', /TrunkNote: AI letters for arborists/],
    ['access: 4 restored orchards, 60 ha, no spraying for 9 years', /^Access: 4 restored orchards$/],
    ['Mobile point of sale', /obile point of sale$/],
    ['Voluntary help applying for hearing aids and home adaptations', /oluntary help(?! applying$)/],
    [
      'Cleaning and repair of oil and acrylic paintings',
      /^Cleaning (?:and repair )?of oil and acrylic paintings$/,
    ],
    ['A full service for €30 instead of €45 during May', /^Full service for €30 instead of €45$/],
    ['3D kitchen planner that raises conversion', /^(?!Raising conversion).*itchen planner/],
    ['AI assistant that sorts complaints for clerks to check', /^AI assistant for sorting complaints$/],
    ['We wash vans, trucks and buses at your depot', /^Washing vans, trucks and buses$/],
    [
      'Design, planting and care of roundabouts and public flower beds using hardy perennials',
      /oundabouts and public flower beds$/,
    ],
    ['Put your flyers in front of 20,000 commuters', /20,000 commuters/],
    ['Fraud detection API with a response time under 50 ms', /fraud detection(?: API)?$/i],
    ['An interview with Dr. Lena Voss', /Interview with Dr\. Lena Voss/],
    ['Blade repair teams for the May to September season', /lade repair teams(?! for the May)/],
    ['We review energy bills and usually find 15% in overcharges', /^Reviewing energy bills$/],
    ['I inspect flat roofs by drone and report within two days', /^(?!.* report)/],
    ['Our workshop in Somerset weaves willow coffins and makes wool ones', /^(?!.*makes)/],
    [
      'AI software that flags duplicate supplier invoices before they are paid',
      /^(?!.*before they).*invoices/,
    ],
    ['Survey programming and hosting from our team in Bulgaria', /hosting$/],
    ['A sponsorship of one of our 9 old ponies that nobody rides', /^Sponsoring one of our 9 old ponies$/],
    ['I am finishing an MSc in glaciology and want to apply for a PhD', /^MSc in glaciology$/],
    ['I hold an MSc in forestry and wish to apply for a post at the institute', /^MSc in forestry$/],
    [
      'Replacement of ageing chillers and air handling units, including out-of-hours installation in clinics',
      /^(?!.* (?:of|for|with|in)$)/,
    ],
    ["Two-day workshop 'first 90 days as a boss', role plays with actors", /^Two-day workshop$/],
    ['vintage camper turned into a mobile cocktail bar. 2 bartenders, $1,850', /^(?!.*turned(?:$| \|))/],
    ['Digitally printed 330 and 440 ml cans from one pallet upwards', /^(?!Digitally(?: for|$))/],
    ['fractional DevOps: 2 days a week, I take over on-call', /Fractional DevOps$/],
    ['A chance to join our €400k pre-seed', /^€400k pre-seed round$/],
    ['Bulk supply of organic cotton towels and bed linen', /^Organic cotton towels and bed linen$/],
    ['Range of vegan leather bags', /^(?!Range).*egan leather bags/],
    ['Sale of refurbished laptops and monitors', /^Refurbished laptops and monitors$/],
    ['Merge with or acquire our smaller agency', /^Merging with or acquiring our smaller agency$/],
    ['Story about how my sister and I restored a Thames barge', /^Story about restoring a Thames barge$/],
    ['Interview with the man who counts whales', /^Interview with the man who counts whales$/],
    ['On-site eye test and hearing check days for office staff', /^On-site eye test and hearing check days$/],
    ['On-site flu jab and basic health check days', /^On-site flu jab and health check days$/],
    ['Water jet cutting up to 90 mm', /ater jet cutting/],
    [
      'Quillbase: a knowledge-base assistant that drafts replies from past tickets and flags old articles',
      /^(?!.*knowledge-base$)/,
    ],
    ['bilingual (irish/english) story trail, 40 min', /ilingual story trail/],
    ['CNC-turned aluminum and brass parts in runs of 200 to 20,000', /^CNC-turned aluminum and brass parts$/],
    [
      'Customs clearance and container haulage out of Felixstowe with a named person',
      /container haulage(?! out$)/,
    ],
    ['Access to a closed-end fund buying UK and Dutch cold-storage warehouses', /closed-end fund(?! buying)/],
    ['Scanning and full-text search of bound local newspapers', /Scanning and full-text search/],
    [
      'An invitation to bring a delegation of 10 to 15 member companies to our trade and investment forum in Rotterdam',
      /delegation$/,
    ],
    [
      'Fixed-fee contract review by a team of qualified solicitors, with a 48-hour turnaround',
      /ixed-fee contract review$/,
    ],
    [
      'An outside review of third-party vendor contracts against current regulatory guidance on risk management',
      /Outside review of third-party vendor contracts$/,
    ],
    [
      'Window cleaning for buildings up to six floors, quarterly or monthly',
      /(?:^|\| )Window cleaning for buildings$/,
    ],
    [
      'An evening reading from my crime novel set in a lighthouse, with questions',
      /(?:^|\| )Evening reading from my crime novel$/,
    ],
    [
      'hot lunch brought to the door every day, and a chat with the driver',
      /(?:^|\| )Hot lunch brought to the door$/,
    ],
    ['Laundry pick up on changeover day, clean linen back', /aundry pick-up on changeover day$/],
    ['clamp on acoustic leak sensors, no digging', /Clamp-on acoustic leak sensors$/],
    ['a half day drumming workshop for years 3 to 6', /Half-day drumming workshop/],
    [
      'I am an illustrator specialised in maps and fantasy landscapes.',
      /^Illustrator for maps and fantasy landscapes$/,
    ],
    [
      'I am a paralegal experienced in probate and conveyancing files.',
      /^Paralegal for probate and conveyancing files$/,
    ],
    [
      'We take over payroll processing for your clients under your brand',
      /^Payroll processing for your clients$/,
    ],
    ['we buy aged inventory, same day wire', /^We buy aged inventory$/],
    [
      'I sit in as interim production manager for three to nine months',
      /^Sitting in as interim production manager$/,
    ],
    [
      'a tool which sends invoices for recurring orders automatically and chases late payers politely',
      /^Tool that sends invoices for recurring orders$/,
    ],
    ['The new version, with offline mode and faster receipts', /^New version with offline mode$/],
    ['Our hall is available on Monday nights, 8 euros an hour', /^Hall on Monday nights$/],
    ['Use heat maps to find out where guests queue', /^Find out where guests queue$/],
    ['Help with sorting and clearing a house at your own pace', /^Sorting and clearing a house/],
    ['I paint murals and window lettering for shops', /^Painting murals and window lettering for shops$/],
    ['we rebuild & resell used rigs and barbells', /ebuilding and reselling used rigs and barbells$/],
    ['-80 freezer monitoring, wireless probes', /-80 freezer monitoring/],
    [
      'Host family matching and vetting carried out by former teachers',
      /(?:^|\| )Host family matching and vetting$/,
    ],
    ['Chess set with giant pieces for the yard', /Chess set with giant pieces/],
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
    ['We turn old lecture notes into short exam quizzes', /^Turning lecture notes into exam quizzes$/],
    ['We turn wooden bowls from windfall oak', /^Turning wooden bowls$/],
    ['We tell growers when to spray by measuring leaf wetness', /^Telling growers when to spray$/],
    [
      'We give teachers back three hours a week by marking homework',
      /^Giving teachers back three hours a week$/,
    ],
    ['We give small theatres a box office that works offline', /^Box office for small theatres$/],
    ['We make payroll easier for seasonal farms', /^Easier payroll$/],
    ['We make delivery vans run on used cooking oil', /^An idea for your operations team$/],
    ['We help landlords file tax returns before the deadline', /^Filing tax returns/],
    ['We allow small brewers to share one canning line', /^Sharing one canning line$/],
    ['We help firms spot leaks 20 days before a burst', /^(?!.*\d)/],
    ['Live-in carers available from Monday', /ive-in carers$/],
    ['Coaching programme combining sailing and team exercises', /oaching programme$/],
    ['Planning and supervision of listed building repairs', /isted building repairs$/],
    ['Used forklifts refurbished, 6 months warranty', /efurbished used forklifts$/],
    ['Guitar course 10 weeks', /uitar course$/],
    ['IT support $45 a user per month', /^IT support$/],
    ['Our garage can lend you an electric van for a week', /^Electric van for a week$/],
    ['I am a tiler and lay, grout and seal floors', /^Laying, grouting and sealing floors$/],
    ['A week of free yoga for night staff', /^A week of free yoga$/],
    ['I have worked twelve years in hotel kitchens', /^Twelve years in hotel kitchens$/],
    ['A mobile clinic that visits nine villages', /^Mobile clinic$/],
    ['Tool that finds, sorts and archives old mail', /^Finding, sorting and archiving old mail$/],
    ['Delivery accuracy above 99.5% on every route', /^Reaching delivery accuracy above 99.5%$/],
    ['Moot court software', /Moot court software|moot court software/],
    ['A two-day welding and safety course', /welding and safety course$/],
    ['We collect unsold books weekly and pay 22p a kilo', /We collect unsold books$/],
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
    'Integration with your ledger',
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
  ['Fresh sourdough and pastries delivered before 6:30 every morning', 'Fresh sourdough and pastries'],
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
    ['Real-time shipment visibility across ocean, air and trucking', 'Real-time shipment visibility'],
    ['Carbon accounting software covering scope 1, 2 and 3 emissions', 'Carbon accounting software'],
    ['An article about screen time written by a child psychologist', 'Article about screen time'],
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

describe('a subject made of the goal', () => {
  const subjectOf = (offer: string, goal: string, persona: string) =>
    composeSubjects(readParts({ persona, offer, goal, tone: 'professional' }), false);

  it('names a whole span of ages', () => {
    expect(
      subjectOf(
        'Our charity trains 16- to 21-year-olds as mechanics',
        'have a call',
        'Director of a trust',
      ).join(),
    ).not.toMatch(/16-(?! to 21)/);
  });

  it('names the job, to whoever hires for it', () => {
    const offer = 'I finished a degree in statistics in June';
    const goal = 'Get invited to an interview';
    expect(subjectOf(offer, goal, 'Hiring manager for a junior data analyst position at an insurer')).toEqual(
      ['Application: junior data analyst'],
    );
    expect(subjectOf(offer, goal, 'Hiring manager for a UX role')).toEqual(['Application: UX role']);
    expect(subjectOf(offer, goal, 'Head of data at an insurer').join()).not.toContain('Application');
  });

  it('names the post that somebody would be referred for, and what somebody buys', () => {
    expect(
      subjectOf(
        'My six years of C++',
        'Ask for a referral for the open firmware engineer position',
        'Friend',
      ),
    ).toEqual(['Referral for the open firmware engineer position']);
    expect(subjectOf('We need a co-packer for hot sauce', 'Ask for a quote', 'Packer')).toEqual([
      'Enquiry: co-packer for hot sauce',
    ]);
    expect(subjectOf('We need 300 tote bags by June', 'Ask for a quote', 'Bag printer')).toEqual([
      'Enquiry: 300 tote bags',
    ]);
    expect(
      subjectOf('An order for 2,000 glass jars', 'Request a proforma invoice', 'Glass supplier'),
    ).toEqual(['Order for 2,000 glass jars']);
  });

  it.each([
    [
      'We would like to be a gold sponsor and bring a workshop on testing APIs',
      'Receive the sponsorship prospectus',
      'Gold sponsorship',
    ],
    ['We will come to your town in May', 'Get listed in their app marketplace', 'Your app marketplace'],
  ])('says of "%s" what is asked: %s', (offer, goal, subject) => {
    expect(subjectOf(offer, goal, 'Organizer of a conference')).toEqual([subject]);
  });

  it('has no guest idea for whoever is to be shown something', () => {
    expect(
      subjectOf(
        'I run a small translation agency',
        'Have them send a document so that I can show them a price',
        'Buyer',
      ).join(),
    ).not.toContain('Guest');
  });

  it.each(['A learning platform for grades 6 to 12', 'Accounting software in line with the GHG Protocol'])(
    'does not end in the middle of "%s"',
    (offer) => {
      expect(subjectOf(offer, 'Book a demo', 'Director').join('|')).not.toMatch(
        /grades 6(?!\sto)|in line(?: *$|\|)/,
      );
    },
  );

  it('has no question about a question', () => {
    expect(
      subjectOf(
        'A five-question survey and, as thanks, six months free',
        'Understand why they stopped',
        'Users',
      ).join(),
    ).not.toContain('question about');
  });
});

describe('a subject says the whole of a thing', () => {
  it.each([
    [
      'I have 9 years in audit',
      'Recruiter filling a senior accountant role',
      'Get an interview',
      'Your senior accountant role',
    ],
    [
      'I know SQL and Python',
      'Hiring manager for a junior data analyst position',
      'Get an interview',
      'Application: junior data analyst',
    ],
    [
      'Our founder can talk about growing an app without money',
      'Podcast host',
      'Book her as a guest on the show',
      'Guest idea: growing an app without money',
    ],
    [
      'A guest article on how small companies can run fair salary reviews',
      'Blog editor',
      'Reply',
      'Guest article on running fair salary reviews',
    ],
    [
      'A guest article on how a team of 25 people dropped its weekly meetings',
      'Blog editor',
      'Reply',
      'Guest article',
    ],
    [
      'We would like to be a gold sponsor and run a workshop',
      'Organizer of a conference',
      'Reply',
      'Gold sponsorship',
    ],
    [
      'We rebuilt the reporting module, which was slow',
      'Former customer',
      'Reply',
      'Rebuilt reporting module',
    ],
    [
      'I have started my own business for recruiting warehouse managers',
      'Head of talent',
      'Reply',
      'Recruiting warehouse managers',
    ],
    [
      'We built a tool that reruns failed tests, groups them and reports',
      'QA lead',
      'Reply',
      'Rerunning failed tests',
    ],
    [
      'Workshops that teach managers how to give feedback',
      'HR director',
      'Reply',
      'Teaching managers how to give feedback',
    ],
    [
      'Simple website with a booking form and deposits, 900 bucks all in',
      'Tattoo artist',
      'Reply',
      'Simple website with a booking form',
    ],
    [
      'Software which keeps the record of processing up to date',
      'Data protection officer',
      'Reply',
      'Record of processing',
    ],
    [
      'The recording, the slides and a checklist of twelve points',
      'Attendees',
      'Reply',
      'Recording, slides and checklist',
    ],
    ['A data enrichment API that fills in company size from an email', 'CTO', 'Reply', 'Data enrichment API'],
    ['I run a furniture workshop and sold it to the staff', 'CEO', 'Reply', 'Furniture workshop'],
    ['We built a shift filling app together with two agencies', 'CEO', 'Reply', 'Shift filling'],
    [
      'After-school coding club for girls aged 9 to 13 in two rural counties',
      'CEO',
      'Reply',
      'After-school coding club for girls',
    ],
    [
      'A consulting engagement to prepare the software documentation for IEC 62304',
      'CTO',
      'Find out who is responsible for the file',
      'A question about our consulting engagement',
    ],
    [
      'I take dog portraits for calendars and cards',
      'Kennel owner',
      'Reply',
      'Dog portraits for calendars and cards',
    ],
    ['Aprons made from old sails, with a repair scheme', 'Head cook', 'Reply', 'Aprons made from old sails'],
    [
      'Our three tilers and one glazier are on call at weekends',
      'Letting agent',
      'add us to your list of emergency contractors',
      'Three tilers and one glazier',
    ],
    [
      'We put a sensor and a lamp over the loading bay',
      'Warehouse manager',
      'Reply',
      'Sensor and lamp over the loading bay',
    ],
    [
      'An app that forecasts which shelf runs empty and sends a refill order',
      'Shop manager',
      'Reply',
      'App that forecasts which shelf runs empty',
    ],
    [
      'We check whether your alarms can really be heard',
      'Caretaker',
      'Reply',
      'Checking whether your alarms can be heard',
    ],
    [
      "I've written a play about a flood and would bring three actors",
      'Librarian',
      'Reply',
      'Play about a flood',
    ],
    [
      "I'm a geologist and I give a school talk about volcanoes",
      'Head teacher',
      'Reply',
      'School talk about volcanoes',
    ],
    ["I'm an illustrator and do storyboards in ink", 'Film producer', 'Reply', 'Storyboards in ink'],
    [
      'I am looking for a warehouse position',
      'Head of logistics',
      'Reply',
      'Looking for a warehouse position',
    ],
    [
      'We grow tulips, irises and lilies without sprays, nine miles from your shop',
      'Florist',
      'Reply',
      'Tulips, irises and lilies',
    ],
    [
      'We are raising 2 million euros for Pumpwell, which maps wells',
      'Seed investor',
      'Reply',
      'Raising 2 million euros for Pumpwell',
    ],
    ['We repair, service and rent bikes', 'Hotelier', 'Reply', 'Repairing, servicing and renting bikes'],
    [
      "There's a spare loft in our studio that a potter could rent",
      'Potter',
      'Reply',
      'Spare loft in our studio',
    ],
    [
      "We'd like to buy your spent grain for our pigs",
      'Brewer',
      'Reply',
      'Buying your spent grain for our pigs',
    ],
    ['We are looking for a school that would test our game', 'Head teacher', 'Reply', 'Looking for a school'],
    [
      'We would like to interview you for our book about weirs',
      'Lock keeper',
      'Reply',
      'Interview for our book about weirs',
    ],
    [
      'Our apprentices need placements in labs this summer',
      'Lab head',
      'Reply',
      'Placements for our apprentices',
    ],
    [
      'Custom printed paper mats and can sleeves',
      'Head brewer',
      'Reply',
      'Custom printed paper mats and can sleeves',
    ],
    [
      "We're an agency that rebuilds slow, dated websites for credit unions",
      'Marketing director',
      'Reply',
      'Rebuilding dated websites for credit unions',
    ],
    ['seed round for a bakery robot', 'Angel investor', 'Reply', 'Seed round for a bakery robot'],
    [
      'Christmas lights hire inc. install, removal, storage; LED',
      'Town clerk',
      'Reply',
      'Christmas lights hire',
    ],
    [
      'I am a reflexologist w/ 9 yrs experience, own couch',
      'Spa director',
      'get some shifts',
      'Reflexologist with 9 years of experience',
    ],
    ['I left nursing at 50 to farm oysters', 'Podcast host', 'be a guest on the show', 'Guest idea'],
    ['me as a guest on keeping goats', 'Podcast host', 'get invited', 'Guest idea: keeping goats'],
    [
      "Our under-12 girls' football team needs a shirt sponsor",
      'Local builders',
      'sponsor us',
      'Looking for a shirt sponsor',
    ],
    [
      "We've got a heated hall that is empty on weekday mornings",
      'Dog school',
      'have a look at it',
      'Heated hall',
    ],
    [
      'We are a small studio that designs menus',
      'Owner of a café',
      'do one menu for free to show how it works',
      'Designing menus',
    ],
    [
      'Accessible website relaunch in accordance with WCAG 2.2',
      'IT manager at a council',
      'first consultation',
      'First consultation: website relaunch',
    ],
    ['Our CEO as a guest: she runs a mill', 'Podcast host', 'pitch a guest', 'Guest idea: our CEO'],
    [
      'We build monday.com apps and want to be listed as a partner',
      'Partner manager',
      'explore a partnership',
      'Monday.com apps',
    ],
    [
      'We supply nitrile gloves, masks and gowns from Ohio',
      'Buyer',
      'Reply',
      'Nitrile gloves, masks and gowns',
    ],
    ['Custom tins in batches as small as 250', 'Buyer', 'Reply', 'Custom tins'],
    ['I run chess lessons for kids aged 5 to 9', 'A novelist', 'Reply', 'Chess lessons for kids'],
    ['I build simple, fast websites for dentists', 'A novelist', 'Reply', 'Fast websites for dentists'],
    ['I clean and gently restore brass taps', 'Barkeeper', 'Reply', 'Cleaning and restoring brass taps'],
    ['I buy and fairly price old clocks', 'Antique dealer', 'Reply', 'I buy and fairly price old clocks'],
    ['AI agent that answers refund questions', 'Head of support', 'Reply', 'AI agent for refund questions'],
    [
      'AI agent that answers booking change and refund questions in 12 languages',
      'Head of support',
      'Reply',
      'Answering booking change and refund questions',
    ],
    [
      'I give a talk about moving from nursing into software at 38',
      'A novelist',
      'Reply',
      'Talk about moving from nursing into software',
    ],
    [
      'Training for clerks, guards and cleaners',
      'Warden',
      'Reply',
      'Training for clerks, guards and cleaners',
    ],
    ["I'm 16 and want a weekend job", 'Baker', 'get a weekend job', 'Looking for a weekend job'],
    [
      'I am applying for a lead job',
      'Former boss',
      'ask for a recommendation letter',
      'Recommendation letter',
    ],
    ["Our charity's youth choir", 'Bank manager', 'ask for a donation', "Our charity's youth choir"],
    [
      "Sponsorship of our youth football club's spring tournament",
      'Shop owner',
      'ask for 500 euros',
      'Sponsoring our spring tournament',
    ],
    [
      'I keep bees and need a place for hives',
      'Committee',
      'Permission to put hives on the unused plot',
      'Hives on the unused plot',
    ],
    [
      'Our CEO as a guest, talking about bread without yeast',
      'Podcast host',
      'get a guest slot',
      'Guest idea: bread without yeast',
    ],
    [
      'Website with a photo wall and a page where guests leave notes',
      'Wedding planner',
      'book a demo',
      'Website with a photo wall',
    ],
    ['Family messaging app', 'Head teacher', 'book a demo', 'Family messaging app for your school'],
  ])('of "%s"', (offer, persona, goal, subject) => {
    const [first] = composeSubjects(readParts({ persona, offer, goal, tone: 'professional' }), false);
    expect(first).toBe(subject);
  });
});

describe('a subject that is torn off nothing', () => {
  it.each([
    'We sell to restaurants in Graz and Linz',
    'With Oarly, rowers book boats by text message',
    'Give us one hour with your baker and get a film',
    "Linen rental that's washed with half the water",
    'Furnished flats five minutes from your site',
    'Our charity trains 16- to 20-year-olds as joiners',
  ])('of "%s"', (offer) => {
    for (const subject of subjectsOf(offer))
      expect(subject).not.toMatch(/^(?:To|With|Us) |-$| (?:that's|that|minutes)$/);
  });
});

describe('a subject that says what it is about', () => {
  it.each([
    ['A six-week project in which we automate one step of invoice checking with AI', /^Automating one step/],
    [
      'Translation of patient leaflets, consent forms and device manuals into 18 languages',
      /^Translation into 18 languages$/,
    ],
    [
      'Half-day workshops about bats, owls and night insects for Years 3 to 6',
      /^Workshops about bats, owls and night insects$/,
    ],
    ['ClusterPick resizes pods and nodes automatically', /^(?!ClusterPick: pods$)/],
    ['We introduce vetted au pairs, train them and provide a contact', /^Vetted au pairs$/],
    ['Laser cut and CNC panels, with delivery from our shop in Porto', /aser cut and CNC panels/],
    // What is done, bought or measured, and not who does it, that it is bought, and how much of it there is.
    [
      'Our knitting circle would like to come and knit in the waiting room every Monday',
      /^Knitting in the waiting room$/,
    ],
    [
      "Our neighbours' group would take over the sweeping and gritting of the 30 back lanes by the mill",
      /^Sweeping and gritting of 30 back lanes$/,
    ],
    [
      'Our walking club would repaint the shelter at the ford and replace its bench',
      /^Repainting the shelter$/,
    ],
    ["I'd buy your old lathe and take it away", /^Your old lathe$/],
    [
      'Half a tonne of late red gooseberries and white currants, picked by hand',
      /ate red gooseberries and white currants$/,
    ],
    [
      'Fourteen months of half-hourly river level and rainfall readings from nine gauges',
      /iver level and rainfall readings$/,
    ],
    [
      'raising 900k SAFE, 7M cap. software for tram depots. 12 cities live',
      /^Software for tram depots: raising 900k$/,
    ],
    [
      'Our brass band of 16 players would give an open-air concert of film music, do the chairs and share the collection',
      /^Open-air concert of film music$/,
    ],
    [
      'Our history society would make and paint a model of the old harbour for the entrance hall',
      /^Model of the old harbour$/,
    ],
    [
      "I'm a second-year student of acoustics and would contribute a classifier for night calls to your archive",
      /^Classifier for night calls$/,
    ],
    ['A disused bus depot turned into a flea market, with 35 stalls and a stage', /^Flea market$/],
    [
      'A bench made of recycled fishing rope and larch, delivered flat',
      /ench made of recycled fishing rope$/,
    ],
    [
      "I'm a retired netmaker and would mend and hang your old herring nets, with the knots done as they were",
      /^Mending and hanging your old herring nets$/,
    ],
    ['school talk, life on a lightship. one hour', /^School talk: life on a lightship$/],
  ])('of "%s"', (offer, about) => {
    for (const subject of subjectsOf(offer)) expect(subject).toMatch(about);
  });
});

it('names what somebody does for a living by the trade, and a product once', () => {
  expect(subjectsOf('A live potter who throws bowls at the table', 'Wedding planners')).not.toContain(
    'Throwing bowls',
  );
  expect(subjectsOf('MilkMeter – a solar-powered meter that texts you when a tank is full')).not.toContain(
    'MilkMeter: meter',
  );
});

it('calls what the sender makes his own in a question', () => {
  const parts = readParts({
    persona: 'Office manager at a law firm',
    offer: 'Our dictation tool that types letters',
    goal: 'Find out what stopped them',
    tone: 'professional',
  });
  expect(composeSubjects(parts, false)).toContain('A question about our dictation tool');
});

it.each([
  [
    'We make Potterly, planning software for kilns, and would like to build a link to your shop',
    /^Link to your shop$/,
  ],
  ['We are a small maker of clocks and need around 4,000 brass hands a year', /^Enquiry: .*brass hands$/],
  ['I am a reporter at The Harbour Post preparing a story on ferry delays', /^Story on ferry delays$/],
  ['Lockly - self-service locker for parcels', /^Lockly/],
])('says what a proposal, an enquiry or a story is about: "%s"', (offer, about) => {
  const parts = readParts({
    persona: 'Head of partnerships',
    offer,
    goal: 'Get a price list',
    tone: 'direct',
  });
  for (const subject of composeSubjects(parts, false)) expect(subject).toMatch(about);
});

it('offers a guest to a show', () => {
  const parts = readParts({
    persona: 'Podcast host',
    offer: 'A guest: our founder walked to Rome with a mule',
    goal: 'Ask whether she would consider him as a guest',
    tone: 'friendly',
  });
  expect(composeSubjects(parts, false)).toEqual(['A guest for your show']);
});
