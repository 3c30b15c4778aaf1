import { describe, expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

const before = 'We have tuned pianos for 12 schools in Kent.';
const after = 'A tuning takes 90 minutes.';
const told = (secret: string) => {
  const { proofs, aboutReader, story, signature } = parseContext(`${before} ${secret} ${after}`, {
    persona: 'Head teacher of a primary school in Kent',
    offer: 'Piano tuning',
  });
  return JSON.stringify([proofs, aboutReader, story, signature]);
};

describe('what is said in confidence', () => {
  it.each([
    'Strictly between you and me, our lease runs out in June.',
    'Between ourselves, our lease runs out in June.',
    '[internal] Our lease runs out in June.',
    'Personal note, our lease runs out in June.',
    'Our lease runs out in June (not to be used).',
    'Our lease runs out in June; obviously that is private.',
    "Our lease runs out in June, that's between us.",
    'Our lease runs out in June - but that is strictly between us.',
    'Our lease runs out in June, no need to go into that.',
    'Our lease runs out in June. Please don’t breathe a word.',
    'Our lease runs out in June. Mum’s the word.',
    'Our lease runs out in June. It is under embargo until April.',
    'Our lease runs out in June. That is just so you understand why I write.',
    'Our lease runs out in June. I am telling you this in confidence.',
    'Our lease runs out in June. That is strictly between you and me.',
    'Our lease runs out in June. Just between us girls.',
    "Our lease runs out in June. I wouldn't want that getting out.",
    "Our lease runs out in June. We'd prefer that this didn't surface.",
    "Our lease runs out in June. We haven't told our landlord.",
    "Our lease runs out in June. I'd hate for that to be a selling point.",
    'Our lease runs out in June. Nobody knows yet.',
    'Our lease runs out in June. It goes no further than this.',
    'Our lease runs out in June. That stays in house.',
    "Our lease runs out in June. That isn't public yet.",
    'Our lease runs out in June. Nothing is signed, so keep it under wraps.',
    'Our lease runs out in June. Please treat that as confidential.',
    'Our lease runs out in June. Ignore that for the email.',
    'Our lease runs out in June. Hide this.',
    'Our lease runs out in June. Clients should not learn of it.',
    "Our lease runs out in June. We aren't supposed to know.",
    "Our lease runs out in June. I overheard that, so don't use it.",
    "Our lease runs out in June. You didn't hear it from me.",
    'Our lease runs out in June. I only mention it so you understand the hurry.',
    "Our lease runs out in June, but you didn't hear that from me.",
    'Sensitive: our lease runs out in June.',
    'We wrote to nine landlords before June and none answered.',
    'Our floor price is £60 from June.',
    'Our lease runs out in June. It is a sore point.',
    'Our lease runs out in June. I don’t want sympathy, so leave that be.',
    "Our lease runs out in June. Don't put that in writing.",
    "Our lease runs out in June. We can't discuss that publicly.",
    'Our lease runs out in June. That has no place in the mail.',
    'Our lease runs out in June. Not something for the email.',
    'Our lease runs out in June. We signed an NDA about it.',
    'Our lease runs out in June. Money troubles stay out of the email.',
    'Our lease runs out in June. Please make no reference to the contract.',
    'Our lease runs out in June. The lease is not a subject for now.',
    'Our lease runs out in June. Gloss over the lease.',
    'Our lease runs out in June. Nothing about the lease, please.',
    "Our lease runs out in June. The lease shouldn't come up.",
    'Our lease runs out in June. Please be discreet about the lease.',
  ])('is told of nowhere, and what stands around it is: "%s"', (secret) => {
    expect(told(secret)).not.toMatch(/lease|June|secret|word|embargo|know|further|house|public|landlord/i);
    expect(told(secret)).toContain('12 schools');
    expect(told(secret)).toContain('90 minutes');
  });

  it.each([
    'Jo has repaired organs for nine years. Leave Jo out.',
    "Jo has repaired organs for nine years. I'd leave her out of this.",
    'Jo gave me your name. She would rather stay anonymous.',
    "Jo gave me your name. She doesn't want to be mentioned.",
    'Jo gave me your name. Please protect her.',
    'We tune for Jo Brightwell & Sons. They have asked us not to use their name.',
    'We tune for Jo Brightwell & Sons. No names please.',
    "We tune for Jo Brightwell & Sons. Say 'a large shop' instead of the name.",
  ])('names nobody who is not to be named: "%s"', (secret) => {
    expect(told(secret)).not.toMatch(/Jo\b|Brightwell|anonymous|names?\b|protect/);
    expect(told(secret)).toContain('12 schools');
  });

  it('is what stands before an order on something that no other sentence names', () => {
    const said = told(
      'Our founder is being sued by a former pupil. Please make no reference to the lawsuit.',
    );
    expect(said).not.toContain('sued');
    expect(said).toContain('12 schools');
  });

  it('is no fine where somebody was fined, by the stem of its word', () => {
    expect(told("We were fined in 2023. Don't advertise the fine.")).not.toContain('fined');
  });
});

it.each([
  ["Our helpline is open all night. It's confidential and free.", 'all night'],
  ['The motor runs at 38 dB. Your guests hear nothing of it.', '38 dB'],
  ['We answer in two hours. Everything stays in house.', 'two hours'],
  ['We answer in two hours. Your data stays with us.', 'two hours'],
  ['We keep the noise out of the street and answer in two hours.', 'two hours'],
  ['We answer in two hours. You can skip it for a month at no charge.', 'two hours'],
  ["We answer in two hours. We haven't told anyone else about this offer.", 'two hours'],
  ['We share the income between us and the owner, and answer in two hours.', 'two hours'],
  ['We answer in two hours. The bin is best kept out of the sun.', 'two hours'],
])('what only sounds like it is told: "%s"', (said, what) => {
  expect(told(said)).toContain(what);
});
