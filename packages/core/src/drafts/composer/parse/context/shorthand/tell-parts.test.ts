import { expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';
import { tellParts } from './tell-parts.ts';

const told = (context: string) =>
  parseContext(context, { persona: 'Parlour owners', offer: 'milk vending machine site visit' }).proofs;

it.each([
  ['ships tue/thu, 4 dairies done', ['We ship on Tuesdays and Thursdays.', 'We have done 4 dairies.']],
  ['fair in Oct, prev clients: 2 ports, 1 railway', ['Our previous clients include 2 ports and 1 railway.']],
  [
    'fun tone, done 12 dairies, glaze is washable and safe, mum says hi',
    ['We have done 12 dairies.', 'The glaze is washable and safe.'],
  ],
])('tells of a list what can be read: "%s"', (context, proofs) => {
  expect(told(context)).toEqual(proofs);
});

it('says nothing for a part that leans on another, or that the next one goes on with', () => {
  const tell = (part: string) => `${part}.`;
  expect(tellParts('we ship daily, but not to islands, last one in May', tell)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(tellParts('4 dairies done, last one in May', tell)).toEqual(['4 dairies done.', undefined]);
});
