import { describe, expect, it } from 'vitest';
import { parseGoal } from '../parse-goal.ts';

describe('something of the sender’s that is to be placed', () => {
  it.each([
    [
      'Ask for the petition to be added to the agenda of the June meeting',
      'a petition for a crossing',
      'add our petition to the agenda of the June meeting',
    ],
    ['Ask for our app to be listed on their resources page', 'an app', 'list our app on your resources page'],
    [
      'Request for our school to be put on the route of the parade',
      'a marching band',
      'put our school on the route of the parade',
    ],
    [
      'Ask that the item be raised at the next parish council meeting',
      'a hedge',
      'raise our item at the next parish council meeting',
    ],
    ['Ask for the film to be included in the line-up', 'a documentary', 'include the film in the line-up'],
    ['Ask for the deadline to be extended to Friday', 'a bid', 'extend the deadline to Friday'],
  ])('asks in %j, of %j, for %j', (goal, offer, asked) => {
    expect(parseGoal(goal, offer)).toMatchObject({ kind: 'action', base: asked });
  });

  it('asks nobody to do the sender’s work', () => {
    expect(parseGoal('Ask for the roof to be inspected', 'roof inspections')).toEqual({ kind: 'reply' });
  });
});
