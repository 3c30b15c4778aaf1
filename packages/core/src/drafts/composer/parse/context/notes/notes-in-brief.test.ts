import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

const told = (context: string, offer: string) =>
  parseContext(context, { persona: 'Site manager at a housebuilder', offer }).proofs;

it.each([
  ['2 gangs 2+1, own tower, insured', 'roofers', 'Worth knowing: 2 gangs 2+1, own tower, insured.'],
  ['48h, $650', 'landing page writing', 'Worth knowing: 48h, $650.'],
  [
    '34p/ticket. 9% lift at Ribble Arts',
    'low-cost ticketing',
    'Worth knowing: 34p/ticket, 9% lift at Ribble Arts.',
  ],
  ['Copper, zinc, a bit of slate.', 'roof repairs', 'Worth knowing: copper, zinc, a bit of slate.'],
  ['No scaffold fee until June', 'roof repairs', 'There is no scaffold fee until June.'],
])('lists notes that no sentence is known for: "%s"', (context, offer, listed) => {
  expect(told(context, offer)).toContain(listed);
});

it.each([
  ['70 lorries', 'fleet insurance'],
  ['tripadvisor: "queues of an hour"', 'queue cameras'],
  ['contract w/ Altro ends in may??', 'help desk software'],
  ['Budget under 4k', 'donor software'],
  ['Keir Donnelly, Second Watch', 'guards for building sites'],
  ['Source: trade list', 'CRM clean-up'],
  ['tried ringing x3', 'a website'],
  ['30 days', 'wholesale tyres'],
  ['they retype every night', 'an ordering app'],
  ['Friendly, no insurance language.', 'roof repairs'],
  ['Harrow Slate & Lead.', 'roof repairs'],
  ['HighRidge Roofing, Kendal.', 'roof repairs'],
  ['Ada from Harrow Slate Works.', 'roof repairs'],
  ['Harrow Slate Ltd, registered in Kendal.', 'roof repairs'],
  ['Attach nothing.', 'roof repairs'],
  ['Bring up the flood early on.', 'roof repairs'],
  ['Runs on Sage 50.', 'an ordering app'],
  // One thing is no list.
  ['-25C.', 'cold storage'],
  ['Call Merle 555-0142', 'snow clearing'],
  ['rule change in April, not before', 'ear tags'],
  ['slate in three widths', 'roof repairs'],
])('lists nothing of which it is not sure whose it is: "%s"', (context, offer) => {
  expect(told(context, offer).join(' ')).not.toContain('Worth knowing');
});
