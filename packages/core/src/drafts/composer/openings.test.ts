import { describe, expect, it } from 'vitest';
import { tones } from '../../emails/index.ts';
import type { DraftRequest } from '../draft-request.ts';
import { createComposer } from './index.ts';

const composer = createComposer();

async function bodiesOf(request: Omit<DraftRequest, 'tone'>, variations = 8): Promise<string[]> {
  const bodies: string[] = [];
  for (const tone of tones)
    for (let variation = 0; variation < variations; variation += 1) {
      const result = await composer.write(
        { ...request, tone },
        { requestId: 'req_1', signal: new AbortController().signal, variation: String(variation) },
      );
      if (!result.ok) throw new Error(result.code);
      bodies.push(result.draft.emailContent);
    }
  return bodies;
}

describe('why it is this reader', () => {
  it('does not read a job title back with where the reader works', async () => {
    const bodies = await bodiesOf({
      persona: 'Marketing manager of a regional chain of gyms',
      offer: 'short video ads filmed on site in half a day',
      goal: 'book a discovery call',
    });
    expect(bodies.filter((body) => /regional|marketing at a/.test(body))).toEqual([]);
  });

  it('reads no bare post back to the reader', async () => {
    const bodies = await bodiesOf({
      persona: 'Head of Facilities at a hospital trust in Leeds',
      offer: 'we service roof-top air handling units, with a 4-hour callout',
      goal: 'quote',
    });
    const asPost = bodies.filter((body) => /\byou lead facilities\b/i.test(body));
    expect(asPost).toEqual([]);
  });

  it('says nothing of the work of somebody whose work is not known', async () => {
    const bodies = await bodiesOf(
      { persona: 'product owners', offer: 'a tool that writes release notes', goal: 'demo' },
      2,
    );
    expect(bodies.filter((body) => /\byou (?:run|own|lead|manage)\b/i.test(body))).toEqual([]);
  });
});

it('names what is offered where it says why it writes', async () => {
  const bodies = await bodiesOf(
    {
      persona: 'Restaurant owner sick of paying 30% to delivery apps',
      offer: 'online ordering on your own site',
      goal: 'start a free trial',
    },
    2,
  );
  expect(bodies.filter((body) => /tired of paying 30% to delivery apps,[^.!]* this\b/.test(body))).toEqual(
    [],
  );
});

it('congratulates on good news of the reader', async () => {
  const result = await composer.write(
    {
      persona: 'Winemaker of a family estate',
      offer: 'Translation of labels into 14 languages',
      goal: 'translate one note for free',
      tone: 'friendly',
      additionalContext: 'Their estate won a silver medal for its 2021 Riesling in May.',
    },
    { requestId: 'req_1', signal: new AbortController().signal },
  );
  expect(result.ok && result.draft.emailContent).toContain(
    'I saw that your estate won a silver medal for its 2021 Riesling in May. Congratulations!',
  );
});

it('lets nothing follow from a compliment', async () => {
  const bodies = await bodiesOf({
    persona: 'CTO at a fintech startup',
    offer: 'Managed Kubernetes platform',
    goal: 'book a call',
    additionalContext: 'Congratulate them on their Series A.',
  });
  expect(bodies.filter((body) => !body.includes('Congratulations on your Series A.'))).toEqual([]);
  const following = /Series A\. (?:It is for this reason|So|That)\b|made me think/;
  expect(bodies.filter((body) => following.test(body))).toEqual([]);
});

it('is glad of nothing that was given up', async () => {
  const bodies = await bodiesOf({
    persona: 'Office manager at an agency which gave up its fruit basket in spring',
    offer: 'Office fruit in a small box',
    goal: 'win her back',
  });
  expect(bodies.filter((body) => /gave up/.test(body)).length).toBeGreaterThan(0);
  expect(bodies.filter((body) => /\blove that\b|\bexcited to write\b|just had to write/.test(body))).toEqual(
    [],
  );
});

it('offers outright, and says that something pays off only where it has named it', async () => {
  const bodies = await bodiesOf({
    persona: 'Orchard manager at a cider farm',
    offer: 'pruning crews for old orchards, two weeks at a time',
    goal: 'book a site visit',
  });
  expect(bodies.filter((body) => /\bFor your \w+(?::|, we)|\bthis could pay off for\b/.test(body))).toEqual(
    [],
  );
});

it('names a price beside what it is of, and no maker as if he were another', async () => {
  const bodies = await bodiesOf(
    {
      persona: 'Parents of school leavers',
      offer: 'Studio portraits, sittings from €1,150',
      goal: 'book a sitting',
    },
    2,
  );
  expect(bodies.filter((body) => /portraits: sittings/.test(body))).toEqual([]);
  const byMaker = await bodiesOf(
    {
      persona: 'Tea room owners',
      offer: 'Hand-thrown teapots by a potter who fires with wood',
      goal: 'get a trial order',
    },
    2,
  );
  expect(byMaker.filter((body) => /\b(?:my|our) hand-thrown teapots\b/i.test(body))).toEqual([]);
});

describe('why it is written where nothing is sold', () => {
  const stock =
    /\bmight be handy\b|following to your attention|thrilled to share|excited about this|mind a note out of the blue\. /;

  it('opens an enquiry as one', async () => {
    const bodies = await bodiesOf(
      {
        persona: 'Sales office of a rope maker',
        offer: 'We are a sailing school looking for a supplier of mooring lines',
        goal: 'get a price list',
      },
      2,
    );
    expect(bodies.filter((body) => stock.test(body))).toEqual([]);
  });

  it('opens with the background of somebody who is offered a post', async () => {
    const bodies = await bodiesOf(
      {
        persona: 'Backend developer, Rust and Kafka',
        offer: 'Lead developer role at a ferry company, fully remote',
        goal: 'have a chat',
      },
      4,
    );
    expect(bodies.filter((body) => stock.test(body))).toEqual([]);
    expect(bodies.some((body) => body.includes('your background in Rust and Kafka'))).toBe(true);
  });

  it('eases nothing with what eases nothing', async () => {
    const bodies = await bodiesOf(
      {
        persona: 'Head teacher of a primary school',
        offer: 'Puppet show about recycling',
        goal: 'book a date',
      },
      4,
    );
    expect(bodies.filter((body) => /a little easier|off your plate/.test(body))).toEqual([]);
  });
});
