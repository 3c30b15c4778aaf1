import { describe, expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { isReaderRecord } from '../reader/reader-record.ts';
import { tellLabelled } from './note-label.ts';

const about = {
  offer: 'security assessment',
  isPost: false,
  isOneself: false,
  raises: false,
  occasion: undefined,
  plural: false,
  isRecord: false,
};

describe('tellLabelled', () => {
  it.each([
    ['Certs: ISO 13485, ISO 9001', 'Our certifications are ISO 13485 and ISO 9001.'],
    ['We: naked mailing or paper wrap', 'We offer naked mailing or paper wrap.'],
    [
      'Pilot: 10 machines, 90 days, $6,500, credited if they roll out.',
      'The pilot covers 10 machines and lasts 90 days. It costs $6,500, credited if you roll out.',
    ],
    [
      'pilot: 3 stores, 4 months, savings measured by IPMVP',
      'The pilot covers 3 stores and lasts 4 months, with savings measured by IPMVP.',
    ],
    ['Pilot 60 days.', 'The pilot lasts 60 days.'],
    ['buyers: mix of funds and family offices', 'Our buyers are a mix of funds and family offices.'],
    [
      'Trial: 14 days, full features, no card needed',
      'The trial lasts 14 days, with full features and no card needed.',
    ],
    [
      'Package: half a day, 20 photos, 1 video, EUR 850',
      'The package includes 20 photos and 1 video and lasts half a day. It costs EUR 850.',
    ],
    ['Session 50 minutes, up to 35 pupils.', 'A session lasts 50 minutes and is for up to 35 pupils.'],
    ['Trial: 4 sensors, one season, money back', 'The trial covers 4 sensors and lasts one season.'],
    [
      'Pilot: 5 stores, 8 weeks, fixed fee $9,000',
      'The pilot covers 5 stores and lasts 8 weeks. It costs a fixed $9,000.',
    ],
    ['Survey: half a day, free, report in a week', 'The survey lasts half a day and is free.'],
    ['Lease: $390 a month', 'The lease is $390 a month.'],
    ['Install: 1 day', 'Installation takes 1 day.'],
    ['License fee: none', 'There is no license fee.'],
    ['Price: from $4,800 fixed.', 'Fixed prices start at $4,800.'],
    ['Fee: from €12,000', 'Fees start at €12,000.'],
    ['Hire fee: EUR 38,000 for three months', 'The hire fee is EUR 38,000 for three months.'],
    ['Thickness: 4 to 30 mm', 'The thickness is 4 to 30 mm.'],
    ['Languages: English, Dutch, French', 'It is available in English, Dutch and French.'],
    [
      'Reference: Franklin County, 2,100 endpoints',
      'Our references include Franklin County (2,100 endpoints).',
    ],
    ['Duration: 5 days, on site, no downtime', 'It takes 5 days on site, with no downtime.'],
    ['Paid: from $39', 'The paid plan starts at $39.'],
    ['Migration: free, done by us in 2 days', 'Migration is free and done by us in 2 days.'],
    ['Apps: iOS and Android', 'There are apps for iOS and Android.'],
    ['Support: 7 days a week', 'Support is available 7 days a week.'],
    [
      'Breakfast: Tuesday 5 May, 8:30, Hotel Lindt Zurich',
      'The breakfast takes place on Tuesday 5 May at 8:30 at Hotel Lindt Zurich.',
    ],
    ['Our fee: 8% of extra revenue', 'The fee is 8% of extra revenue.'],
    ['Result: RevPAR up 14% at Casa Nova', 'RevPAR is up 14% at Casa Nova.'],
    ['Contract: monthly', 'The contract is monthly.'],
    ['Colours: 14', 'There are 14 colours.'],
    ['Sizes: 36-47', 'The sizes are 36-47.'],
    ['Warranty: 5 years', 'It comes with a 5-year warranty.'],
    ['Contract: none', 'There is no contract.'],
    [
      'Case: Lumen Labs (200 people) closed in 4 days instead of 9.',
      'Lumen Labs (200 people) closed in 4 days instead of 9.',
    ],
    ['Retail price: 1,490 EUR', 'The retail price is 1,490 EUR.'],
    ['Discount: 10% for charities', 'There is a 10% discount for charities.'],
    [
      'Reference: Harmon Builders in Ohio went from 11 days to 3 days approval.',
      'Our customer Harmon Builders in Ohio went from 11 days to 3 days approval.',
    ],
    ['References: Quinta do Vale, Casa Amarela', 'Our references include Quinta do Vale and Casa Amarela.'],
    [
      'References: three university hospitals in Belgium and the Netherlands',
      'Our references include three university hospitals in Belgium and the Netherlands.',
    ],
    ['Example: a bakery in Ghent cut close time by half.', 'A bakery in Ghent cut close time by half.'],
    ['Certifications: EN 455, EN 374, ISO 13485', 'Our certifications are EN 455, EN 374 and ISO 13485.'],
    ['Coverage: 190 countries.', 'We cover 190 countries.'],
    ['Booth: Hall 10.2, stand B041', 'You will find us in Hall 10.2, stand B041.'],
    ['Stand: B12, hall 4', 'You will find us at stand B12 in Hall 4.'],
    [
      'Product: ClearCam 3, CE marked, launched in Germany in 2023 with 900 units sold',
      'Our product is ClearCam 3, CE marked and launched in Germany in 2023 with 900 units sold.',
    ],
    ['Integrations: Slack, PagerDuty, Jira', 'It integrates with Slack, PagerDuty and Jira.'],
    [
      'Deliverables: drawings, plant list, maintenance plan',
      'You get drawings, a plant list and a maintenance plan.',
    ],
    [
      'Also new: contractor pre-screening, biometric turnstile support.',
      'We now also offer contractor pre-screening and biometric turnstile support.',
    ],
    [
      'Differentiator vs. Loop and others: instant exchanges ship before the return arrives.',
      'Instant exchanges ship before the return arrives.',
    ],
    ['Stats: 98% uptime, 500k attendees hosted', 'We have 98% uptime, and we have hosted 500k attendees.'],
    [
      'Team: two former pharmacists and an ex-Shopify engineer',
      'Our team consists of two former pharmacists and an ex-Shopify engineer.',
    ],
  ])('tells "%s"', (note, told) => {
    expect(tellLabelled(note, about)).toBe(told);
  });

  it.each([
    ['Salary range: 115k-135k EUR plus equity', 'The salary range is 115k-135k EUR plus equity.'],
    ['Stack: Go, Kubernetes, Postgres', 'The stack is Go, Kubernetes and Postgres.'],
    ['Interview: two calls and a half-day', 'The interview process is two calls and a half-day.'],
    ['Reports to: ward manager', 'The role reports to the ward manager.'],
    [
      'Team of 12, four-day on-site twice a year, everything else remote.',
      'You would join a team of 12. There is a four-day on-site twice a year, and everything else is remote.',
    ],
  ])('tells of a post to fill "%s", and of nothing else', (note, told) => {
    expect(tellLabelled(note, { ...about, isPost: true })).toBe(told);
    expect(tellLabelled(note, about)).toBeUndefined();
  });

  it.each([
    ['Stack: SQL, Python, Tableau', 'I work with SQL, Python and Tableau.'],
    ['Languages: English, Polish', 'I speak English and Polish.'],
    ['Available: from 1 June', 'I am available from 1 June.'],
    ['Experience: 14 years', 'I have 14 years of experience.'],
  ])('tells of who offers himself "%s"', (note, told) => {
    expect(tellLabelled(note, { ...about, isOneself: true })).toBe(told);
  });

  it('leaves out what is in a record of the reader', () => {
    expect(tellLabelled('Coverage: EMEA', { ...about, isRecord: true })).toBeUndefined();
    expect(isReaderRecord(['Company: Acme', 'Team: 40 reps'], 'Jane Cole, VP Sales at Acme')).toBe(true);
    expect(isReaderRecord(['Company: Veritrue', 'Coverage: 190 countries'], 'Head of Compliance')).toBe(
      false,
    );
    expect(isReaderRecord(['Industry: banking', 'Employees: 300'], 'Head of Compliance')).toBe(true);
  });

  it('tells of a round what is raised, and of nothing else', () => {
    const note = 'Round: EUR 1.5M, 600k committed';
    expect(tellLabelled(note, { ...about, raises: true })).toBe(
      'We are raising EUR 1.5M, with 600k committed.',
    );
    expect(tellLabelled(note, about)).toBeUndefined();
  });

  it.each([
    'Team: 40 reps',
    'Title: Deputy head',
    'Coverage: poor in rural areas',
    'Certifications: ISO 27001 pending',
    'Cost: they pay $40k now',
    'Certifications: they need UL listing',
    'Rate: €120',
    'Reference: job ad #123',
    'Reference: spoke with Anna',
    'Also new: head of IT',
    'Trial: only if they sign an NDA',
  ])('leaves out "%s", of which it is not certain whose it is', (note) => {
    expect(tellLabelled(note, about)).toBeUndefined();
  });
});

describe('parseContext', () => {
  const tell = (context: string, offer: string) =>
    parseContext(context, { persona: 'IT directors of secondary schools', offer }).proofs;

  it('tells together what notes say of an event', () => {
    expect(
      tell(
        'Date: Thursday 14 November, 8:00-10:00\nVenue: The Studio, Lever Street, Manchester\nSpeakers: a former analyst and the IT lead of a trust\nSeats: 40\nBreakfast included',
        'A free breakfast briefing on ransomware',
      ),
    ).toEqual([
      'The briefing takes place on Thursday 14 November from 8:00 to 10:00 at The Studio, Lever Street, Manchester. The speakers are a former analyst and the IT lead of a trust. There are 40 seats.',
      'Breakfast is included.',
    ]);
    expect(
      tell('- When: Tuesday 3 June, 11 am CET\n- Where: Zoom\n- Cost: free', 'Webinar on attribution'),
    ).toEqual(['The webinar takes place on Tuesday 3 June at 11 am CET on Zoom and is free.']);
  });

  it('says what a webinar is called, when it is and who speaks', () => {
    expect(
      tell(
        "Webinar: 'Wi-Fi that survives testing season', March 12, 2 pm Eastern, 40 minutes incl. Q&A. Speaker is Greg Holloway, IT director at St. Brendan's Academy.",
        'Managed Wi-Fi invite to a webinar',
      ),
    ).toEqual([
      'The webinar is called "Wi-Fi that survives testing season". It takes place on March 12 at 2 pm Eastern and lasts 40 minutes, including Q&A.',
      "The speaker is Greg Holloway, IT director at St. Brendan's Academy.",
    ]);
    expect(tell('Title: How to run a hackathon people actually finish.', 'invite to our webinar')).toEqual([
      'The webinar is called "How to run a hackathon people actually finish".',
    ]);
    expect(tell('Topic: How three colleges raised their yield.', 'invite to our webinar')).toEqual([
      'The topic is how three colleges raised their yield.',
    ]);
  });
});

it.each([
  [
    'team of 14, raised $18M Series A in the spring',
    'You would join a team of 14. The company raised an $18M Series A in the spring.',
  ],
  [
    '4 day onsite once a quarter in Boulder, otherwise remote',
    'There is a 4-day onsite once a quarter in Boulder, and otherwise the work is remote.',
  ],
  ['3 day offsite twice a year', 'There is a 3-day offsite twice a year.'],
])('tells of a post who and where the team is: "%s"', (note, told) => {
  expect(tellLabelled(note, { ...about, isPost: true })).toBe(told);
});

it('tells which evenings are free', () => {
  expect(tellLabelled('Free evenings: 6 Nov, 13 Nov, 20 Nov', about)).toBe(
    'The free evenings are 6 Nov, 13 Nov and 20 Nov.',
  );
});

it.each([
  ['Our crew: 5 boats, on call 20:00-05:00', 'Our crew has 5 boats and is on call from 20:00 to 05:00.'],
  ['Our depot: Wakefield', 'Our depot is in Wakefield.'],
  ['Reference: Nordpaket, 70 vans since 2020', 'Our references include Nordpaket (70 vans since 2020).'],
  ['Result elsewhere: Pellio went from 3 days to one', 'Pellio went from 3 days to one.'],
  ['Saving: no van off the road in the day', 'You have no van off the road in the day.'],
  [
    'Nearby clients: two firms in the same street',
    'Our nearby clients include two firms in the same street.',
  ],
  ['Delivery day: Monday before 9:30', 'The delivery day is Monday before 9:30.'],
  ['Price of the pilot: €700', 'The price of the pilot is €700.'],
])('tells what its label makes plain: "%s"', (note, told) => {
  expect(tellLabelled(note, about)).toBe(told);
});

it.each(['Our crew: tired', 'Depots: Cologne, Bonn', 'Saving: no idea what they spend'])(
  'leaves alone "%s"',
  (note) => {
    expect(tellLabelled(note, about)).toBeUndefined();
  },
);

it('says what it is that lasts so long, where something is tried first', () => {
  expect(tellLabelled('Duration: 4 weeks', { ...about, offer: 'engines. offer a proof of concept' })).toBe(
    'The proof of concept takes 4 weeks.',
  );
});

it.each([
  [
    'Trial cost: none, sensors returned if not convinced',
    'The trial costs nothing, and the sensors are returned if you are not convinced.',
  ],
  ['Sample price: free', 'The sample costs nothing.'],
  ['Insured: £5m public liability', 'We have public liability insurance of £5m.'],
  ['Insurance: up to $2M', 'We are insured up to $2M.'],
  ['Lead time at the moment: two weeks', 'The lead time at the moment is two weeks.'],
  ['Set-up fee: zero', 'There is no set-up fee.'],
  ['Pilot cost: none, if you sign for a year', undefined],
  ['Delivery: 4 weeks after artwork is approved', 'Delivery takes 4 weeks after artwork is approved.'],
  [
    'Our reference: Corvan Dairy, 9 failures caught in first year',
    'At Corvan Dairy, 9 failures were caught in the first year.',
  ],
])('tells what costs nothing, takes its time or was done for another: "%s"', (note, told) => {
  expect(tellLabelled(note, about)).toBe(told);
});

it.each([
  ['Modules: MM, SD', 'My modules are MM and SD.'],
  ['Day rate: 640 EUR', 'My day rate is 640 EUR.'],
  ['Last project: rollout in five countries', 'My last project was a rollout in five countries.'],
  ['Current project: a picture book for a museum', 'My current project is a picture book for a museum.'],
])('what somebody who offers himself notes: "%s"', (note, told) => {
  expect(tellLabelled(note, { ...about, isOneself: true })).toBe(told);
});
