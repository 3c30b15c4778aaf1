import { type DraftRequest, lengths, tones } from '@firstline/core';
import { Value } from '@sinclair/typebox/value';
import { expect, test } from 'vitest';
import { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';

test('there are at least sixty, each with an id of its own, and each is a request that the API takes', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(60);
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
  for (const scenario of scenarios) {
    expect(Value.Errors(Scenario, scenario).First()).toBeUndefined();
    for (const [field, text] of Object.entries(scenario.request)) {
      if (field === 'tone') continue;
      expect([...text].length).toBeLessThanOrEqual(lengths[field as Exclude<keyof DraftRequest, 'tone'>]);
    }
  }
});

test('every tone, other languages, refusals and their look-alikes, and a context near the limit are in it', () => {
  expect(new Set(scenarios.map(({ request }) => request.tone))).toEqual(new Set(tones));
  const groups = Map.groupBy(scenarios, ({ group }) => group);
  for (const group of ['untidy', 'near-empty', 'injection', 'refuse', 'look-alike', 'language']) {
    expect(groups.get(group)?.length).toBeGreaterThanOrEqual(4);
  }
  const contexts = scenarios.map(({ request }) => request.additionalContext?.length ?? 0);
  expect(Math.max(...contexts)).toBeGreaterThan(3_900);
});
