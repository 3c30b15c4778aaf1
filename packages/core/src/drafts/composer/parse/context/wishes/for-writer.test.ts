import { describe, expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { isForWriter, isKeptBack, readWishes, toldToSay, withoutAside, withoutCues } from './for-writer.ts';

describe('isForWriter', () => {
  it.each([
    'That is precisely our point, so open with it',
    'Try not to start with the weather',
    'mtg any fri',
    'Lawyers get many such mails, so admit it is one',
    'We have no relationship with her so far',
    'We have never met',
    "We didn't get to speak",
    'She was right, by the way',
    'We are the buyer here, not the seller',
    'Cold contact, no prior relationship',
    'ask: Tue or Wed, 20 min',
    'Greg is an engineer, so numbers first',
    'We may not name either firm',
    'I am not a salesperson, so it should sound like a maker writing',
    'Surgeries get a lot of mail like this, so short',
    'Lead with overtime, not with us',
    "I'd rather say eleven and leave it there",
    'The list comes from a directory',
    'Keep it loose',
    'We should be honest that the trial was small',
    'We can mention the trial in Crewe',
    'We are flexible on price so you can play with that',
    'It is fine to mention Paula',
    'Write it as a friend would',
    'no urgency or deadlines',
    'No links, no long intro',
    'no name, no photo',
    "NO 'synergy', NO 'unlock'",
    'We cannot name clients',
    "We can't name the hospitals we've worked with",
    'Our compliance team will review before sending',
    'Legal signs off the draft before it goes out',
    'No judgment is the main thing',
    "I'm not trying to embarrass her",
    "We're not out to knock the printer they have",
    'We are not after poaching their staff',
    "We're not trying to tell them how to run the place",
    "We won't pretend otherwise",
  ])('knows what is said to the writer: "%s"', (sentence) => {
    expect(isForWriter(sentence)).toBe(true);
  });

  it.each([
    "We don't ask for money",
    'I could come by in June, but a phone call is fine',
    "I'm not trying to replace the oven you have",
    'I could drop by in May, but a video call is fine',
    'We reply to emails within an hour',
    'Write-offs fell from 11 % to 6 %',
    'The target is 12 % by June',
    'We translate into any language',
    'Orders must be placed by Friday',
    'It is cold-pressed, so it keeps for a year',
    'We keep it in stock',
    'We use it ourselves',
    'You can work with it from any phone',
    'An engineer checks each part before it leaves the works',
    'You see the proof before we print',
    'No salary is below 60k',
    'We like to be named on the label',
    'The bakery would pay nothing for the stand and keep a fifth of each sale',
    'Members can borrow a canoe for a week and keep it longer if nobody waits',
    'I teach four pupils at a time, never more',
  ])('leaves what is said to the reader: "%s"', (sentence) => {
    expect(isForWriter(sentence)).toBe(false);
  });
});

it.each([
  'Write in plain English, many readers are not native speakers',
  'No corporate speak',
  'Our pun level may be moderate',
  'No salary in writing',
  'No figures in the first mail',
  'NAME is the one to write to',
  'Below is what we have, use whatever fits',
  'Nobody has answered so far',
  "They haven't replied yet",
  'Neither of the two wants the name of their client mentioned',
  'I am wiring this to a tool so treat this as the notes field',
  'He has little time so please be brief and keep it short',
  'The mail should be short and keep to the point',
])('keeps "%s" to whoever writes', (sentence) => {
  expect(isForWriter(sentence)).toBe(true);
});

describe('toldToSay', () => {
  it('takes the wish off what is to be said', () => {
    expect(toldToSay('We sell no parts, which is worth saying')).toBe('We sell no parts');
    expect(toldToSay('We are not part of the scheme, say that clearly')).toBe(
      'We are not part of the scheme',
    );
    expect(toldToSay('We sell no parts')).toBeUndefined();
  });
});

describe('readWishes', () => {
  it('knows what to bring up and what to leave out, by the words for it', () => {
    const { asksFor, forbids } = readWishes([
      'Please mention the roof.',
      "I don't want to refer to the closures directly.",
    ]);
    expect(asksFor('Their roofs face south')).toBe(true);
    expect(asksFor('They have two sites')).toBe(false);
    expect(forbids('They closed a site')).toBe(true);
    expect(forbids('They have two sites')).toBe(false);
  });

  it('leaves out nothing for an order on how often to bring it up', () => {
    expect(
      readWishes(["Don't mention the lighthouse more than once."]).forbids('We met at the lighthouse'),
    ).toBe(false);
  });

  it('keeps nothing quiet for how the mail is not to sound', () => {
    const { forbids } = readWishes(["Please don't make it sound as though robots replace nurses."]);
    expect(forbids('She spoke to nurses in Hull')).toBe(false);
  });
});

it('tells nothing of whom a promise of silence binds', () => {
  const context = 'At Fieldnote, errors fell from 4% to 1%, but they are under NDA.';
  expect(parseContext(context, { persona: 'CFO at a bank', offer: 'audit software' }).proofs).toEqual([]);
});

it('keeps back what the writer is not to lean on', () => {
  expect(isKeptBack("met his assistant (Tom?) at a fair, don't lean on it")).toBe(true);
  expect(isKeptBack("her sister shops with us, don't make a thing of it")).toBe(true);
  expect(isKeptBack('his clerk is my aunt (not relevant)')).toBe(true);
  expect(isKeptBack('Our shelves do not lean on the wall')).toBe(false);
});

it('knows what is marked as private in a bracket', () => {
  expect(isKeptBack('Works council complained (heard from a supplier, PRIVATE)')).toBe(true);
  expect(isKeptBack('Margin is 11% (Tom, internal)')).toBe(true);
  expect(isKeptBack('A fitter said that a wall came down, but that must stay between us')).toBe(true);
  expect(isKeptBack('Her deputy has no budget left, and he asked me not to pass that on')).toBe(true);
  expect(isKeptBack('The walls stay between 18 and 20 degrees')).toBe(false);
  expect(isKeptBack('We run 4 clinics (2 public, 2 private)')).toBe(false);
  expect(isKeptBack("She lives next to the quarry, which I'd leave unsaid.")).toBe(true);
  expect(isKeptBack("His brother's van is in the film, though we would keep that as a surprise")).toBe(true);
  expect(isKeptBack('They lost the tender in May, better left out.')).toBe(true);
  expect(isKeptBack('We deliver on Sundays, which I would mention first.')).toBe(false);
  expect(isKeptBack('She gets a lot of agency mail and bins most of it.')).toBe(true);
  expect(isKeptBack('I know he gets dozens of these.')).toBe(true);
  expect(isKeptBack('His mother tongue is Basque.')).toBe(true);
});

it.each([
  ['no wiring needed (say this!). two vans', 'no wiring needed. two vans'],
  ['free check of 20 looms - lead with that', 'free check of 20 looms'],
  ['IP44, spare battery <- big USP', 'IP44, spare battery'],
  ['new kiln (do not mention this)', 'new kiln (do not mention this)'],
  ['open late - say that we close at ten', 'open late - say that we close at ten'],
])('takes what is to be done with a note off it: %s', (notes, told) => {
  expect(withoutCues(notes)).toBe(told);
});

describe('what a mail is to go without, in a note of its own', () => {
  it.each([
    'no photos, no names',
    'NO "synergy", NO "leverage"',
    'no shaming drivers',
    "I'm not trying to embarrass him, it happens to every firm of that size",
    "We don't want to run down their current supplier",
    "I'm not after slagging off the man they use now",
    'tread carefully',
    'clients C and D confidential',
    'The verger is there mornings only, so no phone calls',
    'use last row only',
    "What I wouldn't say is that her clerk rang us on the quiet",
    'What we would rather not mention is the leak in the annexe',
    "I'm hoping for all nine depots, but one step at a time",
    "Mention it gently, or just say 'older boilers'",
  ])('keeps back "%s"', (note) => {
    expect(isKeptBack(note)).toBe(true);
  });

  it.each([
    'no photo editing skills required',
    'All calls are confidential',
    'no fees',
    'We are not a shambles',
    'We do not share your data',
    'No names of children are stored',
  ])('may tell "%s"', (note) => {
    expect(isKeptBack(note)).toBe(false);
  });

  it('takes off "can be said"', () => {
    expect(withoutCues('kiln fee 40p, can be said.')).toBe('kiln fee 40p.');
  });
});

it('takes off what the sender should not claim', () => {
  expect(withoutAside("We can't match the chains on price and must not pretend to")).toBe(
    "We can't match the chains on price",
  );
});
