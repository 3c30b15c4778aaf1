import { expect, it } from 'vitest';
import { findTheme, getTheme, offersTool, wholeSubjects } from './find-theme.ts';

it.each([
  ['crane hire', 'crane and plant hire'],
  ['office cleaning', 'cleaning'],
  ['wine delivery', 'wine and drinks'],
])('knows %s by what it is', (topic, name) => {
  expect(findTheme(topic, topic)?.name).toBe(name);
});

it.each([
  ['crane inspection', 'crane and plant hire'],
  ['hull cleaning', 'cleaning'],
  ['wine label printing', 'wine and drinks'],
  ['drone videos', 'repairs and building trades'],
  ['lost property service', 'repairs and building trades'],
])('does not take %s for what it is done with', (topic, name) => {
  expect(findTheme(topic, `${topic} of roofs and lifts`)?.name).not.toBe(name);
});

it.each([
  ['tea towels', 'linen and laundry'],
  ['stretch film', 'video and trailers'],
  ['garden furniture', 'office furniture'],
  ['tree inventory', 'stock'],
])('does not take %s for what the last word means alone', (topic, name) => {
  const bare = topic.split(' ').at(-1) ?? '';
  expect(findTheme(bare, bare)?.name).toBe(name);
  expect(findTheme(topic, topic)?.name).not.toBe(name);
  expect(findTheme(topic, `we offer ${topic} at a fixed price`)?.name).not.toBe(name);
});

it.each([
  ['church roof insurance', 'vicar', 'insurance cover'],
  ['fresh fish', 'head cook', 'fresh produce'],
  ['cotton bed linen', 'hotel manager', 'linen and laundry'],
])('knows %s, to a %s, by its kind, its head or its reader', (topic, reader, name) => {
  expect(findTheme(topic, topic, reader)?.name).toBe(name);
});

it.each([
  ['', 'an app that predicts how much food to prep each day', 'food and coffee'],
  ['', 'software for coffee roasters to track stock', 'coffee'],
  ['', 'software that reads commercial invoices and fills in the declaration', 'invoicing and payments'],
  ['', 'i am a piano tuner', 'lessons'],
  ['legionella risk assessments', 'legionella risk assessments by our own assessors', 'safety training'],
  ['first aid kits', 'first aid kits for vans', 'safety training'],
  ['ux research', "we're a ux research studio for clinical software", 'accessibility and web audits'],
  ['drone mapping', 'drone mapping for blackgrass', 'surveys from the air'],
  ['', 'i run an hr consultancy', 'consulting'],
  ['snow clearing', 'snow clearing for car parks', 'gardens and grounds'],
  ['payslip portal', 'payslip portal for drivers', 'payroll'],
  ['vehicle tracking', 'vehicle tracking with a privacy switch', 'tracking'],
  ['supply-teacher booking', 'a supply-teacher booking platform', 'class bookings'],
  ['website', 'a website that lists farm shops', 'website'],
  ['surplus bread', 'surplus bread from our bakery, free', 'baked goods'],
  ['poster and video series', 'poster and video series on jobs', 'video'],
  ['invoice finance', 'invoice finance up to 90% of ledger', 'funding'],
  ['fuel tax', 'our fuel tax filing service', 'tax'],
  ['', 'we are the tarrant food bank, all volunteers', 'food and coffee'],
  ['', 'the division is inviting proposals for a snack bar', 'catering and snacks'],
  ['', 'we maintain passenger lifts with our own engineers and no subcontractors', 'site work'],
  ['', 'we keep honeybees and wildflower boxes on office roofs', 'buildings and maintenance'],
  ['', 'we study how rota design affects sleep and errors on wards', 'rotas'],
  ['', 'one day on your floor with a crew of three', 'site work'],
])('has no line for %s: "%s" from the subject %s', (topic, words, name) => {
  expect(findTheme(topic, words)?.name).not.toBe(name);
});

it.each([
  ['coffee', 'we roast coffee in leith', 'coffee'],
  ['fire safety training', 'fire safety training for warehouses', 'safety training'],
  ['piano lessons', 'piano lessons for children', 'tutoring'],
  ['website redesign', 'website redesign for charities', 'accessibility and web audits'],
  ['booking software', 'booking software for salons', 'class bookings'],
  ['site surveys', 'site surveys for architects', 'surveys from the air'],
  ['income tax', 'income tax returns for freelancers', 'tax'],
])('has lines for %s: "%s" from the subject %s', (topic, words, name) => {
  expect(findTheme(topic, words)?.name).toBe(name);
});

it('names only subjects that there are as whole ones', () => {
  expect([...wholeSubjects].filter((name) => !getTheme(name))).toEqual([]);
});

it.each([
  ['contract review software', [], true],
  ['text reminders for boosters', ['It plugs into the practice software.'], true],
  ['manual penetration testing of web apps', [], false],
  ['embroidered workwear with an online portal', [], false],
])('tells whether "%s" is a tool itself', (withArticle, extras, isOne) => {
  expect(offersTool({ noun: { withArticle }, extras, all: withArticle })).toBe(isOne);
});

it.each([
  ['we resurface footpaths using a mix of recycled glass and tyre rubber', 'tyres and fuel'],
  [
    'we refurbish fire appliances instead of replacing them: new pump, rewire, led lighting',
    'lighting projects',
  ],
  ['we build sheds out of old pallets and packaging', 'inventory and warehouse'],
])('takes nothing for the subject of "%s" that it is only made or done with', (offer, name) => {
  expect(findTheme('', offer)?.name).not.toBe(name);
});
