import { beforeAll, describe, expect, it } from 'vitest';
import { type Email, type Tone, tones } from '../../emails/index.ts';
import { evaluateEmail } from '../../evaluation/index.ts';
import type { DraftRequest } from '../draft-request.ts';
import { subjectLineLengthMax } from '../draft-request.ts';
import { checkDraft } from '../gate/index.ts';
import { createComposer } from './index.ts';
import { lintDraft } from './lint-draft.ts';
import { messyRequests, sampleGoals, sampleOffers, samplePersonas } from './sample-requests.ts';

const composer = createComposer();

async function write(request: DraftRequest): Promise<Email> {
  const result = await composer.write(request, { requestId: 'req_1', signal: new AbortController().signal });
  if (!result.ok) throw new Error(`${result.code}: ${JSON.stringify(request)}`);
  return result.draft;
}

type Written = { request: DraftRequest; email: Email };

/** Every goal with every offer in every tone; the personas take turns. */
async function writeMatrix(): Promise<Written[]> {
  const written: Written[] = [];
  for (const [t, tone] of tones.entries()) {
    for (const [g, goal] of sampleGoals.entries()) {
      for (const [o, offer] of sampleOffers.entries()) {
        const persona = samplePersonas[(t * 5 + g * 7 + o * 11) % samplePersonas.length] ?? '';
        const request = { persona, offer, goal, tone };
        written.push({ request, email: await write(request) });
      }
    }
  }
  return written;
}

async function writeMessy(): Promise<Written[]> {
  const written: Written[] = [];
  for (const tone of tones) {
    for (const messy of messyRequests) {
      const request = { ...messy, tone };
      written.push({ request, email: await write(request) });
    }
  }
  return written;
}

function toInput({ persona, offer, goal, industry, additionalContext }: DraftRequest): string {
  return [persona, offer, goal, industry ?? '', additionalContext ?? ''].join('\n');
}

/** What stands between greeting and sign-off. */
function toCore(email: Email): string {
  return email.emailContent.split('\n\n').slice(1, -1).join('\n\n');
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

function findUnsupportedNumber({ request, email }: Written): string | undefined {
  const input = toInput(request);
  return `${email.subjectLine}\n${email.emailContent}`
    .match(/\d+/g)
    ?.find((number) => !input.includes(number));
}

/** The sentences of a draft with the caller's own words taken out: what is left is the composer's. */
function toSkeletons({ request, email }: Written): Set<string> {
  const given = new Set(
    toInput(request)
      .toLowerCase()
      .match(/[\p{L}\p{N}%]+/gu),
  );
  const skeletons = toCore(email)
    .replace(/\n+/g, ' ')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) =>
      (sentence.toLowerCase().match(/[\p{L}\p{N}%']+/gu) ?? [])
        .map((word) => (word.length > 2 && given.has(word) ? '_' : word))
        .join(' ')
        .replace(/_(?: _)+/g, '_'),
    );
  return new Set(skeletons.filter((skeleton) => skeleton !== '' && skeleton !== '_'));
}

describe('composer over a matrix of requests', () => {
  let matrix: Written[] = [];
  let messy: Written[] = [];
  let all: Written[] = [];
  beforeAll(async () => {
    matrix = await writeMatrix();
    messy = await writeMessy();
    all = [...matrix, ...messy];
  }, 600_000);

  it('writes drafts without doubled articles, stray marks, wrong articles, repeats or gaps', () => {
    const faulty = matrix.filter(({ email }) => lintDraft(email).length > 0);
    expect(faulty.map(({ request, email }) => ({ request, email, found: lintDraft(email) }))).toEqual([]);
  });

  it('writes drafts that pass the gate, whatever was typed', () => {
    const faulty = all.filter(({ request, email }) => checkDraft(email, request).length > 0);
    expect(
      faulty.map(({ request, email }) => ({ request, email, found: checkDraft(email, request) })),
    ).toEqual([]);
  });

  it('uses no number that was not given', () => {
    expect(all.map(findUnsupportedNumber).filter(Boolean)).toEqual([]);
  });

  it('writes a subject of one line that is neither empty nor too long', () => {
    for (const { email } of all) {
      expect(email.subjectLine).toMatch(/^\S.*\S$|^\S$/);
      expect([...email.subjectLine].length).toBeLessThanOrEqual(subjectLineLengthMax);
    }
  });

  it('greets, writes at least two blocks and signs off without a name', () => {
    for (const { request, email } of all) {
      const blocks = email.emailContent.split('\n\n');
      expect(blocks.length, email.emailContent).toBeGreaterThanOrEqual(request.tone === 'direct' ? 3 : 4);
      expect(blocks[0]).toMatch(/,$/);
      expect(blocks.at(-1), email.emailContent).toMatch(/^[A-Z][A-Za-z ]{3,30}$/);
    }
  });

  it('is long enough to give a reason and short enough to be read', () => {
    for (const { request, email } of matrix) {
      const words = countWords(toCore(email));
      expect(words, `${request.tone}\n${email.emailContent}`).toBeGreaterThanOrEqual(20);
      expect(words, `${request.tone}\n${email.emailContent}`).toBeLessThanOrEqual(115);
    }
  });

  it('keeps every figure of the offer', () => {
    for (const { request, email } of matrix) {
      for (const figure of request.offer.match(/[£$€]?\d+[%+]?/g) ?? [])
        expect(email.emailContent).toContain(figure);
    }
  });

  it('never repeats what the sender wants for itself', () => {
    for (const { request, email } of matrix)
      if (request.goal === 'close the deal')
        expect(email.emailContent).not.toMatch(/\bclos(?:e|ing) (?:the|a|this) deal\b|\bthe deal\b/i);
  });

  it('is rated good or excellent in at least 95 of 100 cases, with a spam score under 3', () => {
    const results = matrix.map(({ request, email }) => evaluateEmail(email, request).evaluation);
    const well = results.filter(
      ({ effectiveness }) => effectiveness === 'good' || effectiveness === 'excellent',
    );
    expect(well.length / results.length).toBeGreaterThanOrEqual(0.95);
    expect(Math.max(...results.map(({ spamScore }) => spamScore))).toBeLessThan(3);
  });

  it('is heard in the tone that was asked for in at least 95 of 100 cases', () => {
    const right = matrix.filter(
      ({ request, email }) => evaluateEmail(email, request).evaluation.toneAnalysis === request.tone,
    );
    expect(right.length / matrix.length).toBeGreaterThanOrEqual(0.95);
  });

  it('has no sentence of its own in more than 15 of 100 drafts of one tone', () => {
    const tooOften: string[] = [];
    for (const tone of tones) {
      const ofTone = all.filter(({ request }) => request.tone === tone);
      const counts = new Map<string, number>();
      for (const written of ofTone)
        for (const skeleton of toSkeletons(written)) counts.set(skeleton, (counts.get(skeleton) ?? 0) + 1);
      for (const [skeleton, count] of counts)
        if (count / ofTone.length > 0.15) tooOften.push(`${tone} ${count}/${ofTone.length}: ${skeleton}`);
    }
    expect(tooOften).toEqual([]);
  });

  it('gives different requests different drafts', () => {
    const bodies = new Map<Tone, Set<string>>(tones.map((tone) => [tone, new Set()]));
    for (const { request, email } of matrix) bodies.get(request.tone)?.add(toCore(email));
    for (const [tone, seen] of bodies) expect(seen.size, tone).toBe(sampleGoals.length * sampleOffers.length);
  });

  it('carries no instruction, markup or script over from what was typed', () => {
    for (const { email } of messy) {
      expect(`${email.subjectLine}\n${email.emailContent}`).not.toMatch(
        /ignore|previous instructions|system prompt|poem|excellent|alert\(|[<>{}*]|<script/i,
      );
    }
  });
});
