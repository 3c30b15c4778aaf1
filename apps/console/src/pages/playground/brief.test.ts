import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charactersMax, checkBrief, countCharacters, emptyBrief, isComplete, toRequest } from './brief.ts';
import { tones } from './tones.ts';

const openapi = JSON.parse(
  readFileSync(new URL('../../../../api/openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, { post: { requestBody: { content: Record<string, { schema: Schema }> } } }>;
};
type Schema = { properties: Record<string, { maxLength?: number; enum?: string[] }> };

const good = { ...emptyBrief, persona: 'A buyer', offer: 'Chairs', goal: 'A call' };

test("limits and tones are the API's", () => {
  const { properties } = openapi.paths['/api/v1/account/drafts']?.post.requestBody.content['application/json']
    ?.schema ?? { properties: {} };
  for (const [field, max] of Object.entries(charactersMax)) expect(properties[field]?.maxLength).toBe(max);
  expect(Object.keys(properties).sort()).toEqual(Object.keys(emptyBrief).sort());
  expect(Object.keys(tones)).toEqual(properties.tone?.enum);
});

test('what was left empty is not sent, and what is sent has no white space around it', () => {
  expect(
    toRequest({ ...good, offer: '  Chairs\r\nand tables\u200b\u200e\u00ad ', industry: ' \n ' }),
  ).toEqual({
    persona: 'A buyer',
    offer: 'Chairs\nand tables',
    goal: 'A call',
    tone: 'professional',
  });
  expect(toRequest({ ...good, industry: 'Offices' })).toMatchObject({ industry: 'Offices' });
});

test('characters are counted as the API counts them: an emoji is one', () => {
  expect(countCharacters('a👍é')).toBe(3);
  expect(checkBrief({ ...good, goal: '👍'.repeat(500) })).toEqual({});
  expect(checkBrief({ ...good, goal: '👍'.repeat(501) })).toEqual({ goal: 'Too long by 1 character.' });
});

test('a field that is needed and blank, and a control character, are named before the call', () => {
  expect(checkBrief(good)).toEqual({});
  expect(Object.keys(checkBrief({ ...good, persona: ' \u200b', offer: 'a\u0007b' }))).toEqual([
    'persona',
    'offer',
  ]);
  expect(checkBrief({ ...good, offer: 'half \ud83d' })).toHaveProperty('offer');
  expect(isComplete(good)).toBe(true);
  expect(isComplete({ ...good, goal: ' ' })).toBe(false);
});
