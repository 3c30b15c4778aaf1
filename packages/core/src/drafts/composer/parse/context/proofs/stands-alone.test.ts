import { describe, expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

const persona = 'Head of facilities at a chain of garden centres';
const offer = 'Our sensors listen to pumps and fans and warn you before they fail. see a demo';

function tell(context: string) {
  const { proofs, aboutReader } = parseContext(context, { persona, offer });
  return [...proofs, ...aboutReader];
}

describe('a whole sentence of a context', () => {
  it.each([
    'The average time from the first call to the last fitting was 12 days.',
    'Most dairies book us for a year.',
    'Our trial at one mill reached 40 pumps, and 38 of them are still watched.',
    'All three of us speak Polish and Czech.',
    'Orders placed before noon leave the same day.',
    'Another mill with 9 lines cut its stops from eleven to four.',
    'Fitting took one morning.',
    'We caught two bad bearings early at a cannery in Kent, which saved them a week.',
    'We work with two other nurseries, and at one of them the stops fell from 9 to 3 in a year.',
    'At a brewery in Cork the sensors found a loose belt three weeks before it would have torn.',
    'With a paper mill, fitters using our sensors went out 40 percent less often.',
    'The grant covers up to 60 percent of such work.',
    'The costs are met by the insurance in most cases.',
    'Travel and one night are paid.',
    'There are 24 stands and around 1,500 visitors over the weekend.',
    'There is a heated barn with good light, so fitters can rest if they have to.',
    'Seven dairies buy from us now and most started with a single pump.',
    'Nine out of ten of our fitters come back within a day.',
    'A replacement is ready within four hours.',
    "The sensors run on a battery, and we've had them on two lines in Cork since May.",
    'The minimum run is 20 sensors.',
    'Sessions last 25 minutes.',
    'Packages run from $800 to $4,000.',
    'With our card you see every pump on your phone.',
    'I drew the plans for the lido and flew twice to see it.',
  ])('is told: "%s"', (sentence) => {
    expect(tell(sentence)).toEqual([sentence]);
  });

  it.each([
    ['Fitting is free and takes her one phone call.', 'The fitting is free and takes you one phone call.'],
    [
      'At a bakery in Ely the fans paid for themselves in a year, and they let us mention their name.',
      'At a bakery in Ely the fans paid for themselves in a year.',
    ],
    [
      'Currently 62 paying dairies, revenue doubled since last spring.',
      'We have 62 paying dairies, and revenue doubled since last spring.',
    ],
    [
      'The first sensor is fitted at half price so they can judge it for themselves.',
      'The first sensor is fitted at half price so you can judge it for yourself.',
    ],
    [
      "Her chapter on pumps is the reason I'm writing, I read it at three in the morning.",
      'Your chapter on pumps is the reason I am writing.',
    ],
    [
      'I work alone, not for a firm, so they deal with me only.',
      'I work alone, not for a firm, so you deal with me only.',
    ],
    [
      'Ruth Bell, who I worked for until 2023, gave me his name.',
      'Ruth Bell, who I worked for until 2023, gave me your name.',
    ],
    [
      'Twelve people work in the mill, and we are proud of that but want to be bought for the sensors.',
      'Twelve people work in the mill. We are proud of that.',
    ],
    [
      'Both pumps are from 2016 and run on one phase. The paint is new.',
      'Both pumps are from 2016 and run on one phase.',
    ],
  ])('is told as far as it is for the reader: "%s"', (context, told) => {
    expect(tell(context)).toEqual([told]);
  });

  it('goes on from one that was told', () => {
    expect(tell('The sensors are made in Leeds. It came second at a fair, out of 140 entries.')).toEqual([
      'The sensors are made in Leeds.',
      'It came second at a fair, out of 140 entries.',
    ]);
    const alone = 'It came second at a fair, out of 140 entries.';
    expect(parseContext(alone, { persona, offer, plural: true }).proofs).toEqual([]);
  });

  it.each([
    'Budget is approved for the third quarter.',
    'Two sites closed last year.',
    'There are 14 people in the marketing team.',
    'There is a new CFO.',
    'On Glassdoor the firm has 3.1 stars.',
    'At the Lyon site there are three lines.',
    'Last year the plant had 3 stoppages.',
    'For 2025 the board wants a 10% cut.',
    'After the merger in 2022 two offices were closed.',
    'We lost the last deal on price.',
    'There are rumours of a sale.',
    'Members pay 40 a month.',
    'Onboarding takes six weeks at the moment.',
    'Traffic comes mostly from one search engine.',
    'The hotel was renovated in 2023.',
    'My fee is 20 percent of the first salary, but I would rather not put that in the first mail.',
    "A typical installation is between £9,000 and £14,000, which shouldn't be in the first mail.",
    'The garden centres close at six.',
    'Two of the night fitters handed in their notice.',
    'Orders have fallen by 15 percent since the summer.',
    'There are two partners and the younger one decides.',
    'There is a shortage of drivers at the depot.',
    'Parents have been grumbling about the prices.',
    'It seems that the place is for sale.',
    'We heard that the owner is about to leave.',
    'We know from a former buyer that the pumps are old.',
    'The present supplier let her down twice.',
    'The existing pumps have a bad name.',
    'They fired their only buyer in spring.',
    'She is going through a divorce.',
    'The chain plans to sell eleven of its sites, which is not public yet.',
    'Their old fans smell and customers laugh about it.',
    'Ideally we would get a contract for a year.',
    'Advertisers have been pulling out.',
  ])('is kept to itself where it may be on the reader: "%s"', (sentence) => {
    expect(tell(sentence)).toEqual([]);
  });

  it.each([
    ['The letter is sent by Dr Helen Marsh-Lyle, partner.', 'Dr Helen Marsh-Lyle'],
    ['The mail comes from Jonas Weller.', 'Jonas Weller'],
  ])('says who signs: "%s"', (context, signature) => {
    expect(parseContext(context, { persona, offer }).signature).toBe(signature);
  });
});

describe('what a firm did that bought', () => {
  const reader = 'Head of facilities at an insurance company';
  it.each([
    'The Daily Ledger replaced 9 custom scripts in 2 weeks.',
    'Brightwater Mutual gave up one and a half floors after 6 months of data.',
    'Harvest Hands in Tulsa raised recurring donations by 26%.',
    'Customers include Tandem, Brightloop and Corvia.',
    'Customers quote 3x more jobs with the same estimator.',
  ])('is told: "%s"', (told) => {
    expect(parseContext(told, { persona: reader, offer: 'desk booking software' }).proofs).toEqual([told]);
  });

  it('is not told where it may be the reader’s own news', () => {
    const { proofs } = parseContext('Bluewater launched a new app in 2 countries.', {
      persona: reader,
      offer: 'desk booking software',
    });
    expect(proofs).toEqual([]);
  });
});

it.each([
  'Installers close about one in five.',
  'One team of 45 engineers went from 14 reruns a day to two.',
  'Schools usually receive 40 to 90 euros per tablet.',
  'Setup is a single line in the pipeline config.',
])('tells a proof of a few words: "%s"', (told) => {
  expect(
    parseContext(told, { persona: 'IT manager at a school network', offer: 'a tool that finds flaky tests' })
      .proofs,
  ).toEqual([told]);
});

it('goes on from those whom the sentence before it names', () => {
  const notes =
    'The scheme has been running for two associations since 2019. Together, their 640 members saved 2.1 million pounds last year.';
  expect(
    parseContext(notes, { persona: 'Secretary of a trade association', offer: 'A group purchasing scheme' })
      .proofs,
  ).toEqual([
    'The scheme has been running for two associations since 2019.',
    'Together, their 640 members saved 2.1 million pounds last year.',
  ]);
});
