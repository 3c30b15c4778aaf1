import { describe, expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';

function openings(additionalContext: string, persona: string, offer = 'ergonomic chairs for offices') {
  return parseContext(additionalContext, { persona, who: parsePersona(persona), offer }).aboutReader;
}

describe('news of the reader that only its words give away', () => {
  it.each([
    ['Your depot in Ghent went to three shifts in May.', 'Operations manager of a food wholesaler'],
    ['You spoke about night trains at the Utrecht mobility day in October.', 'Head of a rail company'],
  ])('is told as it was said to the reader: "%s"', (sentence, persona) => {
    expect(openings(sentence, persona)).toEqual([sentence]);
  });

  it.each([
    ['Won regional silver for the rye loaf in May.', 'You won regional silver for the rye loaf in May.'],
    [
      'told me at the trade fair in Ulm that she wants a quieter oven',
      'You told me at the trade fair in Ulm that you want a quieter oven.',
    ],
    ['opened their 6th shop in Leith last week', 'You opened your 6th shop in Leith last week.'],
    ['moved into the old tram depot in September', 'You moved into the old tram depot in September.'],
    ['Reopened its salt cave at Easter', 'You reopened your salt cave at Easter.'],
    ['Saw the new autumn menu with chanterelles.', 'I saw your new autumn menu with chanterelles.'],
    ['Loved the brioche in the Sunday paper.', 'I loved the brioche in the Sunday paper.'],
    ['runs the user group in Leipzig', 'You run the user group in Leipzig.'],
    ['Publishes GTFS-RT feeds for 96 bus lines.', 'You publish GTFS-RT feeds for 96 bus lines.'],
    ['Second shop opens in Kassel in May.', 'Your second shop opens in Kassel in May.'],
    ['Trigger: new cold store in Graz (local press)', 'Your new cold store in Graz was in the local press.'],
    ['Trigger: new oven hall opens on 12 December.', 'Your new oven hall opens on 12 December.'],
    ['Just listed at Waitrose.', 'You were recently listed at Waitrose.'],
    ['I buy my bread there every Saturday.', 'I buy my bread at your bakery every Saturday.'],
  ])('gets the subject that it left out: "%s"', (note, told) => {
    expect(openings(note, 'Owner of a bakery')).toEqual([told]);
  });

  it.each([
    [
      'The zoo opened a new house for lemurs in April.',
      'Head of procurement at a city zoo',
      'Your zoo opened a new house for lemurs in April.',
    ],
    [
      'The firm moved to Dock Street in March.',
      'Quality manager at a sausage manufacturer',
      'Your firm moved to Dock Street in March.',
    ],
    [
      'Fernley Homes opened a second depot in Crewe this spring.',
      'Head of logistics at a furniture importer',
      'I saw that Fernley Homes opened a second depot in Crewe this spring.',
    ],
  ])('says whose it is: "%s"', (sentence, persona, told) => {
    expect(openings(sentence, persona)).toEqual([told]);
  });

  it.each([
    'Fernley Homes cut its late deliveries from 14% to 3%.',
    'Fernley Homes installed it in 40 vans in May.',
    "I'm Nina from Fernley Homes. Fernley Homes opened a second depot in Crewe this spring.",
    'You can see every finding on a map on the next day.',
    'Their bursar asked me in confidence whether they should merge.',
    'The garden centres close at six.',
  ])('is not taken for it: "%s"', (sentence) => {
    expect(openings(sentence, 'Head of logistics at a furniture importer')).toEqual([]);
  });
});

describe('what opens the mail of several', () => {
  it('counts open posts as a reason to write, and not as a size', () => {
    const context = '- 12 open roles on careers page, 5 older than 60 days\n- just raised $9M (Feb)';
    expect(openings(context, 'Head of Talent at a tool maker')).toEqual([
      'You have 12 open roles on your careers page, 5 of which are older than 60 days.',
    ]);
  });

  it('is what was said or done at some place or on some day, and no size', () => {
    const context =
      'They have 45 lawyers. She wrote in the bar journal in May that contracts are too long. They are a team of nine.';
    expect(openings(context, 'Partner at a law firm')).toEqual([
      'You wrote in the bar journal in May that contracts are too long.',
    ]);
  });

  it.each([
    ['They bake with a three-day sourdough, says so on the bags.', 'You bake with a three-day sourdough.'],
    ['She sold her salmon farm in 2021, it was in every paper.', 'You sold your salmon farm in 2021.'],
    [
      'He planted four hectares of apples, you can see the trees from the road.',
      'You planted four hectares of apples.',
    ],
    [
      'He did the welding course in May, certificate hangs by the till.',
      'You did the welding course in May.',
    ],
  ])('leaves out how the sender knows it: "%s"', (sentence, told) => {
    expect(openings(sentence, 'Owner of a family business')).toEqual([told]);
  });

  it('names the reader by the post that the persona gives', () => {
    expect(
      openings(
        'Their Head of Finance posted last week about late invoices.',
        'Head of Finance at a design practice',
      ),
    ).toEqual(['You posted last week about late invoices.']);
    expect(
      openings(
        'Their Head of Sales posted last week about late invoices.',
        'Head of Finance at a design practice',
      ),
    ).not.toEqual(['You posted last week about late invoices.']);
  });

  it('knows a name beside the post where the context says "she"', () => {
    expect(
      openings(
        'Birgit said at the HR day that 40 drivers start this year. She asked me to send her something.',
        'Head of HR at a tram operator, Birgit Sandvik',
      ),
    ).toEqual([
      'You said at the HR day that 40 drivers start this year, and you asked me to send you something.',
    ]);
  });
});

describe('a firm that the persona names', () => {
  it.each([
    ['Lindqvist is hiring 12 engineers.', 'I saw that Lindqvist is hiring 12 engineers.'],
    ['Saw that Lindqvist is opening in Leeds.', 'I saw that Lindqvist is opening in Leeds.'],
  ])('is what the sender saw of it: "%s"', (sentence, told) => {
    expect(openings(sentence, 'CTO at Lindqvist Labs')).toEqual([told]);
  });
});

it('says "I saw" once', () => {
  expect(
    openings(
      'Lindqvist opened a depot in Ghent in May. Lindqvist is hiring 12 engineers.',
      'CTO at Lindqvist Labs',
    ),
  ).toEqual(['I saw that Lindqvist opened a depot in Ghent in May.']);
});

describe('what is no news of the reader', () => {
  it("takes a team for the sender's beside a vacancy", () => {
    const { proofs, aboutReader } = parseContext(
      'Team is 9 nurses, nobody works more than one night in six.',
      {
        persona: 'Milan, ward nurse in Ghent',
        offer: 'A charge nurse role at Lindenhof, a rehab clinic',
      },
    );
    expect(aboutReader).toEqual([]);
    expect(proofs).toEqual(['The team is 9 nurses, nobody works more than one night in six.']);
  });

  it('greets nobody by the name of who leads the round', () => {
    const context = { persona: 'Climate investor', offer: 'A seed round for our heat pump software firm' };
    expect(parseContext('Lead is Torvald Beck.', context).recipient).toBeUndefined();
    const ours = { persona: 'Angel investor', offer: 'a chance to join our €400k pre-seed' };
    expect(parseContext('€300k already committed, lead is Torvald Beck.', ours).recipient).toBeUndefined();
    expect(parseContext('Lead is Torvald Beck.', { persona: 'Plant manager' }).recipient).toBeDefined();
  });

  it.each([
    ['Managers are short of time, so reliability matters more to them.', 'Nursing home managers'],
    ['Most teachers hate paperwork, and they drop what adds to it.', 'Teachers at primary schools'],
  ])('does not tell the reader what his kind is like: "%s"', (sentence, persona) => {
    expect(parseContext(sentence, { persona, offer: 'agency staff' }).proofs).toEqual([]);
  });
});

describe("a count by whose words it is the reader's", () => {
  it('is told with what is new of it', () => {
    expect(
      openings(
        'five Ford Transits, two new this month; we fit on Saturdays; price from £890 per van',
        'owner of a five-van plumbing company',
        'Van racking fitted at your yard in a day',
      ),
    ).toEqual(['You have five Ford Transits, two of them new this month.']);
  });
});
