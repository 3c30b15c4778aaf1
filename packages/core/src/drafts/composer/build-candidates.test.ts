import { expect, it } from 'vitest';
import { createComposer } from './index.ts';

async function write(request: Parameters<ReturnType<typeof createComposer>['write']>[0]) {
  const result = await createComposer().write(request, {
    requestId: 'req_1',
    signal: new AbortController().signal,
  });
  if (!result.ok) throw new Error(result.code);
  return result.draft.emailContent;
}

const request = {
  persona: 'Clerk to a town council',
  offer:
    'Our club would restore and run the disused paddling pool in Mill Gardens as a free water playground from June to September every year, with lifeguards, first aid and insurance, at no cost to the town apart from the water and a small store room.',
  goal: 'be heard at the meeting on 9 March',
  tone: 'formal' as const,
};

it('tells what speaks for a long offer as well', async () => {
  const body = await write({
    ...request,
    additionalContext:
      'We have £8,400 in hand and 61 members. Last summer 1,900 children came to our splash days. The tiles have to be ordered by 2 April.',
  });
  expect(body).toContain('£8,400');
  expect(body).toContain('1,900 children');
  expect(body.indexOf('1,900')).toBeLessThan(body.indexOf('9 March'));
});

it('leaves out what says least first, and keeps the figures', async () => {
  const body = await write({
    ...request,
    tone: 'professional',
    additionalContext:
      'We have restored pools in four other towns of the county, all of them with volunteers who live nearby. Our chair is a retired engineer who knows the pumps and pipes under the gardens. Last summer 1,900 children came to our splash days in the car park behind the library. The works would take six weeks and begin after the Easter holidays. Water use fell from 40 to 9 cubic metres a day at the pool in Marlow.',
  });
  expect(body).toContain('from 40 to 9 cubic metres');
  expect(body).toContain('1,900 children');
  expect(body.split(/\s+/).length).toBeLessThanOrEqual(170);
});
