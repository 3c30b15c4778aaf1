import { describe, expect, it } from 'vitest';
import { readParts } from './parts.ts';

function partsOf(offer: string, persona = 'Operations manager at a bus company') {
  return readParts({ persona, offer, goal: 'Short call', tone: 'professional' });
}

describe('a question about the offer itself', () => {
  it.each([
    'Live captioning by trained captioners for conferences',
    'Freight forwarding for printed matter to East Africa',
  ])('is asked about work that goes on: "%s"', (offer) => {
    expect(partsOf(offer).questions.join(' ')).toContain('{topic}');
  });

  it.each([
    ['hoof trimming', 'says no more than the question'],
    ['Lift modernisation by an independent contractor', 'is done once'],
    ['RouteHand plans field visits for reps', 'is what the product acts on'],
    ['White-label accessibility testing for agencies', 'is sold on by the reader'],
    ['Ear-tag sensors that flag lameness', 'may be new to the reader'],
  ])('is not asked about "%s", which %s', (offer) => {
    expect(partsOf(offer).questions).toEqual([]);
  });

  it('has no aim for what is sold on', () => {
    expect(partsOf('White-label bookkeeping').aims).toEqual([]);
    expect(partsOf('Bookkeeping for small firms').aims).not.toEqual([]);
  });

  it('does not ask who does it "on your side" where the reader runs the place', () => {
    const offer = 'Blister-pack preparation for pharmacies that want time back';
    expect(partsOf(offer, 'Owner of an independent pharmacy').questions.join(' ')).not.toContain(
      'on your side',
    );
  });
});

describe('what follows from an offer', () => {
  it('follows from the sentence before it', () => {
    const { consequences } = partsOf('We film factories. We cancel any time. One crew films for a day.');
    expect(consequences).toEqual([]);
    expect(partsOf('We film factories, cancel any time').consequences).not.toEqual([]);
  });

  it('does not work out a price that is flat', () => {
    expect(partsOf('Booking engine, flat $190 a month').consequences).toEqual([]);
    expect(partsOf('Knife sharpening at $4 a knife').consequences).not.toEqual([]);
  });
});

it("takes the practice's own name, told to a practice, for the reader's", () => {
  const offer = "Meal plans under the practice's own name";
  expect(partsOf(offer, 'Owner of a dental practice').offer.noun?.withOur).toContain(
    "your practice's own name",
  );
  expect(partsOf(offer, 'Owner of a gym').offer.noun?.withOur).toContain("the practice's own name");
});
