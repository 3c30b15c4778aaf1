import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

const read = (
  context: string,
  offer = 'Audits of websites',
  persona = 'Director of Sales at a fair organiser',
) => parseContext(context, { persona, who: persona, offer });

it.each([
  // Somebody of the reader's house.
  ['I met Rolf from their team at the Ghent fair.', 'I met Rolf from your team at the Ghent fair.'],
  ['We know Ola Krol on their sales team.', 'We know Ola Krol on your sales team.'],
  // How far, and from where.
  ['Their office is a five-minute walk away.', 'Your office is a five-minute walk from us.'],
  ['Their depot is two streets from here.', 'Your depot is two streets from us.'],
  ['They are just around the corner.', 'You are just around the corner from us.'],
  // What anybody can look at.
  [
    "checked homepage: 9 broken links, menu can't be read on a phone",
    "I checked your homepage: 9 broken links, and the menu can't be read on a phone.",
  ],
  ['We tested their booking page - 8 seconds to load.', 'We tested your booking page: 8 seconds to load.'],
  // What the reader has to keep.
  [
    'new EU packaging rules apply to them since they sell in Italy',
    'The new EU packaging rules apply to you since you sell in Italy.',
  ],
  // What the reader asked where others read it.
  [
    'asked on LinkedIn last week for alternatives - her current tool makes the page jump',
    'You asked on LinkedIn last week for alternatives, and your current tool makes the page jump.',
  ],
  [
    'wrote on Reddit that the old hall was too small - wants ideas',
    'You wrote on Reddit that the old hall was too small.',
  ],
  [
    'lead_source: website form\ninterest: stand building',
    'You got in touch through our website and are interested in stand building.',
  ],
  ['Their company describes itself as paper-free.', 'Your company describes itself as paper-free.'],
])('opens the mail with "%s"', (note, said) => {
  expect(read(note).aboutReader).toEqual([said]);
});

it.each(['checked their site: an ugly mess', 'I met Rolf from our team at the Ghent fair.'])(
  'opens no mail with "%s"',
  (note) => {
    expect(read(note).aboutReader).toEqual([]);
  },
);

it('tells what both have beside what opens the mail', () => {
  const { aboutReader, proofs } = read(
    'We have 40 exhibitors in common, and the shuttle runs since May. I met Rolf from their team in May.',
  );
  expect(aboutReader).toEqual(['I met Rolf from your team in May.']);
  expect(proofs).toEqual(['We have 40 exhibitors in common, and the shuttle runs since May.']);
});
