import { describe, expect, it } from 'vitest';
import { parsePersona } from './parse-persona.ts';

describe('personas that name two kinds of readers, or a place before a title', () => {
  it.each([
    'boxing club owners and small pool operators',
    'bakery owners and café managers',
    'dog groomers and kennel owners',
    'letting agency owners and property managers',
    'nursery owners or school cooks',
    'ski school directors & resort managers in Tyrol',
    'General Counsel and Chief Compliance Officers at regional banks',
    'CFO and Finance Directors',
    'Company secretaries and legal directors',
  ])('says neither what the reader runs nor what is his for "%s"', (input) => {
    const { duty, unit } = parsePersona(input);
    expect({ duty, unit }).toEqual({ duty: undefined, unit: undefined });
  });

  it.each([
    ['restaurant owners and head chefs', 'restaurant'],
    ['small business owners and managers', 'business'],
  ])('keeps what both kinds have for "%s"', (input, unit) => {
    expect(parsePersona(input).unit).toBe(unit);
  });

  it.each([
    ['operations and finance directors', 'lead operations and finance'],
    ['branding agency creative director', 'lead creative work at a branding agency'],
    ['Managing Director of Operations at Kestrel Bank', 'lead operations at Kestrel Bank'],
    ['Managing Director of Kestrel Freight', 'run Kestrel Freight'],
    ['Owner/operator of a sawmill', 'run a sawmill'],
    ['estate agent owner', 'run an estate agency'],
    ['People & Culture lead at a museum', 'lead people and culture at a museum'],
  ])('tells what "%s" does', (input, duty) => {
    expect(parsePersona(input).duty).toBe(duty);
  });
});
