import { expect, it } from 'vitest';
import { wordsOfGoal } from '../goal.ts';
import { parseGoal } from '../parse-goal.ts';

it.each([
  ['samples Weds > standing order', 'take samples on Wednesday'],
  ['samples Thurs', 'take samples on Thursday'],
  ['swatch card request w/ their address', 'a swatch card'],
  [
    'refer clients w/ anxious dogs; come see the place',
    'refer clients with anxious dogs and come to see the place',
  ],
  ['RSVP + dietary needs', 'RSVP and tell us your dietary needs'],
  [
    'invite us to tender before current contract expires',
    'invite us to tender before your current contract expires',
  ],
  ['introduce us to procurement', 'introduce us to your procurement team'],
  ['a donation for the raffle', 'give us a prize for our raffle'],
  ['prize for our raffle, anything they like', 'give us a prize for our raffle, anything you like'],
  ['send CV', 'send us your CV'],
  ['write to their MP', 'write to your MP'],
  ['watch 3 min demo video', 'watch a 3-minute demo video'],
  ['switch supplier in March', 'switch to us in March'],
  ['invite to bid on roof job', 'invite us to bid on your roof job'],
  ['line in their welcome pack', 'give us a line in your welcome pack'],
  ['advert in parish mag £40', 'take an advert in our parish magazine for £40'],
  ['half page ad in the programme', 'take a half-page ad in our programme'],
  ['blurb for back cover', 'give us a quote for the back cover'],
  ['photo permission', 'use your photos'],
  ['use of car park on race day', 'use your car park on race day'],
  ['access to the roof for survey', 'give us access to your roof for a survey'],
  ['meter readings for last 12 months', 'send us your meter readings for the last 12 months'],
  ['headcount + dates', 'send us your headcount and dates'],
  ['a copy of their current policy', 'send us a copy of your current policy'],
  ['deposit £200', 'pay a deposit of £200'],
  ['order by noon Thurs for Sat delivery', 'for Saturday delivery'],
  ['top up their stock', 'order more from us'],
  ['sale or return trial, 12 jars', '12 jars on sale or return'],
  ['first order 20% off, reply with shop name', 'reply with your shop name'],
  ['claim free box, just need address', 'claim a free box and send us your address'],
  ['forward to IT', 'your IT team'],
  ['read out in assembly', 'read this out in assembly'],
  ['switch service contract', 'move your service contract to us'],
  ['switch hauler', 'switch to us'],
  ['ring before October while dry', 'call us before October, while it is dry'],
  ['say yes + tell us pick up day', 'tell us a pick up day'],
  ['come hear one we did in Tuam', 'come and hear one we did in Tuam'],
  ['1 bank on trial 3 mths', 'take 1 bank on trial for 3 months'],
  ['sample pallet mixed', 'a mixed sample pallet'],
  ['30 min on agenda at next mtg', 'give us 30 minutes on the agenda of your next meeting'],
  ['Share our flyer with guests', 'share our flyer with your guests'],
  ['Offer our walks to their guests', 'suggest our walks to your guests'],
  ['send us 1 listing, first one free', 'send us 1 listing'],
  ['2 weeks work experience', '2 weeks of work experience'],
])('asks in whole words: "%s"', (goal, asked) => {
  expect(wordsOfGoal(parseGoal(goal))).toContain(asked);
});

it('sends a quote for the next job, and not the job', () => {
  expect(wordsOfGoal(parseGoal('let us quote next job'))).toContain('for your next job');
});
