import { describe, expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { isFragment, withVerb } from './note-figures.ts';

describe('withVerb', () => {
  it.each([
    [
      'Average picking time down from 41 to 26 minutes at Sorrel Wholesale (3 depots)',
      'The average picking time went down from 41 to 26 minutes at Sorrel Wholesale (3 depots)',
    ],
    [
      'Late deliveries cut from 12% to 4% at a grocer in Kent',
      'Late deliveries were cut from 12% to 4% at a grocer in Kent',
    ],
    [
      'Customer result: planning time at Orrin Dairies cut from 3 hours to 20 minutes',
      'Planning time at Orrin Dairies was cut from 3 hours to 20 minutes',
    ],
    [
      'Last project: sign-ups went 9% to 14% in a month',
      'On our last project, sign-ups went from 9% to 14% in a month',
    ],
    ['Reference: Hallow Farms, 18 vans, saved 9,000 litres', 'Hallow Farms (18 vans) saved 9,000 litres'],
    [
      'Case study: Petrel Bread, 60 drivers, cut overtime by 30%',
      'Our customer Petrel Bread (60 drivers) cut overtime by 30%',
    ],
    [
      'Client example: Villa Orta, 22 rooms, direct share from 18% to 35% in a year',
      'At our customer Villa Orta (22 rooms), direct share went from 18% to 35% in a year',
    ],
    [
      'Last year: 30 tonnes of coats, 900 families',
      'Last year it came to 30 tonnes of coats and 900 families',
    ],
    ['22 bakeries so far, smallest has 3 staff', '22 bakeries are with us so far'],
    ['Three trials so far', 'There have been three trials so far'],
    ['58 organs tuned in 2023, all of them in churches', 'We tuned 58 organs in 2023'],
    ['34 wards visited at present', 'We visit 34 wards at present'],
    ['Complaints went 9% to 3% at a grocer', 'Complaints went from 9% to 3% at a grocer'],
    ['140 weddings played', 'We have played 140 weddings'],
    [
      '80 cows wearing it on two farms since May; caught 9 out of 11 cases',
      '80 cows have been wearing it on two farms since May. It caught 9 out of 11 cases',
    ],
    [
      'First kiln running at a pottery in Stoke since June, 40 kW, gas use down 30%',
      'Our first kiln has been running at a pottery in Stoke since June, and gas use is down 30%',
    ],
    ['6 signed letters of intent worth $3M', 'We have 6 signed letters of intent worth $3M'],
    ['Signed contracts with two wholesalers', 'We have signed contracts with two wholesalers'],
    ['Only 4 Saturdays left in June', 'Only 4 Saturdays are left in June'],
    ['ISO 9001 certified workshop', 'We are an ISO 9001 certified workshop'],
  ])('tells "%s" with its verb', (note, sentence) => {
    expect(withVerb(note)).toBe(sentence);
  });

  it.each([
    'Orrin Dairies cut from 5 to 4 sites',
    'Headcount down from 90 to 60',
    'Fleet cut from 60 to 40 vans',
    'Last year: 12 new shops, 2 closures',
    '5 complaints so far',
    '9 months left on their lease',
    '40 drivers using the old app, which nobody likes; they are angry',
    'We cut waste from 9% to 4%',
  ])('leaves "%s" as it is', (note) => {
    expect(withVerb(note)).toBe(note);
  });
});

describe('notes with figures in a context', () => {
  const offer = 'Route planning software for delivery vans';
  const persona = 'Operations director of a bakery chain';

  it.each([
    [
      'Last project: complaints went 9% -> 3% (n=400).',
      ['On our last project, complaints went from 9% to 3%.'],
    ],
    [
      'Average time saved per driver: 40 minutes a day.',
      ['The average time saved per driver is 40 minutes a day.'],
    ],
    [
      'Fee per van from 9 euro, nothing to install.',
      ['The fee per van starts at 9 euro, and there is nothing to install.'],
    ],
    [
      'Costs 12 euros per van and most depots pay monthly.',
      ['It costs 12 euros per van and most depots pay monthly.'],
    ],
    ["Trial doesn't need a card.", ["The trial doesn't need a card."]],
    ['Demo is a 9 min video, no call needed.', ['The demo is a 9-minute video, and no call is needed.']],
    ['Typical rollout takes 6 weeks.', ['A typical rollout takes 6 weeks.']],
    [
      'Number to call is 555-0199, a person picks up.',
      ['The number to call is 555-0199, a person picks up.'],
    ],
    [
      'Half-day trial EUR 300, credited if they sign.',
      ['The half-day trial costs EUR 300, credited if you sign.'],
    ],
    ["After the trial it's $12 a week, no contract.", ["After the trial it's $12 a week, with no contract."]],
    ['Delivery in 3 days, set-up takes 20 min.', ['Delivery takes 3 days, and set-up takes 20 minutes.']],
    ['Setup is a 30 min job.', ['Setup is a 30-minute job.']],
    ['Road test costs nothing.', ['The road test costs nothing.']],
    ['Live within 5 days.', ['You are live within 5 days.']],
    ['Fixed fee per depot, agreed in advance.', ['There is a fixed fee per depot, agreed in advance.']],
    ['Installed in 40 vans during one weekend.', ['It was installed in 40 vans during one weekend.']],
    ['$9 for first site and $4 for the next.', ['The price is $9 for the first site and $4 for the next.']],
    [
      'Sorrel Wholesale replaced 12 spreadsheets and cut overtime from 30 to 11 hours; sickness fell as well, they think because of the earlier finish on Fridays.',
      ['Sorrel Wholesale replaced 12 spreadsheets and cut overtime from 30 to 11 hours.'],
    ],
    ['Headcount cut from 60 to 40.', []],
    ['Revenue down from 9M to 7M.', []],
  ])('tells "%s"', (additionalContext, proofs) => {
    expect(parseContext(additionalContext, { persona, offer }).proofs).toEqual(proofs);
  });

  it('says who is certified where the offer is a deed', () => {
    const notes = 'certified to TR19 Grease';
    expect(parseContext(notes, { offer: 'we clean kitchen ducts at night' }).proofs).toEqual([
      'We are certified to TR19 Grease.',
    ]);
    expect(parseContext(notes, { offer: 'A duct cleaning robot' }).proofs).toEqual([
      'It is certified to TR19 Grease.',
    ]);
  });
});

it('knows a note that is no sentence', () => {
  expect(isFragment('Fleet cut from 60 to 40 vans')).toBe(true);
  expect(isFragment('Published by a small press')).toBe(true);
  expect(isFragment('Overtime was cut from 30 to 11 hours')).toBe(false);
});

it('tells a note that has lost its subject in the voice of whoever offers', async () => {
  const { createComposer } = await import('../../../index.ts');
  const written = await createComposer().write(
    {
      tone: 'professional',
      persona: 'wedding planners',
      offer: 'I play the harp at weddings',
      goal: 'book me',
      additionalContext: '140 weddings played. Last project: bookings grew from 20 to 40 in a year.',
    },
    { requestId: 'req_1', signal: new AbortController().signal },
  );
  expect(written.ok && written.draft.emailContent).toMatch(
    /I have played 140 weddings\. On my last project,/,
  );
});

it('tells a figure that went down beside news of the reader', () => {
  const context = 'They just moved to Zendesk.\n- first response time down from 9 hours to 2 at Brookline';
  expect(
    parseContext(context, { persona: 'Head of Support at a retailer', offer: 'AI ticket triage' }).proofs,
  ).toEqual(['First response time went down from 9 hours to 2 at Brookline.']);
});

it.each([
  ['Price: €29 shirt + shorts', 'The price is €29 for shirt and shorts.'],
  ['price £12 large jar', 'The price is £12 for a large jar.'],
  ['Price: £40 monthly', 'The price is £40 monthly.'],
  ['Price: £18 per crate', 'The price is £18 per crate.'],
])('says of what it is the price: "%s"', (context, told) => {
  expect(parseContext(context, { persona: 'Cafe owner', offer: 'jam' }).proofs).toEqual([told]);
});
