import { expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';

const rest =
  'I have serviced ovens for nineteen years and come within four hours, on Sundays too. A contract is £65 a month for each oven, and two bakeries nearby have not lost a day since they took one with me. Most faults of that kind are cheap to mend when they are found early.';

function readerOf(sentence: string, persona: string) {
  return parseContext(`${sentence} ${rest}`, { persona, who: parsePersona(persona), offer: 'Oven servicing' })
    .recipient;
}

it.each([
  [
    'Councillor Braithwaite said in the paper that the green should be used.',
    'Town councillor',
    { surname: 'Braithwaite' },
  ],
  ['I heard that Ms. Okonjo has two ovens older than mine.', 'Bakery owner', { surname: 'Okonjo' }],
  [
    'Saoirse Kavanagh wrote in the spring letter that ovens fail on Fridays.',
    'Bakery owner',
    { firstName: 'Saoirse' },
  ],
  [
    'The practice manager is called Trent Oyelaran and we never met.',
    'Practice manager',
    { firstName: 'Trent' },
  ],
])('reads who is written to from running text: "%s"', (sentence, persona, name) => {
  expect(readerOf(sentence, persona)).toMatchObject(name);
});

it.each([
  'A tenant, Mrs. Gutierrez, called us on a Sunday.',
  'My colleague Hana Petrosyan found the picture in a cellar.',
  'I was a guest of my sister, whose son Mateo was baptised there.',
  'Farid Nasseri and Ann Bell both told me about the ovens.',
])('takes nobody for the reader who is presented, or one of several: "%s"', (sentence) => {
  expect(readerOf(sentence, 'Bakery owner')).toBeUndefined();
});
