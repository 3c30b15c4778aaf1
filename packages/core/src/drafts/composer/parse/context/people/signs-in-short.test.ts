import { describe, expect, it } from 'vitest';
import { parseContext } from '../parse-context.ts';

const read = (note: string, persona = 'Head teacher of a primary school in Kent') => {
  const { signature, signedAs, proofs } = parseContext(`We have tuned pianos for 12 schools. ${note}`, {
    persona,
    offer: 'Piano tuning',
  });
  return { signed: [signature, signedAs].filter(Boolean).join(', '), proofs };
};

describe('who signs, in short', () => {
  it.each([
    ['Treasurer: Mr Hugh Colley', 'Hugh Colley, Treasurer'],
    ['Sec: Mrs Ada Finch', 'Ada Finch, Secretary'],
    ['ring Sal or Vik', 'Sal and Vik'],
    ['ask for Daz or Kel', 'Daz and Kel'],
    ['Greet from Inge & Piet', 'Inge and Piet'],
    ['Signed for the firm by Leo Marsh, workshop lead', 'Leo Marsh, Workshop lead'],
    ['Please sign with my name, Ruth Lind.', 'Ruth Lind'],
    ['Write from Nino and Giorgi, simple words, no poetry please.', 'Nino and Giorgi'],
    ["It's only me here, Petra Voss.", 'Petra Voss'],
    ["Regards to go out under Ruth Lind's name.", 'Ruth Lind'],
    ['Ruth Lind here, tuner.', 'Ruth Lind, Tuner'],
    ['Kind regards Ruth Lind Managing Director', 'Ruth Lind, Managing Director'],
    ['On behalf of the trustees, Jean Muir.', 'Jean Muir'],
    ['Ruth & Ann Lind', 'Ruth and Ann Lind'],
  ])('is found in "%s"', (note, signed) => {
    expect(read(note).signed).toBe(signed);
  });

  it('is not whoever reads', () => {
    expect(read('Secretary: Mrs Ada Finch', 'Secretary of a bowls club').signed).toBe('');
    expect(read('ask for Sal or Vik', 'Sal and Vik, who run a bakery').signed).toBe('');
  });

  it('is not whoever sent the sender', () => {
    expect(read('Mrs Oduya, the deputy head, gave me your name.').signed).toBe('');
  });

  it('is no fact where nobody is named', () => {
    expect(read('Written on behalf of the trustees.')).toEqual({
      signed: '',
      proofs: ['We have tuned pianos for 12 schools.'],
    });
  });

  it('is nothing that only looks like a name', () => {
    expect(read('Bookings: Monday to Friday.').signed).toBe('');
    expect(read('Call Monday or Friday.').signed).toBe('');
    expect(read('Captain: Saturday crew.').signed).toBe('');
  });
});
