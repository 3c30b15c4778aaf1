import { describe, expect, it } from 'vitest';
import { parseGoal } from './parse-goal.ts';

describe('who does what, and where', () => {
  it.each([
    // Somebody of the reader's, or named, and not the reader or the sender.
    ['get them to ring Dean for a price per head', 'ring Dean for a price per head'],
    [
      'Get the town to sign a letter of intent before the tender',
      'have your town sign a letter of intent before the tender',
    ],
    ['get a buyer to taste it', 'have a buyer taste it'],
    ['get the shop to host one evening', 'host one evening'],
    ['have a reporter assigned before the embargo lifts', 'assign a reporter before the embargo lifts'],
    [
      'Introductory conversation with the packaging team',
      'arrange an introductory conversation for us with your packaging team',
    ],
    // What the sender would do, by the reader's leave.
    [
      'Let us take the evening calls for two weeks, free',
      'let us take the evening calls for two weeks free of charge',
    ],
    [
      'Bring a sample to the kitchen door on a quiet morning',
      'let us bring a sample to your kitchen door on a quiet morning',
    ],
    ['drop off a free box', 'let us drop off a free box'],
    [
      "see whether she'd let us do two nights in one of their homes, no contract",
      'let us do two nights in one of your homes, with no contract',
    ],
    ['arrange for her to see samples at the hotel', 'let us show you some samples at your hotel'],
    ['visit to give live class for students', 'let us visit to give a live class for your students'],
    ['Earn a chance to quote for their next fair', 'let us quote for your next fair'],
    // What the reader would do or be.
    ['invite her to visit the workshop', 'visit our workshop'],
    ['get on her recommended suppliers list', 'add us to your recommended suppliers list'],
    ['Be added to the approved vendor list', 'add us to your approved vendor list'],
    ['be notified of upcoming tenders', 'notify us of upcoming tenders'],
    [
      'a pitch at their next fair, happy to pay',
      'consider us for a pitch at your next fair, where we would be happy to pay',
    ],
    ['get our bread on the breakfast menu', 'put our bread on your breakfast menu'],
    ['get our leaflet put in the welcome pack', 'put our leaflet in the welcome pack'],
    [
      'get two pallets ordered before the price goes up on 1 May',
      'order two pallets before the price goes up on 1 May',
    ],
    ['have the contract signed before the season', 'sign the contract before the season'],
    ['have a slot held for us in week 14', 'hold a slot for us in week 14'],
    ['be informed of the next vacancy', 'inform us of the next vacancy'],
    ['have her email Tom for the price list', 'email Tom for the price list'],
    ['get a manager to sit in on one session', 'have a manager sit in on one session'],
    ['have someone from facilities look at the quote', 'have someone from facilities look at the quote'],
    ['come to the kitchen and cook one dish', 'let us come to the kitchen and cook one dish'],
    ['show her the samples on Thursday at the shop', 'let us show you the samples on Thursday at the shop'],
    ['ask if he might lend us the hall for a night', 'lend us the hall for a night'],
    ["email back 'demo' and I send a link", 'reply with "demo" so that we can send a link'],
    ['reply yes or tell me who to ask', 'reply with a yes'],
    ['be a guest on an autumn episode', 'have us as a guest on an autumn episode'],
    ['get a date pencilled for autumn', 'pencil in a date for autumn'],
    ['get them to ring or text', 'ring or text us'],
    ['get them to call or send photos', 'call us or send us photos'],
    ['signup', 'sign up'],
    ['Find out if she would run the first results', 'run the first results'],
    ["see whether they'd take 10 jars on trial", 'take 10 jars on trial'],
    ['ask if she would judge our show, fee to be discussed', 'judge our show'],
    ['try 30 days free', 'try for 30 days free of charge'],
    ['get them to hand over 5 knives for free first go', 'hand over 5 knives for a free first go'],
    // What the answer is to say, and what it is for.
    [
      "Get them to reply 'teardown' so I send a 5 minute video on their current flows",
      'reply with "teardown" so that we can send a 5-minute video on your current flows',
    ],
    ['reply SAMPLE', 'reply with SAMPLE'],
    ['reply so it can go on next agenda', 'reply so that it can go on your next agenda'],
    ['A reply with possible dates in the summer term', 'reply with possible dates in the summer term'],
    // What would do instead.
    [
      'invite him to our concert on 12 April, or else send a recording',
      'come to our concert on 12 April, or let us send you a recording',
    ],
    ['they switch, or at least send us last statement', 'switch to us, or share your last statement'],
    // What stands in brackets.
    ['join the waitlist (Cape Town launch)', 'join the waitlist for the Cape Town launch'],
    ['get a date in for bike week (June)', 'pick a date for bike week in June'],
    ['start with one bin (free)', 'start with one bin free'],
    ['sign up for the newsletter (monthly)', 'sign up for the newsletter'],
  ])('tells "%s" as the deed that it is', (goal, base) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'action', base });
  });

  it.each([
    [
      'half an hour with him and whoever does the books now',
      'a half-hour call with us and whoever does the books now',
    ],
    [
      'a live walkthrough using one of their own closed files',
      'a live walkthrough using one of your own closed files',
    ],
    ['a phone call some evening after milking', 'a phone call some evening after milking'],
    [
      'understand her staffing gaps for winter, on a short call',
      'a short call about your staffing gaps for winter',
    ],
    ['show them, 10 min, on my phone at the counter', 'a 10-minute demo on our phone at your counter'],
    ['demo it at their desk', 'a short demo at your desk'],
    ['get a quote call', 'a short call about a quote'],
    [
      'understand how they choose suppliers over a coffee',
      'a short conversation over coffee about how you choose suppliers',
    ],
    ['visit (free, no obligation)', 'a free visit'],
    ['a 30 min call (Teams)', 'a 30-minute call on Teams'],
    ['a first session free, then a block of six', 'a free first session'],
    ['site visit', 'a visit to your site'],
    [
      "A 15 minute chat to see if she'd be open to moving",
      'a 15-minute chat about whether you would consider moving',
    ],
    ['pilot on one line then a meeting', 'a pilot on one line, then a short meeting'],
    ['Show him our EPOS system in 20 minutes', 'a 20-minute demo'],
  ])('keeps of "%s" what the event is about, and where and with whom', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'event', phrase });
  });

  it.each([
    ['Agree a free sample drop of two bags', 'a free sample drop of two bags'],
    ['trial access for one term', 'trial access for one term'],
    ['one month free then £40 a month', 'one free month, then £40 a month'],
    [
      'two-week count of one floor, free, then a meeting over the numbers',
      'a free two-week count of one floor, then a short meeting over the numbers',
    ],
  ])('offers with "%s" what is given, and asks for no call about it', (goal, phrase) => {
    expect(parseGoal(goal)).toMatchObject({ kind: 'thing', phrase });
  });

  it.each([
    ['find out if we may apply, and by when', 'whether we may apply, and by when'],
    ["see if it's something they'd pay for, honest answer ok", "whether it's something you'd pay for"],
  ])('asks what "%s" would know', (goal, phrase) => {
    expect(parseGoal(goal)).toEqual({ kind: 'question', phrase });
  });

  it('leaves a visit to the place that is offered to the reader', () => {
    expect(parseGoal('site visit', 'a barn for weddings')).toEqual({ kind: 'event', phrase: 'a site visit' });
  });
});
