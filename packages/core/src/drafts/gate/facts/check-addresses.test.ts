import { describe, expect, it } from 'vitest';
import { findAddresses, findInventedAddresses } from './check-addresses.ts';

const given = (text: string) => ({ addresses: findAddresses(text) });

describe('addresses and numbers to call', () => {
  it.each([
    ['@freightplan', 'Look at @freightplan. Or ask me.'],
    ['We are @freight.plan there', 'Ask (@freight.plan).'],
    ['+1 555 0100. 50% off', 'Call +1 555 0100, and it is 50% off.'],
    ['+1 555 0100\n50 places', 'There are 50 places. The number is +1 555 0100.'],
    ['+49 (0)40 555 0100', 'Call +49 40 555 0100'],
    ['tests to IEC 62366, 15 participants', 'We test to IEC 62366 (15 participants).'],
  ])('of "%s" may stand wherever a sentence ends: %s', (brief, draft) => {
    expect(findInventedAddresses(draft, given(brief))).toEqual([]);
  });

  it.each([
    ['@freightplan', 'Look at @freightplans.'],
    ['+1 555 0100', 'Call +1 555 0199.'],
    ['nothing', 'Call (040) 5550 1234.'],
    ['nothing', 'Call 040.5550.1234.'],
  ])('that "%s" does not give are told: %s', (brief, draft) => {
    expect(findInventedAddresses(draft, given(brief))).toHaveLength(1);
  });
});
