import { defaultTimings } from '@firstline/core';
import { ConfigError } from '@firstline/process';
import { describe, expect, it } from 'vitest';
import { chooseModel } from './choose-model.ts';

type Choice = Parameters<typeof chooseModel>[0];

function choose(choice: Partial<Choice>): string {
  const config = { generationModel: undefined, anthropicApiKey: undefined, anthropicBaseUrl: undefined };
  const all = { ...config, generationFallback: [], timings: defaultTimings, ...choice };
  return chooseModel(all as Choice, { fetch }).name;
}

describe('the engine that writes for live keys', () => {
  it('is the default of the table where a key is all that is set', () => {
    expect(choose({ anthropicApiKey: 'any' })).toBe('claude-haiku-5-5.p1');
  });

  it('is the composer only where it is named', () => {
    expect(choose({ generationModel: 'composer-1' })).toBe('composer-1');
    expect(() => choose({})).toThrow(ConfigError);
  });

  it('is a model that the table does not list only at another address than Anthropic’s', () => {
    const own = { generationModel: 'qwen3:8b.p1', anthropicApiKey: 'any' };
    expect(choose({ ...own, anthropicBaseUrl: 'http://127.0.0.1:11434' })).toBe('qwen3:8b.p1');
    expect(() => choose(own)).toThrow(/GENERATION_MODEL is not valid/);
  });

  it('needs a prompt version that exists', () => {
    const own = {
      generationModel: 'qwen3:8b',
      anthropicApiKey: 'any',
      anthropicBaseUrl: 'http://127.0.0.1:11434',
    };
    expect(() => choose(own)).toThrow(/GENERATION_MODEL is not valid/);
  });

  it('keeps its name with fallbacks, and the composer stands in only where it is named', () => {
    const both = { anthropicApiKey: 'any', generationFallback: ['claude-sonnet-5-5.p1', 'composer-1'] };
    expect(choose(both)).toBe('claude-haiku-5-5.p1');
  });

  it.each([
    ['is unknown', ['claude-x'], /GENERATION_FALLBACK is not valid: it must be one of/],
    ['is the engine itself', ['claude-haiku-5-5.p1'], /stand in for/],
    [
      'would need more calls than a draft has',
      ['claude-sonnet-5-5.p1', 'claude-opus-5-5.p1', 'qwen3:8b.p1'],
      /too few to ask 4/,
    ],
  ])('is refused at the start where a fallback %s', (_what, generationFallback, message) => {
    const own = { anthropicApiKey: 'any', anthropicBaseUrl: 'http://127.0.0.1:11434', generationFallback };
    expect(() => choose({ ...own, generationModel: 'claude-haiku-5-5.p1' })).toThrow(message);
  });
});
