import { expect, it } from 'vitest';
import { evaluateEmail } from '../../evaluation/index.ts';
import { createComposer } from './index.ts';

const requests = [
  {
    persona: 'Facilities manager at a secondary school',
    offer: 'Boiler servicing in the holidays, with a written report, from engineers based in Leeds',
    goal: 'book a site visit',
    additionalContext: 'We look after 31 schools in Yorkshire. A visit takes about two hours.',
  },
  {
    persona: 'Head of customer support at an online furniture shop',
    offer:
      'Our assistant drafts replies from your own help articles. People approve each of them before it is sent.',
    goal: 'send us 50 old tickets',
    additionalContext: 'A shop with nine agents cut its first reply from seven hours to two.',
  },
  {
    persona: 'owner of a garden centre',
    offer: 'We rent out mini diggers by the day and deliver them before seven. Fuel is included.',
    goal: 'try one machine for a weekend',
    additionalContext: 'Our yard is in Malton. All machines are serviced every month.',
  },
];

it.each(
  requests.flatMap((request) =>
    (['direct', 'persuasive', 'empathetic'] as const).map((tone) => ({ ...request, tone })),
  ),
)('hears "$tone" beside the facts of "$offer"', async (request) => {
  const result = await createComposer().write(request, {
    requestId: 'req_1',
    signal: new AbortController().signal,
  });
  if (!result.ok) throw new Error(result.code);
  expect(evaluateEmail(result.draft).evaluation.toneAnalysis, result.draft.emailContent).toBe(request.tone);
});
