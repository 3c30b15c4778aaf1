import { describe, expect, it } from 'vitest';
import { parseOffer } from './parse-offer.ts';

const told = (input: string) => {
  const { statements, noun } = parseOffer(input);
  return statements[0] ?? noun?.withOur ?? noun?.withArticle;
};

describe('offers in few words', () => {
  it.each([
    // A slogan before a sentence, and deeds one after another.
    ['Persuade your customers to help themselves: we rebuild help centers', 'We rebuild help centers.'],
    ['Keep your best people: we run exit interviews', 'We help you keep your best people.'],
    ['A website for your shop: we build it in a week', 'our website for your shop'],
    [
      "Help with sorting and clearing a house at the family's own pace",
      "We help you sort and clear a house at the family's own pace.",
    ],
    ['Help with baking for the school fair', 'We help you bake for the school fair.'],
    ['clean up your data', 'We help you clean up your data.'],
    [
      'Your town in our walking guide: 20,000 copies',
      'We offer to put your town in our walking guide, with 20,000 copies.',
    ],
    [
      'me as guest: how I sailed to Iceland',
      'I would be glad to come on as your guest and talk about how I sailed to Iceland.',
    ],
    ['wax foundation & frames', 'our wax foundation and frames'],
    ['bakery and coffee shop', 'We are a bakery and coffee shop.'],
    // What a talk is on, how long a text is, and what a figure's sign says.
    [
      'A 25 minute talk: what I learned from walking across the country',
      'my 25-minute talk on what I learned from walking across the country',
    ],
    ['my talk: three lessons from a failed harvest', 'my talk'],
    ['Travel column, 500 words with a drawing', 'our travel column, of 500 words, with a drawing'],
    ['-80 freezer monitoring', 'our -80 freezer monitoring'],
    ['.NET developers on contract', 'our .NET developers on contract'],
    [
      '-40% energy use with our insulated doors',
      'We help you get 40% less energy use with our insulated doors.',
    ],
    ['-cheap gutter cleaning', 'our cheap gutter cleaning'],
    // Two clauses on one thing.
    [
      'wooden marble runs which can be combined, made from beech offcuts',
      'Our wooden marble runs can be combined and are made from beech offcuts.',
    ],
    // Whose it is, and in what it comes.
    [
      'stone milled flour direct from our mill, 25 lb bags',
      'our stone milled flour direct from the mill, in 25 lb bags',
    ],
    [
      'Free range eggs from our own hens, trays of 30',
      'our free range eggs from our own hens, in trays of 30',
    ],
    [
      'labels printed on textured paper, runs from 200 pieces',
      'our labels printed on textured paper, in runs from 200 pieces',
    ],
    ['clamp on acoustic leak sensors', 'our clamp-on acoustic leak sensors'],
    [
      "Your name on the shirts of our girls' football team for the whole season",
      "We offer to put your name on the shirts of our girls' football team for the whole season.",
    ],
    // Work on several things.
    [
      'translation of labels, tasting notes and web shops',
      'We translate labels, tasting notes and web shops.',
    ],
    [
      'Hire of bouncy castle, candyfloss machine and popcorn cart',
      'We hire out a bouncy castle, a candyfloss machine and a popcorn cart.',
    ],
    [
      'translation of wills, deeds and powers of attorney, sworn translators only',
      'We translate wills, deeds and powers of attorney, with sworn translators only.',
    ],
    ['oat milk straight from our mill, 10 l bags', 'our oat milk straight from the mill, in 10 l bags'],
    ['rental of table linen and chairs', 'We rent out table linen and chairs.'],
    ['Finish line cameras with operator', 'our finish line cameras with operator'],
    ['Cut glass vases', 'our cut glass vases'],
    [
      'handmade soaps for the rooms, own label possible from 500 pcs',
      'our handmade soaps for the rooms (your own label possible from 500 pieces)',
    ],
    ['simple booking page, zero commission', 'our simple booking page, with no commission'],
    [
      'SMS reminders that work with the software they have',
      'Our SMS reminders work with the software you have.',
    ],
    ['Donation of 500 kg of dog food', 'We would like to donate 500 kg of dog food.'],
    ['Booking platform with zero commission', 'our booking platform with no commission'],
    ['Retainly tracks retention money per site', 'Retainly tracks retention money per site.'],
    [
      'Become a mentor to a student: one hour a month',
      'We would like you to become a mentor to a student: one hour a month.',
    ],
    [
      'We buy practices and keep the name, staff and opening hours',
      'We buy practices and keep the name, staff and opening hours.',
    ],
    ['We make Tarnline, an app for bakers', 'Tarnline is an app for bakers.'],
    ['We built Pawlist, software for vets', 'Pawlist is software for vets.'],
    ['opening speech, 40 minutes', 'our opening speech, lasting 40 minutes'],
    [
      'myself, 9 years firmware, C and Rust, last 4 on e-bikes. available from 1 March',
      'I have 9 years of experience in firmware (C and Rust), the last 4 on e-bikes.',
    ],
    [
      "Our hospice's free groups, which their patients can join",
      "our hospice's free groups that your patients can join",
    ],
    ['Fall protection training', 'our fall protection training'],
    ['Reach truck hire', 'our reach truck hire'],
    ['Drop kerb installation', 'our drop kerb installation'],
    ['Stop motion animation for adverts', 'our stop motion animation for adverts'],
    ['Change management training', 'our change management training'],
    ['Run club coaching', 'our run club coaching'],
    ['Cover crop seed', 'our cover crop seed'],
    ['Stage lighting hire', 'our stage lighting hire'],
    ['Grinding wheels, 200 mm', 'our grinding wheels, 200 mm'],
    ['Cut and fill work', 'our cut and fill work'],
    ['Drive belt repairs', 'our drive belt repairs'],
  ])('hears a thing in "%s", and no deed', (input, expected) => {
    expect(told(input)).toBe(expected);
  });

  it.each([
    ['Follow up calls to your old leads', 'our follow-up calls to your old leads'],
    ['Roll up banners', 'our roll-up banners'],
    ['Make up artist for weddings', 'I am a make-up artist for weddings.'],
    ['Keep fit classes', 'our keep-fit classes'],
    ['Get well hampers', 'our get-well hampers'],
    ['Save the date cards', 'our save-the-date cards'],
  ])('writes the two words of a name as one in "%s"', (input, expected) => {
    expect(told(input)).toBe(expected);
  });

  it.each([
    [
      'Me singing folk songs at one of those evenings',
      'I would like to sing folk songs at one of those evenings.',
    ],
    ['Us talking about bats in old churches', 'We would like to talk about bats in old churches.'],
    ['3d concept artist, stylised creatures, available from May', 'I am a 3D concept artist.'],
    ['ux writer, ex bank, free from june', 'I am a UX writer, ex bank, available from June.'],
    ['sound engineer, live and studio, own car', 'I am a sound engineer (live and studio).'],
    ['piano tuner, church organs too', 'I am a piano tuner (church organs too).'],
    ['our ranger who tracks lynx', 'We would like to introduce our ranger who tracks lynx.'],
    ['Help getting heating grants', 'We help you get heating grants.'],
    ['Participation in our €2M seed round', 'We are raising a €2M seed round.'],
    ['A sponsorship of one of our 9 old ponies', 'You can sponsor one of our 9 old ponies.'],
    [
      'The opportunity to support the repair of the mill, for which £20,000 has been raised',
      'You can support the repair of the mill, for which £20,000 has been raised.',
    ],
  ])('tells who does what in "%s"', (input, expected) => {
    expect(told(input)).toBe(expected);
  });

  it.each([
    [
      'Legal translation between Dutch, Danish and Czech',
      'our legal translation between Dutch, Danish and Czech',
    ],
    ['bilingual (french/dutch) storytelling', 'our bilingual (French/Dutch) storytelling'],
    ['Post and rail fencing', 'our post and rail fencing'],
  ])('keeps together what belongs together in "%s"', (input, expected) => {
    expect(told(input)).toBe(expected);
  });

  it('gives a contract for two works its article', () => {
    expect(parseOffer('Organ tuning and maintenance contract').noun?.withArticle).toBe(
      'an organ tuning and maintenance contract',
    );
  });
});

describe('a thing whose name opens or goes on with a deed', () => {
  it.each([
    [
      'Electronic data capture platform for clinical trials',
      'our electronic data capture platform for clinical trials',
    ],
    ['Data capture for surveyors', 'our data capture for surveyors'],
    ['Fall detection without cameras', 'our fall detection without cameras'],
    ['Rise and fall bollards for retailers', 'our rise and fall bollards for retailers'],
    ['Send time optimisation for newsletters', 'our send time optimisation for newsletters'],
    ['Packing materials for removals firms', 'our packing materials for removals firms'],
    ['Buying guides for retailers', 'our buying guides for retailers'],
  ])('is named in "%s"', (input, expected) => {
    expect(told(input)).toBe(expected);
  });

  it.each([
    ['Increase retention with onboarding surveys', 'We help you increase retention with onboarding surveys.'],
    ['Our sensors monitor equipment in cold rooms', 'Our sensors monitor equipment in cold rooms.'],
  ])('is none in "%s"', (input, expected) => {
    expect(told(input)).toBe(expected);
  });

  it('keeps the places of a list together', () => {
    expect(told('Shipment visibility across ocean, air and trucking')).toBe(
      'our shipment visibility across ocean, air and trucking',
    );
  });
});

describe('what stands beside a thing', () => {
  it.each([
    ['CNC machined parts with 5 day lead time', 'our CNC machined parts with a 5-day lead time'],
    ['Data API with 92% match rate on contacts', 'our data API with a 92% match rate on contacts'],
    ['Stationery with 20% discount codes', 'our stationery with 20% discount codes'],
    ['document translation English / Spanish', 'our document translation between English and Spanish'],
    [
      'A link from our guide to trails, which has 18,000 visitors a month',
      'a link from our guide to trails, which has 18,000 visitors a month',
    ],
    [
      'seed round in a company making software for dental labs',
      'Our company makes software for dental labs, and we are raising a seed round.',
    ],
    [
      'Co-hosting a webinar on food safety with our chief scientist',
      'We would like to co-host a webinar on food safety with our chief scientist.',
    ],
    ['RFP for cleaning three offices', 'We are inviting proposals for cleaning three offices.'],
    ['MSc graduate in robotics', 'I am an MSc graduate in robotics.'],
    ['Usability test of our app', 'the usability test of our app'],
    [
      'Two SDR positions, base 60k plus commission',
      'two SDR positions, with a base salary of 60k plus commission',
    ],
    ['Experienced executive assistant, fluent in French', 'I am an experienced executive assistant.'],
    ['Spend cards & expense reports for agencies', 'our spend cards and expense reports for agencies'],
    [
      'A grant opportunity: a boxing club for teenagers that needs £18,000 a year',
      'Our boxing club for teenagers needs £18,000 a year.',
    ],
  ])('is said of it: "%s"', (input, expected) => {
    expect(told(input)).toBe(expected);
  });
});

it('tells what several do as what they do', () => {
  expect(parseOffer('Reminders by SMS. Stores using it see 15 percent more refills.').extras).toEqual([
    'Stores using it see 15 percent more refills.',
  ]);
});

it.each([
  ['Sorting lines for recycling yards', 'our sorting lines for recycling yards'],
  ['Welding helmets with auto darkening', 'our welding helmets with auto darkening'],
  ['Restoring sewing machines', 'We restore sewing machines.'],
  [
    'Office moves in phases, where nobody loses more than two hours',
    'our office moves in phases, where nobody loses more than two hours',
  ],
  ['seed round 1.8m, low heat cement', 'We are raising a seed round of 1.8m for low heat cement.'],
  ['led wall rent', 'our LED wall rental'],
  ['drone spraying, per ha', 'our drone spraying'],
  [
    'Myself: frontend dev with 4 years React, wrote a canvas library',
    'I am a frontend developer with 4 years of React.',
  ],
  [
    'freelance patent translator JP>EN, 13 yrs, semiconductors',
    'I am a freelance patent translator from JP to EN.',
  ],
  [
    'No-show reduction: waitlist fill that texts patients',
    'Our waitlist fill for no-show reduction texts patients.',
  ],
  ['Job: night porter, 3 nights a week', 'We are hiring a night porter (3 nights a week).'],
])('says in full what "%s" leaves out', (typed, whole) => {
  expect(told(typed)).toBe(whole);
});

it.each([
  [
    'Takeoff service: send plans by 5 PM, quantity takeoff back in 48 hours',
    'You send plans by 5 PM and get the quantity takeoff back in 48 hours.',
  ],
  [
    'Neck massage at work. Chair massage 15 minutes per person',
    'A chair massage takes 15 minutes per person.',
  ],
  ['House clearance. Fixed price after one visit', 'There is a fixed price after one visit.'],
  ['Roasted coffee for rooms + free machine on loan. Roastery 12km away', 'Our roastery is 12 km away.'],
  ['Renovation in sections, which means the shop stays open', 'That means the shop stays open.'],
])('tells by itself what stands beside "%s"', (typed, beside) => {
  expect(parseOffer(typed).extras).toContain(beside);
});

it.each([
  [
    'Oak table legs, lead time 3 weeks, FSC certified',
    /^They are FSC certified, and the lead time is 3 weeks/,
  ],
  ['Scissor lifts, lift height 12 m, weekly hire', /^(?!You can)/],
  ['Custom gaskets, lead time of 2 weeks', /^(?!You can)/],
])('knows a measure from a deed: "%s"', (typed, told) => {
  const { statements, extras } = parseOffer(typed);
  expect(extras[0] ?? statements[0] ?? '').toMatch(told);
  expect([...statements, ...extras].join(' ')).not.toMatch(/You can (?:lead|lift)/);
});

it.each([
  'In Ghent, we run team days for firms.',
  'For law firms, we transcribe hearings overnight.',
  'On weekends, we deep-clean kitchens.',
  'Across Texas, we service elevators.',
])('keeps where, when and for whom with what is done: "%s"', (typed) => {
  expect(parseOffer(typed).statements[0]).toBe(typed);
});

it.each([
  ['Donating 30 refurbished laptops', 'We would like to donate 30 refurbished laptops.'],
  ['donate our unsold bread every evening', 'We would like to donate our unsold bread every evening.'],
  ['Donating blood at our mobile clinic', 'You can donate blood at our mobile clinic.'],
  ['Donate to our dog shelter', 'You can donate to our dog shelter.'],
])('knows who gives: "%s"', (typed, whole) => {
  expect(parseOffer(typed).statements[0]).toBe(whole);
});

it.each([
  ['Headsets that run on the existing WMS', /on your existing WMS/],
  ['A clerk job with the existing team', /the existing team/],
])('knows whose what exists is: "%s"', (typed, whole) => {
  const { statements, noun } = parseOffer(typed);
  expect(`${statements[0]} ${noun?.withOur}`).toMatch(whole);
});

it('says how many come to an event, and where it is', () => {
  expect(parseOffer('A stand at the Velo Expo, 12,000 visitors, Ghent, €1,900').noun?.withArticle).toBe(
    'a stand at the Velo Expo, with 12,000 visitors, in Ghent, for €1,900',
  );
});

it('says what the sender is where a firm is for two things', () => {
  expect(parseOffer('Email and SMS marketing agency that is only paid on results').statements[0]).toBe(
    'We are an email and SMS marketing agency that is only paid on results.',
  );
});

it.each([
  [
    'Walking weekend in the hills. Two guided walks, hut, coach, breakfast and three dinners.',
    'That includes two guided walks, hut, a coach, breakfast and three dinners.',
  ],
  [
    'TileBox API: send a floor plan, get tile counts, cutting lists and a price in a minute.',
    'You can send a floor plan and get tile counts, cutting lists and a price in a minute.',
  ],
])('lists what is in "%s"', (offer, sentence) => {
  expect(parseOffer(offer).extras).toContain(sentence);
});

it('says how much of a round there is', () => {
  expect(told('€3m seed round, €1.1m already signed')).toBe(
    'We are raising a €3m seed round, of which €1.1m is signed.',
  );
});

it('keeps the capitals of what a product is called', () => {
  const { noun, topic } = parseOffer('Heron Yard Desk. It books bays and posts to your calendar.');
  expect(noun).toEqual({ withArticle: 'Heron Yard Desk', withOur: 'our Heron Yard Desk' });
  expect(topic).toBe('Heron Yard Desk');
});
