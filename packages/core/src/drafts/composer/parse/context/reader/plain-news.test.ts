import { expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';

const read = (context: string, persona: string, offer = 'scheduling software') =>
  parseContext(context, { persona, who: parsePersona(persona), offer });

it.each([
  [
    'The exchange moved to Porto in May.',
    'Compliance lead at a crypto exchange in Lisbon',
    'Your exchange moved to Porto in May.',
  ],
  [
    'The retailer must file its plan next year, and 60% of its stock comes from Peru.',
    'Buyer at a shoe retailer',
    'Your company must file its plan next year, and 60% of its stock comes from Peru.',
  ],
  [
    'The college teaches 900 nurses and plans to move half of them to a new campus.',
    'Registrar, nursing college in Kent',
    'Your college teaches 900 nurses and plans to move half of them to a new campus.',
  ],
  [
    "The foundation's new plan names rivers as a priority.",
    'Grants officer at a foundation',
    "Your foundation's new plan names rivers as a priority.",
  ],
])('tells what the noun alone shows to be the reader\'s: "%s", to %s', (context, persona, told) => {
  expect(read(context, persona).aboutReader).toEqual([told]);
});

it.each([
  ['The exchange lost its licence in July.', 'Lawyer at a stock exchange', 'ID checks'],
  ['The retailer keeps 30%.', 'Buyer at a shoe retailer', 'Gift cards'],
  ['The lawyer moved to Porto in May.', 'Compliance lead at a crypto exchange', 'ID checks'],
])('tells nothing that would hurt or that a step is: "%s", to %s', (context, persona, offer) => {
  expect(read(context, persona, offer).aboutReader).toEqual([]);
});

it.each([
  [
    'Waiting times went up 12% according to their status page.',
    'According to your status page, waiting times went up 12%.',
  ],
  ['Last year they had to hire 30 temps.', 'Last year you had to hire 30 temps.'],
  ['In May she had to turn away six couples.', 'In May you had to turn away six couples.'],
  [
    "The founder announced he's stepping back in May.",
    'Your founder announced that he is stepping back in May.',
  ],
  ['The CEO said in a podcast that Asia is next.', 'Your CEO said in a podcast that Asia is next.'],
  [
    'New head of sales starts in May and hires ten people.',
    'Your new head of sales starts in May and hires ten people.',
  ],
  [
    'Several guests complain about draughts in their Google reviews.',
    'Several guests mention draughts in your Google reviews.',
  ],
  ['Bad reviews mention cold rooms.', 'Some of your reviews mention cold rooms.'],
  ["Half of this year's cohort are nurses.", 'Half of your cohort this year are nurses.'],
  ['Two mills were bought by them in 2023.', 'You bought two mills in 2023.'],
  [
    'He grows 40 kinds of tomato, as he said in a radio interview.',
    'You said in a radio interview that you grow 40 kinds of tomato.',
  ],
  ['She is advertising for a junior planner.', 'You are advertising for a junior planner.'],
  ['They fly to Oslo twice a day.', 'You fly to Oslo twice a day.'],
])('tells what anybody can see or read of the reader: "%s"', (context, told) => {
  expect(read(context, 'Operations manager at a hotel group').aboutReader).toEqual([told]);
});

it.each([
  ["Their website doesn't open on phones.", 'Web design', "Your website doesn't open on phones."],
  ['The site takes eight seconds to load.', 'We build websites', 'Your site takes eight seconds to load.'],
  [
    'A third of their listings have no floor plan.',
    'floor plans',
    'A third of your listings have no floor plan.',
  ],
])('tells what the offer mends: "%s", of %s', (context, offer, told) => {
  expect(read(context, 'Estate agent', offer).aboutReader).toEqual([told]);
});

it.each([
  ["Their website doesn't open on phones.", 'Tax advice'],
  ['Their website is ugly and has no prices.', 'Web design'],
  ['The founder resigned in May.', 'Tax advice'],
  ['A third of their staff are leaving.', 'Recruiting'],
  ['Sales fell 12% according to their annual report.', 'Tax advice'],
])('leaves out what it does not mend or what hurts: "%s", of %s', (context, offer) => {
  expect(read(context, 'Estate agent', offer).aboutReader).toEqual([]);
});

it.each([
  ['Gas prices for industry rose by 20% this year.', 'Gas prices for industry rose by 20% this year.'],
  ['E-invoicing becomes mandatory for them in 2027.', 'E-invoicing becomes mandatory for you in 2027.'],
  [
    'The Packaging Act applies to mills since May 2025.',
    'The Packaging Act has applied to mills since May 2025.',
  ],
  ['Year-end reporting is coming up.', 'Year-end reporting is coming up.'],
  [
    'The busy season starts in November, and she has been looking for two cooks.',
    'The busy season starts in November, and you have been looking for two cooks.',
  ],
])('opens with what markets, laws and the calendar bring: "%s"', (context, told) => {
  expect(read(context, 'Owner of a paper mill').aboutReader).toEqual([told]);
});

it('takes one school for none of thirty', () => {
  expect(
    read('We taught at 30 schools. The school won a science prize in May.', 'Principal of a private school'),
  ).toMatchObject({
    proofs: ['We taught at 30 schools.'],
    aboutReader: ['Your school won a science prize in May.'],
  });
});

it('goes on with what something of theirs is not yet', () => {
  expect(
    read('Their tale of a mole has sold 90,000 copies. It is not yet available as an audiobook.', 'Publisher')
      .aboutReader,
  ).toEqual(['Your tale of a mole has sold 90,000 copies. It is not yet available as an audiobook.']);
});

it.each([
  [
    'Professor Ibarra from her faculty saw it in Lyon. He suggested that we write to her.',
    'I am writing at the suggestion of Professor Ibarra from your faculty.',
  ],
  [
    'A colleague of hers, Ms Duarte, saw our show in Bilbao and suggested we write.',
    'Your colleague Ms Duarte saw our show in Bilbao and suggested that we write to you.',
  ],
])('says who of theirs sent the sender: "%s"', (context, told) => {
  expect(read(context, 'Dean of a business school', 'a simulation game').aboutReader).toEqual([told]);
});

it.each([
  [
    'Voicemail at night tells callers to ring another clinic.',
    ['Your voicemail at night tells callers to ring another clinic.'],
  ],
  ['The phone is answered until 4 pm only.', ['Your phone is answered until 4 pm only.']],
  ['Google reviews mention that a lot.', []],
  [
    'I saw her question on the mailing list about slow queries.',
    ['I saw your question on the mailing list about slow queries.'],
  ],
])('tells what callers meet, and nothing that leans on it: "%s"', (context, told) => {
  expect(
    read(context, 'Owner of a dental clinic', 'online booking').aboutReader.map((one) =>
      one.replace(/^I (?:saw|understand) that your/, 'Your'),
    ),
  ).toEqual(told);
});

it.each([
  [
    'The credit union posted on LinkedIn that it is looking for its first analyst.',
    'IT Director, regional credit union',
    'Your credit union posted on LinkedIn that it is looking for its first analyst.',
  ],
  [
    'They have had a senior animator role open for four months.',
    'Head of Talent at a games studio',
    'You have had a senior animator role open for four months.',
  ],
  [
    'She said in a podcast that sofas are their most expensive returns.',
    'E-commerce manager at a furniture brand',
    'You said in a podcast that sofas are your most expensive returns.',
  ],
  [
    "Reader: complained on a landlord forum about contractors who don't show up",
    'Property manager',
    "You complained on a landlord forum about contractors who don't show up.",
  ],
  [
    'I was in her shop during the arts festival and bought a map.',
    'Bookshop owner',
    'I was in your shop during the arts festival and bought a map.',
  ],
  [
    'Club has 3 hard courts, built 2009',
    'Secretary of a tennis club',
    'Your club has 3 hard courts, built in 2009.',
  ],
  ['I stopped by their stall on Saturday.', 'Cafe owner', 'I stopped by your stall on Saturday.'],
])('tells what anybody could see or hear, and where the sender was: "%s"', (context, persona, told) => {
  expect(parseContext(context, { persona, offer: 'phishing simulations' }).aboutReader).toEqual([told]);
});

it.each([
  [
    'Their app-store reviews from the last two months often mention a confusing menu.',
    'Your app-store reviews from the last two months often mention a confusing menu.',
  ],
  ['Their Yelp reviews often ask for late slots.', 'Your Yelp reviews often ask for late slots.'],
  [
    '11 open QA/RA roles on their site, some up since January.',
    'You have 11 open QA/RA roles on your site, some up since January.',
  ],
])('tells what all can read where the reader is rated or hires: %s', (note, told) => {
  expect(read(note, 'Head of Product at a marketplace').aboutReader).toEqual([told]);
});

it('tells what those do whom the reader serves, behind what is known of the reader', () => {
  const persona = 'Manager of a dental clinic';
  const told = 'Most patients still book by phone.';
  expect(read(`The clinic moved to Hill Street in May. ${told}`, persona).aboutReader.join(' ')).toContain(
    'ost of your patients still book by phone.',
  );
  expect(read(told, persona).aboutReader).toEqual([]);
});
