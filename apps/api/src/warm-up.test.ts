import { createComposer, type DraftModel, type WriteResult } from '@firstline/core';
import { describe, expect, it } from 'vitest';
import { warmUp } from './warm-up.ts';

function watched(model: DraftModel) {
  const results: WriteResult[] = [];
  const write: DraftModel['write'] = async (request, call) => {
    const result = await model.write(request, call);
    results.push(result);
    return result;
  };
  return { results, model: { ...model, write } };
}

describe('a process that starts', () => {
  it('has the composer write more than one whole draft', async () => {
    const { results, model } = watched(createComposer());
    await warmUp(model);
    expect(results.map(({ ok }) => ok)).toEqual([true, true]);
  });
});
