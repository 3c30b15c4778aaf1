import { describe, expect, it } from 'vitest';
import type { DraftRequest } from '../../../draft-request.ts';
import { asTyped } from './as-typed.ts';

const plain: DraftRequest = {
  persona: 'Practice managers',
  offer: 'Repairs of dental handpieces',
  goal: 'Book a call',
  tone: 'friendly',
};

function read(fields: Partial<DraftRequest>): Partial<DraftRequest> {
  const typed = asTyped({ ...plain, ...fields });
  return Object.fromEntries(Object.keys(fields).map((field) => [field, typed[field as keyof DraftRequest]]));
}

describe('a request as somebody would type it', () => {
  it('is what it was where nothing was put around it', () => {
    const request = {
      ...plain,
      offer: 'We make an app. The user uploads a photo and gets a price: $4.',
      additionalContext: 'Owner: somebody else. We = two people. [Link](https://example.com) | 12 staff',
    };
    expect(asTyped(request)).toEqual(request);
  });

  it.each([
    [
      'Contact: Orla Beck | Title: VP Operations | Company: Castle Pallets Ltd | Employees: 180',
      'Orla Beck, VP Operations at Castle Pallets Ltd',
    ],
    ['first_name=Kofi; job_title=Head of Growth; company=Plinth', 'Kofi, Head of Growth at Plinth'],
    ['Lead: Ms. Orla Beck, Director of Studies', 'Ms. Orla Beck, Director of Studies'],
    ['Step 1 – Who are you writing to? Owners of letting agencies', 'Owners of letting agencies'],
    ['User says they want to write to head teachers in their county', 'head teachers in our county'],
    ['The target reader is a practice manager', 'a practice manager'],
    ['The recipient is responsible for freight', 'The recipient is responsible for freight'],
  ])('names the reader in %j', (persona, typed) => {
    expect(read({ persona })).toEqual({ persona: typed });
  });

  it.each([
    [
      '[SERVICE] Window cleaning [USP] no cherry picker, work at weekends [PRICE] fixed after a visit',
      'Window cleaning, no cherry picker, work at weekends. Price: fixed after a visit',
    ],
    ['Product: A till | Price: £40', 'A till. Price: £40'],
    ['Q: What do you offer? A: Night cleaning', 'Night cleaning'],
    ['According to the client, they provide a queue for surgeries.', 'We provide a queue for surgeries.'],
    ['[Name] sells pumps', '[Name] sells pumps'],
  ])('offers what %j does', (offer, typed) => {
    expect(read({ offer })).toEqual({ offer: typed });
  });

  it('says what a user does as the user would', () => {
    expect(
      read({
        offer: "The user runs free robotics clubs. The user's organisation brings the kits.",
        goal: 'The user would like the practice manager to reply with a weekday.',
        additionalContext:
          'The user mentioned that the organisation is called Cogs, that her name is Orla Beck, and that 31 schools took part. She does not want it to sound like a pitch.',
      }),
    ).toEqual({
      offer: 'I run free robotics clubs. Our organisation brings the kits.',
      goal: 'get them to reply with a weekday.',
      additionalContext: 'We are Cogs. My name is Orla Beck. 31 schools took part.',
    });
  });

  it.each([
    ['[CTA] free site visit', 'free site visit'],
    ['Step 3: What should happen? They give us one report', 'They give us one report'],
    ['The user wants to book a call', 'book a call'],
    ['The client would like an editor to review it', 'get an editor to review it'],
  ])('asks what %j asks', (goal, typed) => {
    expect(read({ goal })).toEqual({ goal: typed });
  });

  it.each([
    [
      '[PROOF] 140 buildings; no accidents since 2016 [SENDER] Pinnacle Ltd / Orla Beck [STYLE] short',
      '140 buildings\nNo accidents since 2016\nSign as Orla Beck from Pinnacle Ltd\nTone of the mail: short',
    ],
    [
      'trigger=company posted a job ad; proof=client Ostrava grew; budget=high',
      'They posted a job ad\nOur client Ostrava grew\nBudget: high',
    ],
    ['Client name: Quietline. Client says 88 surgeries use it.', 'We are Quietline. 88 surgeries use it.'],
    ['Client would like the strain to be acknowledged.', 'Client would like the strain to be acknowledged.'],
  ])('notes what %j notes', (additionalContext, typed) => {
    expect(read({ additionalContext })).toEqual({ additionalContext: typed });
  });

  it('has whoever owns the record sign where the firm is what is offered', () => {
    const additionalContext = 'Owner: Orla Beck, DockTurn. Stage: new.';
    expect(read({ offer: 'DockTurn, a till', additionalContext })).toEqual({
      offer: 'DockTurn, a till',
      additionalContext: 'Sign as Orla Beck, DockTurn. Stage: new.',
    });
    expect(read({ additionalContext })).toEqual({ additionalContext });
  });
});
