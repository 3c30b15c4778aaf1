import { describe, expect, it } from 'vitest';
import { toFact, withOwner } from './context-facts.ts';

describe('toFact', () => {
  it.each(['69 a month, one floor', '24 per visit and car', '3 a week', "They're BPA free"])(
    'does not tell of "%s"',
    (note) => {
      expect(toFact(note, false)).toBeUndefined();
    },
  );

  it.each([
    ['NZ$189 each, 3 year warranty', 'The price is NZ$189 each, and they come with a 3-year warranty.'],
    ['Installed in under 30 minutes', 'They are installed in under 30 minutes.'],
    ['Sends a text when a trough runs low', 'They send a text when a trough runs low.'],
    ['21 CFR Part 11 compliant', 'They are 21 CFR Part 11 compliant.'],
  ])('tells "%s" of several things', (note, sentence) => {
    expect(toFact(note, true)).toBe(sentence);
  });

  it.each([
    [
      'Integrates with NetSuite, Stripe and Salesforce',
      'It integrates with NetSuite, Stripe and Salesforce.',
    ],
    ['AED 18,500 for campuses up to 15,000 sqm', 'The price is AED 18,500 for campuses up to 15,000 sqm.'],
    ['£25 per user per month after that', 'The price is £25 per user per month.'],
    ['From €1,200 for a ceremony', 'Prices start at €1,200 for a ceremony.'],
    ['69 a month', 'The price is 69 a month.'],
    ['from 49 per seat', 'Prices start at 49 a seat.'],
    ['price 7.8k', 'The price is 7.8k.'],
    ['2-year warranty, half price vs new', 'It comes with a 2-year warranty and costs half as much as new.'],
    ['about 30% cheaper than new', 'It is about 30% cheaper than new.'],
    ['usually 30% cheaper than new', 'It is usually 30% cheaper than new.'],
    ['On average 20% faster than post', 'It is on average 20% faster than post.'],
    ['Normally fits most sills', 'It normally fits most sills.'],
    ['Free for choirs under 30 members, always', 'It is always free for choirs under 30 members.'],
    ['€9 a month after free trial', 'The price is €9 a month after the free trial.'],
    ['3 working day response', 'The response time is 3 working days.'],
    ['7 day collection', 'We offer 7-day collection.'],
    ['BREEAM excellent rated', 'We are BREEAM excellent rated.'],
    ['Stipend €1,900 a month', 'The stipend is €1,900 a month.'],
    ['our retread: 55-60% of new price', 'Our retread costs 55-60% of the price of new.'],
    ['pay per visit', 'You pay per visit.'],
    ["don't need tramlines", "You don't need tramlines."],
    ['install over a weekend', 'It is installed over a weekend.'],
    ['free trial: 14 days', 'There is a free 14-day trial.'],
    ['only 3 places left in May', 'Only 3 places are left in May.'],
    ['$0.04 per text, no monthly fee', 'The price is $0.04 per text, with no monthly fee.'],
    ['Wholesale £5.20, RRP £12.50', 'The wholesale price is £5.20, and the RRP is £12.50.'],
    ['Stores all data on your own server', 'It stores all data on your own server.'],
    ['ISO 9001 certified', 'We are ISO 9001 certified.'],
    ['Pays €19 per hour', 'It pays €19 per hour.'],
    ["We're three brothers", "We're three brothers."],
    ['Case study available', 'A case study is available.'],
    ["We're ISO 9001 certified", "We're ISO 9001 certified."],
    ["I'm fully insured", "I'm fully insured."],
    ['We are licensed and insured', 'We are licensed and insured.'],
    ['Fuel cost down 38% at Kapsimo factory', 'Fuel cost is down 38% at Kapsimo factory.'],
    ['Lead time 3 weeks', 'The lead time is 3 weeks.'],
    ['No shielding gas or rod used', 'No shielding gas or rod is used.'],
    ['Delivery within 72 hours', 'Delivery takes at most 72 hours.'],
    ['Free delivery over £75', 'Free delivery over £75 is included.'],
    ['Free updates for a year', 'Free updates for a year are included.'],
    ['14-day free trial, no credit card', 'There is a free 14-day trial, and no credit card is needed.'],
    ['14 days free, no card', 'The first 14 days are free, and no card is needed.'],
    ['free up to 1M events', 'It is free up to 1M events.'],
    ['Pricing starts at $49/month', 'Prices start at $49/month.'],
    ['pricing is 4 bucks per employee', 'The price is 4 bucks per employee.'],
    ['Offer 20% off for first 3 months', 'There is 20% off for the first 3 months.'],
    ['No setup fee, cancel anytime', 'There is no setup fee, and you can cancel at any time.'],
    ['30-day money-back guarantee', 'There is a 30-day money-back guarantee.'],
    ['Used by 300 teams including Acme', 'It is used by 300 teams including Acme.'],
    ['Trusted by Acme, Haldane and Orrin', 'We are trusted by Acme, Haldane and Orrin.'],
    ['Rated 4.8/5 on G2', 'We are rated 4.8/5 on G2.'],
    ['$1.1M already committed', '$1.1M is already committed.'],
    [
      '$11k MRR after 7 months, growing 18% a month, 34 paying teams',
      'We are at $11k MRR after 7 months, growing 18% a month, with 34 paying teams.',
    ],
    ['Typical saving: 12 to 18% of electricity', 'The typical saving is 12 to 18% of electricity.'],
    ['Led by Carys Bevan, retired music teacher', 'It is led by Carys Bevan, retired music teacher.'],
  ])('tells "%s" of one thing', (note, sentence) => {
    expect(toFact(note, false)).toBe(sentence);
  });

  it.each([
    'Uses HubSpot today',
    'Prefers email to calls',
    'Reports to the CFO',
    'Runs 3 clinics in Leeds',
    'Engineers are DBS checked',
    'Registered with The Circuit on your behalf',
    'Met at the fair in May',
    'Competitor of ours',
    'no abandoned cart email either',
    '4,000 letters a month',
    'From 5 pianos on the same day 10% off',
    'No hardware to add; reads existing PLC',
    // Of several things, and no deed of one.
    'Stores using it see 15 percent more visits',
    'Blocks with a new roof pay about a tenth less',
    'Monitors send a text as soon as dust rises',
  ])('leaves out "%s", which may be a note on the reader or no fact of the offer', (note) => {
    expect(toFact(note, false)).toBeUndefined();
  });
});

it('says whose customer it is, and of which thing', () => {
  expect(withOwner('Customer Haldane Plastics cut downtime by half')).toBe(
    'Our customer Haldane Plastics cut downtime by half',
  );
  expect(withOwner('First 40 labels are free')).toBe('The first 40 labels are free');
  expect(withOwner('Library has 48 videos')).toBe('The library has 48 videos');
  expect(withOwner('Palmgrove has 48 flats')).toBe('Palmgrove has 48 flats');
});
