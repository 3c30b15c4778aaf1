import { describe, expect, it } from 'vitest';
import { estimateCostUsd } from './estimate-cost.ts';
import {
  defaultModelConfigurationName,
  findModelConfiguration,
  modelConfigurations,
  unlistedModelConfiguration,
} from './model-configurations.ts';
import { prompts } from './prompts/prompts.ts';

describe('the table of model configurations', () => {
  it('names each by its model and prompt version, once', () => {
    const names = modelConfigurations.map(({ name }) => name);
    expect(names).toEqual(modelConfigurations.map(({ model, promptVersion }) => `${model}.${promptVersion}`));
    expect(new Set(names).size).toBe(names.length);
  });

  it('holds the default, and a prompt for each version', () => {
    expect(findModelConfiguration(defaultModelConfigurationName)).toBeDefined();
    for (const { promptVersion } of modelConfigurations) expect(prompts[promptVersion].system).not.toBe('');
  });

  it('leaves time for a second call within the deadline', () => {
    for (const { timeoutMs } of modelConfigurations) expect(timeoutMs).toBeLessThan(30_000 * 0.85);
  });

  it('knows no other name', () => {
    for (const name of ['', 'claude-haiku-5-5', 'claude-haiku-5-5.p2', 'constructor']) {
      expect(findModelConfiguration(name)).toBeUndefined();
    }
  });
});

describe('a model that the table does not list', () => {
  it('is taken by its own name, dots and colons included, and assumed to cost nothing', () => {
    expect(unlistedModelConfiguration('qwen3.5:8b.p1')).toMatchObject({
      name: 'qwen3.5:8b.p1',
      model: 'qwen3.5:8b',
      promptVersion: 'p1',
      effort: null,
      prices: { input: 0, output: 0 },
    });
  });

  it('needs a prompt version that exists', () => {
    for (const name of ['qwen3', 'qwen3.p9', '.p1', 'p1', '']) {
      expect(unlistedModelConfiguration(name)).toBeUndefined();
    }
  });
});

it('adds each kind of token at its own price', () => {
  const prices = { input: 1, output: 10, cacheWrite: 2, cacheRead: 0.5 };
  const use = { inputTokens: 1e6, outputTokens: 2e5, cacheWriteTokens: 1e5, cacheReadTokens: 4e6 };
  expect(estimateCostUsd(use, prices)).toBeCloseTo(1 + 2 + 0.2 + 2, 10);
});
