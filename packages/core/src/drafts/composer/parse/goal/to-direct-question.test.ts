import { expect, it } from 'vitest';
import { toDirectQuestion } from './to-direct-question.ts';

it.each([
  ['whether you have plans for a new website', 'Do you have plans for a new website?'],
  ['whether you already use HubSpot', 'Do you already use HubSpot?'],
  ['whether you are hiring', 'Are you hiring?'],
  [
    'whether you are hiring, and whether we could have a short call',
    'Are you hiring, and could we have a short call?',
  ],
  ["whether you'd consider a switch", 'Would you consider a switch?'],
  ['whether you have used an agency before', 'Have you used an agency before?'],
  ['whether you have already booked a caterer', 'Have you already booked a caterer?'],
  ['whether there is a date for your sales kickoff', 'Is there a date for your sales kickoff?'],
  ["whether it's on your roadmap", 'Is this on your roadmap?'],
  ['whether your team is growing', 'Is your team growing?'],
  ['how you handle on-call today', 'How do you handle on-call today?'],
  ['which shows you do next year', 'Which shows do you do next year?'],
  ['which roles have been open longest', 'Which roles have been open longest?'],
  ['whether new vans are planned', 'Are new vans planned?'],
  ['whether the contract is still running', 'Is the contract still running?'],
  ['whether a joint bid would make sense', 'Would a joint bid make sense?'],
  [
    'whether you have a newsletter, and whether we could offer you two columns',
    'Do you have a newsletter, and could we offer you two columns?',
  ],
  ['who handles procurement', 'Who handles procurement?'],
  ['who you use for payroll', 'Who do you use for payroll?'],
  ['when your present contract ends', 'When does your present contract end?'],
  ['how many sites you run', 'How many sites do you run?'],
  ['whether any of your clients need a bookkeeper', 'Do any of your clients need a bookkeeper?'],
  ['whether any of your trucks are due', 'Are any of your trucks due?'],
  ['what you are looking for in a supplier', 'What are you looking for in a supplier?'],
])('asks "%s" outright', (fact, question) => {
  expect(toDirectQuestion(fact)).toBe(question);
});

it.each([
  'about your current setup',
  'whether vans and drivers are hired',
  'when your contract ends and whether you would compare quotes',
  'whether you are hiring and would consider freelancers',
  'whether you want ten laptops or know who does',
  'your next launch date',
  'the best time to ring',
])('leaves "%s" as it is', (fact) => {
  expect(toDirectQuestion(fact)).toBeUndefined();
});
