import { describe, expect, it } from 'vitest';
import { parsePersona } from './parse-persona.ts';
import { findGroupState, findState } from './reader-state.ts';

describe('findState', () => {
  it.each([
    ['Bookseller at an independent shop that holds readings every month', 'you hold readings every month'],
    ['Head chef of a small bistro that changes its menu every week', 'you change your menu every week'],
    [
      'Supply chain director at a toy company that imports 80% of its goods by sea',
      'you import 80% of your goods by sea',
    ],
    [
      'Marketing lead at a train company that has a new line to the coast',
      'you have a new line to the coast',
    ],
    [
      'Shop owner who sells second-hand clothes and complains online about repairs',
      'you sell second-hand clothes',
    ],
    ['Wedding planner, eight weddings a month, known for outdoor venues', 'you are known for outdoor venues'],
    [
      'Shift leads at regional laundries that deliver to hotels before 6am',
      'you deliver to hotels before 6am',
    ],
    ['Owner of a bookkeeping firm with dozens of florist clients', 'you have dozens of florist clients'],
    [
      'CFO at a freight company going for ISO 27001 for the first time',
      'you are going for ISO 27001 for the first time',
    ],
    ['Plant managers at bottling sites running three shifts', 'you run three shifts'],
    ["Nurses who've worked on wards for over six years", 'you have worked on wards for over six years'],
    [
      "Women founders who sold a firm in the last four years and haven't started again",
      'you sold a firm in the last four years',
    ],
    ['Local baker known for her rye classes', 'you are known for your rye classes'],
    ['Inn known for its tasting menu', 'you are known for your tasting menu'],
    ['Real estate agents who list homes over $750k', 'you list homes over $750k'],
    ['CTO at a startup preparing for its first SOC 2 audit', 'you are preparing for your first SOC 2 audit'],
    ['Founder of a startup building a remote monitoring app', 'you are building a remote monitoring app'],
    ['Fleet manager of a courier firm with 40 vans', 'you have 40 vans to look after'],
    ['Owner of a bistro, Cork, 38 covers', 'you have 38 covers to fill'],
    ['Hostel owner with 14 rooms', 'you have 14 rooms to fill'],
    // So few are no reason to write.
    ['Owner of a tearoom with four baristas', undefined],
    ['Care home manager, 62 beds, Devon', 'you have 62 beds to look after'],
    ['someone who runs a brewery and does the deliveries himself', 'you do the deliveries yourself'],
    ['Vet who owns a small practice and works most evenings', 'you work most evenings'],
    ['owner of a delicatessen who already sells local cheese', 'you already sell local cheese'],
    [
      'Butcher, family business in its fourth generation',
      'you are a family business in the fourth generation',
    ],
    ['owner of a staffing agency, growing fast, cash tight', 'you are growing fast'],
    ['Founder of a small online store selling wool socks', 'you sell wool socks'],
    ['Finance leads at scale-ups, NetSuite users, 80-200 staff', 'you use NetSuite'],
    ['IT lead at an insurer, on-prem only', 'you are on-prem only'],
    ['COO of a toy maker with suppliers in Poland and Vietnam', 'you have suppliers in Poland and Vietnam'],
    [
      "Nurse in Hull, nine years' experience in intensive care",
      'you have nine years of experience in intensive care',
    ],
    [
      'Community manager in a shared office with ninety members and a courtyard',
      'you have ninety members to look after',
    ],
  ])('tells of "%s" that %s', (persona, state) => {
    expect(findState(persona)).toBe(state);
  });

  it.each([
    // What the post says already, what others do, what was, what somebody thinks, and whom it says little to count.
    'Yoga studio owner who runs 25 classes a week',
    'Head of a clinic with patients who travel far',
    'Hotelier who lost a porter in August',
    'Buyer who likes numbers',
    'Baker who starts at 3 am',
    'HR director at a chain with 1,400 employees',
    'Owner of a dental practice with two to four chairs',
    'Editor who usually answers within a day',
    'a fast growing agency',
    'Engineer with ten years in railways',
    'Mother with two kids',
    'Manager of a barn that has had complaints about noise',
    'The neighbour who owns the meadow next to our campsite',
  ])('tells nothing of "%s"', (persona) => {
    expect(findState(persona)).toBeUndefined();
  });
});

describe('one of a group', () => {
  it.each([
    ['New homeowners', 'you are a new homeowner'],
    ['Freelance photographers', 'you are a freelance photographer'],
    ['Self-employed plumbers', 'you are a self-employed plumber'],
    ['Family caregivers', 'you are a family caregiver'],
    ['Parents of teenagers', 'you are the parent of a teenager'],
    ['Parents of twins', 'you are the parent of twins'],
    ['Recently laid-off software engineers', undefined],
    ['Unemployed graduates', undefined],
    ['Freelance editors, indexers and proofreaders in Wales', 'you freelance'],
    ['Parents of children in Leeds', undefined],
    ['Cancer survivors', undefined],
    ['Divorced parents', undefined],
    ['Existing customers', undefined],
    ['Procurement managers', undefined],
    ['Bakers', undefined],
    ['Dog groomers', undefined],
  ])('%j → %j', (persona, state) => {
    expect(findGroupState(parsePersona(persona))).toBe(state);
  });
});
