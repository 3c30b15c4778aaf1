import { describe, expect, it } from 'vitest';
import { findSituation } from './reader-situation.ts';

describe('findSituation', () => {
  it.each([
    [
      'Operations manager at a furniture maker who still plans shifts in spreadsheets',
      'you still plan shifts in spreadsheets',
    ],
    ['Controller at a builder, two sites, still keying in invoices', 'you are still keying in invoices'],
    ['Ward managers whose weekend shifts are short-staffed', 'your weekend shifts are short-staffed'],
    ['Club secretaries who have lost their caterer', 'you have lost your caterer'],
    ['Head of customer success at a software company struggling with churn', 'churn is on your mind'],
    [
      'Chief nursing officer at a hospital facing nurse burnout and high turnover',
      'nurse burnout and high turnover are on your mind',
    ],
    [
      'Partner at an accounting firm worried about losing junior staff to its competitors',
      'losing junior staff to your competitors is on your mind',
    ],
    [
      'CFO of a logistics company with rising fuel costs and thin margins',
      'rising fuel costs and thin margins are on your mind',
    ],
    [
      'Box office lead at a theatre with two tills and long interval lines',
      'long interval lines are on your mind',
    ],
    [
      'Security manager at a grid operator with a small team and too many alerts',
      'too many alerts are on your mind',
    ],
    [
      'Group owner with 14 restaurants and a food cost ratio that keeps creeping up',
      'a food cost ratio that keeps creeping up is on your mind',
    ],
    [
      'Data lead at a telecom operator whose cloud bill grew 60% last year',
      'your cloud bill grew 60% last year',
    ],
    [
      'Finance manager at an architecture firm where project invoices go out late',
      'your project invoices go out late',
    ],
    [
      'Plant manager at a dairy, where a line stop costs about 9,000 euros an hour',
      'a line stop costs about 9,000 euros an hour',
    ],
    [
      'Developer working on a residential project and looking for buyers early',
      'you are looking for buyers early',
    ],
    [
      'Head of sustainability at a producer that must report its emissions',
      'you have to report your emissions',
    ],
    [
      'Medical director of a clinic group who struggles to find practitioners',
      'you find it hard to find practitioners',
    ],
    [
      'CFO at mid-market companies still doing expense reports in spreadsheets',
      'you are still doing expense reports in spreadsheets',
    ],
    [
      'Facilities director with 22 buildings and a target to cut energy use by 20%',
      'you have a target to cut energy use by 20%',
    ],
    ['dental practice owner, 2 chairs, no marketing person', 'you have no marketing person'],
    ['independent restaurant owner sick of paying 30% to apps', 'you are tired of paying 30% to apps'],
    ['Landlord with four flats who is tired of chasing tenants', 'you are tired of chasing tenants'],
    ['nursing home administrator, chronically short staffed', 'you are short of staff'],
    // What stands further on, in a clause or a sentence of its own.
    [
      'He drives the tractor himself and wastes a morning a week on invoices',
      'you waste a morning a week on invoices',
    ],
    ['Curator at a mill museum. Never finds time for the archive.', 'you never find time for the archive'],
    ['Farm shop owner who never gets round to the accounts and is 60', 'you never get round to the accounts'],
    ['Choir director who hates ringing round for tenors', 'ringing round for tenors is a burden'],
    ['bus co, 12 drivers, hates their tms', 'your TMS is a burden'],
    ['Publisher buried in returns, drowning in unread manuscripts', 'you are drowning in unread manuscripts'],
    ['Clinics running on legacy software', 'you are running on legacy software'],
    ['barber, losing walk-ins since oct', 'you have been losing walk-ins since October'],
    ['A couple in a cottage with an old roof', 'an old roof is on your mind'],
    ['A mill with 10 to 40 employees and an outdated website', 'an outdated website is on your mind'],
    ['Families with small children who have just moved to Leith', 'you have just moved to Leith'],
    ['physio in Hove, always fully booked', 'you are always fully booked'],
  ])('tells of "%s" that %s', (persona, situation) => {
    expect(findSituation(persona)[0]).toBe(situation);
  });

  it('tells the one of several things that the offer is about', () => {
    const persona = 'Finance lead who worries about moving her data and wants to automate payroll';
    expect(findSituation(persona, 'Payroll automation')[0]).toBe('you want to automate payroll');
    expect(findSituation(persona, 'Data migration')[0]).toBe('moving your data is on your mind');
    expect(
      findSituation('Grower who wants to sell boxes online, worries about parcel prices', 'Online shop')[0],
    ).toBe('you want to sell boxes online');
  });

  it.each([
    // What somebody does is no situation, nor what befell somebody else or is too close.
    'Head nurse who plans the shifts on two wards',
    'Owner of a moving company',
    'Engineer with ten years in railways, not looking for a job',
    'Director of a savings bank whose foundation supports youth sport',
    'Illustrator whose picture book about an umbrella came out last month',
    'Head of a clinic with patients who cannot come in person',
    'Manager at a supplier whose main customer has complained about defects',
    'Widower struggling with debts',
    'People we are trying to reach: fleet managers',
    'Practice manager, plan ends 30 June',
    'Restaurant owner with no budget',
    'Agency that supplies understaffed hospitals',
    'Buyer who hates cold calls',
    'Grower of fruit and keeper of bees, food waste collections',
    // What everybody may know is not supposed.
    'CTO at a startup preparing for its first SOC 2 audit',
  ])('tells nothing of "%s"', (persona) => {
    expect(findSituation(persona)).toEqual([]);
  });
});

it.each([
  [
    'Daughters in their 40s caring for a frail father who wants to stay at home',
    ['your father wants to stay at home'],
  ],
  ['Couples raising a child who struggles with maths', ['your child struggles with maths']],
  ['Assistant to a client who wants a pool', []],
  ['Parents of children aged 9 to 12 in Ghent', ['you have a child aged 9 to 12']],
  ['Lead engineer evaluating build tools at a small games studio', ['you are evaluating build tools']],
])('says whose it is, and nothing that the reader knows: "%s"', (persona, told) => {
  expect(findSituation(persona)).toEqual(told);
});
