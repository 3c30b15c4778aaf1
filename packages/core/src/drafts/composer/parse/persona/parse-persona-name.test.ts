import { describe, expect, it } from 'vitest';
import { parsePersona } from './parse-persona.ts';
import { toAddress } from './parse-persona-name.ts';

describe('toAddress', () => {
  it.each([
    ['Dr. Sarah Miller, Head of Radiology', 'Dr. Miller'],
    ['Professor Okafor, dean of a law school', 'Professor Okafor'],
    ['Rev. Ann Smith, vicar', 'Rev. Smith'],
    ['Father Kevin Walsh, parish priest in Ennis', 'Father Walsh'],
    ['Cllr Jane Okoro, chair of the planning committee', 'Cllr Okoro'],
    ['Sister Margaret Dunne, who runs a day centre', 'Sister Margaret'],
    ['Sister Perpetua, head of a school', 'Sister Perpetua'],
    ['Sir Tom Pike, chair of a museum trust', 'Sir Tom'],
  ])('greets "%s" as %s', (persona, greeted) => {
    const { title, name } = toAddress(parsePersona(persona));
    expect(`${title} ${name}`).toBe(greeted);
  });

  it.each(['Pastor at a Baptist church', 'Captain of a club side', 'Rabbi', 'Councillor, Leeds'])(
    'finds no name in "%s"',
    (persona) => {
      expect(parsePersona(persona).surname).toBeUndefined();
    },
  );
});
