import { describe, expect, it } from 'vitest';
import { parsePersona } from './parse-persona.ts';

describe('what an owner or a founder runs', () => {
  it.each([
    ['seed stage founders', 'run a seed-stage startup', 'startup'],
    ['growth stage founders', 'run a growth-stage startup', 'startup'],
    ['pre-revenue founder', 'run a pre-revenue startup', 'startup'],
    ['Series B founders', 'run a Series B startup', 'startup'],
    ['HVAC owners', 'run an HVAC business', 'business'],
    ['D2C brand founders', 'run a D2C brand', 'brand'],
    ['charity CEOs', 'run a charity', 'charity'],
    ['food truck owners', 'run a food truck', 'truck'],
    ['B&B owners', 'run a B&B', 'B&B'],
    ['gym managers', 'manage a gym', 'gym'],
    ['real estate broker-owner', 'run a real estate brokerage', 'brokerage'],
    ['salon owner-operator', 'run a salon', 'salon'],
    ['self storage operators', 'run a self storage business', 'business'],
    ['Owner of another grooming salon', 'run a grooming salon', 'salon'],
  ])('tells it of "%s"', (persona, duty, unit) => {
    expect(parsePersona(persona)).toMatchObject({ duty, unit });
  });

  it.each(['immigrant founders', 'second-time founder', 'ex-Google founders', 'impact founders'])(
    'names no more than a business where "%s" may have founded anything',
    (persona) => {
      expect(parsePersona(persona).duty).toBe('run your own business');
    },
  );

  it.each(['product owners', 'budget owners', 'EV owners', 'pool owners', 'Tesla owners'])(
    'says nothing where "%s" may run no such thing',
    (persona) => {
      expect(parsePersona(persona).duty).toBeUndefined();
      expect(parsePersona(persona).unit).not.toBe('business');
    },
  );
});

describe('whose post it is, and how far it reaches', () => {
  it.each([
    ['Deputy Head of Facilities', 'help lead facilities'],
    ['Assistant Director of Nursing', 'help lead nursing'],
    ['assistant principal', 'help lead a school'],
    ['Chief of Staff to the CEO of a fintech', 'are Chief of Staff at a fintech'],
    ['IT manager in charge of 300 laptops at a council', 'manage IT at a council'],
    ['Sr. Product Designer at a bank', 'are a senior product designer at a bank'],
    ['Sr. Product Designer who leads the design system at a bank', 'lead the design system at a bank'],
    [
      'James Whitlock - Commercial Director - paint manufacturer',
      'lead the commercial side at a paint manufacturer',
    ],
    ['head groundsman at a county cricket ground', 'are a head groundsman at a county cricket ground'],
    ['Community centre trustees', 'sit on the board of a community centre'],
    ['studio manager at an animation house', 'manage the studio at an animation house'],
    ['Restaurant group finance director', 'lead finance at a restaurant group'],
    ['Karen, now VP Marketing at a bank', 'lead marketing at a bank'],
    ['wedding venue coordinator', 'work at a wedding venue'],
    ['volunteer treasurer at a tennis club', 'are treasurer of a tennis club'],
    ['Mrs Chen who owns three nail salons', 'run three nail salons'],
    ['A landlord who owns around twenty flats in Bristol', 'own around twenty flats in Bristol'],
  ])('reads "%s"', (persona, duty) => {
    expect(parsePersona(persona).duty).toBe(duty);
  });

  it.each(['Director', 'managers', 'Partner', 'line managers'])(
    'takes nothing from "%s" alone',
    (persona) => {
      expect(parsePersona(persona).duty).toBeUndefined();
    },
  );

  it('greets whoever is named before "who"', () => {
    expect(parsePersona('Mrs Chen who owns three nail salons')).toMatchObject({
      honorific: 'Mrs',
      surname: 'Chen',
    });
    expect(parsePersona('Sarah who runs a candle shop')).toMatchObject({ firstName: 'Sarah' });
    expect(parsePersona('Miss Adeyemi, head of sixth form')).toMatchObject({
      honorific: 'Miss',
      surname: 'Adeyemi',
    });
    expect(parsePersona('Sgt. Ramirez, who coordinates policing')).toMatchObject({
      honorific: 'Sgt',
      surname: 'Ramirez',
    });
    expect(parsePersona('Landlords who own three flats').firstName).toBeUndefined();
  });

  it.each([
    ['VP People', 'people team'],
    ['Chief People Officer at a retailer', 'people team'],
    ['Program director at a radio station', 'program team'],
    ['Barbershop owner', 'barbershop'],
    ['Nightclub owner', 'nightclub'],
    ['Drone owner', undefined],
    ['Supermarket buyer', 'supermarket'],
    ['construction project managers', 'construction project team'],
    ['structural engineers', undefined],
    ['plumbers, heating engineers etc', undefined],
    ['recruiting agency owner', 'agency'],
    ['scout leaders', undefined],
    ['town planners', undefined],
    ['apprentice electricians', undefined],
  ])('calls what "%s" work in no more than it is', (persona, unit) => {
    expect(parsePersona(persona).unit).toBe(unit);
  });
});
