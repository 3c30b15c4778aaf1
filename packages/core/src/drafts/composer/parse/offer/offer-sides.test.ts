import { describe, expect, it } from 'vitest';
import { parseOffer } from './parse-offer.ts';

function tell(offer: string): string {
  const { statements, noun, extras } = parseOffer(offer);
  return [statements[0] ?? noun?.withOur ?? noun?.withArticle, ...extras].join(' ');
}

describe('what the reader would have is not "ours"', () => {
  it.each([
    ['A petition by parents against the bus cuts', 'a petition by parents against the bus cuts'],
    ['A stall at Quayside Makers Market, 4-5 May', 'a stall at Quayside Makers Market, on 4 and 5 May'],
    ['The loan of a set of Victorian microscopes', 'the loan of a set of Victorian microscopes'],
    ['Main sponsorship of the Fen Lakes Triathlon', 'the main sponsorship of the Fen Lakes Triathlon'],
    ['An interview with the oldest potter in Stoke', 'an interview with the oldest potter in Stoke'],
    ['A signed copy of my cookbook for your raffle', 'a signed copy of my cookbook for your raffle'],
    [
      'A guest slot for our head brewer, who learned in Ghent',
      'We would like to suggest our head brewer, who learned in Ghent, as a guest.',
    ],
    ['A telescope in your playground for a night', 'a telescope in your playground for a night'],
    [
      'Logo on the bibs for one season, £250',
      'We offer to put your logo on our bibs for one season, for £250.',
    ],
  ])('in "%s"', (offer, told) => {
    expect(tell(offer)).toBe(told);
  });
});

describe('finished phrases keep their sense', () => {
  it.each([
    // A clause of oneself.
    [
      'I am a baker who sold her first shop and trained herself in patisserie',
      'I am a baker who sold my first shop and trained myself in patisserie.',
    ],
    // An aside.
    [
      'Our choir wants to bring 20 singers who love carols and, we hope, mince pies',
      'Our choir wants to bring 20 singers who love carols and (we hope) mince pies.',
    ],
    // A deed behind a comma.
    [
      'We buy caravans for cash, collect within a week',
      'We buy caravans for cash and collect within a week.',
    ],
    [
      'Our reconditioned kilns cost half the price of new ones',
      'Our reconditioned kilns cost half the price of new ones.',
    ],
    ['Think Strava, but for rowing clubs', 'We offer something like Strava, but for rowing clubs.'],
    [
      'Imagine never counting stock again. Stockhen counts it.',
      'Imagine never counting stock again. Stockhen counts it.',
    ],
    ["Let's plant a school orchard in March", 'We would like to plant a school orchard in March with you.'],
    ['Introduce you to 12 farm shops in Devon', 'We can introduce you to 12 farm shops in Devon.'],
    [
      'A spot in your spring line-up for our brass band',
      'We would like a spot in your spring line-up for our brass band.',
    ],
    ['Be our opening speaker in Hull, 300 guests', 'You can be our opening speaker in Hull (300 guests).'],
    ['Sponsor your spring issue for $900', 'We would like to sponsor your spring issue for $900.'],
    [
      'Absence down 15% in a year, or you pay nothing',
      'We help you get absence down 15% in a year. Otherwise, you pay nothing.',
    ],
    [
      "Free menu check: send us your menu and we'll mark ten faults",
      "our free menu check You send us your menu and we'll mark ten faults.",
    ],
    [
      'Solar panels fitted free, and you earn 5p per kWh',
      'our solar panels fitted free You earn 5p per kWh.',
    ],
    [
      'My first novel, THE TIN BELL, 90,000 words',
      'I have written my first novel, The Tin Bell, 90,000 words.',
    ],
    ['Lunch menus your residents will actually eat', 'our lunch menus that your residents will actually eat'],
    ['Like Strava for rowing clubs', 'We offer something like Strava for rowing clubs.'],
    ['Be the salon that brides book first', 'We help you be the salon that brides book first.'],
    ['Switch delivery vans to biogas in a month', 'We help you switch delivery vans to biogas in a month.'],
    [
      'Waiting lists cut by a third with text reminders',
      'We help you cut waiting lists by a third with text reminders.',
    ],
    ['Claims settled 12 days faster', 'We help you get claims settled 12 days faster.'],
    [
      'You cook, we wash up after you. 9% of takings.',
      'You cook. We wash up after you. The fee is 9% of takings.',
    ],
    ['Introducing Birch & Bone, the knife that never rusts.', 'Birch and Bone is a knife that never rusts.'],
    [
      'Seed opportunity: €90k ARR, growing 9% a month',
      'We are raising a seed round. We have €90k ARR, and we are growing 9% a month.',
    ],
    ['Flood alarms (battery powered, no wiring)', 'our flood alarms (battery-powered) They need no wiring.'],
    ['What if your audit took one day instead of ten?', 'Your audit could take one day instead of ten.'],
  ])('as in "%s"', (offer, told) => {
    expect(tell(offer)).toBe(told);
  });
});
