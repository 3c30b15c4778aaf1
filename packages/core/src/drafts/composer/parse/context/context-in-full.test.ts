import { describe, expect, it } from 'vitest';
import { parseContext } from './parse-context.ts';

describe('a context in whole sentences', () => {
  it.each([
    ['A comparable customer, Parcelwise, raised its win rate from 18% to 23%.', undefined],
    ['One similar company cut its backlog from 900 tickets to 200.', undefined],
    [
      'one similar client cut its backlog from 900 tickets to 200',
      'One similar client cut its backlog from 900 tickets to 200.',
    ],
    [
      'Case study: a broker in Ohio doubled its quote requests in 9 months.',
      'A broker in Ohio doubled its quote requests in 9 months.',
    ],
    ['Our clinics see around 30% fewer no-shows.', undefined],
    ['Growers in Lancashire saw 8 % more firm fruit.', undefined],
    ['Our rep, Kylie, is a former paramedic.', undefined],
    ['Starter pack ships free with a stand.', 'The starter pack ships free with a stand.'],
    [
      "Invoices go out the same day instead of 10 days later, that's the thing that sells it.",
      'Invoices go out the same day instead of 10 days later.',
    ],
    ['We run in 22 restaurants and they throw away 27% less.', undefined],
    ['We finished the Corn Exchange in August; their use of power fell by 62%.', undefined],
    ['Teachers in our partner schools report saving about three hours a week.', undefined],
    ['About 70% of the people we coach find a new position within four months.', undefined],
    ['The main finding is that 44% of managers have removed a machine.', undefined],
    ['Interviews with our head of research are possible.', undefined],
    ['Embargo until 9 December.', 'It is under embargo until 9 December.'],
    ['Cyber Essentials Plus and ISO 27001.', 'We hold Cyber Essentials Plus and ISO 27001.'],
    ['HIPAA compliant and hosted in Frankfurt.', 'It is HIPAA compliant and hosted in Frankfurt.'],
    [
      'No setup fee, and they only pay for meetings that take place.',
      'There is no setup fee, and you only pay for meetings that take place.',
    ],
    ['Policies start at $42 per month and can be cancelled at any time.', undefined],
    ['Mention the free 2 week trial.', 'There is also a free 2 week trial.'],
    ['$500k committed already', '$500k is already committed.'],
    ['Data stays in the UK.', undefined],
    ['All products are FDA registered.', undefined],
    [
      'Founders are available for interviews all week.',
      'Our founders are available for interviews all week.',
    ],
    ['Customers like Bolt and Wise use it every day.', undefined],
    ['All work is done in-house.', undefined],
    [
      'Month-to-month contract, hardware is free.',
      'The contract runs from month to month, and the hardware is free.',
    ],
    ['Delivery 3 weeks.', 'Delivery takes 3 weeks.'],
    ['Already supply 70 hotels.', 'We already supply 70 hotels.'],
    ['Pilot price £2,500.', 'The pilot price is £2,500.'],
    ['There is no obligation to hire us afterwards.', undefined],
    ['There is a 90-day replacement guarantee.', undefined],
    ['It is HIPAA compliant.', undefined],
    [
      'No long contract, they can cancel any month.',
      'There is no long contract, and you can cancel any month.',
    ],
    ['20% off the first year if they sign in May.', 'You get 20% off the first year if you sign in May.'],
    ['Our customers plan in about three. Commission is 22.5%.', 'The commission is 22.5%.'],
    ['A 3PL of the same size recovered about $9,000 a month.', undefined],
    ['One customer got new reps to a first deal five weeks earlier.', undefined],
    ['At another retailer the response rate was 81%.', undefined],
    ['92% of participants would recommend it.', undefined],
    ['Over 90 brokers have joined since last spring.', undefined],
    ['On average 34% of refunds become exchanges.', undefined],
    ['Import of existing data is included.', undefined],
    ['Reports come within five working days of the test.', undefined],
    ['First payment is due after 90 days.', 'The first payment is due after 90 days.'],
    ['It takes around seven weeks.', undefined],
    ['A trial is 10 sensors for 60 days and we install them ourselves.', undefined],
    ['All our nurses are employed by us, and turnover among them was 8%.', undefined],
    ['We recruit, run and summarise the interviews.', undefined],
    ["A month costs $5,500, and I'd sign as Maya, co-founder of Fieldnote.", 'A month costs $5,500.'],
    ['A client, Tarn Works, found £6,300 (we may use the name).', 'A client, Tarn Works, found £6,300.'],
    [
      'It works with CSV import, nothing else yet (be honest about that).',
      'It works with CSV import, nothing else yet.',
    ],
    [
      'Please mention that people rarely notice the bees, because that is always the first question.',
      'People rarely notice the bees.',
    ],
    ['The Copper Hen on our books since 2019.', 'We have had The Copper Hen on our books since 2019.'],
    ["I've written over 70 of them in six years.", undefined],
    [
      'I work from Figma and join calls as part of their team.',
      'I work from Figma and join calls as part of your team.',
    ],
    [
      "Many believe it is for the families of our patients. It isn't.",
      "Many believe it is for the families of our patients. It isn't.",
    ],
    ['No links needed except my bio.', 'No links are needed except my bio.'],
    [
      'I sell at the market in Ludlow, have a hygiene rating of 5.',
      'I sell at the market in Ludlow and have a hygiene rating of 5.',
    ],
    ['We would like to hold the competition in November.', undefined],
    ['She can approve every word before we publish.', 'You can approve every word before we publish.'],
    [
      'We usually connect to their accounting system in under two weeks.',
      'We usually connect to your accounting system in under two weeks.',
    ],
    [
      "It doesn't replace their payroll, it exports to Sage.",
      "It doesn't replace your payroll. It exports to Sage.",
    ],
    [
      "We do the switch on a Monday so they don't lose a service.",
      "We do the switch on a Monday so you don't lose a service.",
    ],
  ])('tells "%s"', (context, told = context) => {
    expect(parseContext(context).proofs).toEqual([told]);
  });

  it.each([
    ['The groups are never larger than 14 people.', 'Training in groups'],
    ['The audit needs read-only access.', 'A cloud cost audit'],
    ['A pilot takes six weeks to set up.', 'Run a pilot'],
    ['The terminals are delivered within three days.', 'Payment terminals'],
  ])('tells "%s" of %s', (context, offer) => {
    expect(parseContext(context, { offer }).proofs).toEqual([context]);
  });

  it.each([
    [
      'People ask for prices in his comments all the time.',
      'People ask for prices in your comments all the time.',
    ],
    [
      "I signed up to their newsletter three weeks ago and haven't received anything since.",
      'I signed up to your newsletter three weeks ago.',
    ],
    ["met at WordCamp Utrecht, he complained about his host's support.", 'We met at WordCamp Utrecht.'],
    ["I've bought her cheese for years but we have never talked.", 'I have bought your cheese for years.'],
    [
      'We understand that December is their busiest month.',
      'We understand that December is your busiest month.',
    ],
    ['14 agents, hiring 3 more', 'You have 14 agents and are hiring 3 more.'],
    ['on Zendesk', 'You are on Zendesk.'],
    ['The team grew from 20 to 45 people this year.', 'Your team grew from 20 to 45 people this year.'],
    ['According to Crunchbase they raised $12M in May.', 'You raised $12M in May.'],
    ['We noticed on their website that they offer free returns.', 'We noticed that you offer free returns.'],
    [
      'She is the only lawyer there and joined in May.',
      'You are the only lawyer on your team and joined in May.',
    ],
    ['They advertise four analyst positions in Boston.', 'You advertise four analyst positions in Boston.'],
    ['They have a lot of good reviews on G2.', 'You have a lot of good reviews on G2.'],
    ['They shipped a redesign of the app in October.', 'You shipped a redesign of the app in October.'],
    ['They promoted 80 team leads this year, her own post says.', 'You promoted 80 team leads this year.'],
    ['Our advisor Neil Park knows her and said we could use his name.', 'Our advisor Neil Park knows you.'],
    [
      'She gave a talk about how much time her team spends on broken feeds.',
      'You gave a talk about how much time your team spends on broken feeds.',
    ],
    ['stack: Snowflake, Looker', 'You use Snowflake and Looker.'],
    [
      '5 data engineers wanted on their careers page since May',
      'You have been looking for 5 data engineers since May.',
    ],
    [
      'They run on Shopify Plus and still ask customers to print labels themselves.',
      'You run on Shopify Plus.',
    ],
    [
      'We were introduced to her name by our angel investor, Colin Marsh, but he has not written to her.',
      'I was given your name by our angel investor, Colin Marsh.',
    ],
  ])('tells the reader "%s"', (context, told) => {
    expect(parseContext(context, { persona: 'Head of support' }).aboutReader).toEqual([told]);
  });

  it('knows what the reader makes', () => {
    const persona = 'podcast host';
    const said = 'Show is about exits. I liked the episode with the baker, the bit on how she told her team.';
    expect(parseContext(said, { persona }).aboutReader).toEqual([
      'I liked your episode with the baker, and I know that your show is about exits.',
    ]);
    expect(
      parseContext('Loved the episode with the guy who sold his tool.', { persona }).aboutReader,
    ).toEqual(['I loved your episode with the guy who sold his tool.']);
    expect(parseContext('Show is about exits.', { persona: 'CFO' }).aboutReader).toEqual([]);
    expect(
      parseContext("Northwind's signup form has eleven fields.", {
        persona: 'Sarah Chen, Head of Growth at Northwind',
      }).aboutReader,
    ).toEqual(['Your signup form has eleven fields.']);
  });

  it.each([
    'They let 80 people go in September. Mention it gently or not at all.',
    'They moved two weeks ago and everyone there seems stressed.',
    'The firm itself gets five stars for its work.',
    'His title really is that, on their team page',
    'They write off about 5k a year going by what practices that size usually tell us.',
    'They write off about 5k a year. dont say we know thats their number',
    'They currently use a big national brand i think',
    'He is a financial controller.',
    'I am the recruiter, Anna.',
    'I noticed they have no abandoned cart email. We did this for another brand and it brings in 18%.',
    "We'd rather allude to reliability than mention that directly.",
    'He has two daughters, but please leave the family out of the mail.',
    'I sign as Robert Haines, Regional Sales Manager.',
    'Their former IT person moved to a customer of ours, and he suggested I write.',
    'Their product pages have no size guide and we think that costs them sales.',
    '240 annotators, all employed by us, medical images only, agreement is 96.2%.',
  ])('keeps to itself "%s"', (context) => {
    const { aboutReader, proofs } = parseContext(context, { persona: 'Principal at a law firm' });
    expect([...aboutReader, ...proofs]).toEqual([]);
  });

  it('takes whom the mail offers for nobody else', () => {
    const context = 'Her name is Priya Raman. She talks well about succession.';
    const read = parseContext(context, { persona: 'podcast host', offer: 'A guest: a brush maker' });
    expect(read).toMatchObject({ proofs: ['She talks well about succession.'], aboutReader: [] });
    expect(read.recipient).toBeUndefined();
    expect(parseContext(context, { persona: 'podcast host' })).toMatchObject({
      aboutReader: ['You talk well about succession.'],
      recipient: { firstName: 'Priya' },
    });
  });

  it.each<[string, string | undefined]>([
    ['Signed by Anneke de Vries, Senior Account Executive.', 'Anneke de Vries'],
    ['my name is chris dolan. i applied on the website.', 'Chris Dolan'],
    ['The test is free. Signed, Leo from Answerly.', 'Leo'],
    ['Call me Bill, not William.', 'Bill'],
    ["They shipped after a long crunch 🎉 I'm Fiona and I run the place.", 'Fiona'],
    ['Regards from Tom Fields, Account Manager.', 'Tom Fields'],
    ['i was on call for six years. name: Raj. no buzzwords pls', 'Raj'],
    ['season just starting\nname: Jory Hale', 'Jory Hale'],
    ["We sort the licence.\nName's Priya Nandakumar", 'Priya Nandakumar'],
    ['I should like to be addressed as Dr Ruth Ellingham.', 'Dr Ruth Ellingham'],
    ['26 schools last winter\nDr Owen Marsh, Calder Valley', 'Dr Owen Marsh'],
    ['we dont sell compressors\n- Stan Kubiak from AirTally', 'Stan Kubiak'],
    ['keep it short\nfrom Bex', 'Bex'],
    ['Catalogue on request. Contact: Ms. Ilse Verhagen, Duraplank BV.', 'Ilse Verhagen'],
    // Whoever these are, they may be the reader.
    ['26 schools last winter\nOwen Marsh', undefined],
    ['Past guests: Lena Brock, Tom Adeyo', undefined],
    ["We're called Brunt Lane Farm, contact is Kofi.", 'Kofi'],
  ])('knows who signs in "%s"', (context, signature) => {
    expect(parseContext(context).signature).toBe(signature);
  });

  it('tells under the name what stands beside it in the last line', () => {
    expect(parseContext('12-13 aug\nTess, Millrace').signedAs).toBe('Millrace');
    expect(parseContext('only US east coast\nRay Costigan / Tallboy Search').signedAs).toBe('Tallboy Search');
  });

  it('takes a place, or a title alone, for nobody', () => {
    const read = (context: string, persona: string) => parseContext(context, { persona }).recipient;
    expect(read('season just starting', 'Head chef, gastropub, Peak District')).toBeUndefined();
    expect(
      read('Contact: Ms. Ilse Verhagen, Duraplank BV.', 'Procurement, parks department'),
    ).toBeUndefined();
  });

  it('reads the full stops of a telegram', () => {
    expect(
      parseContext('TRAINED 9 CREWS THIS YEAR STOP FAILURE RATE UNDER 2 PCT STOP TRAVEL INCLUDED', {
        persona: 'ship chandler',
        offer: 'fire drills',
      }).proofs,
    ).toEqual(['We trained 9 crews this year.', 'Our failure rate is under 2%.', 'Travel is included.']);
  });

  it('does not tell what points to a place that another note names', () => {
    expect(parseContext('diesel bill there down 38%').proofs).toEqual([]);
  });

  it('takes no pronoun for a name', () => {
    expect(parseContext('He is new in the role, he started in October.').recipient).toBeUndefined();
  });

  it('calls the reader by name and does not say so', () => {
    const { aboutReader, recipient } = parseContext(
      'We worked together at Tesco from 2016 to 2018, and she is called Nadia.',
    );
    expect(aboutReader).toEqual(['We worked together at Tesco from 2016 to 2018.']);
    expect(recipient).toEqual({ firstName: 'Nadia' });
  });
});

const plainFacts: readonly (readonly [string, string, string, string[]])[] = [
  [
    'Head of IT at a law firm',
    'A document search tool Book a demo',
    "It indexes 2 million files a day. There's a 30% discount for firms with fewer than 20 lawyers.",
    ['It indexes 2 million files a day.', "There's a 30% discount for firms with fewer than 20 lawyers."],
  ],
  [
    'Program director at a radio station',
    'A weekly show about gardening Send the pilot',
    "Currently airing on 17 stations across the Midwest. It's free to carry, with four minutes of local ad time left open.",
    ["It's free to carry, with four minutes of local ad time left open."],
  ],
  [
    'Small law firm',
    'I work as a virtual assistant Propose a trial',
    "I'm available 20 hours a week at $32 an hour.",
    ["I'm available 20 hours a week at $32 an hour."],
  ],
  [
    'Controller at a construction firm',
    'Invoice software Attend our webinar on lien waivers',
    'The webinar is on March 19 at 1pm Eastern, and attendees get one CPE credit. It lasts 45 minutes.',
    ['The webinar is on March 19 at 1pm Eastern, and attendees get one CPE credit. It lasts 45 minutes.'],
  ],
  [
    'Director of a foundation',
    'Our literacy program Request a meeting about a grant',
    'We need 25,000 pounds to open in four more schools.',
    ['We need 25,000 pounds to open in four more schools.'],
  ],
  [
    'Director of Admissions at a private university',
    'Chatbot that answers applicant questions Book a demo',
    'One partner university handled 31,000 questions without adding staff.',
    ['One partner university handled 31,000 questions without adding staff.'],
  ],
  [
    'Head of Sales at a lift maker',
    'CRM clean-up service',
    'One lift maker found 4,000 duplicates. Another college cut email by half.',
    ['One lift maker found 4,000 duplicates.', 'Another college cut email by half.'],
  ],
  ['COO of a courier firm', 'Driver app', 'It works offline.', ['It works offline.']],
  [
    'Editor at a trade magazine',
    'An article by our CTO',
    'He has built three battery plants.',
    ['He has built three battery plants.'],
  ],
  [
    'Registrar of a university',
    'Student card printing',
    'The university sends us a photo file and we print within three days. The client approves a sample first.',
    ['You send us a photo file and we print within three days.', 'You approve a sample first.'],
  ],
  [
    'IT manager at a gym chain',
    'Renewal of their backup subscription',
    'The list price goes up 12% on 1 July.',
    ['The list price goes up 12% on 1 July.'],
  ],
  [
    'Communications manager at a charity',
    'A short documentary made by our students',
    'A tutor supervises each crew of four.',
    ['A tutor supervises each crew of four.'],
  ],
  ['Museum director', 'Exhibit lighting', 'Our lamps use 60% less power.', ['Our lamps use 60% less power.']],
  [
    'Developer relations manager at an API company',
    'Documentation audits',
    'The client receives the recordings and suggested wording.',
    ['You receive the recordings and suggested wording.'],
  ],
  [
    'Quality manager at a device maker',
    'ISO 13485 audits Offer a free review',
    'The free review works like this: they send us their latest report, we read it, and we tell them on a call what is missing.',
    ['You send us your latest report. We read it, and we tell you on a call what is missing.'],
  ],
  [
    'Principal of a primary school',
    'Coding clubs',
    'The school only provides a room.',
    ['You only provide a room.'],
  ],
  [
    'General counsel at an insurance company',
    'Contract review software',
    "The product is hosted in the customer's own cloud tenant.",
    ['The product is hosted in your own cloud tenant.'],
  ],
];

it.each(plainFacts)(
  'tells a plain fact of the offer, to %s of %s: "%s"',
  (persona, offer, context, proofs) => {
    const plural = /^(?:Coding clubs|Documentation audits|ISO)/.test(offer);
    expect(parseContext(context, { persona, offer, plural })).toMatchObject({ proofs, aboutReader: [] });
  },
);

it.each([
  ['We need $40,000 to hit our target this quarter.'],
  ["There's a 10% discount if they push for it."],
  ['Our price goes up on 1 July by 6 percent, so we should sign before.'],
  ["It's a small bakery with 40 staff."],
  ["It's a long shot."],
  ['It works best if we mention the award.'],
  ['It costs us 4 euros per loaf to run.'],
  ["I'm not sure about the price."],
  ["I'm on holiday from Friday."],
  ["There's a new production lead since June."],
  ["It's slower than a machine, and they complain about it."],
  ['The summer course begins on 14 July.'],
])('tells nothing that is no fact of the offer: "%s"', (context) => {
  const { proofs } = parseContext(context, {
    persona: 'Owner of a bakery',
    offer: 'A dough mixer Get a slot in the course',
  });
  expect(proofs).toEqual([]);
});

it.each([
  [
    'Restaurant owner',
    "Their menu is a scanned PDF that can't be read on a phone.",
    "Your menu is a scanned PDF that can't be read on a phone.",
  ],
  [
    'General counsel at a company',
    'The company completed an acquisition in Q1 and is likely consolidating templates.',
    'Your company completed an acquisition in Q1.',
  ],
  [
    'A widow',
    'A mutual neighbor told me about the collection and said she would not mind.',
    'A mutual neighbor told me about your collection.',
  ],
  [
    'IT manager at a gym chain whose annual plan ends next month',
    'They have 212 devices enrolled.',
    'Your annual plan ends next month.',
  ],
  ['Restaurant critic at a paper', 'The restaurant seats 24.', undefined],
  ['Head of Claims at an insurer', 'The insurer receives a written report within five days.', undefined],
])('opens with what is the reader\'s and nothing else, to %s: "%s"', (persona, context, told) => {
  const { aboutReader } = parseContext(context, { persona, offer: 'A service' });
  expect(aboutReader).toEqual(told ? [told] : []);
});

it('has worked for whoever reads, and no longer does', () => {
  const { aboutReader } = parseContext('I worked for Priya at Lumen for three years.', {
    persona: 'Priya Raman, CTO at Fennel',
    offer: 'I am a backend engineer',
  });
  expect(aboutReader).toEqual(['I worked for you at Lumen for three years.']);
});
