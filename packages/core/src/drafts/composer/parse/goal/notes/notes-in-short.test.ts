import { describe, expect, it } from 'vitest';
import { parseGoal } from '../parse-goal.ts';

/** A goal as it was read, in one line. */
function told(input: string): string {
  const goal = parseGoal(input, 'our service');
  return `${goal.kind}: ${'phrase' in goal ? goal.phrase : goal.kind === 'action' ? goal.base : ''}`.trim();
}

describe('goals in the short words of whoever sells', () => {
  it.each([
    [
      'qualify the lead: headcount, budget, start date',
      'question: about your headcount, budget and start date',
    ],
    [
      'Activation: upload one plan and share the first drawing',
      'action: upload one plan and share the first drawing',
    ],
    ['30-day free trial activation', 'event: a 30-day free trial'],
    [
      "Persuade him that it's worth 15 minutes before the harvest starts",
      'event: a 15-minute call before the harvest starts',
    ],
    ['Upsell from the basic plan to the team one', 'action: upgrade from the basic plan to the team one'],
    ['get 1st order', 'action: place a first order'],
    ['any vacancies?', 'question: whether you have any vacancies'],
    [
      'let him know we are nearby and offer to help',
      'question: whether there is anything we could help with',
    ],
    [
      "are you free 9-11 oct and what's your fee",
      'question: whether you are free 9-11 October and what your fee is',
    ],
    ['click through to a one-minute demo video', 'action: watch our one-minute demo video'],
    ['Ask for an appointment so that the prints may be viewed', 'event: an appointment to view the prints'],
    ['loom audit -> call', 'event: a Loom audit, then a short call'],
    ['connect acct, see savings', 'action: connect your account and see the savings'],
    ['roster review/appointment', 'event: a roster review or a roster appointment'],
    ['Would he like a kit on loan for the term?', 'thing: a kit on loan for the term'],
    ['RFQ invitation', 'action: invite us to your RFQ'],
    ['Migrate her from paper to our app by June', 'action: switch from paper to our app by June'],
    ['quote in our article', 'action: give us a quote for our article'],
    ['Get her chimney inspected', 'action: let us inspect your chimney'],
    ['shadow two of their night shifts', 'action: let us shadow two of your night shifts'],
    ['a weekend on us for an honest write-up', 'thing: a weekend on us in return for an honest write-up'],
    ['send us last 6 months of invoices', 'action: send us the last 6 months of invoices'],
    ['posters in the foyer', 'action: let us put posters in your foyer'],
    [
      'move one route over, keep the old plan in parallel',
      'action: move one route over and keep the old plan in parallel',
    ],
    ['come to the preview 6 May, two seats held in her name', 'action: come to the preview 6 May'],
    ['Booking confirmed by 3 May', 'action: confirm your booking by 3 May'],
  ])('reads "%s"', (goal, expected) => expect(told(goal)).toBe(expected));
});

describe('what stands around an event', () => {
  it.each([
    ['Technical deep-dive with their engineers', 'event: a technical deep-dive with your engineers'],
    ['poc w/ their ops team', 'event: a proof of concept with your ops team'],
    ['A/B test on one landing page', 'event: an A/B test on one landing page'],
    [
      'Workshop with shift leads, half a day, in their Lyon plant',
      'event: a half-day workshop with shift leads, in your Lyon plant',
    ],
    ['Demo with legal + IT in same call', 'event: a short demo with legal and IT in the same call'],
    ['Qualified meeting for our AE', 'event: a short meeting'],
    ['Garden visits twice a month', 'thing: garden visits twice a month'],
    ['Connect one meter to our portal for 30 days', 'action: connect one meter to our portal for 30 days'],
    [
      'open an account and place a trial order of 5 tonnes',
      'action: open an account and place a trial order of 5 tonnes',
    ],
    ['Let us run taste tests in two shops', 'action: let us run taste tests in two shops'],
    [
      'walk the site with us and point out weak spots',
      'action: walk your site with us and point out weak spots',
    ],
    [
      'Product video in exchange for a free tent',
      'action: consider a product video in exchange for a free tent',
    ],
    [
      'Find out how they ship today, then offer a call',
      'question: how you ship today, and whether we could have a short call',
    ],
  ])('reads "%s"', (goal, expected) => expect(told(goal)).toBe(expected));
});

describe('whose act it is', () => {
  it.each([
    ['Get her to check her eligibility with our form', 'action: check your eligibility with our form'],
    [
      'Would she test the oven if we lend her one for a week?',
      'action: test the oven if we lend you one for a week',
    ],
    ['Get him to name a figure he could live with', 'action: name a figure you could live with'],
    ['name a price they could live with', 'action: name a price you could live with'],
    ['Be listed as second-source supplier', 'action: list us as a second-source supplier'],
    [
      'Request the share offer document before it closes on 4 May',
      'action: request the share offer document before it closes on 4 May',
    ],
    ['Get an NDA signed so we can run a check', 'action: sign an NDA so that we can run a check'],
    [
      'Do they want to apply together for the county grant?',
      'action: apply together with us for the county grant',
    ],
    ['get them back in our shop before Easter', 'action: come back to our shop before Easter'],
    ['submit his film by 3 May', 'action: submit your film by 3 May'],
    ['The shop owner accepts a free rack with 12 jars', 'thing: a free rack with 12 jars'],
    [
      'Send one plan to us instead of his usual printer',
      'action: send one plan to us instead of your usual printer',
    ],
    ['cite our figures in their response', 'action: cite our figures in your response'],
    ['Be engaged for one case', 'action: engage us for one case'],
    ['get a backlink or some honest feedback', 'action: give us a backlink or some honest feedback'],
  ])('tells "%s" from the side of the reader', (goal, expected) => expect(told(goal)).toBe(expected));
});
