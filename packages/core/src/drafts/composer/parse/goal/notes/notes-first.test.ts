import { describe, expect, it } from 'vitest';
import { parseGoal } from '../parse-goal.ts';

/** A goal as it was read, in one line. */
function told(input: string): string {
  const goal = parseGoal(input, 'our service');
  const when = 'when' in goal && goal.when ? ` [${goal.when}]` : '';
  return `${goal.kind}: ${'phrase' in goal ? goal.phrase : goal.kind === 'action' ? goal.base : ''}${when}`.trim();
}

describe('goals that say plainly what is asked in words that nobody is asked in', () => {
  it.each([
    ['Request inclusion in their gift guide', 'action: include us in your gift guide'],
    ['Agree to send a sample drawing', 'action: send us a sample drawing'],
    ['Agree to install two meters for a month', 'action: let us install two meters for a month'],
    ['have him confirm before the price increase', 'action: confirm before the price increase'],
    [
      'Ask for an interview with the head of pumping by Friday noon',
      'event: an interview with your head of pumping [by Friday noon]',
    ],
    ['Agree to share some photos of the roof', 'action: send us some photos of the roof'],
    ['get a visitor pass from our website', 'action: pick up a visitor pass from our website'],
    ['send them the checklist if they reply', 'send: a checklist'],
    ["send them this month's recipe for free if they reply", "send: this month's recipe for free"],
    ['see if open to talk, no pressure', 'event: a short conversation'],
    ['get them to text back dates', 'action: text us your dates'],
    [
      'Request addition to their approved list and a meeting to show samples',
      'action: add us to your approved list and arrange a meeting to show you samples',
    ],
    [
      'Explore whether a lunchtime class would suit their staff',
      'question: whether a lunchtime class would suit your staff',
    ],
    [
      'Explore a distribution agreement, first call in May',
      'event: a first call about a distribution agreement [in May]',
    ],
    [
      'Discuss a reseller deal, short meeting next week',
      'event: a short meeting about a reseller deal [next week]',
    ],
    [
      'Discuss becoming their backup courier for the islands',
      'event: a short call about how we could become your backup courier for the islands',
    ],
    ['Line up a free test wash on one lorry', 'event: a free test wash on one lorry'],
    [
      'Share salary benchmark and set up a call',
      'action: let us send you a salary benchmark and then arrange a short call',
    ],
    [
      'Request an opportunity to present findings in May',
      'action: let us present our findings to you in May',
    ],
    [
      'Win a site walk and the chance to price the job',
      'action: arrange a site walk and let us price the job',
    ],
    [
      'Get their opinion on the draft menu and give them a free lunch',
      'action: give us your opinion on the draft menu in return for a free lunch',
    ],
    [
      'Invite them to a tasting in Porto on 9 May, 15 seats',
      'action: come to our tasting in Porto on 9 May (15 seats)',
    ],
    [
      'Invite her to our open studio on Friday, 4 to 7 pm, cake and coffee',
      'action: come to our open studio on Friday, from 4 to 7 pm, with cake and coffee',
    ],
    ['Get the lease and the floor plan', 'action: send us your lease and your floor plan'],
    [
      'Get the artwork and quote on 5,000 labels',
      'action: send us your artwork so that we can quote on 5,000 labels',
    ],
    ['Sell tickets through their app', 'action: let us sell tickets through your app'],
    ['Offer the school a matinee in June', 'thing: a matinee in June'],
    [
      'Get on the shortlist and a 20-minute intro',
      'action: put us on your shortlist and arrange a 20-minute introductory call',
    ],
    ['Come and sand one plank for free', 'action: let us come and sand one plank for free'],
    ['Hang six prints in the lobby for a month', 'action: let us hang six prints in the lobby for a month'],
    ['Get a reply telling us the deadline', 'question: the deadline'],
    [
      'Collect two knives, sharpen them and bring them back',
      'action: let us collect two knives, sharpen them and bring them back',
    ],
    ['Get them to call and book a free fitting', 'action: call us and book a free fitting'],
    [
      'Get site plans and permission to fly a drone over the yard',
      'action: send us your site plans and let us fly a drone over the yard',
    ],
  ])('asks the reader for "%s"', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });

  it.each([
    ['Get a rate sheet request', 'send: a rate sheet'],
    ['Reply for a trial login', 'send: a trial login'],
    ['Write back for the wholesale catalogue', 'send: our wholesale catalogue'],
    ['Reply for a quick call', 'event: a quick call'],
    ['Get a reply naming two routes they would outsource', 'action: name two routes you would outsource'],
    ['Get a callback request', 'event: a callback'],
  ])('asks for what an answer to "%s" would bring', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});
