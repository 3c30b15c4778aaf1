import { describe, expect, it } from 'vitest';
import { readParts } from '../../../parts.ts';
import type { Goal } from '../goal.ts';
import { parseGoal } from '../parse-goal.ts';

/** What is asked for, in the words that stand in the mail. */
function told(goal: Goal): string {
  const said = goal.kind === 'action' ? goal.base : 'phrase' in goal ? goal.phrase : '';
  return [`${goal.kind}:`, said, 'when' in goal ? goal.when : ''].filter(Boolean).join(' ');
}

describe('whose act a goal names', () => {
  it.each([
    [
      'drive one circuit with her before the autumn meeting',
      'let us drive one circuit with you before the autumn meeting',
    ],
    ['request the swatch book', 'our swatch book', 'send'],
    ['request the paint chart', 'our paint chart', 'send'],
    ['name of somebody who could judge the pies', 'give us the name of somebody who could judge the pies'],
    ['the name of whoever buys the paper', 'who buys the paper', 'question'],
    ['show a demo to the board', 'let us give a demo to your board'],
    [
      'give a short presentation to the parish council',
      'let us give a short presentation to your parish council',
    ],
    ["see whether they'd like them", 'whether this would be welcome', 'question'],
    ['take part in their next tender', 'include us in your next tender'],
    ['participate in their craft market', 'let us participate in your craft market'],
    ['take part in our study', 'take part in our study'],
    ['get a list of the pumps on their sites', 'send us a list of the pumps on your sites'],
    ['get a list of the machines', 'send us a list of your machines'],
    [
      'arrange a visit at their yard during the first week of May',
      'a visit at your yard during the first week of May',
      'event',
    ],
    ['one wall as a first commission together', 'one wall as a first commission together', 'thing'],
    ['leave our samples with her and meet the chef', 'let us leave our samples with you and meet the chef'],
    ['come over for a cupping on Friday', 'a cupping on Friday', 'event'],
    [
      'live test - they call the number themselves',
      'a live test where you call the number yourself',
      'event',
    ],
    ['taste test - she picks two cheeses', 'a taste test where you pick two cheeses', 'event'],
    [
      'send price list, ask if any projects coming up',
      'let us send you our price list and hear whether you have any projects coming up',
    ],
    [
      'see if any gaps in the rota next month',
      'whether you have any gaps in the rota next month',
      'question',
    ],
    ['ask if room for one more exhibitor', 'whether there is room for one more exhibitor', 'question'],
    ['check whether any staff are free', 'whether any staff are free', 'question'],
    ['NDA then call', 'sign an NDA and arrange a call'],
    ['Be included in the next RFP', 'include us in your next RFP'],
    ['Get a reply to find out who is responsible for returns', 'who is responsible for returns', 'question'],
    ['get a quick yes/no if they use freelancers', 'whether you use freelancers', 'question'],
    [
      'Follow up on an unanswered email from two weeks ago',
      'whether you have had a chance to look at our email from two weeks ago',
      'question',
    ],
    [
      'gentle reminder about my email of 2 June',
      'whether you have had a chance to look at our email of 2 June',
      'question',
    ],
    ['2nd follow up', 'whether you have had a chance to look at our earlier email', 'question'],
    ['follow up on the trial', 'on the trial', 'feedback'],
    ['wants her to write abt it, offer interview', 'write about it and interview us'],
    [
      'Get them to cover the story, offer interview with the founder',
      'cover the story and interview our founder',
    ],
    ["We want to find out if they'd like to make it a joint concert", 'make it a joint concert with us'],
    ['Request interest in our current stock list', 'our current stock list', 'send'],
    ['call to look at their currency exposure', 'a short call to look at your currency exposure', 'event'],
    ['dry run with one class', 'a dry run with one class', 'event'],
    ['live in the flat for a month', 'live in the flat for a month'],
    ['free trial, they pay only if it works', 'a free trial', 'event'],
  ])('%s', (goal, expected, kind = 'action') => {
    expect(told(parseGoal(goal))).toBe(`${kind}: ${expected}`);
  });

  it.each([
    [
      'get them to reply and say if they are hosting any dinners',
      'whether you are hosting any dinners',
      'question',
    ],
    ['reply and tell us how many looms they run', 'how many looms you run', 'question'],
    [
      "Let him know about the leak and have him answer if he'd like help",
      "whether you'd like help",
      'question',
    ],
    [
      'Get her to say yes, or at least tell us what would make it possible',
      'what would make it possible',
      'question',
    ],
    ['Have him check dates for the staff outing', 'check dates for your staff outing'],
    ['Get them to open the deck and take a call', 'open our deck and have a call with us'],
    [
      'Read the memo and book a 20-minute call next week',
      'read our memo and have a 20-minute call with us next week',
    ],
    ['demo with her and one team lead', 'a short demo for you and one team lead', 'event'],
    ['call with him and a sales manager', 'a short call with you and a sales manager', 'event'],
    ['send two jars and ring afterwards', 'let us send you two jars and ring you afterwards'],
    ['story pitch accepted', 'consider our story pitch'],
    ['they ask us for a demo', 'a short demo', 'event'],
    ['ask for a brochure or sample', 'our brochure or a sample', 'send'],
    ['Click through to the playground, no account needed', 'try our playground, no account needed'],
    [
      'they tell us how many rooms they have and we send a quote',
      'tell us how many rooms you have so that we can send you a quote',
    ],
    ['click through to our pricing page', 'have a look at our pricing page'],
    ['To have them ask for a date in May', 'agree on a date in May'],
    ['Sign an NDA and receive the accounts', 'sign an NDA so that we can send you the accounts'],
    ['They ask for the figures for their own region', 'the figures for your own region', 'send'],
  ])('%s', (goal, expected, kind = 'action') => {
    expect(told(parseGoal(goal))).toBe(`${kind}: ${expected}`);
  });

  it('has the people interviewed that are offered', () => {
    const read = (offer: string) =>
      readParts({ persona: 'HR manager at a shipyard', offer, goal: 'interview', tone: 'professional' });
    const several = read('three certified welders for night shifts');
    expect(told(several.goal)).toBe('action: interview them');
    expect(several.sender).not.toBe('person');
    expect(told(read('certified welder with ten years in shipyards').goal)).toBe(
      'action: invite us to an interview',
    );
  });
});
