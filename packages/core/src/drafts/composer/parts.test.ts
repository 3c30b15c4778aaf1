import { describe, expect, it } from 'vitest';
import { readParts } from './parts.ts';
import { toSlots, withoutBracket } from './slots.ts';

function partsOf(offer: string, persona = 'Operations manager at a bus company') {
  return readParts({ persona, offer, goal: 'Short call', tone: 'professional' });
}

it("takes the practice's own name, told to a practice, for the reader's", () => {
  const offer = "Meal plans under the practice's own name";
  expect(partsOf(offer, 'Owner of a dental practice').offer.noun?.withOur).toContain('under your own name');
  expect(partsOf(offer, 'Owner of a gym').offer.noun?.withOur).toContain("the practice's own name");
});

it('says "it" of a product right after its name', () => {
  const { context } = readParts({
    persona: 'VP of Sales',
    offer: 'Salespulse, a sales forecasting platform',
    goal: 'Book a demo',
    tone: 'formal',
    additionalContext: 'Salespulse connects to our CRM. Salespulse predicts revenue within 4%.',
  });
  expect(context.proofs).toEqual(['It connects to our CRM.', 'Salespulse predicts revenue within 4%.']);
});

it('tells of a guest by what the notes say of her, and asks for her', () => {
  const { context, goal } = readParts({
    persona: 'Podcast hosts who cover work',
    offer: 'An interview with a signalwoman who retrained as a pilot at 50',
    goal: 'Get booked as a guest',
    tone: 'friendly',
    additionalContext: 'She has spoken at three schools.',
  });
  expect(context).toMatchObject({ proofs: ['She has spoken at three schools.'], aboutReader: [] });
  expect(goal).toMatchObject({ base: 'have her on as a guest' });
});

describe('what is asked', () => {
  const slotsOf = (goal: string) =>
    toSlots(
      readParts({ persona: 'IT manager at a school', offer: 'Refurbished laptops', goal, tone: 'friendly' }),
    );

  it('is put as a question, where it can be', () => {
    const slots = slotsOf('Find out whether they plan to replace laptops this year');
    expect(slots.direct).toBe('Do you plan to replace laptops this year?');
    expect(slots.indirect).toBeUndefined();
  });

  it('is led up to where it asks why, or is no one question', () => {
    expect(slotsOf('Understand why they stopped').indirect).toBe('why you stopped');
    expect(slotsOf('Find out the deadline and the fee').indirect).toBe('the deadline and the fee');
  });

  it('is asked by one where one would come', () => {
    expect(slotsOf("I'd like to bring her a sample on Monday and hear what she thinks").leave).toBe(
      'bring you a sample on Monday and hear what you think',
    );
    expect(
      readParts({
        persona: 'Cafe owner',
        offer: 'Pastries',
        goal: "I'd love to drop in on Monday",
        tone: 'friendly',
      }).alone,
    ).toBe(true);
    expect(
      readParts({ persona: 'Cafe owner', offer: 'Pastries', goal: "We'd love to drop in", tone: 'friendly' })
        .alone,
    ).toBe(false);
  });

  it('is sent and not held where it is a box', () => {
    expect(slotsOf('Offer a tasting box').held).toBeUndefined();
    expect(slotsOf('Offer a tasting').held).toBe('');
  });
});

describe('a guest', () => {
  it.each([
    ['guest: our founder. An insolvency practitioner until 2019', 'have our founder as a guest'],
    ['A guest for your show: our CTO, who ran the lab', 'have our CTO as a guest'],
  ])('is who "%s" names', (offer, base) => {
    expect(
      readParts({ persona: 'podcast hosts', offer, goal: 'book a guest slot', tone: 'casual' }).goal,
    ).toMatchObject({ base });
  });
});

it.each([
  ['have them call me', true],
  ['look at a prototype I built', true],
  ['I want them to try our product', false],
  ['I would like a call', false],
  ['get them to send us a brief', false],
])('hears from "%s" whether one person asks', (goal, alone) => {
  expect(readParts({ persona: 'CFO', offer: 'Payroll software', goal, tone: 'casual' }).alone).toBe(alone);
});

it('has whoever applies be invited to an interview', () => {
  const applied = {
    persona: 'Engineering manager',
    offer: 'My application: 8 years of Go',
    tone: 'formal',
  } as const;
  expect(readParts({ ...applied, goal: 'Get an interview' }).goal).toMatchObject({
    base: 'invite us to an interview',
  });
});

it.each([
  ['Workshops for up to 16 people, held at their own offices', /at your own offices/],
  ['Workshops for clubs that play on their own ground', /on their own ground/],
])('gives "%s" where the reader is, if it is given there', (offer, expected) => {
  const { noun, statements, extras } = partsOf(offer).offer;
  expect([noun?.withArticle, ...statements, ...extras].join(' ')).toMatch(expected);
});

it('looks for no more than a whole name', () => {
  const goal = { persona: 'Founder', goal: 'get a reply', tone: 'direct' } as const;
  const soughtOf = (offer: string) => toSlots(readParts({ ...goal, offer })).sought;
  expect(soughtOf('SEO services')).toBe('SEO');
  expect(soughtOf('Fractional CFO')).toBe('a fractional CFO');
  expect(soughtOf('Sales commission software')).toBe('sales commission software');
  expect(soughtOf('SEO health checks by phone')).toBe('SEO health checks');
  expect(soughtOf('Sales commission platform')).toBe('a sales commission platform');
  expect(soughtOf('Sales commission gadget for teams')).not.toBe('a sales commission');
});

describe('whose side a goal is on', () => {
  const slotsOf = (offer: string, goal: string) =>
    toSlots(readParts({ persona: 'Owner of a small print shop', offer, goal, tone: 'professional' }));

  it.each([
    ['An order for 300 tote bags', 'get a quote', 'send us a quote'],
    ['We are looking for a printer for our menus', 'ask for a price list', 'send us your price list'],
    ["I'm a bookbinder with ten years of experience", 'a paid trial day', 'consider me for a paid trial day'],
    ['Me as a guest on home brewing', 'get invited on the show', 'invite me on your show'],
    ['Registers bound by hand', 'become a sponsor', 'become a sponsor'],
  ])('"%s" and "%s"', (offer, goal, deed) => {
    expect(slotsOf(offer, goal).do).toBe(deed);
  });

  it('lets who wants to rent a place view it', () => {
    expect(slotsOf('We want to rent the shop on Elm Street', 'view the shop').leave).toBe('view the shop');
  });

  it('tells what is always open to the reader, and does not ask it', () => {
    const slots = slotsOf('I broker the sale of print shops', 'That he knows he can ring me any time');
    expect(slots).toMatchObject({ welcome: 'ring me any time', do: undefined });
    expect(
      slotsOf(
        'A walking group for the bereaved',
        'Let them know they can join a walk by calling us, whenever they feel ready',
      ),
    ).toMatchObject({ welcome: 'join a walk by calling us, whenever you feel ready', do: undefined });
  });
});

it('asks for the guest who is proposed', () => {
  const { goal } = readParts({
    persona: 'Bookers for podcasts',
    offer: 'Guest: Orla Finn, who rowed to Iceland alone',
    goal: 'Book her for a recording in May',
    tone: 'formal',
  });
  expect(goal).toMatchObject({ base: 'book Orla for a recording in May' });
});

it.each([
  [
    'A keynote slot at our annual credit union conference',
    'Invite her to speak',
    'speak at our annual credit union conference',
  ],
  ['We run a yearly conference for beekeepers in Ghent', 'invite him to speak', 'speak at our conference'],
  ['A talk slot at GeoMeet Utrecht, 25 minutes', 'invite them to present', 'present at GeoMeet Utrecht'],
  ['A fee and travel', 'invite her to speak', 'speak'],
])('says where one would speak: "%s"', (offer, goal, base) => {
  expect(readParts({ persona: 'Professor', offer, goal, tone: 'formal' }).goal).toMatchObject({ base });
});

it.each([
  ['Open-air concerts in the park', 'consider our application for a permit'],
  ['We hand out a permit to every stall', 'apply for a permit'],
])('knows who applies for a permit: "%s"', (offer, base) => {
  expect(
    readParts({ persona: 'City council', offer, goal: 'Apply for a permit', tone: 'formal' }).goal,
  ).toMatchObject({ base });
});

it.each([
  ['Angela Whitmore, CFO at a bank', 'Ms. Whitmore spoke in May.', 'formal', 'Ms'],
  ['Angela Whitmore, CFO at a bank', 'Ms. Whitmore spoke in May.', 'friendly', undefined],
  ['Susan Keller, practice owner', 'Dr Keller wrote about recall.', 'friendly', 'Dr'],
  ['Angela Whitmore, CFO at a bank', 'Mr. Bell asked for it.', 'formal', undefined],
] as const)(
  'greets "%s" with the title of "%s" in a %s mail',
  (persona, additionalContext, tone, honorific) => {
    const { addressee } = readParts({
      persona,
      additionalContext,
      offer: 'Audits',
      goal: 'Short call',
      tone,
    });
    expect(addressee.honorific).toBe(honorific);
  },
);

it('offers whoever sells no use, and asks no favour, where the sender buys', () => {
  const slots = toSlots(
    readParts({
      persona: 'Leader of a jazz trio',
      offer: 'We want to book your band for our wedding',
      goal: 'Ask for a quote',
      tone: 'friendly',
    }),
  );
  expect(slots).toMatchObject({
    do: 'send us a quote',
    like: undefined,
    sells: undefined,
    kindness: undefined,
  });
});

it('asks whoever sells for the price list, where the sender buys', () => {
  const { goal } = readParts({
    persona: 'Sales office of a mill',
    offer: 'We are a small brewery looking for a malt supplier',
    goal: 'Get a price list and find out the minimum order',
    tone: 'casual',
  });
  expect(goal).toMatchObject({ base: 'send us your price list and tell us the minimum order' });
});

it('knows that whoever offers himself speaks alone, whatever team he asks for', () => {
  const { offer } = readParts({
    persona: 'Hiring manager at a health tech company',
    offer: 'Me! Product designer with 4 years experience',
    goal: 'ask if there are any openings coming up on the team',
    tone: 'enthusiastic',
  });
  expect(offer.statements).toEqual(['I am a product designer with 4 years of experience.']);
});

it.each([
  ['Our CEO as a guest: she runs a firm with no meetings', 'pitch a guest', 'have her on as a guest'],
  ['our founder as a guest - he built a toy library', 'propose our guest', 'have him on as a guest'],
  ['our head of people as a guest, she hired 300 people', 'get a yes', 'have her on as a guest'],
  ['Our chief economist as a guest on inflation', 'get a yes', 'have our chief economist as a guest'],
])('asks the reader to have whom "%s" proposes', (offer, goal, base) => {
  const read = readParts({ persona: 'Podcast host', offer, goal, tone: 'casual' });
  expect(read.goal).toMatchObject({ kind: 'action', base });
});

it.each([
  [
    'Marketing director of a chain of fitness studios',
    'Our recovery drinks at their studios',
    'at your studios',
  ],
  ['Head of catering', 'Our recovery drinks at their studios', 'at their studios'],
  ['Librarian', 'My first novel, set in her town', 'set in your town'],
  ['Editor at a press', 'A biography of a nurse who never left her village', 'her village'],
  ['Studio owner with two studios', 'We help gyms sell drinks at their studios', 'at their studios'],
])('tells %s whose "%s" are', (persona, offer, told) => {
  const read = readParts({ persona, offer, goal: 'Short call', tone: 'casual' });
  expect([...read.offer.statements, read.offer.noun?.withOur].join(' ')).toContain(told);
});

it.each([
  ['Shop owner', 'Battery repair, 10 working days, shop keeps 30% margin', 'You keep a 30% margin.'],
  ['Wedding venue manager', 'String quartet, venue gets its own page', 'You get your own page.'],
  [
    'Estate agent',
    'Floor plans, agent uploads a video and gets a plan back',
    'You upload a video and get a plan back.',
  ],
  ['Head of procurement', 'Battery repair for shops, shop keeps 30% margin', 'The shop keeps a 30% margin.'],
])('tells %s which side of "%s" is theirs', (persona, offer, told) => {
  const read = readParts({ persona, offer, goal: 'Short call', tone: 'casual' });
  expect(read.offer.extras).toContain(told);
});

it.each([
  ['Part-time nurse jobs', 'AU$52 per hour.', 'The pay is AU$52 per hour.'],
  ['Job board software', '$52 per month.', 'The price is $52 per month.'],
  ['Sponsorship of our tournament', 'Packages 2k, 5k and 10k CHF.', 'The packages are 2k, 5k and 10k CHF.'],
])('tells beside "%s" what "%s" is for', (offer, additionalContext, told) => {
  const read = readParts({
    persona: 'HR manager',
    offer,
    goal: 'Short call',
    tone: 'casual',
    additionalContext,
  });
  expect(read.context.proofs.join(' ')).toContain(told);
});

it('knows that a post is for whoever reads, and for no team', () => {
  const of = (offer: string) =>
    readParts({ persona: 'Site foreman', offer, goal: 'meet for a beer', tone: 'casual' }).suitsUnit;
  expect([of("A foreman's job on bridges, company van"), of('Scaffolding for bridges')]).toEqual([
    false,
    true,
  ]);
});

it.each([
  ['publish my article', 'I would like to offer you a guest article about slow trains.'],
  ['agree on a topic', 'I would like to write a guest article for you about slow trains.'],
])('offers what is written, where the goal is to "%s"', (goal, told) => {
  const { offer } = readParts({
    persona: 'Editor of a travel magazine',
    offer: 'Guest article about slow trains',
    goal,
    tone: 'professional',
  });
  expect(offer.statements[0]).toBe(told);
});

describe('whose a thing of the goal is', () => {
  const goalOf = (persona: string, offer: string, goal: string) =>
    readParts({ persona, offer, goal, tone: 'professional' }).goal;

  it("keeps somebody's day that of whom the story is about", () => {
    expect(
      goalOf(
        'Radio producer',
        'The story of a woman who has rung the bells for 60 years',
        'Air it before her retirement in June',
      ),
    ).toMatchObject({ base: 'air it before her retirement in June' });
    expect(
      goalOf('Choir leader', 'Printed songbooks', 'deliver before his concert in June'),
    ).not.toMatchObject({
      base: expect.stringContaining('his'),
    });
  });

  it('calls several things "them"', () => {
    expect(goalOf('Head baker', 'Reusable proofing baskets', 'test it for a week')).toMatchObject({
      base: 'test them for a week',
    });
  });

  it('says nothing to a host of what became of his guests', () => {
    const { context } = readParts({
      persona: 'Radio host, interviews people who gave up flying',
      offer: 'I crossed Siberia by train',
      goal: 'be a guest on the show',
      tone: 'casual',
    });
    expect(context.aboutReader).toEqual([]);
  });

  it('sees no engineers at a builder', () => {
    expect(
      readParts({
        persona: 'Builder and developer of small homes',
        offer: 'Fencing',
        goal: 'call',
        tone: 'direct',
      }).persona.unit,
    ).toBe('business');
  });
});

it('keeps what the reader does not have to give', () => {
  const { goal } = readParts({
    persona: 'Owner of a boatyard',
    offer: "I'd rent the small shed",
    goal: 'Be allowed to visit once and look, with no promise on their side',
    tone: 'friendly',
  });
  expect(goal).toMatchObject({ base: 'let us visit once and look, with no promise on your side' });
});

it('gives a sentence one colon where a remark in brackets has its own', () => {
  expect(withoutBracket('We offer a bookkeeper (two days a month: payroll, VAT and the year end).')).toBe(
    'We offer a bookkeeper, two days a month: payroll, VAT and the year end.',
  );
});
