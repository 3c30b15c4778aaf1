import { expect, it } from 'vitest';
import { createComposer } from '../index.ts';
import { readParts } from '../parts.ts';
import { speaksAsMany, speaksAsOne } from './who-speaks.ts';

it.each([
  ['Interim payroll manager cover', 'Call', 'I have done this at six bakeries.', true],
  ['Piano lessons for children from 6', 'trial lesson', 'I have taught for eleven years.', true],
  ['A stock app for florists', 'look at the demo', 'I built it because I used to run a stall.', true],
  ['Freelance illustration for picture books', 'call', undefined, true],
  ['Tax filing for freelancers', 'call', undefined, false],
  ['can label illustration', 'call', 'i draw everything by hand', true],
  ['Payroll software', 'demo', 'phase i is done', false],
  ['Menu photography', 'look at my portfolio', undefined, true],
  ['Coaching for people who were let go', 'call', 'I was let go twice myself, so I know it.', true],
  ['Floor plans within a day', 'try me on one listing', undefined, true],
  // Anybody of a firm may say so.
  ['Payroll software', 'Have them call me', undefined, false],
  ['Payroll software', 'demo', 'I met her at the expo in Leeds.', false],
  ['Frames made to order', 'quote', "They raised in May, which is why I'm writing now.", false],
  ['Payroll software', 'demo', "I'm the sales manager for the region.", false],
  ['Locum vets at short notice', 'chat', 'I run a small agency with nine vets.', false],
  // "We" anywhere says more.
  ['Pruning of old orchards', 'visit', 'I learned it in Kent. We are a crew of three.', false],
  ['Pruning of old orchards', 'let us prune one row', 'I learned it in Kent.', false],
  ['Pruning of old orchards', 'visit', 'I learned it in Kent. We met at the show.', true],
  ['Pruning of old orchards', 'visit', 'I learned it in Kent. Between us, I need the work.', true],
  ['Pruning of old orchards', 'visit', 'I learned it in Kent and can show it when we meet.', true],
  // What is quoted others said.
  ['Pruning of old orchards', 'visit', 'A customer wrote "I would hire them again".', false],
  ['Backend role at a bank', 'chat', 'I was in the team for four years.', false],
])('hears of "%s" (%s, %s) whether one person offers it', (offer, goal, additionalContext, one) => {
  expect(speaksAsOne({ offer, goal, ...(additionalContext ? { additionalContext } : {}) })).toBe(one);
});

it('hears a firm', () => {
  expect(
    speaksAsMany({ offer: 'Embedded recruiter', goal: 'call', additionalContext: 'We placed nine.' }),
  ).toBe(true);
  expect(speaksAsMany({ offer: 'Sales in the US', goal: 'call' })).toBe(false);
});

it('offers somebody where a firm does, and does not become him', () => {
  const { offer } = readParts({
    persona: 'Head of marketing',
    offer: 'Fractional SEO consultant, two days a week',
    goal: 'intro call',
    tone: 'direct',
    additionalContext: 'Our agency has 12 clients in travel.',
  });
  expect(offer.statements).toEqual([]);
  expect(offer.noun?.withOur).toMatch(/^our fractional SEO consultant/);
});

it.each([
  ['Legacy fundraising consultancy', 'legacy fundraising consultancy', []],
  ['a pottery studio for beginners', undefined, ['I run a pottery studio for beginners.']],
])('does not call one person a firm: "%s"', (offer, withArticle, statements) => {
  const read = readParts({
    persona: 'CEO of a hospice',
    offer,
    goal: 'call',
    tone: 'direct',
    additionalContext: 'I ran the same at two hospices for nine years.',
  });
  expect(read.offer).toMatchObject({ single: true, statements });
  expect(read.offer.noun?.withArticle).toBe(withArticle);
});

it('lets one person speak as one in every line', async () => {
  for (const tone of [
    'professional',
    'friendly',
    'casual',
    'direct',
    'persuasive',
    'empathetic',
    'confident',
  ] as const) {
    const written = await createComposer().write(
      {
        persona: 'Owner of a riding school',
        offer: 'Hoof trimming without shoes, every six weeks',
        goal: 'a first visit',
        tone,
        additionalContext: 'I have trimmed for nine years. I charge 45 a horse.',
      },
      { requestId: 'req_1', signal: new AbortController().signal },
    );
    expect(written.ok && written.draft.emailContent).not.toMatch(
      /\b(?:(?<!could )[Ww]e (?:do|have|offer|provide)|[Oo]ur)\b/,
    );
  }
});

it.each([
  ['chartered engineer, 14 yrs. saw his boards', 'a call', true],
  ['saw his boards', 'become his regular bookkeeper', true],
  ['chartered engineer, 14 yrs. we have two drones', 'a call', false],
])('takes one of a trade for one: "%s", %s', (additionalContext, goal, isOne) => {
  expect(speaksAsOne({ offer: 'structural drawings', goal, additionalContext })).toBe(isOne);
});
