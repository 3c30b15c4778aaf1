import { describe, expect, it } from 'vitest';
import { isBarePost, toLikeYours, toNamedFirm, toSpokenDuty } from './spoken-duty.ts';

describe('a duty as one says it to the reader', () => {
  it.each([
    ['manage marketing at a regional chain of gyms', 'manage marketing'],
    ['lead facilities at a hospital trust in Leeds', 'lead facilities'],
    ['look after finance in healthcare', 'look after finance'],
    ['manage engineering in SaaS', 'manage engineering'],
    ['are Chief of Staff at a fintech', 'are Chief of Staff'],
    ['run events at a co-working space', 'run events'],
    ['help lead estates at a university', 'help lead estates'],
    ['run a small bakery in Lyon', 'run a bakery in Lyon'],
    ['run a gym in a small town', 'run a gym in a small town'],
    ['are a senior buyer at a department store', 'are a senior buyer'],
    ['run an early stage SaaS business', 'run a SaaS business'],
    ['manage a 400 ha arable farm', 'manage an arable farm'],
  ])('leaves out what the reader knows of "%s"', (duty, spoken) => {
    expect(toSpokenDuty(duty)).toBe(spoken);
  });

  it.each([
    'look after finance at Acme Corp',
    'do the hiring for the data team',
    'run a small business',
    'run your own business',
    'lead a primary school',
    'are a partner in a law firm',
  ])('keeps all of "%s"', (duty) => {
    expect(toSpokenDuty(duty)).toBe(duty);
  });
});

describe('a post that tells the reader nothing', () => {
  it.each([
    'lead revenue',
    'manage the fleet',
    'look after finance at Acme Corp',
    'are a pub landlord',
    'run your own business',
    'run a manufacturer',
    'run operations at Harrow Marine',
  ])('is "%s"', (duty) => {
    expect(isBarePost(duty)).toBe(true);
  });

  it.each(['run a yoga studio', 'are hiring a data analyst', 'organise a festival', 'own an old house'])(
    'is not "%s"',
    (duty) => {
      expect(isBarePost(duty)).toBe(false);
    },
  );
});

it.each([
  ['at Harbour & Finch Ltd', 'Harbour & Finch Ltd'],
  ['at Series B SaaS', undefined],
  ['at a bakery', undefined],
])('names the firm %s', (where, firm) => {
  expect(toNamedFirm(where)).toBe(firm);
});

describe('where the reader works, as one of its kind', () => {
  it.each([
    ['lead engineering at a logistics scale-up', 'a logistics scale-up like yours'],
    ['run a small bakery in Lyon', 'a bakery like yours'],
    ['look after treasury at a commodities trading company', 'a commodities trading company like yours'],
    ['lead sales at a B2B software vendor', 'a B2B software vendor like yours'],
    ['are treasurer of a tennis club', 'a tennis club like yours'],
    ['manage marketing at a regional chain of gyms', 'a chain of gyms like yours'],
    ['run a cleaning company bidding on contracts', 'a cleaning company like yours'],
  ])('reads "%s"', (duty, like) => {
    expect(toLikeYours(duty)).toBe(like);
  });

  it.each([
    'run your own business',
    'run a business',
    'have a dog',
    'own a house',
    'lead technology',
    'look after finance at Acme Corp',
    'are a journalist',
    'are hiring a clerk at a mill',
  ])('finds none in "%s"', (duty) => {
    expect(toLikeYours(duty)).toBeUndefined();
  });
});
