import { describe, expect, it } from 'vitest';
import { readParts } from '../../../parts.ts';
import { parsePersona } from '../../persona/parse-persona.ts';
import { withSubject } from '../notes/note-subject.ts';
import { parseContext } from '../parse-context.ts';

it.each([
  [
    'The hospice, Lark House, has been open since 1998.',
    '',
    'The hospice, Lark House, has been open since 1998.',
  ],
  ['He milks forty goats.', 'an interview with our dairyman', 'He milks forty goats.'],
  [
    'Raising €400k, €150k committed.',
    'a seat in our seed round',
    'We are raising €400k, with €150k committed.',
  ],
  [
    'Kitchenly got 3.1x ROAS with 22 creators in their first campaign.',
    'an app',
    'Kitchenly got 3.1x ROAS with 22 creators in their first campaign.',
  ],
  ['Over 90 funerals catered.', 'a buffet', 'We have catered over 90 funerals.'],
  [
    'English, French and German speaking guides.',
    'tours',
    'We have English, French and German-speaking guides.',
  ],
  ['Currently serving 22 hotels in Kent.', 'linen', 'We are currently serving 22 hotels in Kent.'],
  ['Patent granted in 2024.', 'heat stores', 'A patent was granted in 2024.'],
  ['Two paying industrial customers.', 'heat stores', 'We have two paying industrial customers.'],
  ['Temperature range: -80 °C to +25 °C.', 'couriers', 'The temperature range is -80 °C to +25 °C.'],
  [
    'Collection and delivery six days a week.',
    'linen',
    'Collection and delivery are available six days a week.',
  ],
  ['2 person crew.', 'cleaning', 'We have a 2-person crew.'],
  [
    '1-week trial, dont pay if not happy.',
    'an app',
    'It comes with a 1-week trial, with no payment if you are not happy.',
  ],
  [
    'It is 1,100 words long and has not been published anywhere else.',
    'an article',
    'It is 1,100 words long and has not been published anywhere else.',
  ],
  [
    'Practices using the system report 35% fewer no-shows on average.',
    'an appointment system',
    'Practices using the system report 35% fewer no-shows on average.',
  ],
  [
    'The cards cost her £1.60 and usually sell at £3.50.',
    'cards',
    'The cards cost you £1.60 and usually sell at £3.50.',
  ],
  ['Up to 600 people.', 'an open-air cinema', 'There is room for up to 600 people.'],
  ['Two-week lead time.', 'cups', 'The lead time is two weeks.'],
  ['Month-to-month agreements.', 'ad management', 'The contract runs from month to month.'],
  ['BAA available.', 'an API', 'A BAA is available.'],
  ['Open Tuesday to Friday.', 'a shop', 'We are open Tuesday to Friday.'],
  ['Sold out every Friday since May.', 'a supper club', 'We have been sold out every Friday since May.'],
  ['Built a model that cut waste by 4%.', 'myself as a planner', 'I built a model that cut waste by 4%.'],
  [
    'About 900 listeners per episode, mostly smiths.',
    'a spot on our podcast',
    'We have about 900 listeners per episode, mostly smiths.',
  ],
  ['Average client saves 4 hours.', 'an app', 'Our average client saves 4 hours.'],
  ['Annual fee from £80.', 'a club', 'The annual fee starts at £80.'],
  ['Setup: two hours.', 'an app', 'Setup takes two hours.'],
  ['The company is called Emberstore.', 'a seed round', 'We are called Emberstore.'],
  ['Report within 5 days.', 'an audit', 'The report comes within 5 days.'],
  ['20 kg sacks', 'malt', 'It comes in 20 kg sacks.'],
  ['Delivery every Monday within 40 km.', 'malt', 'We deliver every Monday within 40 km.'],
  ['Family business since 1971.', 'malt', 'We have been a family business since 1971.'],
  ['been going since 2009.', 'agency nurses', 'We have been going since 2009.'],
  [
    'Case study: took one brand from 18% to 34% of revenue from email.',
    'an email agency',
    'We took one brand from 18% to 34% of revenue from email.',
  ],
  ['Public liability cover up to £5m.', 'comedy nights', 'We have public liability cover up to £5m.'],
  [
    'Hardware is loaned free of charge and we remove it if they choose not to continue.',
    'a pilot',
    'Hardware is loaned free of charge and we remove it if you choose not to continue.',
  ],
  ['600 metres of pipe in stock now.', 'pipes', 'We have 600 metres of pipe in stock now.'],
  ['12 patients are on the waiting list.', 'a clinic', '12 patients are on the waiting list.'],
  ['Broken trays are replaced free of charge.', 'trays', 'Broken trays are replaced free of charge.'],
  [
    'We travel from Bath, no travel fee within 50 km.',
    'a choir',
    'We travel from Bath, with no travel fee within 50 km.',
  ],
])('tells of the sender: "%s"', (context, offer, told) => {
  expect(parseContext(context, { persona: 'Radio producer', offer })).toMatchObject({
    proofs: [told],
    aboutReader: [],
  });
});

it.each([
  [
    '61 buildings live, $118k MRR, growing 19% m/m.',
    'We have 61 buildings live and $118k MRR, and we are growing 19% month on month.',
  ],
  [
    '2,100 paying users, €38k MRR, churn 2.1%.',
    'We have 2,100 paying users and €38k MRR, with churn of 2.1%.',
  ],
])('tells an investor how far the sender is: "%s"', (notes, told) => {
  const persona = 'Marcus Adeyemi, partner at a seed fund';
  const { proofs, aboutReader } = parseContext(`${notes} He wrote a post in May about 'dull pumps'.`, {
    persona,
    offer: 'our seed round',
  });
  expect(proofs).toEqual([told]);
  expect(aboutReader).toEqual(["You wrote a post in May about 'dull pumps'."]);
});

it('quotes the reader in whole', () => {
  const notes = "She said on a panel in May that 'hospitals buy slowly but never leave'.";
  expect(parseContext(notes, { persona: 'Elena Fischer, partner at a fund' }).aboutReader).toEqual([
    "You said on a panel in May that 'hospitals buy slowly but never leave'.",
  ]);
});

it('has whoever offers himself sign with the only name, and greets nobody by it', () => {
  const read = parseContext('Name Samira Holub, can start in August.', {
    persona: 'hiring manager at an insurer',
    offer: 'me: a nurse with a data course',
  });
  expect([read.signature, read.recipient]).toEqual(['Samira Holub', undefined]);
});

it('tells two of one post by their names', () => {
  const persona = 'CEO at a seed fund, Margarethe Lind, invests in hardware';
  expect(parseContext('Eleni Stavra, CEO, Plintha Energy.', { persona }).signature).toBe('Eleni Stavra');
});

it('takes "she" after who writes for no news of the reader', () => {
  const { aboutReader } = parseContext('sender Luisa Pint / Tiny Drums. she is a trained drummer', {
    persona: 'nursery manager',
  });
  expect(aboutReader).toEqual([]);
});

it('says who signs at the end and not before', () => {
  expect(parseContext('i am beekeeper Lotte Brand, insured.').proofs).toEqual([]);
});

it('does not take the sender for the reader', () => {
  const { recipient } = parseContext('Contact: Jonas Feld, Tidemill GmbH', { persona: 'Plant manager' });
  expect(recipient).toBeUndefined();
});

it.each([
  ['We map frost. my name Rui', 'Rui', undefined],
  ["it's the two of us, Mags and Del", 'Mags and Del', undefined],
  ['always busy - Nia', 'Nia', undefined],
  ['im Darren Polk from Scanmend. no jargon', 'Darren Polk', 'Scanmend'],
  ['from Tom at Slotwise. mention the fair', 'Tom', 'Slotwise'],
  ['this is from Niall Farrow at Tablepeg, we are 3', 'Niall Farrow', 'Tablepeg'],
  ['Josephine Adair, Stillwater Line (charity). be gentle', 'Josephine Adair', 'Stillwater Line'],
  ['Writing on behalf of Moira Teale in fundraising.', 'Moira Teale', undefined],
  ['Sudsmoor, its me Kerensa and my sister.', 'Kerensa', undefined],
  ['Jas Dhillon, Rebound IT, ex technician himself.', 'Jas Dhillon', undefined],
  ['Contact person: Annelies Verha, Thread & Frame Trust.', 'Annelies Verha', 'Thread & Frame Trust'],
  ['83 shops use us. Ringside Phones, writer is Dolores Quin.', 'Dolores Quin', undefined],
  ['Yours, Aldous Penn, Penn & Daughter Organs, Truro.', 'Aldous Penn', 'Penn & Daughter Organs'],
  ['Freelance, Callum Drys. Printed twice.', 'Callum Drys', undefined],
  ['i am beekeeper Lotte Brand, 14 yrs', 'Lotte Brand', undefined],
  ["I'm chair, Benedikt Osei. 34 artists.", 'Benedikt Osei', undefined],
  ["I'm Gordon Tett volunteer fundraiser.", 'Gordon Tett', undefined],
  ['company = Nightjar. me = Teo Vill. Short!!', 'Teo Vill', 'Nightjar'],
  [
    'On behalf of Hendrika Molen, managing director at Veegwerk.',
    'Hendrika Molen',
    'Managing director at Veegwerk',
  ],
  ['hi its Odin from Two Gulls Games (Odin Lark).', 'Odin', 'Two Gulls Games'],
  ['Marisol Teague, photographer. clients: two bars', 'Marisol Teague', 'Photographer'],
  ["i'm a glaciologist wintering at Station Halvard.", undefined, undefined],
  ['Ray from Cutwater Snow & Lawn. 11 trucks.', 'Ray', 'Cutwater Snow & Lawn'],
  ['57 clients so far. Nadia Corrin, Slate Audit. No jargon.', 'Nadia Corrin', 'Slate Audit'],
  ['I am Joost Halm from Kiezel Works', 'Joost Halm', 'Kiezel Works'],
  ["I'm Hugo van Laar, programme lead.", 'Hugo van Laar', 'Programme lead'],
  ['hosts are me (Del Rennet) and my sister', 'Del Rennet', undefined],
  ['Founder writing is Aoife Farrow. Pilot line in Galway.', 'Aoife Farrow', undefined],
  ['Ghent, Antwerp and Bruges. Iron Works, Bristol.', undefined, undefined],
  ['97% on time. stan 07700 900142', 'Stan', undefined],
  ['free samples. im Jupe', 'Jupe', undefined],
  ['Account exec: Felix Trent. Our name: Openhour Counselling.', 'Felix Trent', 'Openhour Counselling'],
  ['We = Kaltwerk Boxes GmbH, contact Jonas Ebeling.', 'Jonas Ebeling', 'Kaltwerk Boxes GmbH'],
  ['Our name: Openhour Counselling. 16 colleges served.', 'Openhour Counselling', undefined],
  ['Writer: Ann Straub, Partner, Fenhurst Capital.', 'Ann Straub', 'Partner, Fenhurst Capital'],
  ['Dr. Celeste Abara. The study came out in May.', 'Dr. Celeste Abara', undefined],
  ['I taught for 30 years. Judith Penhallow', 'Judith Penhallow', undefined],
  ['58 clubs in Kent. Cheers, Marlon (Touchline Threads)', 'Marlon', 'Touchline Threads'],
  ["Hi, I'm with Bramblegate Staffing (Lorna Achter, client lead).", 'Lorna Achter', undefined],
  ['With best regards from Dott. Edo Gallinari, Export Manager.', 'Dott. Edo Gallinari', 'Export Manager'],
  ['Two of five slots are left. Organiser: Beatriz Sal.', 'Beatriz Sal', 'Organiser'],
  ['No minimum volume. Written from Stacy, Partner Manager.', 'Stacy', 'Partner Manager'],
  ["We are raising money. I'm the CEO, Miriam Stadlober.", 'Miriam Stadlober', undefined],
  ['Family business since 2004, owner Ray Castel, licensed CPO.', 'Ray Castel', 'Licensed CPO'],
  ['Executive director: Terrence Oka.', 'Terrence Oka', undefined],
  ['Nothing is sold. Contact person: Dr Aoife Brann.', 'Dr Aoife Brann', undefined],
])('signs as "%s" says, to several readers', (context, signature, signedAs) => {
  const read = parseContext(context, { persona: 'buyers at delis', who: parsePersona('buyers at delis') });
  expect([read.signature, read.signedAs, read.recipient]).toEqual([signature, signedAs, undefined]);
});

it('greets one reader by a name that nobody signs with, and takes no manager of his for the sender', () => {
  const persona = 'Chief executive of a museum';
  const read = (context: string) => parseContext(context, { persona, who: parsePersona(persona) });
  expect(read('Dr. Celeste Abara.')).toMatchObject({
    recipient: { firstName: 'Celeste', surname: 'Abara' },
  });
  expect(read('Orla Beck, joined in June from a bank.').signature).toBeUndefined();
  expect(read('Manager: Ann Bell.').signature).toBeUndefined();
  expect(parseContext('Manager: Ann Bell.', { persona: 'Manager of a museum' }).signature).toBeUndefined();
});

it.each([
  ['Owners of bakeries', []],
  ['Owner of a bakery', ['You won regional gold for the sourdough in March.']],
])('takes a prize for that of "%s" where that is one', (persona, told) => {
  const context = parseContext('Won regional gold for the sourdough in March', {
    persona,
    who: parsePersona(persona),
    offer: 'flour',
  });
  expect(context.aboutReader).toEqual(told);
});

it("takes nobody of the sender's for the reader, and whoever would start for him", () => {
  const read = (context: string) =>
    parseContext(context, { persona: 'Technology reporter', offer: 'a study of apps' });
  expect(read('Contact is our research lead, Vik Des, who is free all week.')).toMatchObject({
    proofs: [],
    aboutReader: [],
  });
  expect(read('The email comes from Amara. We cannot promise outcomes.').proofs).toEqual([]);
  const { context } = readParts({
    persona: "Parents' committee lead at a youth football club",
    offer:
      'Custom kit printing with no minimums. Players order their own online so nobody has to collect money.',
    goal: 'Let us set up a free club shop page they can try',
    tone: 'friendly',
    additionalContext:
      'We look after 58 clubs in Kent. If they start before June we throw in 20 training bibs.',
  });
  expect(context.proofs.at(-1)).toBe('If you start before June we throw in 20 training bibs.');
});

it('takes those of whom a recruiter speaks for nobody who reads', () => {
  const read = parseContext('They process 9 TB of images a day. They are my exclusive client.', {
    persona: 'Backend engineer',
    offer: 'Staff engineer role',
  });
  expect(read.aboutReader).toEqual([]);
});

it.each([
  ['It has tested 8 insurers. In 6 of these, we reached data within 9 days.', []],
  ['Not sure whether to lead with the money, you choose.', []],
  ['False positives went down 54% at a bank.', ['False positives went down 54% at a bank.']],
])('says of %j what can be said', (context, proofs) => {
  expect(parseContext(context, { persona: 'Buyers', offer: 'tests', plural: true }).proofs).toEqual(proofs);
});

it.each(['They merged with St. Mary.', 'Their new site is near Mt. Helen', 'We met Dr. Jones.'])(
  'takes the name in "%s" for nobody who signs',
  (context) => {
    expect(parseContext(context, { persona: 'IT director at a hospital' }).signature).toBeUndefined();
  },
);

it('signs with nobody of a list, and with nobody who leads the reader', () => {
  const sign = (context: string, persona: string) =>
    parseContext(context, { persona, who: parsePersona(persona) }).signature;
  expect(sign('Past guests: Oliver Grant, Dr. Mei Tanaka.', 'Authors with a new book')).toBeUndefined();
  expect(sign('From Leeds, Bradford and York we deliver daily.', 'Baker')).toBeUndefined();
  expect(sign('CEO: Jane Doe, Acme Foods. They opened a plant.', 'Head of marketing')).toBeUndefined();
  expect(sign('Our club has 400 members. The chair is Ann Bell.', 'Chair of a trust')).toBeUndefined();
});

it('says nothing of what another answered', () => {
  const context = 'We talked at the fair last year. We first asked Wageningen and they said no.';
  expect(parseContext(context, { persona: 'Professor of soil physics' })).toMatchObject({
    proofs: [],
    aboutReader: ['We talked at the fair last year.'],
  });
});

it('says nothing of figures without what they are of', () => {
  expect(parseContext('Last client: Bell & Row, from 9% to 28%.').proofs).toEqual([]);
});

it.each([
  ['We shot 60 weddings. I hated the editing. jess', 'Jess', undefined],
  ['£9 per van. They have 45 vans. Steve', 'Steve', undefined],
  ['30 gyms so far. cheers Ollie', 'Ollie', undefined],
  ['No rush. warmly, Hugh', 'Hugh', undefined],
  ['90 shops have it. Nell x', 'Nell', undefined],
  ['35 florists have it. Ailbhe x', 'Ailbhe', undefined],
  ['I grew up two streets away. Kath Ormerod', 'Kath Ormerod', undefined],
  ['I ran my own practice until 2019. Helen (MRCVS)', 'Helen', undefined],
  ['Sincerely, Pieter Claes, Managing Partner', 'Pieter Claes', 'Managing Partner'],
  ['Two parishes have it. Mr Alan Whitby signs, Sales Director.', 'Alan Whitby', 'Sales Director'],
  ['No minimum. Sign-off: Arlo, Sprout Barn', 'Arlo', 'Sprout Barn'],
  ['Sender is Hollis & Crane, signed by Emma Crane.', 'Emma Crane', 'Hollis & Crane'],
  ['Sign Jo & Ned.', 'Jo & Ned', undefined],
  ['No rush. Cheers, Bo and the night crew', 'Bo and the night crew', undefined],
  ['Thanks! Jonno Reeve', 'Jonno Reeve', undefined],
  ['We come to you. x Noor', 'Noor', undefined],
  ['Regards Dr. Henrik Falk', 'Dr. Henrik Falk', undefined],
  ['We play pop too. Sign Mia and the quartet', 'Mia and the quartet', undefined],
])('signs as who takes his leave in "%s", to one reader', (context, signature, signedAs) => {
  const read = parseContext(context, { persona: 'Office manager at a law firm' });
  expect([read.signature, read.signedAs, read.recipient]).toEqual([signature, signedAs, undefined]);
});

it.each([
  'They just hired a new buyer, Steve. Met Steve at the fair. Steve',
  'Steve',
  'Priority high. Ann Bell',
])('signs with nobody who may be the reader: "%s"', (context) => {
  expect(parseContext(context, { persona: 'Office manager at a law firm' }).signature).toBeUndefined();
});

it('greets nobody who looks after the record of the reader', () => {
  const { recipient } = parseContext('Budget opens in April. Owner: Priya Nair.', {
    persona: 'HR director at a logistics company',
  });
  expect(recipient).toBeUndefined();
});

it('gives what is booked its article', () => {
  expect(withSubject('Schedule was full by June 20')).toBe('The schedule was full by June 20');
});

it('does not tell of "one" where the sentence that says of what is not told', () => {
  expect(parseContext('We have one already (cannot disclose which).', { offer: 'a grant' }).proofs).toEqual(
    [],
  );
});

it('has whoever the notes are from at their end sign', () => {
  expect(parseContext('price quoted up front; from Denise').signature).toBe('Denise');
  expect(parseContext('They order from Denmark').signature).toBeUndefined();
});

describe('notes of whoever writes of himself', () => {
  const applicant = {
    persona: 'Hiring manager at a start-up',
    offer: 'Full-stack developer',
    ofOneself: true,
  };
  it.each([
    [
      'Built a payments platform processing $2M monthly.',
      'I built a payments platform processing $2M monthly.',
    ],
    ['Available to start immediately.', 'I am available to start immediately.'],
    [
      'Has spoken at 30+ conferences including TechSummit.',
      'I have spoken at 30+ conferences including TechSummit.',
    ],
    ['Published in National Geographic.', 'I have been published in National Geographic.'],
    ["Author of 'Responsible Machines'.", "I am the author of 'Responsible Machines'."],
  ])('are told as his: "%s"', (note, told) => {
    expect(parseContext(note, applicant).proofs).toEqual([told]);
  });

  it.each(['Got laid off with my whole team in May.', 'Quit my last job after a row.'])(
    'stay out where they are private: "%s"',
    (note) => {
      expect(parseContext(note, applicant).proofs).toEqual([]);
    },
  );
});

it.each([
  'Values long-term partnerships over quick wins.',
  'Support volume has doubled since their launch. Average response time is 12 hours.',
])('tells nothing of the offer that is said of the reader: "%s"', (notes) => {
  expect(parseContext(notes, { persona: 'Head of support', offer: 'AI chatbot' }).proofs).toEqual([]);
});

it('knows whom a story is about', () => {
  const told = parseContext('She is available for interviews.', {
    persona: 'Local newspaper editor',
    offer: 'Story about a 17-year-old who built a prosthetic hand',
  });
  expect(told).toMatchObject({ proofs: ['She is available for interviews.'], aboutReader: [] });
});

it.each([
  [
    'No fee. Contact: Marcus Beale, VP Hospitality, Unity Purchasing',
    'Marcus Beale',
    'VP Hospitality, Unity Purchasing',
  ],
  ['In stock: 400.\nContact: Pieter de Vries, MedNorth Supply', 'Pieter de Vries', 'MedNorth Supply'],
  ['- In stock: 400\n- Founder: Elena Vasquez, ShelfRx', 'Elena Vasquez', 'ShelfRx'],
  [
    'No monthly fee. Sender Lucy Tran, Partnerships @ Forkfluence.',
    'Lucy Tran',
    'Partnerships at Forkfluence',
  ],
  [
    'Sender: Melissa Grant, Enrollment Solutions, CampusLens',
    'Melissa Grant',
    'Enrollment Solutions, CampusLens',
  ],
  ['Jim Ostrander, Business Development, TrueTake', 'Jim Ostrander', 'Business Development, TrueTake'],
  ['No rush. From Nick Caruso, ShiftReady, 732 area.', 'Nick Caruso', 'ShiftReady'],
  ['From: Omar Reyes, Fleet Sales, Voltvan, Leeds', 'Omar Reyes', 'Fleet Sales, Voltvan'],
  [
    'Sender: Tom Redding, P.E., Municipal Programs, Brightway Energy',
    'Tom Redding, P.E.',
    'Municipal Programs, Brightway Energy',
  ],
  ['Sender: Ada Nguyen, Senior Director, Ledger Inc.', 'Ada Nguyen', 'Senior Director, Ledger Inc.'],
  [
    '- no wiring\n- from Jenna Hale, Sales Manager, FrostLine Sensors',
    'Jenna Hale',
    'Sales Manager, FrostLine Sensors',
  ],
  ['Keep it short. Travis, SkyPitch', 'Travis', 'SkyPitch'],
  ['Our choir sang in May. Chairwoman: Dr. Claudia Reiter', 'Dr. Claudia Reiter', undefined],
  ['Keep it short. Cheers, Danny (Gigfix)', 'Danny', 'Gigfix'],
  ['Sender: Ruth Mbeki - Skymeasure - Bristol', 'Ruth Mbeki', 'Skymeasure'],
  ['Sender: me, Jake Lyle from Podreach.', 'Jake Lyle', 'Podreach'],
  ['PR contact: Amy Chan, Bolt PR', 'Amy Chan', 'Bolt PR'],
  ['Sender: Holly Webb, Research Lead, Chalkboard (Leeds)', 'Holly Webb', 'Research Lead, Chalkboard'],
  [
    'I am writing on behalf of Northwood Capital Partners. Yours sincerely, Elisabeth Ahlgren, Partner',
    'Elisabeth Ahlgren',
    'Partner, Northwood Capital Partners',
  ],
  ['Keep it short. Rory @ Tillhouse', 'Rory', 'Tillhouse'],
  ['Keep it short. Cheers, Ed at Greenwise', 'Ed', 'Greenwise'],
  ['from Sanne Visser - Wielverzekerd', 'Sanne Visser', 'Wielverzekerd'],
  ['Sent by Hannah Pole, Customer Success, Pawline', 'Hannah Pole', 'Customer Success, Pawline'],
  ['Sender - Priya Nair (Solutions Lead), Loafcast', 'Priya Nair', 'Solutions Lead, Loafcast'],
  ['Contact me: Felix Brandt, Sales Director, Talkwing', 'Felix Brandt', 'Sales Director, Talkwing'],
  ["No fee. I'm writing on behalf of the Lakeside Running Club.", 'Lakeside Running Club', undefined],
  ['We write on behalf of Marlow & Sons.', 'Marlow & Sons', undefined],
  [
    'My name is Laura Henning and I am an account executive at Replywell.',
    'Laura Henning',
    'Account executive at Replywell',
  ],
  ['Hi, this is Mia Torres, SDR at Fetchly.', 'Mia Torres', 'SDR at Fetchly'],
  [
    "Signed by Ruth Ansel, Team Lead at Givewell... actually call us GiveRoot, that's the name.",
    'Ruth Ansel',
    'Team Lead at GiveRoot',
  ],
])('signs with post and firm as "%s" says', (context, signature, signedAs) => {
  const read = parseContext(context, { persona: 'Procurement director at a hotel group' });
  expect([read.signature, read.signedAs, read.recipient]).toEqual([signature, signedAs, undefined]);
  expect(read.proofs.join(' ')).not.toMatch(/account executive|behalf|call us/);
});

it.each([
  ["I'm Derek at CrewPath, used to run a mowing crew myself.", 'I used to run a mowing crew myself.'],
  ['I am Ravi from Nordlux, ran a kitchen for 12 years.', 'I ran a kitchen for 12 years.'],
  ['Jonas Weber, the sender, used to buy for a retailer himself.', 'I used to buy for a retailer myself.'],
])('tells what the sender did before: "%s"', (context, told) => {
  const { proofs, signature } = parseContext(context, { persona: 'Owner of a landscaping company' });
  expect(proofs).toEqual([told]);
  expect(told).not.toContain(signature ?? ' ');
});

it.each([
  ['Contact: Rita Moss, GM', 'GM at a hotel', 'Rita'],
  ['Contact: Rita Moss, Harbour Hotels. They opened a spa.', 'Operations director at Harbour Hotels', 'Rita'],
  ['Dealer Name: Coleman Auto Group, GM is Pat Coleman.', 'Owner / GM of a car dealership', 'Pat'],
  ['Name: Oliver Hart. Me: Gail Forster, Head Coach at Splashworks', 'Principal of a school', 'Oliver'],
  ['Name: Isabel Frey. Sender: Jonas, co-founder of Marginly', 'COO of an agency', 'Isabel'],
  ['The CEO is Lena Ford.', 'CFO at a chain of gyms', undefined],
  ['Contact: Jane Doe, Acme Logistics. Stage: New.', 'VP Operations at a carrier', 'Jane'],
])('greets by the name in "%s"', (context, persona, firstName) => {
  expect(parseContext(context, { persona }).recipient?.firstName).toBe(firstName);
});

it.each([
  ['Staff engineer role on a small team, fully remote', 'Senior backend engineer', 'Priya'],
  ['Contract engineers for backend teams', 'Head of engineering at a bank', undefined],
  ['A senior Go engineer for your backend role', 'Hiring manager at a bank', undefined],
])(
  'takes a candidate for whoever reads of "%s" only where a post is offered',
  (offer, persona, firstName) => {
    const { recipient } = parseContext('Candidate: Priya Raman\nSender: Tom Adler', { persona, offer });
    expect(recipient?.firstName).toBe(firstName);
  },
);

it.each([
  'Recording takes 45 minutes. Past guests: Oliver Grant, Dr. Mei Tanaka.',
  'Sarah from marketing recommended I contact you.',
  'The photographer, Iria Castro, can give a talk.',
])('lets nobody sign who is only named: "%s"', (notes) => {
  expect(
    parseContext(notes, { persona: 'Authors', offer: 'guest spot on my podcast' }).signature,
  ).toBeUndefined();
});

it.each([
  [
    'The operator, Veridane Telecom, published a tender notice last year.',
    'Chief Procurement Officer, telecommunications operator',
  ],
  ['Show is called Muddy Ledger, host is Dale.', 'podcast host, show about farming'],
  ['The group is called Solmare Hotels.', 'Head of training at a hotel group'],
])('greets nobody by the name of a firm or a show: "%s"', (notes, persona) => {
  expect(parseContext(notes, { persona, offer: 'risk monitoring' }).recipient).toBeUndefined();
});
