import { describe, expect, it } from 'vitest';
import { parseGoal } from './parse-goal.ts';

const told = (goal: string) => {
  const read = parseGoal(goal);
  return 'base' in read ? read.base : 'phrase' in read ? `${read.kind}: ${read.phrase}` : read.kind;
};

describe('goals in few words', () => {
  it.each([
    ['send out a taster tin', 'send: a taster tin'],
    ['Enter at least two crews by 3 May', 'enter at least two crews by 3 May'],
    ['to join the illustrator roster', 'add us to your illustrator roster'],
    ['reply to book a demo', 'event: a short demo'],
    ['Receive a proposal for a talk by the end of May', 'send us a proposal for a talk by the end of May'],
    [
      "send us artwork for a free proof, if they already have a printer ask when the contract's up",
      'send us artwork for a free proof',
    ],
    ['get a phone number to ring or let them ring us', 'send us a phone number to ring'],
    ['They agree to sponsor 10 hampers, or at least reply so we can tell them more', 'sponsor 10 hampers'],
    [
      'We come round, measure up and give them a written quote',
      'let us arrange a visit and send you a written quote',
    ],
    ["30 minute call and we'll share the deck beforehand", 'event: a 30-minute call'],
    ['send her a sample set - need her to say yes and give the address', 'send: a sample set'],
    ['commission or a clear no', 'give us a commission or a no'],
    ['a chance to talk even if there is no open job now', 'event: a short conversation'],
    ['have him as guest, recording in May', 'come as our guest'],
    ['Get a yes and a date for recording in May', 'agree on a date for recording in May'],
    [
      'Invite to the demonstration on 12 September, alternatively a site visit',
      'come to our demonstration on 12 September',
    ],
    [
      'become one of her suppliers and come taste our ices',
      'take us on as one of your suppliers and come to taste our ices',
    ],
    [
      'would she come on and which weeks in november suit',
      'question: whether you would come on and which weeks in November would suit you',
    ],
    ['Get a reply so we can send a free mock-up', 'send: a free mock-up'],
    ['Receive one of their regular routes to quote on', 'send us one of your regular routes to quote on'],
    ["Find out if she's available and interested, and set up a call", 'event: a short call'],
    ['Will she be free on 12 June and could she answer by May', 'question: whether you are free on 12 June'],
    [
      'Have them let patients know, and allow us to send leaflets',
      'tell your patients about this and let us send leaflets',
    ],
    ['They should send the list and we set up a call', 'send us the list and set up a call'],
    ['book a call, and get them to say what their backlog looks like', 'event: a short call'],
    ["reply yes and I'll ring them", 'reply with a yes so that we can ring you'],
    ['book a date between January and Easter', 'agree on a date between January and Easter'],
    ['post off our catalogue', 'send: our catalogue'],
    ['Get a quote request w/ room sizes', 'send us a quote request with room sizes'],
    ['receive an enquiry with dates and head count', 'send us an enquiry with dates and head count'],
    ['a slot next spring', 'consider us for a slot next spring'],
    ['a gig in November', 'consider us for a gig in November'],
    [
      'To be admitted to the vendor panel and invited to the next tender',
      'add us to your vendor panel and invite us to the next tender',
    ],
    [
      'a reply indicating whether the archive holds any maps and roughly how many',
      'question: whether the archive holds any maps and roughly how many',
    ],
    [
      'To learn whether a post will be open in the spring and whether she would consider my application',
      'question: whether a post will be open in the spring and whether you would consider my application',
    ],
    [
      'learn whether he has funding and whether he would read my proposal',
      'question: whether you have funding and whether you would read my proposal',
    ],
    [
      'find out when their next inspections are due and who books them',
      'question: when your next inspections are due and who books them',
    ],
    [
      'traineeship or assistant role, or at least 15 minutes of advice',
      'consider us for a traineeship or an assistant role, or give us 15 minutes of advice',
    ],
    ['a student job', 'consider us for a student job'],
    [
      'compare: they send us two drawings and we mark what is too dear',
      'send us two drawings so that we can mark what is too dear',
    ],
    [
      'Become a patron, or just come to the open evening on May 3',
      'become a patron, or come to the open evening on May 3',
    ],
    ['order a tasting box (free)', 'order a free tasting box'],
    ['upload one old bill and get a free comparison', 'upload one old bill and get a free comparison'],
    ['yes/no on being a judge, then I send dates', 'give us a yes or a no on being a judge'],
    ['try it on one lathe, half a day', 'try it on one lathe for half a day'],
    ['order 20 taster tins (free)', 'order 20 free taster tins'],
    ['a date in the spring term', 'agree on a date in the spring term'],
    ['half a roof as a test, at our cost', 'let us do half a roof as a test at our cost'],
    ['become a patron, or just lend us the hall', 'become a patron, or lend us the hall'],
    ['come and look at one roof', 'let us come and look at one roof'],
    ['come and see our workshop', 'come and see our workshop'],
    ['come and see (and try!) the one at Hopton Lane', 'come and see and try the one at Hopton Lane'],
    ['come by for a look + free first hour', 'come by for a look and a free first hour'],
    ['portfolio click', 'look at our portfolio'],
    ['quote request w/ date + number of runners', 'send us the date and number of runners for a quote'],
    ['Receive rates and available dates', 'share your rates and available dates'],
    ['An invitation for the winter programme', 'invite us for your winter programme'],
    ['get samples in front of the category team', 'put our samples before your category team'],
    ['to get a first vacancy to work on', 'give us a first vacancy to work on'],
    ['He introduces us to the team or takes a call', 'introduce us to your team or take a call'],
    ['book a slot in nov or dec', 'book a slot in Nov or Dec'],
    ['get them to share it with clients', 'share it with your clients'],
  ])('tells "%s" with its side and its object', (goal, expected) => {
    expect(told(goal)).toBe(expected);
  });
});
