import { describe, expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';

function read(context: string, persona = 'Owner of a cafe', offer = 'Loyalty app') {
  return parseContext(context, { persona, who: parsePersona(persona), offer });
}

describe('what whoever buys can do or will have', () => {
  it.each([
    ['They can import customers from QuickBooks.', 'You can import customers from QuickBooks.'],
    ['They can keep their current till.', 'You can keep your current till.'],
    [
      'They keep their preferred suppliers if the price is better.',
      'You keep your preferred suppliers if the price is better.',
    ],
    ['They only pay for active members.', 'You only pay for active members.'],
    ["They don't need new hardware.", "You don't need new hardware."],
    [
      "They'll get the recording if they register but can't come.",
      "You'll get the recording if you register but can't come.",
    ],
    ['They pay nothing, suppliers pay us.', 'You pay nothing. Suppliers pay us.'],
    ['She gets 12% commission.', 'You get 12% commission.'],
    ['Their data stays in the EU.', 'Your data stays in the EU.'],
    ['They choose the questions.', 'You choose the questions.'],
    ['Their volunteers can swap shifts on the phone.', 'Your volunteers can swap shifts on the phone.'],
    ['They pay after the first month.', 'You pay after the first month.'],
    ['They see every till at a glance.', 'You see every till at a glance.'],
    ['Their staff get training from us.', 'Your staff get training from us.'],
    ["takes a week, she doesn't pay if it fails.", "It takes a week, and you don't pay if it fails."],
    ["She'll have a dedicated manager.", "You'll have a dedicated manager."],
    [
      'The trial is free, they can compare it with their current list.',
      'The trial is free. You can compare it with your current list.',
    ],
  ])('is told of the offer and opens no mail: "%s"', (context, told) => {
    expect(read(context)).toMatchObject({ proofs: [told], aboutReader: [] });
  });

  it.each([
    'Residents get a clear bill. They can pay in the app.',
    'They keep bees on the roof.',
    'He can just send the file by reply.',
    'We call leavers within a week. Their data stays in the EU.',
    'He gets a bonus for every pilot.',
    'Our drivers hold a licence. They can choose the route.',
    'We work with 40 gyms. They get 12% of every sale.',
    'Their customers can pay by phone since May.',
    'They will need a new roof.',
  ])('is not heard in "%s"', (context) => {
    expect(read(context).proofs.join(' ')).not.toMatch(/\b[Yy]ou\b/);
  });
});

describe("the reader's kind of firm", () => {
  it.each([
    ['The hotel pays only for rooms that are sold.', 'You pay only for rooms that are sold.'],
    ['The hotel gets access to all reports.', 'You get access to all reports.'],
    ['The hotel keeps 30% of each sale.', 'You keep 30% of each sale.'],
  ])('is the reader in "%s"', (context, told) => {
    expect(read(context, 'Manager of a hotel', 'Booking engine').proofs).toEqual([told]);
  });

  it('is told of nobody where what it does goes on with it', () => {
    expect(read('The club keeps 30% for teams it hosts.', 'Secretary of a sports club').proofs).toEqual([]);
  });
});

describe("the reader's place", () => {
  it.each([
    ['The data stays in their tenant.', 'The data stays in your tenant.'],
    ['Nothing leaves their network.', 'Nothing leaves your network.'],
    [
      'We have 350 workers within 20 miles of their Edison site.',
      'We have 350 workers within 20 miles of your Edison site.',
    ],
    ['We serve 40 firms in their county.', 'We serve 40 firms in your county.'],
    [
      'The benchmark takes 30 minutes, no source code leaves their network.',
      'The benchmark takes 30 minutes, and no source code leaves your network.',
    ],
    ['Our customers keep their data in their cloud.', 'Our customers keep their data in their cloud.'],
  ])('is called so in "%s"', (context, told) => {
    expect(read(context, 'CIO at a bank', 'a benchmark').proofs).toEqual([told]);
  });
});

it.each([
  [
    'Recent ransomware attacks hit 3 hospitals in their state.',
    'CISO at a hospital',
    'Recent ransomware attacks hit 3 hospitals in your state.',
  ],
  [
    'Water tariffs in their county rise by 9% in July.',
    'COO of a car wash',
    'Water tariffs in your county rise by 9% in July.',
  ],
  [
    'In its latest annual report the chain committed to halving its emissions by 2030.',
    'Head of Sustainability at a grocery chain',
    'In your latest annual report you committed to halving your emissions by 2030.',
  ],
  [
    "Saw that they're sponsoring SaaStr this year.",
    'Marketing director',
    'I saw that you are sponsoring SaaStr this year.',
  ],
  ['They mention SOC 2 Type II on their trust page.', 'CTO', 'You mention SOC 2 Type II on your trust page.'],
  [
    'Peak is coming, they have 3 forklift ads on Indeed.',
    'Warehouse manager',
    'You have 3 forklift ads on Indeed.',
  ],
  [
    'Deadline is near; their net zero pledge was published last month; we automate it',
    'Energy manager',
    'Your net zero pledge was published last month.',
  ],
  [
    'Why them: they just started selling to enterprise and will need a pentest.',
    'CTO',
    'You just started selling to enterprise.',
  ],
  [
    "I applied through the careers portal on 3 March but haven't heard back yet.",
    'Hiring manager',
    'I applied through your careers portal on 3 March.',
  ],
])('opens with what goes on where the reader is: "%s"', (context, persona, told) => {
  expect(read(context, persona).aboutReader).toEqual([told]);
});

it.each([
  'A school in their town was closed after a scandal.',
  'Our customers in their region saved 9%.',
  'In March the chain announced a new brand.',
])('does not open with "%s"', (context) => {
  expect(read(context, 'Owner of a cafe').aboutReader).toEqual([]);
});

it('ends a sentence at a figure in milliseconds', () => {
  expect(read('The tool answers in 200 ms. Their data stays in the EU.').proofs).toContain(
    'Your data stays in the EU.',
  );
});

it('tells of several things only what nobody but a person keeps or pays', () => {
  const told = (context: string) =>
    parseContext(context, { persona: 'Museum director', offer: 'audio guides', plural: true }).proofs;
  expect(told('They keep all rights to the recordings.')).toEqual(['You keep all rights to the recordings.']);
  expect(told('They keep a charge until the evening.')).toEqual(['They keep a charge until the evening.']);
});

it.each([
  ['I pitched her in March but never heard back.', 'I pitched you in March.'],
  ['We emailed them in May about the audit.', 'We emailed you in May about the audit.'],
  ['I emailed them twice, no answer.', undefined],
  ['I loved the Slovenia series on their blog.', 'I loved the Slovenia series on your blog.'],
  [
    'They opened a shop in Leeds last week, and they want to halve waste.',
    'You opened a shop in Leeds last week.',
  ],
  ['They handled 2m calls last year per Google reviews.', 'You handled 2m calls last year.'],
  [
    'Introduced by Marcus Feld (CEO of Ortholane, her portfolio company).',
    'I am writing at the suggestion of Marcus Feld.',
  ],
  ['Sarah Lindqvist said I should get in touch.', 'I am writing at the suggestion of Sarah Lindqvist.'],
  [
    'We noticed the company is opening a warehouse in Leeds.',
    'We noticed that your company is opening a warehouse in Leeds.',
  ],
  ['I read her 2023 paper on seagrass.', 'I read your 2023 paper on seagrass.'],
  ['In January the company got clearance for its pump.', 'In January you got clearance for your pump.'],
])('opens with what sender and reader had to do with each other: "%s"', (context, told) => {
  expect(read(context).aboutReader).toEqual(told ? [told] : []);
});

it('says since when only where the mail opens with that', () => {
  const since = 'Since then we launched a mobile app.';
  expect(read(`We spoke in spring last year, he liked the demo but had no time. ${since}`)).toMatchObject({
    proofs: [since],
    aboutReader: ['We spoke in spring last year.'],
  });
  expect(read(`They complained twice. ${since}`).proofs).toEqual(['We launched a mobile app.']);
});

it.each([
  [
    'Parents association of a school',
    'Schools keep £2.40 of every towel sold.',
    'You keep £2.40 of every towel sold.',
  ],
  [
    'CEO of a payroll bureau',
    'Twenty bureaus sell it. Bureaus keep 40% of the fee.',
    'You keep 40% of the fee.',
  ],
  ['wedding venue owners', 'venues get 10% of each booking', 'You get 10% of each booking.'],
])('tells %s what all of the kind get', (persona, context, told) => {
  expect(parseContext(context, { persona, offer: 'tea towels' }).proofs).toContain(told);
});

it.each([
  ['Their staff could learn English on their phones.', 'Your staff could learn English on their phones.'],
  ['Their guests could request songs.', 'Your guests could request songs.'],
])('keeps what is theirs with those who work for the reader: "%s"', (context, told) => {
  const { aboutReader, proofs } = parseContext(context, {
    persona: 'HR manager at a hotel',
    offer: 'language classes',
  });
  expect({ aboutReader, proofs }).toEqual({ aboutReader: [], proofs: [told] });
});

it('tells what the staff of the reader could do as an offer and not as news', () => {
  const context = 'Their employees could volunteer as reading buddies, an hour a week.';
  const told = parseContext(context, {
    persona: 'Corporate giving manager at a bank',
    offer: 'Sponsorship of our reading program',
  });
  expect(told).toMatchObject({
    aboutReader: [],
    proofs: ['Your employees could volunteer as reading buddies, an hour a week.'],
  });
});

it('opens with news that the sender is near to, and signs with who thanks', () => {
  const context =
    'The bank opened a branch in Park Heights this year, one of our sites is four blocks away.\nDecision needed by end of March so we can order books.\nThank you, Denise Holloway, Development Director';
  const told = parseContext(context, {
    persona: 'Corporate giving manager at a bank',
    offer: 'Sponsorship of our reading program for kids',
  });
  expect(told).toMatchObject({
    aboutReader: [
      'Your bank opened a branch in Park Heights this year, and one of our sites is four blocks away.',
    ],
    proofs: ['We need a decision by the end of March so we can order books.'],
    signature: 'Denise Holloway',
    signedAs: 'Development Director',
  });
});

it.each([
  'Their auditors could miss fraud.',
  'Their staff would rather keep Excel.',
  'Their customers would notice outages.',
])('tells nothing of what could go wrong at the reader\'s: "%s"', (context) => {
  const { aboutReader, proofs } = parseContext(context, {
    persona: 'CFO at a bank',
    offer: 'audit software',
  });
  expect({ aboutReader, proofs }).toEqual({ aboutReader: [], proofs: [] });
});

it('tells the reader what one of its kind does beside what the sender grants', () => {
  const { proofs } = parseContext('The trial costs nothing and the café picks the days.', {
    persona: 'Owner of a café in Leeds',
    offer: 'Coffee cart for fairs',
  });
  expect(proofs).toEqual(['The trial costs nothing and you pick the days.']);
});
