import { describe, expect, it } from 'vitest';
import { parseOffer } from '../parse-offer.ts';

describe('a place that somebody is asked to take', () => {
  it.each([
    [
      'keynote slot at the Northern Heather Forum, Lund, 8–9 October; travel and hotel paid',
      'We would like to offer you a keynote slot at the Northern Heather Forum in Lund on 8-9 October.',
      ['Travel and hotel are paid.'],
    ],
    [
      'Volunteer board seat at Elm Row, a charity lending wheelchairs; about five hours a month',
      'We would like to offer you a volunteer board seat at Elm Row, a charity lending wheelchairs.',
      ['It takes about five hours a month.'],
    ],
    ['Speaking slot at our conference', 'We would like to offer you a speaking slot at our conference.', []],
    [
      'A speaking slot at our spring day in Leeds on 4 May',
      'We would like to offer you a speaking slot at our spring day in Leeds on 4 May.',
      [],
    ],
  ])('is offered: %s', (offer, statement, extras) => {
    const read = parseOffer(offer);
    expect(read.statements).toEqual([statement]);
    expect(read.extras).toEqual(extras);
  });

  it('is not offered by whoever wants to speak', () => {
    expect(parseOffer('me for a keynote slot at their forum').statements.join(' ')).not.toContain(
      'offer you a keynote',
    );
  });
});
