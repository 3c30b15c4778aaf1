import { describe, expect, it } from 'vitest';
import { fromHurry } from './in-hurry.ts';

describe('an offer typed in a hurry', () => {
  it.each([
    ['rota app -> fewer no-shows', 'rota app. It means fewer no-shows'],
    ['chatbots => 30% less email', 'chatbots. They mean 30% less email'],
    ['paid ads / we only charge per sale', 'paid ads. We only charge per sale'],
    ['chess club - we bring the boards', 'chess club. We bring the boards'],
    ['scrap metal bought, cash, we collect', 'scrap metal bought for cash. We collect'],
    ['For law firms, we transcribe hearings', 'For law firms, we transcribe hearings'],
    ['keeps ice frozen: cool box, 20l', 'cool box that keeps ice frozen, 20l'],
    ['metering app, 10-15% off energy bill', 'metering app, takes 10-15% off your energy bill'],
    ['till rolls, 15% off first order', 'till rolls, 15% off first order'],
    [
      'laundry, collect mon return thurs',
      'laundry. We collect on mon, and you have everything back on thurs',
    ],
    ['cut waste 20% -> smart bins', 'cut waste 20% with smart bins'],
    ['scrap copper wanted, collect fridays', 'We are looking for scrap copper. We collect fridays'],
    ['sand 1t £45 2t £80', 'sand, 1t £45, 2t £80'],
    ['goat cheese wholesale £9/kg', 'wholesale goat cheese £9/kg'],
    ['Tyre wholesale, next-day delivery', 'Tyre wholesale, next-day delivery'],
    ['referral scheme 8% on our sofas', '8% referral scheme on our sofas'],
    ['tree survey £140 all in same day', 'tree survey, £140 all in, ready the same day'],
    ['rota app / integrates xero', 'rota app; integrates with xero'],
    ['Cyber Essentials in 3 weeks, fixed fee', 'We get you Cyber Essentials in 3 weeks, fixed fee'],
    ['HIPAA compliance within 2 months', 'We get you HIPAA compliant within 2 months'],
    ['ISO 9001 consultancy, 3 months', 'ISO 9001 consultancy, 3 months'],
    ['crime scene tours, -10% vs current', 'crime scene tours, for 10% less than you pay now'],
    ['soft drinks; payback <6mo', 'soft drinks; payback <6 months'],
    ['5-pc brass band, fee neg.', '5-piece brass band, fee negotiable'],
    ['caterer, free all May exc 3rd', 'caterer, available all May except the 3rd'],
    ['it support, zero cost to you', 'IT support, no cost to you'],
    ['it supports your team', 'it supports your team'],
    ['till system, 6 mth no tie in', 'till system, no tie-in for 6 months'],
    ['fr>en legal translation, qtrly billing', 'FR-EN legal translation, quarterly billing'],
    ['Ran my own forge for 20 years', 'I ran my own forge for 20 years'],
  ])('has words for its signs: "%s"', (typed, told) => {
    expect(fromHurry(typed)).toBe(told);
  });

  it.each([
    ['oven broke? can lend you one', 'If your oven has broken, we can lend you one'],
    ['gutters leaking? we fix same day', 'If your gutters are leaking, we fix same day'],
    ['need a stand-in chef? we have six', 'If you need a stand-in chef, we have six'],
    ['van lease ending soon? we beat any deal', 'If your van lease is ending soon, we beat any deal'],
    ['old tyres? we take them', 'If you have old tyres, we take them'],
    ['tired of late payers? we chase them', 'If you are tired of late payers, we chase them'],
  ])('tells what is done about a question: "%s"', (typed, told) => {
    expect(fromHurry(typed)).toBe(told);
  });

  it.each([
    ['mural painter - turns walls into art', 'I am a mural painter. I turn walls into art'],
    ['gardener, tree work', 'gardener, tree work'],
    ['swap newsletters', 'We would like to swap newsletters with you'],
    ['swap shop software', 'swap shop software'],
  ])('knows who does what: "%s"', (typed, told) => {
    expect(fromHurry(typed)).toBe(told);
  });

  it.each([
    ['pat testing, £2 ea, nebosh, cscs', 'pat testing, £2 each, nebosh, CSCS'],
    ['damp surveys, 3 day t/a, PI ins', 'damp surveys, 3 day turnaround, PI insurance'],
    ['barn to rent nr Hay, 3 yr', 'barn to rent near Hay, 3 years'],
    ['yoga, £30 an hr, exc bank hols', 'yoga, £30 an hour, except bank holidays'],
    ['an hr platform', 'an hr platform'],
    ['roof paint, lasts 9yr, grey', 'roof paint, lasts 9 years, grey'],
    ['yoga teacher, avail sept', 'yoga teacher, available in September'],
    ['tours for small grps, dbs checked', 'tours for small grps, DBS checked'],
  ])('is written in whole words: "%s"', (typed, told) => {
    expect(fromHurry(typed)).toBe(told);
  });
});
