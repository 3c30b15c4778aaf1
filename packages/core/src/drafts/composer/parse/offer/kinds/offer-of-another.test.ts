import { expect, it } from 'vitest';
import { readParts } from '../../../parts.ts';

const read = (persona: string, offer: string, goal: string, additionalContext?: string) =>
  readParts({ persona, offer, goal, tone: 'formal', ...(additionalContext ? { additionalContext } : {}) });

it('introduces somebody for whom others write', () => {
  const { offer, goal, addressee } = read(
    'Bike shop owner',
    "A trained mechanic with seven years' experience, looking for a job; our association helps with papers",
    'Find out if he would take him for a trial week',
    "The mechanic's name is Oleksandr, his German is B1. We do the application.",
  );
  expect(offer.statements).toEqual([
    "We would like to introduce a trained mechanic with seven years' experience, looking for a job.",
  ]);
  expect(offer.extras).toEqual(['Our association helps with papers.']);
  expect(JSON.stringify(goal)).toContain('the mechanic for a trial week');
  expect(addressee).toEqual({});
});

it('lets somebody who writes alone speak of himself', () => {
  const { offer } = read('Bike shop owner', 'A trained mechanic, looking for a job from August', 'interview');
  expect(offer.statements[0]).toMatch(/^I am a trained mechanic/);
});

it('proposes a guest by name', () => {
  const { offer } = read('Podcast host', 'guest: sleep researcher', 'book him', 'dr. Hale Winslow, no fee');
  expect(offer.statements).toEqual([
    'I would like to suggest Dr. Hale Winslow, a sleep researcher, as a guest.',
  ]);
  expect(offer.subject).toBe('guest idea: Dr. Hale Winslow');
});

it.each([
  ['erp consultant, freelance', 'subcontract, 3 days a week', /^We have a subcontract for you/],
  ['Plant manager', 'subcontract, 3 days a week', /^(?!We have)/],
])('gives work to whoever freelances: %s, "%s"', (persona, typed, told) => {
  const { offer } = read(persona, typed, 'ask if free');
  expect(offer.statements[0] ?? '').toMatch(told);
});

it.each([
  [
    'An interview with our founder, who grew a mill from one barn',
    'The founder is Ivy Marlowe. She speaks openly about debt.',
    /our founder Ivy Marlowe, who grew/,
  ],
  [
    'A tasting with our head brewer',
    'Our head brewer is Ana Sorel. She won gold in Lyon.',
    /our head brewer Ana Sorel$/,
  ],
  ['A keynote by our CTO on small models', 'CTO: Mira Falk.', /our CTO Mira Falk on small models$/],
])('names whom the reader could have: "%s"', (typed, notes, told) => {
  const { offer, context, goal } = read('Radio host', typed, 'get invited as a guest', notes);
  expect(offer.noun?.withOur ?? offer.noun?.withArticle ?? offer.statements[0]).toMatch(told);
  expect(context.signature).toBeUndefined();
  expect(context.aboutReader).toEqual([]);
  expect(goal).toMatchObject({ base: expect.stringMatching(/^invite our /) });
});

it('names nobody who is somebody else', () => {
  const { offer } = read(
    'Radio host',
    'An interview with our founder',
    'get invited',
    'The producer is Ivy Marlowe.',
  );
  expect(JSON.stringify(offer)).not.toContain('Marlowe');
});

it.each([
  ['an interview with our founder, who reopened a mill', 'get him on as a guest', 'have him on as a guest'],
  [
    'a keynote by our director on clean ports',
    'have her as a speaker in May',
    'have her as a speaker in May',
  ],
  ['an interview with our CTO', 'get her interviewed', 'interview our CTO'],
])('asks to have that one: "%s", "%s"', (offer, goal, base) => {
  expect(read('Host of a business podcast', offer, goal).goal).toMatchObject({ base });
});

it('knows what the reader made from whom the sender offers', () => {
  expect(
    read(
      'Host of a business podcast',
      'an interview with our founder, who reopened a mill',
      'get him on as a guest',
      'Her episode on canneries was great, and our story would fit right after it.',
    ).context.aboutReader,
  ).toEqual(['Your episode on canneries was great, and our story would fit right after it.']);
});

it.each([
  [
    'guest: joan reed, beekeeper, teaches in prisons',
    'I would like to suggest Joan Reed, a beekeeper who teaches in prisons, as a guest.',
  ],
  [
    'guest: Runa Holm, plumber, trains apprentices',
    'I would like to suggest Runa Holm, a plumber who trains apprentices, as a guest.',
  ],
  [
    'speaker - dr lena marsh, marine biologist, wrote 3 books, runs a lab',
    'I would like to suggest Dr Lena Marsh, a marine biologist who wrote 3 books and runs a lab, as a speaker.',
  ],
])('tells what a guest by name does: "%s"', (offer, statement) => {
  expect(read('Podcast host', offer, 'get her booked').offer.statements[0]).toBe(statement);
});
