import { expect, it } from 'vitest';
import { tellOfLateOne, withLateOne } from './late-one.ts';

const persona = 'The widow and son of the late Rolf Hansen, who own his boatyard';

it('names who has died where "he" could be taken for whoever reads', () => {
  expect(
    withLateOne({
      persona,
      offer: 'I would rent the shed and keep his tools in order',
      goal: 'Be shown round his shed',
      tone: 'empathetic',
      additionalContext: 'Mr Hansen died in May. I met him in 2004 and he lent me a plane.',
    }),
  ).toMatchObject({
    offer: 'I would rent the shed and keep Mr Hansen’s tools in order',
    goal: 'Be shown round Mr Hansen’s shed',
    additionalContext: 'Mr Hansen died in May. I met Mr Hansen in 2004 and he lent me a plane.',
  });
});

it('names a woman, by her whole name where no title stands', () => {
  const { offer } = withLateOne({
    persona: 'The children of the late Ingrid Holm',
    offer: 'We would print her recipes. We met her at the fair.',
    goal: 'a call',
    tone: 'formal',
  });
  expect(offer).toBe('We would print Ingrid Holm’s recipes. We met Ingrid Holm at the fair.');
});

it('leaves a request to the one who reads as it is', () => {
  const request = {
    persona: 'Rolf Hansen, boatbuilder',
    offer: 'We mend his tools',
    goal: 'a call',
    tone: 'formal',
  };
  expect(withLateOne(request as never)).toBe(request);
});

it.each([
  [
    'I worked for Mr Hansen until 2009 and he taught me planking, so I would help whatever they decide',
    'I worked for Mr Hansen until 2009 and he taught me planking.',
  ],
  ['Mr Hansen was strict', undefined],
  ['I met Mr Berg at the fair', undefined],
])('tells what the sender had of him: "%s"', (note, told) => {
  expect(tellOfLateOne(note, persona)).toBe(told);
});
