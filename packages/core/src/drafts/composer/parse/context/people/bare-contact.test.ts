import { describe, expect, it } from 'vitest';
import { parsePersona } from '../../persona/parse-persona.ts';
import { parseContext } from '../parse-context.ts';
import { isOfSeveral } from './bare-contact.ts';

function read(context: string, persona: string) {
  return parseContext(context, { persona, who: parsePersona(persona), offer: 'knife sharpening' });
}

describe('a name beside which nothing says whose it is', () => {
  it.each([
    [
      'Heads of Facilities at regional hospitals',
      'No contract. Contact: Tobias Renner, service engineer.',
      'Tobias Renner',
      'Service engineer',
    ],
    ['Restaurant mgr, harbour hotel', 'Min 20 knives.\nContact: Ola Brekke, owner', 'Ola Brekke', 'Owner'],
    ['Head of catering, rail firm', 'contact: Ola Brekke, Sharpwell', 'Ola Brekke', 'Sharpwell'],
    ['Anyone in Leeds with blunt scissors', 'I do 40 pairs a day. Name is Hattie.', 'Hattie', undefined],
    ['Owner of a bistro', 'I do 40 knives a day. Name is Hattie.', 'Hattie', undefined],
    ['Owner of a bistro', 'Our van comes on Mondays. Ask for Ingrid Solheim.', 'Ingrid Solheim', undefined],
    [
      'Coaches of school rowing clubs',
      'Two of us row. Questions to Ingrid Solheim.',
      'Ingrid Solheim',
      undefined,
    ],
  ])('signs the mail to "%s": "%s"', (persona, context, signature, signedAs) => {
    const { signature: who, signedAs: as, recipient } = read(context, persona);
    expect([who, as, recipient]).toEqual([signature, signedAs, undefined]);
  });

  it.each([
    ['Owner of a bistro', 'Name is Hattie Moss. They moved in May.'],
    ['Owner of a bistro', 'I met her at a fair. Name is Hattie Moss.'],
  ])('is the one of a single reader, "%s", where the sender speaks of that one: "%s"', (persona, context) => {
    const { signature, recipient } = read(context, persona);
    expect([signature, recipient?.firstName]).toEqual([undefined, 'Hattie']);
  });

  it('is not the sender where the post is the one of the reader', () => {
    const { signature } = read(
      'Min 20 knives.\nContact: Ola Brekke, restaurant manager',
      'Restaurant mgr, harbour hotel',
    );
    expect(signature).toBeUndefined();
  });

  it('signs nothing where somebody else does', () => {
    const { signature } = read('Sender: Ingrid Solheim. Ask for Hattie.', 'Anyone in Leeds');
    expect(signature).toBe('Ingrid Solheim');
  });
});

it('knows a persona of several people by its role', () => {
  const several = [
    'Heads of Claims at insurers',
    'Anyone who owns a piano',
    'Parents of twins',
    'Site managers',
  ];
  expect(several.filter(isOfSeveral)).toEqual(several);
  expect(['Head of Operations', 'VP Sales, Tallboy', 'Owner of two bakeries'].filter(isOfSeveral)).toEqual(
    [],
  );
});
