import { expect, it } from 'vitest';
import { mendWording } from './mend-wording.ts';

it.each([
  ['There is a maximum eight guests a group.', 'The maximum is eight guests a group.'],
  ['It records never leave the building.', 'Records never leave the building.'],
  ['It never sleeps.', 'It never sleeps.'],
  ['We have done 12 sites in Kent last year.', 'We did 12 sites in Kent last year.'],
  ['There are 4 insurers already clients.', '4 insurers are already our clients.'],
  ['It costs €18 per employee/year.', 'It costs €18 per employee a year.'],
  ['The price is £11.50/van/month.', 'The price is £11.50 a van a month.'],
  ['The average project took is 9 weeks.', 'The average project took 9 weeks.'],
  ['4 day week is possible.', 'A 4-day week is possible.'],
  ['The average response is 35 minutes last year.', 'The average response was 35 minutes last year.'],
  ['Prices start at $22 per m2 first 4 weeks.', 'Prices start at $22 per m2 for the first 4 weeks.'],
  ['It fits in 25 minutes/van.', 'It fits in 25 minutes a van.'],
  ['Last tenant was a café.', 'The last tenant was a café.'],
  ['Last year was our best.', 'Last year was our best.'],
  ["Studio's 25 minutes out.", "The studio's 25 minutes out."],
  ['No scaffolding and no need to close.', 'There is no scaffolding and no need to close.'],
  ['No dogs and no children are allowed.', 'No dogs and no children are allowed.'],
  ['CAA authorised and insured to £5m.', 'We are CAA authorised and insured to £5m.'],
])('says "%s" as "%s"', (clumsy, well) => {
  expect(mendWording(clumsy)).toBe(well);
});
