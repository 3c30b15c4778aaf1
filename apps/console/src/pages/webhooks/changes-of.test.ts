import { expect, test } from 'vitest';
import { changesOf } from './changes-of.ts';
import type { EndpointValues } from './webhook-queries.ts';

const old: EndpointValues = {
  url: 'https://crm.example.com/hooks',
  events: ['email.generated', 'credits.low'],
  description: 'CRM',
};

test('only what was changed is sent', () => {
  expect(changesOf(old, { ...old, description: '' })).toEqual({ description: '' });
  expect(changesOf(old, { ...old, url: 'https://a.example.com/' })).toEqual({
    url: 'https://a.example.com/',
  });
  expect(changesOf(old, { ...old, events: ['credits.low', 'usage.milestone'] })).toEqual({
    events: ['credits.low', 'usage.milestone'],
  });
});

test('another order of the same events is no change', () => {
  expect(changesOf(old, { ...old, events: old.events.toReversed() })).toEqual({});
});
