import { describe, expect, it } from 'vitest';
import { tones } from '../../../../../emails/index.ts';
import { createComposer } from '../../../index.ts';
import { parseContext } from '../parse-context.ts';
import { findNewsmaker } from './find-newsmaker.ts';

describe('a firm whose news the notes tell', () => {
  it.each([
    ['Acme just raised a $20M Series B.', 'CTO', 'Acme'],
    ['We cut costs. Globex Data recently opened an office in Berlin.', 'VP of Sales', 'Globex Data'],
    ['- Initech is hiring 5 SDRs this quarter', 'Head of HR at a tech company', 'Initech'],
    ['Trigger: Hooli acquired two companies.', 'CFO', 'Hooli'],
  ])('is the reader’s: "%s"', (notes, persona, firm) => {
    expect(findNewsmaker(notes, persona, 'an observability platform')).toBe(firm);
  });

  it.each([
    ['the persona names another', 'Acme just raised a $20M Series B.', 'CTO at Globex'],
    ['several have news', 'Acme raised $20M. Globex opened an office.', 'CTO'],
    ['it is the sender’s', 'Acme raised $20M. I am Mo, founder of Acme.', 'CTO'],
    ['it is somebody', 'Sarah launched two products with our help.', 'CTO'],
    ['it is no name', 'Nobody launched anything.', 'CTO'],
  ])('is not told apart where %s', (_, notes, persona) => {
    expect(findNewsmaker(notes, persona, 'an observability platform')).toBeUndefined();
  });

  it('opens the mail', () => {
    const { aboutReader, proofs } = parseContext('Acme raised $20M in March. We cut paging by 30%.', {
      persona: 'CTO',
      offer: 'an observability platform',
    });
    expect(aboutReader).toEqual(['I saw that Acme raised $20M in March.']);
    expect(proofs).toEqual(['We cut paging by 30%.']);
  });

  it.each(tones)('opens a mail in the tone %s', async (tone) => {
    const written = await createComposer().write(
      {
        persona: 'CTO',
        offer: 'observability platform',
        goal: 'short demo',
        tone,
        additionalContext: 'Acme just raised a $20M Series B. We cut bills by 40%.',
      },
      { requestId: 'req_1', signal: new AbortController().signal },
    );
    expect(written.ok && written.draft.emailContent).toContain('Acme just raised a $20M Series B round');
  });
});
