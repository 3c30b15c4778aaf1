import { describe, expect, it } from 'vitest';
import { readParts } from '../../../parts.ts';

const several = 'facilities managers at schools';
const read = (additionalContext: string, persona = several) => {
  const parts = readParts({
    persona,
    offer: 'Window cleaning',
    goal: 'Short call',
    tone: 'direct',
    additionalContext,
  });
  const { signature, signedAs, proofs } = parts.context;
  return { signs: [signature, signedAs], proofs };
};

describe("the sender's firm", () => {
  it.each([
    ['We clean at night. My name is Nell and the business is called Bright Pane.', 'Nell', 'Bright Pane'],
    ['We clean at night. My name is Teo, company is GlassRig.', 'Teo', 'GlassRig'],
    ['We clean at night. Company is called Bright Pane, I’m Teo.', 'Teo', 'Bright Pane'],
    ['We clean at night. Company: Veripane, AE: Petra Novak.', 'Petra Novak', 'Veripane'],
    ['We clean at night. Our business is called Kelly Panes.', 'Kelly Panes', undefined],
    ['We clean at night. Name: Pane & Stalk. Area: north London.', 'Pane & Stalk', undefined],
    ['We clean at night. Roy Sims Glazing', 'Roy Sims Glazing', undefined],
    ['Plumb Panes Ltd, 9 cleaners, own vans. We clean at night.', 'Plumb Panes Ltd', undefined],
    [
      "We clean at night. I'm Dorin, crew leader. Company's called HopPanes.",
      'Dorin',
      'Crew leader, HopPanes',
    ],
    ['We clean at night. Our company: Threadpane.', 'Threadpane', undefined],
    ['We clean at night. Company: Morrow Panes.', 'Morrow Panes', undefined],
    ['Business name: Harl Glazing, based in Derby. We clean at night.', 'Harl Glazing', undefined],
    ['We clean at night. Lowe Star Glass & Wood, Derby.', 'Lowe Star Glass & Wood', 'Derby'],
    ['We clean at night. Panehaven Prep.', 'Panehaven Prep', undefined],
    ['We clean at night. Small Spoon Catering, Rochelle.', 'Rochelle', 'Small Spoon Catering'],
    ['We’re family run, Boyd’s Panes, Derby, rated 4.9.', 'Boyd’s Panes', 'Derby'],
    ['we: Nordpane Glas Oy, Turku, founded 2009\nmin 20 windows', 'Nordpane Glas Oy', 'Turku'],
    ['Falk Pane Cleaning was founded in 2009. We clean at night.', 'Falk Pane Cleaning', undefined],
  ])('signs in "%s"', (context, signature, signedAs) => {
    expect(read(context).signs).toEqual([signature, signedAs].map((each) => each?.replace('’', "'")));
  });

  it('is told with what goes on behind its name', () => {
    expect(
      read('Business name: Harl Glazing, based in Derby, covering the Peak. We clean at night.').proofs[0],
    ).toBe('We are based in Derby, and we cover the Peak.');
  });

  it.each([
    'We clean at night. New York.',
    'We clean at night. West Midlands.',
    'We clean at night. Pickup Mon, Wed, Fri.',
    'We clean at night. Our company is Swiss.',
    'We clean at night. Our firm is ISO 9001.',
  ])('is none in "%s"', (context) => {
    expect(read(context).signs).toEqual([undefined, undefined]);
  });

  it("is not the reader's", () => {
    expect(read('They have 40 halls. Company: Holt & Webb LLP.', 'Head of IT at a law firm').signs).toEqual([
      undefined,
      undefined,
    ]);
    expect(read('We clean at night. Tallboy Schools.', 'Estates lead at Tallboy Schools').signs).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('whoever brings himself in', () => {
  it('is told of where the sign-off does not say it', () => {
    expect(read("I'm Fia Marsh, a glazier for 17 years. We clean at night.")).toEqual({
      signs: ['Fia Marsh', undefined],
      proofs: ["I'm Fia Marsh, a glazier for 17 years.", 'We clean at night.'],
    });
  });

  it('is told of by his trade where the sign-off has only the name', () => {
    expect(read("We clean at night. I'm a chartered glazier, Petra Marsh.")).toEqual({
      signs: ['Petra Marsh', undefined],
      proofs: ['We clean at night.', "I'm a chartered glazier."],
    });
  });

  it('is named once where a note says what he is called', () => {
    const { context, goal } = readParts({
      persona: 'A glazier who may want a steady post',
      offer: 'Permanent glazier position at a boatyard in Fowey',
      goal: 'Have a quick chat with the recruiter',
      tone: 'friendly',
      additionalContext:
        'Salary £39,000. The boatyard opened a second slipway in May. Recruiter is Petra Marsh from Tide Hiring.',
    });
    expect([context.signature, context.signedAs]).toEqual(['Petra Marsh', 'Tide Hiring']);
    expect(context.proofs.join(' ')).not.toContain('Marsh');
    expect(context.proofs).toContain('The boatyard opened a second slipway in May.');
    expect(goal).toMatchObject({ kind: 'event', phrase: 'a quick chat' });
  });

  it('is named once where the sign-off says all', () => {
    expect(read("We clean at night. I'm Kieran at Polypane.")).toEqual({
      signs: ['Kieran', 'Polypane'],
      proofs: ['We clean at night.'],
    });
  });

  it('is no reader as the founder', () => {
    const parts = readParts({
      persona: 'Heads of design at consumer apps',
      offer: 'Usability tests with pensioners',
      goal: 'Short call',
      tone: 'direct',
      additionalContext: 'Founder Odette Brack started this after watching her mum lose her savings.',
    });
    expect(parts.addressee).toEqual({});
    expect(parts.context.proofs).toEqual([
      'Our founder, Odette Brack, started this after watching her mum lose her savings.',
    ]);
  });
});
