import { expect, it } from 'vitest';
import { withOwners, withReader } from './goal-reader.ts';

it.each([
  // By title and surname, wherever the persona holds it.
  [
    'See if Dr. Bell would look at two profiles',
    "Job ad: 'Data Engineer'. Contact: Head of Data, Dr. Ann Bell",
    [],
    'See if she would look at two profiles',
  ],
  ['Ask Ms Bell to forward it', 'Chief of Staff, contact: Ann Bell', [], 'Ask them to forward it'],
  ['a call with our Dr. Weber', 'Head of a lab', [], 'a call with our Dr. Weber'],
  [
    'a call with Marcus and his head of ops',
    'Marcus Bell, COO',
    ['Marcus'],
    'a call with them and his head of ops',
  ],
  ["look at Denise's figures", 'Denise Bell, CFO', ['Denise'], 'look at their figures'],
  ['a call with the director or the chair', 'Director of a museum', [], 'a call with them or the chair'],
  [
    '20 minutes with the CNO and a nurse',
    'chief nursing officer at a hospital',
    [],
    '20 minutes with them and a nurse',
  ],
  [
    'a call between their director and our head of product',
    'Director of Operations',
    [],
    'a call between them and our head of product',
  ],
  ['a call with the head or the bursar', 'Headteacher', [], 'a call with them or the bursar'],
  [
    'a call between the doctor and our team',
    'Family doctors in Texas',
    [],
    'a call between them and our team',
  ],
  [
    'a call with the VP of Engineering next week',
    'VP of Engineering at a fintech',
    [],
    'a call with them next week',
  ],
  ['demo with the VP and one team lead', 'VP Sales, B2B software', [], 'demo with them and one team lead'],
  ['a call with the VP', 'Head of procurement', [], 'a call with the VP'],
  ['Meeting w/ CFO + AP lead', 'CFO - Ferry line', [], 'Meeting w/ them + AP lead'],
  ['a chat with the CTO', 'Data engineer (passive candidate)', [], 'a chat with our CTO'],
  ['a chat with the CTO', 'Head of candidate experience', [], 'a chat with the CTO'],
  [
    'a first meeting with the investor',
    'Partner at an early-stage venture capital firm',
    [],
    'a first meeting with them',
  ],
  ['ask the journalist to cover the launch', 'News editor at a magazine', [], 'ask them to cover the launch'],
  ['get the client to sign', 'Owner of a bakery', [], 'get them to sign'],
  ["visit the prospect's office", 'Office manager', [], 'visit their office'],
  [
    'have the solicitor keep our card',
    'executors and probate solicitors in Kent',
    [],
    'have them keep our card',
  ],
  ['get the solicitor to try it', 'Solicitors doing conveyancing in Leeds', [], 'get them to try it'],
  [
    'a meeting between the Dean (or the bursar) and our chief nurse',
    'The Dean of the School of Nursing',
    [],
    'a meeting between them (or the bursar) and our chief nurse',
  ],
  ['a call with managing partner or IT', 'managing partner, law firm', [], 'a call with them or IT'],
])('takes whom "%s" names for the reader, who is %s', (goal, persona, names, told) => {
  expect(withReader(goal, persona, names)).toBe(told);
});

it.each([
  ['a call with Tom', 'Marcus Bell, COO', ['Marcus']],
  ['a demo in May', 'May Bell, COO', ['May']],
  ['visit the farm', 'farmer', []],
  ['a meeting with the investor', 'Head of IT at a hospital', []],
  ['help with the client portal', 'Owner of a bakery', []],
  ['ask the manager app', 'Manager of a gym', []],
  ['write to the Marcus Foundation', 'Marcus Bell', ['Marcus']],
])('leaves others alone: "%s", to %s', (goal, persona, names) => {
  expect(withReader(goal, persona, names)).toBe(goal);
});

it.each([
  ['a briefing with our security lead', 'head of security', 'a briefing with our security lead'],
  ['try our platform', 'platform engineer', 'try our platform'],
  ['read our marketing report', 'marketing manager', 'read our marketing report'],
  ['speak at our meetup', 'meetup organiser', 'speak at their meetup'],
  [
    'renew before the end of the month',
    'IT manager whose plan ends next month',
    'renew before the end of the month',
  ],
  ['visit the church in May', 'church warden', 'visit their church in May'],
  ['a pilot in one clinic', 'director of dental clinics', 'a pilot in one of their clinics'],
  ['a pilot in one clinic', 'clinic manager', 'a pilot in one clinic'],
  ['a meeting at the Dean’s convenience', 'dean of a law school', 'a meeting at their convenience'],
  ['a meeting at the Minister’s convenience', 'chief of staff', 'a meeting at the Minister’s convenience'],
  [
    'renew before the end of the month',
    'member of a month-by-month plan',
    'renew before the end of the month',
  ],
  [
    'be invited and send over the speaker notes',
    'books speakers',
    'be invited and send over the speaker notes',
  ],
  ['try it on two properties', 'manager of rental properties', 'try it on two of their properties'],
])(
  'takes what "%s" calls ours for the reader\'s only where it is the place of a %s',
  (goal, persona, told) => {
    expect(withOwners(goal, persona, 'a service')).toBe(told);
  },
);

it('knows a name that is a word, after who is to be moved', () => {
  expect(withReader('Get Mark to join our program', 'Mark, Head of Partnerships', ['Mark'])).toBe(
    'Get them to join our program',
  );
});

it.each([
  ['Persuade farmers to order a test kit', 'Dairy farmers', 'Persuade them to order a test kit'],
  ['Get breweries to send us a keg', 'Owners of craft breweries', 'Get them to send us a keg'],
  [
    'Persuade nurseries to claim a planting day',
    'Head of a nursery',
    'Persuade them to claim a planting day',
  ],
  ['Encourage residents to attend', 'Local residents', 'Encourage them to attend'],
  ['Encourage residents to attend', 'Parish council clerk', 'Encourage residents to attend'],
  ['Get students to apply', 'University careers officer', 'Get students to apply'],
])('knows several whom "%s" would move, to %s', (goal, persona, told) => {
  expect(withReader(goal, persona, [])).toBe(told);
});

it('does not take for the reader’s what the persona says is the sender’s', () => {
  expect(
    withOwners('Bring people into the bakery', 'people who live near our new village bakery', 'bread'),
  ).toBe('Bring people into the bakery');
});
