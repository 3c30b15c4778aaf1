import { describe, expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

const told = (
  context: string,
  { persona = 'Operations manager at a dairy', offer = 'Conveyor belts', plural = true } = {},
) => parseContext(context, { persona, offer, plural });

describe('a sentence that the caller finished', () => {
  it.each([
    'We relined two hoppers for Wensley Creamery in spring at a third of the cost of new ones.',
    'Our cameras spotted a failing gearbox at Harbottle eleven days before it would have seized.',
    'We have 34 fitters, our own van fleet, and we already work for Delamere.',
    'My parents milk cows near Skipton, so I know what lambing time is like.',
    'I built the packing line of Crumb & Co on the same estate.',
    'An hour of standstill costs a site of that size about £3,000.',
    'There is no catch; each engineer here gives two days a year.',
    'Belts are changed outside milking hours so no cows are kept waiting.',
    'We run two depots. Both opened within a year.',
    'Dairies with two lines usually wait less than a day for a spare belt.',
    'Every joint is vulcanised on site. That means fewer stops on a busy line.',
    'Our fitters are all certified. Belts pass the food test of the Danish institute.',
  ])('is told as it stands: "%s"', (sentence) => {
    expect(told(sentence).proofs.join(' ')).toBe(sentence);
  });

  it("opens the mail where the sender called at the reader's", () => {
    const called = 'I rang your switchboard at noon on Friday and nobody picked up.';
    expect(told(called).aboutReader).toEqual([called]);
  });

  it.each([
    'We lost the Skipton order in May because two belts tore.',
    'Our margin on rollers is thin this year.',
    'We have runway until April and need two more logos.',
    'Our price can go down to 9% if they sign before June.',
    'Their old supplier went bust.',
    'Creameries sulk about the smell and nobody there likes the foreman.',
  ])('stays out where it is private: "%s"', (sentence) => {
    expect(told(sentence).proofs).toEqual([]);
  });

  it('is told of what there has been', () => {
    expect(told('There have been two belt fires reported since June.').proofs).toEqual([
      'There have been two belt fires reported since June.',
    ]);
  });

  it('is told of those whom the sentence before it counts, or not at all', () => {
    expect(told('Both finished under budget.').proofs).toEqual([]);
    expect(told('We lease 40 belts. Last year every one of them was back by May.').proofs).toEqual([
      'We lease 40 belts. Last year every one of them was back by May.',
    ]);
  });
});

describe('what the caller says to the reader', () => {
  it.each([
    ["You're showing at Agritech in Lyon, hall 4.", "You're showing at Agritech in Lyon, hall 4."],
    ["You asked on the forum for belts that aren't imported.", undefined],
    [
      'You led the round in Milkrun, and their founder offered to introduce us but is away.',
      'You led the round in Milkrun.',
    ],
    ['Congratulations on promotion to Division One.', 'Congratulations on your promotion to Division One.'],
    ['I loved the Pennine campaign, especially the last poster.', 'I loved the Pennine campaign.'],
    [
      'My colleague Ada Brandt studied with her at Leeds and sends her regards.',
      'My colleague Ada Brandt studied with you at Leeds and sends her regards.',
    ],
    ['I found them via their essay on milk prices.', 'I found you through your essay on milk prices.'],
    [
      'I visited their farm shop in May and bought the blue cheese.',
      'I visited your farm shop in May and bought the blue cheese.',
    ],
    [
      "We met in June, where you told me you'd stopped buying from chains. We aren't one.",
      "We met in June, where you told me you'd stopped buying from chains. We aren't one.",
    ],
    [
      'I applied through the careers page on 9 May, reference KX-118.',
      'I applied through your careers page on 9 May, reference KX-118.',
    ],
  ])('opens the mail: "%s"', (sentence, opening = sentence) => {
    expect(told(sentence).aboutReader.join(' ')).toBe(opening);
  });

  it('leans on nothing that was not said', () => {
    expect(told('They announced it on their blog last week.').aboutReader).toEqual([]);
  });
});

describe('notes in a few words', () => {
  it.each([
    ['no contract, monthly', 'There is no contract: it runs from month to month.'],
    ['28 per image', 'The price is 28 per image.'],
    ['BALI member.', 'We are a BALI member.'],
    ['Fitted at Brockhampton in 4 days.', 'They were fitted at Brockhampton in 4 days.'],
    [
      'Our client: Hale Foods, from 9 to 31 orders a week',
      'Our client Hale Foods went from 9 to 31 orders a week.',
    ],
    ['our client Hale Foods cut admin 5 people -> 2', 'Our client Hale Foods cut admin from 5 people to 2.'],
    ['Colours are Oxide, Slate and Bone.', 'The colours are Oxide, Slate and Bone.'],
    ['Pallet price is £4.20 a bag until June.', 'The pallet price is £4.20 a bag until June.'],
    ['Mention the open day at Marl Farm on 3 July.', 'The open day at Marl Farm is on 3 July.'],
    ['Mention weekend rate: Sat-Sun £90.', 'The weekend rate is £90 (Sat-Sun).'],
    ['Include the line "Prices exclude VAT."', 'Prices exclude VAT.'],
    ['800 growers asked.', '800 growers were asked.'],
  ])('are told in a sentence: "%s"', (note, sentence) => {
    expect(told(note).proofs).toEqual([sentence]);
  });
});
