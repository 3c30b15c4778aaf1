import { expect, it } from 'vitest';
import { mendSpelling } from './mend-spelling.ts';

it.each([
  ['oven maintenence, independant and compatable', 'oven maintenance, independent and compatible'],
  ['a peadiatric nurse recieved a reciept', 'a paediatric nurse received a receipt'],
  ['dental practise manager', 'dental practice manager'],
  ['clowd backup and ransomeware protecton', 'cloud backup and ransomware protection'],
  [
    'webinar platfrom, automaticaly turns recordngs into posts',
    'webinar platform, automatically turns recordings into posts',
  ],
  ['markting at a sofware compny', 'marketing at a software company'],
  ['a free trail for 14 days', 'a free trial for 14 days'],
  ['see if theyd try us, it doesnt cost them', "see if they'd try us, it doesn't cost them"],
  ['Microsft 365 migartion, accross Sheffeild', 'Microsoft 365 migration, across Sheffield'],
  ['coffee servcie, weekly restok', 'coffee service, weekly restock'],
  ['a facilities manger downtwon, a 15 min cal', 'a facilities manager downtown, a 15 min call'],
  ['Recruitmnet of nurces for an emergancy', 'Recruitment of nurses for an emergency'],
  ['software developement outsorcing', 'software development outsourcing'],
  ['roastd coffe, deliverd, servcing', 'roasted coffee, delivered, servicing'],
  ['they curently anwser stressfull questons', 'they currently answer stressful questions'],
  ['we alredy serve 120 acountants', 'we already serve 120 accountants'],
])('mends "%s"', (typed, mended) => {
  expect(mendSpelling(typed)).toBe(mended);
});

it.each([
  'they practise daily, a dependent child, audience and appliances',
  'tablehold and rotafix, a dialer for bamboohr and mixpanel',
  'klaviyo flows, kubernetes webhooks, dedupe',
  'were well, shell and hell',
  'the fallow field on Tuesdays, threads and stairs',
  'a child in a manger, calibration, cal',
  'attraction, traction, inception and mediation',
  'normalise, programme, labour, subtitling',
  'Platfrom GmbH, www.clowd.example, team@sofware.example',
])('leaves "%s" alone', (text) => {
  expect(mendSpelling(text)).toBe(text);
});
