import { describe, expect, it } from 'vitest';
import { withInvited } from './invited.ts';

const persona = 'Botanist';

describe('somebody who is asked to speak', () => {
  it.each([
    [
      'Keynote at our seed congress',
      'Get a yes',
      'We would like to invite you to give the keynote at our seed congress',
    ],
    [
      'A guest lecture at our college',
      'invite her to speak',
      'We would like to invite you to give a guest lecture at our college',
    ],
    [
      'Panel seat at our rail summit',
      'get them to accept',
      'We would like to invite you to join a panel at our rail summit',
    ],
  ])('is invited: %s', (offer, goal, told) => {
    expect(withInvited({ persona, offer, goal })).toEqual({ persona, offer: told, goal: 'take part' });
  });

  it('is asked what the goal asks', () => {
    expect(withInvited({ persona, offer: 'Talk at our moth night', goal: 'agree on a date' }).goal).toBe(
      'agree on a date',
    );
  });
});

describe('somebody who is asked for an interview', () => {
  it.each([
    [
      'Radio feature on peat bogs',
      'arrange a 15-minute interview',
      'I am working on a radio feature on peat bogs',
      'Ask to interview them for 15 minutes',
    ],
    [
      'Our documentary about ferries',
      'ask if she would talk to us',
      'We are working on a documentary about ferries',
      'ask if she would talk to us',
    ],
  ])('hears for what: %s', (offer, goal, told, asked) => {
    expect(withInvited({ persona, offer, goal })).toEqual({ persona, offer: told, goal: asked });
  });

  it('is offered it where he prints it', () => {
    expect(
      withInvited({
        persona: 'Editor of a garden magazine',
        offer: 'Article on moss',
        goal: 'Get it accepted',
      }).offer,
    ).toBe('I would like to write an article for you on moss');
  });
});

it('leaves what is sold as it is', () => {
  const request = { persona, offer: 'Workshop on grafting', goal: 'book a date' };
  expect(withInvited(request)).toEqual(request);
});
