import { describe, expect, it } from 'vitest';
import { readParts } from '../../parts.ts';

const read = (persona: string, additionalContext: string, goal = 'Short call') =>
  readParts({ persona, offer: 'Gearboxes for paper mills', goal, tone: 'formal', additionalContext });

describe('whoever is named as the sender', () => {
  it.each([
    ['me = Kayleigh', 'Kayleigh', undefined],
    ['Signed by: Malik Osei', 'Malik Osei', undefined],
    ['yard is near\nrep: Denise Fournier, GearVault\n4 trucks', 'Denise Fournier', 'GearVault'],
    ['source=badge scan; rep=Colin Tremblay; stock=3,200 units', 'Colin Tremblay', undefined],
    ['mail goes out under the name of Jonas Beck, co-founder, Roundly', 'Jonas Beck', 'Co-founder, Roundly'],
    ['Write from the view of Margaret Doyle, who has run mills for 17 years.', 'Margaret Doyle', undefined],
    ['The mail is sent by her agent, Paul Hirsch.', 'Paul Hirsch', undefined],
    ["sign as 'Bea from Fernline'", 'Bea', 'Fernline'],
    ['First name of sender: Wes.', 'Wes', undefined],
    ['From: Gareth, Highline Cleaning.', 'Gareth', 'Highline Cleaning'],
    ['From: Ingrid Solheim, Trykk & Co', 'Ingrid Solheim', 'Trykk & Co'],
    ['The mail is from: Gavin Reece', 'Gavin Reece', undefined],
  ])('signs, and the note is not told: "%s"', (context, signature, signedAs) => {
    const { context: told } = read('Maintenance supervisor', context);
    expect([told.signature, told.signedAs]).toEqual([signature, signedAs]);
    expect(told.proofs.join(' ')).not.toContain(signature);
  });

  it('signs where the goal says it', () => {
    const { context } = read(
      'VP Engineering',
      '',
      'Get a scoping call. Sender is Priya from Northgate Security.',
    );
    expect([context.signature, context.signedAs]).toEqual(['Priya', 'Northgate Security']);
  });

  it.each([
    'We signed Acme last year.',
    'Signing bonus of 500 euros.',
    'Written by a former owner.',
    'rep: nobody yet',
  ])('is nobody in "%s"', (context) => {
    expect(read('Maintenance supervisor', context).context.signature).toBeUndefined();
  });
});

describe('whoever is named as the reader', () => {
  it.each([
    ['Facilities manager of an office', "Facility manager's name is Tom Brierley.", 'Tom', 'Brierley'],
    [
      'Head of sustainability',
      '• 3 sites\n• contact: Professor Miriam Vale, prefers plain language',
      'Miriam',
      'Vale',
    ],
    ['Events manager, country house venue', 'Venue = Ashcombe Park. Manager = Fran.', 'Fran', undefined],
    [
      'Managing director of a bakery',
      'Recipient: Mag. Stefan Haidinger, Haidinger Brot, 34 branches',
      'Stefan',
      'Haidinger',
    ],
    [
      'Catering manager',
      'called reception, Catering Manager is Sandra Pell, on leave until 24th',
      'Sandra',
      'Pell',
    ],
    ['Podcast host', 'Podcast is "Small & Mighty" hosted by Renee Walsh.', 'Renee', 'Walsh'],
    ['Hotel manager', 'Hotel: Grand Plaza\nManager: Anna Weber\n90 rooms', 'Anna', 'Weber'],
  ])('is greeted: %s, "%s"', (persona, context, firstName, surname) => {
    const { addressee, context: told } = read(persona, context);
    expect([addressee.firstName, addressee.surname]).toEqual([firstName, surname]);
    expect([...told.proofs, ...told.aboutReader].join(' ')).not.toContain(firstName);
  });
});
