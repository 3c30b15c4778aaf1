import { expect, it } from 'vitest';
import { parsePersona } from './parse-persona.ts';

it.each([
  ['growth hackers & founders', 'run your own business'],
  ['Founders, just raised seed', 'run your own business'],
  ['Founder, Shopify store', 'run a Shopify store'],
  ['Head of Ecommerce', 'lead e-commerce'],
  ['Founder of ecommerce', 'run an ecommerce company'],
  ['CMO at B2B SaaS', 'lead marketing at a B2B SaaS company'],
  ['Product Manager at B2B SaaS, Series A', 'manage product at a B2B SaaS company'],
  ['dentist, own practice', 'run a dental practice'],
  ['Founder-CEO, language learning app, 15 staff, Seoul', 'run a language learning app'],
  ['Regional sales mgr → reader is: Store Owner, independent bike shop', 'run an independent bike shop'],
  [
    'The Chief Operating Officer or, where no such position exists, the person responsible for production',
    'lead operations',
  ],
  ['People who run HR at companies that just did layoffs', undefined],
  ['People who run small gyms in Leeds', 'run a small gym in Leeds'],
  ['Independent bookshop buyers', 'buy for a bookshop'],
  ['hiring manager data eng, fintech', 'do the hiring for data engineering'],
  ['People who run coworking spaces in smaller cities', 'run a coworking space in a smaller city'],
  ['Café owners in small towns', 'run a café in a small town'],
  ['Programme leads at corporate volunteering / CSR departments', 'lead programmes at a CSR department'],
  ['Hiring manager for a UX role', 'are hiring for a UX role'],
  ['hiring manager for junior data analyst role', 'are hiring a junior data analyst'],
  ['Hiring manager for sales role', 'are hiring for a sales role'],
  ['small law firm partner', 'are a partner in a small law firm'],
  ['Plant manager', 'manage a plant'],
  ['Recently laid-off software engineers', undefined],
  [
    'Quality managers at contract manufacturers of cosmetics',
    'manage quality at a contract manufacturer of cosmetics',
  ],
  ['Executive directors at community theatres with between 100 and 400 seats', 'run a community theatre'],
  ['Museum director', 'lead a museum'],
  ['Practice manager of a three-dentist clinic', 'manage a three-dentist clinic'],
  ['A fellow agency owner', 'run an agency'],
  ['landscaping co owner', 'run a landscaping company'],
  ["Director of the Aldermoor Foundation's grants", "lead the Aldermoor Foundation's grants"],
  ['Organiser of a music festival for 5,000 to 15,000 visitors', 'organise a music festival'],
  ['Funeral home director, family business in the third generation', 'run a funeral home'],
  ['Office manager', 'manage the office'],
  ['Hiring manager for a senior nurse role', 'are hiring a senior nurse'],
  [
    'Hiring manager for a junior data analyst position at an insurance company',
    'are hiring a junior data analyst',
  ],
  ['We want to reach office managers of law firms', 'manage the office at a law firm'],
  ['Facilities manager of an office building with 14 tenants', 'manage facilities at an office building'],
  ['"Jonathan Pryce | Building engines | CRO @ Ledgerly | Father of two', 'lead revenue at Ledgerly'],
  ['Sr. Director, Revenue Operations @ Plumeria Health', 'lead revenue operations at Plumeria Health'],
  ['Lapsed customer: Erin, ops lead at a catering startup', 'lead operations at a catering startup'],
  ['Alicia Fontaine | Helping brands tell stories | CMO @ Gridlane | ex-Corva', 'lead marketing at Gridlane'],
  [
    'the person who runs Salesforce at a 500 person company and cleans up duplicate accounts every friday',
    'run Salesforce at a 500-person company',
  ],
  [
    'whoever manages the warehouse at a mid-size furniture importer and orders the pallets',
    'manage the warehouse at a mid-size furniture importer',
  ],
  [
    'someone who looks after payroll for a chain of 14 nurseries and does it in Excel',
    'look after payroll for a chain of 14 nurseries',
  ],
  [
    'The person who manages quality at a maker of stainless steel fittings for breweries and dairies in the north of England',
    'manage quality at a maker of stainless steel fittings for breweries',
  ],
  ['a person who runs the night shift at a bakery and hates paperwork', 'run the night shift at a bakery'],
  [
    'person who handles vendor contracts at a 900-bed hospital',
    'handle vendor contracts at a 900-bed hospital',
  ],
  ['Nina @ Corva, head of ops', 'lead operations at Corva'],
  ['L&D manager at a company like Accenture but smaller', 'manage L&D'],
  ['Owner-operator of three Anytime Fitness style gyms', 'run three gyms'],
  ['Dealer principal at a 3-rooftop auto group', 'are a dealer principal at an auto group'],
  ['Senior Lecturer and director of a university careers service', 'lead a university careers service'],
  ['Facilities manger for a law firm', 'manage facilities for a law firm'],
  ['Chief Information Officer, county government', 'lead IT in county government'],
])('reads what the reader of "%s" does, as one would say it to him', (persona, duty) => {
  expect(parsePersona(persona).duty).toBe(duty);
});

it.each([
  ['CEO of a charity helping people leave hospital', 'charity'],
  ['CEO of a charity supporting families of prisoners', 'charity'],
  ['Managing Partner at a venture capital firm focused on climate', 'firm'],
])('takes nobody whom "%s" helps for the place of work', (persona, unit) => {
  expect(parsePersona(persona).unit).toBe(unit);
});

it.each([
  ['Jeff @ Rockline Supply (plumbing wholesale, 6 branches)', 'Jeff'],
  ['Maria at Northway Logistics', 'Maria'],
  ["the woman who runs fleet for a plumbing company, she's called Denise Marlowe", 'Denise'],
  ['former neighbour now at a brewery, her name is Ines', 'Ines'],
  ['Rockline at Supply House', undefined],
])('knows the name in "%s"', (persona, name) => {
  expect(parsePersona(persona).firstName).toBe(name);
});

it.each([
  ['CEO/owner of a family-run machine shop (15-60 people)', 'run a family-run machine shop'],
  [
    'Managing partner at an accountancy firm with 5 to 25 staff who is losing evenings to chasing clients in January',
    'run an accountancy firm',
  ],
  [
    'Partner at a law firm with 50-300 employees and at most two in-house counsel',
    'are a partner at a law firm',
  ],
])('leaves of "%s" what the reader does', (persona, duty) => {
  expect(parsePersona(persona).duty).toBe(duty);
});

it.each([
  ['Editor at Modern Gardener magazine', 'decide what is published at Modern Gardener magazine'],
  ['Store manager at Whole Foods supermarket', 'manage the store at Whole Foods supermarket'],
  ['Buyer at a German supermarket', 'are a buyer at a German supermarket'],
  ['Elena, who runs partnerships at Monday.com', 'run partnerships at Monday.com'],
  ['Ex-customer who cancelled in March because of missing SSO', undefined],
  ['Former member who left last year', undefined],
])('knows the name in "%s", and who has left', (persona, duty) => {
  expect(parsePersona(persona).duty).toBe(duty);
});

it.each(['Lapsed gym members', 'ex-donors', 'Former restaurant customers'])(
  'gives nothing of the sender\'s to "%s"',
  (persona) => {
    expect(parsePersona(persona).unit).toBeUndefined();
  },
);
