import { describe, expect, it } from 'vitest';
import { checkDraft } from '../check-draft.ts';

const found = (offer: string, body: string) =>
  checkDraft(
    { subjectLine: 'A service', emailContent: `Hello,\n\n${body}\n\nCould you reply?\n\nKind regards` },
    { persona: 'Operations manager', offer, goal: 'a reply' },
  ).map(({ excerpt }) => excerpt);

describe('what a brief says in short', () => {
  it.each([
    ['support 24/7', 'Our support is there seven days a week.'],
    ['open Monday through Wednesday', 'Would Monday, Tuesday or Wednesday suit you?'],
    ['our NYC office', 'Our office is in New York City.'],
    ['a pilot in mid-Jan', 'Would the middle of January work?'],
    ['a visit at noon on Friday', 'Would Friday at 12 pm suit you?'],
    ['Greek olive oil', 'Our olive oil comes from Greece.'],
    ['4 out of 5 renew', 'We see 80% of them renew.'],
    ['£1,200 per year', 'It comes to £100 a month.'],
    ['visits in Herts/Beds', 'We visit you in Hertfordshire and in Bedfordshire.'],
    ['an open yard, 2–5 pm', 'The yard is open from two until five.'],
    ['answers in PL/EN/CZ', 'We answer in Polish, English and Czech.'],
    ['tyres, no min order', 'There is no minimum order for our tyres.'],
    ['pick a date in may or june', 'Shall we agree on a date in May or June?'],
    ['a trial month for may', 'Shall we agree on a trial month in May?'],
    ['bread delivery 2x week', 'We deliver your bread twice a week.'],
    ['staff test by hand 3x/day', 'Your staff test by hand three times a day.'],
    ['sheets washed 3x a week', 'We wash your sheets three times a week.'],
    ['a lab day on may 17', 'Would you come on 17 May?'],
    ['published every May and November', 'It is published in May and in November.'],
    ['four Tuesdays, 19:00-20:30', 'We meet on four Tuesdays, seven until half past eight in the evening.'],
    ['Max 12 in a group', 'The group stays at twelve or fewer.'],
    ['lines open 8:30 to 17:00', 'Lines are open from half past eight to five.'],
    ['EAs and CPAs only', 'Each of them is an EA or a CPA.'],
    ['collections fortnightly or monthly', 'We collect every two weeks or every month.'],
    ['twelve campaigns a year', 'We run one campaign for each month.'],
    ['making boots since 87', 'We have made boots since 1987.'],
    ['making boots since 1987', "We have made boots since '87."],
    ['classes on Thursdays, 6.30 to 8.30', 'We meet on Thursdays, half past six until half past eight.'],
    ['open 8 to 5.30', 'We are open from eight until half past five.'],
    ['Doors 7.45', 'Doors are at quarter to eight.'],
    ['a session at 6.30pm', 'We begin at six thirty.'],
    ['saves 90 minutes a day', 'It saves an hour and a half a day.'],
    ['a training of 2.5 days', 'The training takes two and a half days.'],
    ['flat to 0.05 mm', 'It is flat to five hundredths of a millimetre.'],
    ['sold 1 in 5 of its autumn tickets', 'Last autumn it sold one in five of its tickets so.'],
    ['send a test pot', 'We will send you a pot free of charge.'],
    ['FAA Part 107 pilots', 'Our pilots are certified under FAA Part 107.'],
    ['Route plan\u00adning for Ham\u200bburg', 'Our route planning is made for Hamburg.'],
  ])('may be said in full: %s', (offer, body) => {
    expect(found(offer, body)).toEqual([]);
  });

  it.each([
    ['support 24/5', 'Our support is there seven days a week.'],
    ['open Monday through Wednesday', 'Would Thursday suit you?'],
    ['our NYC office', 'Our office is in San Francisco.'],
    ['a pilot in mid-Jan', 'Would the middle of February work?'],
    ['3 out of 5 renew', 'We see 80% of them renew.'],
    ['£1,200 per year', 'It comes to £90 a month.'],
    ['visits in Herts', 'We visit you in Hertfordshire and in Bedfordshire.'],
    ['collections fortnightly or monthly', 'We collect every week.'],
  ])('grounds nothing else: %s', (offer, body) => {
    expect(found(offer, body)).not.toEqual([]);
  });
});

describe('a sentence that sets a scene', () => {
  it.each([
    'On a rainy Monday morning, the desk is busy.',
    'The spare key is two towns away.',
    'Somebody in the office still keeps an Excel sheet.',
  ])('states no fact: %s', (body) => {
    expect(found('Key cabinets', body)).toEqual([]);
  });

  it.each(['Our cabinets work with Excel.', 'Two airports have installed it.'])(
    'differs from one about the offer: %s',
    (body) => {
      expect(found('Key cabinets', body)).not.toEqual([]);
    },
  );
});

describe('a brief as software sends it', () => {
  const offer = 'service=leak_survey; duration=1_day; price_gbp=690; month=March';

  it.each(['It takes 1 day.', 'The price is 690 GBP.', 'The price is £690.', 'Is March a good month?'])(
    'supports: %s',
    (body) => {
      expect(found(offer, body)).toEqual([]);
    },
  );

  it.each(['It takes 2 days.', 'The price is $690.', 'The price is £609.', 'We deliver in April.'])(
    'does not support: %s',
    (body) => {
      expect(found(offer, body)).not.toEqual([]);
    },
  );
});
