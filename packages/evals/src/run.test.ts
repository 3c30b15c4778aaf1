import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createComposer, type DraftModel, noUpstreamUse } from '@firstline/core';
import { startFakeMessagesApi } from '@firstline/fakes';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './run.ts';
import type { Run } from './run-scenarios.ts';

const folder = mkdtempSync(join(tmpdir(), 'evals-'));
afterAll(() => rmSync(folder, { recursive: true }));

let runs = 0;
const newFolder = () => join(folder, `run-${runs++}`);

/** The command as a shell runs it. */
async function runCommand(args: string[], env: NodeJS.ProcessEnv = {}) {
  const main = join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, [main, ...args], { env: { PATH: process.env.PATH, ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
    });
  }
  const [status] = await once(child, 'close');
  return { status, text };
}

/** The command in this process, with an engine of the test's. */
async function runWith(model: DraftModel, args: string[] = []) {
  let text = '';
  const stream = {
    write(part: string) {
      text += part;
    },
  };
  const out = newFolder();
  const output = { stdout: stream, stderr: stream, env: {} };
  const status = await run([...args, '--out', out], output, () => ({ model, englishOnly: true }));
  return { status, text, out };
}

const scenario = (more: object = {}) => ({
  id: 'one',
  group: 'own',
  request: {
    persona: 'Head of Operations at a regional freight company',
    offer: 'Route planning software that cuts empty kilometres by 18%',
    goal: 'Book a 20-minute call next week',
    tone: 'professional',
  },
  ...more,
});

function writeScenarios(...list: object[]): string {
  const file = `${newFolder()}.json`;
  writeFileSync(file, JSON.stringify(list));
  return file;
}

// A process of its own takes its time on a machine that runs whole files at the same moment.
const processTimeoutMs = 90_000;

describe('the exit status of eval:drafts', { timeout: processTimeoutMs }, () => {
  it('is 0 where each scenario ends as it should', async () => {
    const { status, text } = await runCommand([
      '--scenarios',
      writeScenarios(scenario()),
      '--out',
      newFolder(),
    ]);
    expect(text).toContain('composer-1: 1 scenarios, 1 drafts, 0 faults');
    expect(status).toBe(0);
  });

  it('is 1 where a refusal is missing, and says where', async () => {
    const file = writeScenarios(scenario({ expect: 'content_refused' }));
    const { status, text } = await runCommand(['--scenarios', file, '--out', newFolder()]);
    expect(text).toContain('missed refusal: one ended in draft');
    expect(status).toBe(1);
  });

  it('is 1 where a legitimate request is refused', async () => {
    const refusing: DraftModel = {
      name: 'refusing',
      write: async () => ({ ok: false, code: 'content_refused', message: 'No.', upstream: noUpstreamUse }),
    };
    const { status, text } = await runWith(refusing, ['--scenarios', writeScenarios(scenario())]);
    expect([status, text]).toEqual([1, expect.stringContaining('wrong refusal: one')]);
  });

  it('is 1 where a draft has a fault of the gate, and names it', async () => {
    const inventing: DraftModel = {
      name: 'inventing',
      write: async () => ({
        ok: true,
        draft: {
          subjectLine: 'Route planning',
          emailContent:
            'Hi there,\n\nWe saved 240 freight companies 31% last year.\n\nWorth a call?\n\nBest regards,',
        },
        upstream: noUpstreamUse,
      }),
    };
    const { status, text, out } = await runWith(inventing, ['--scenarios', writeScenarios(scenario())]);
    expect([status, text]).toEqual([1, expect.stringMatching(/gate fault: one .*(?:31%|240)/)]);
    expect(readFileSync(join(out, 'inventing.html'), 'utf8')).toContain('gate: invented_fact');
  });

  it.each([
    ['a scenario file is none', ['--scenarios', 'nowhere.json']],
    ['an option is unknown', ['--nope']],
    ['nothing is left to run', ['--only', 'no such group']],
    ['a key is missing', ['--engine', 'claude']],
  ])('is 2 where %s', async (_what, args) => {
    const stream = { write: () => {} };
    const output = { stdout: stream, stderr: stream, env: {} };
    expect(await run([...args, '--out', newFolder()], output)).toBe(2);
  });
});

describe('a report', () => {
  it('is one page that escapes what it shows and loads nothing', async () => {
    const hostile = scenario({ about: '<script>alert(1)</script>' });
    const { out } = await runWith(createComposer(), ['--scenarios', writeScenarios(hostile)]);
    const page = readFileSync(join(out, 'composer-1.html'), 'utf8');
    expect(page).toContain('&#60;script&#62;');
    expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(/i);
    expect(page).toContain('empty kilometres by 18%');
  });

  it('shows what changed since the run before, which stays beside it', async () => {
    const composer = createComposer();
    let variation = 'first';
    const engine: DraftModel = {
      name: 'varying',
      write: (request, call) => composer.write(request, { ...call, variation }),
    };
    const args = ['--scenarios', writeScenarios(scenario(), scenario({ id: 'two' }))];
    const out = newFolder();
    const stream = { write: () => {} };
    const again = () =>
      run([...args, '--out', out], { stdout: stream, stderr: stream, env: {} }, () => ({
        model: engine,
        englishOnly: true,
      }));
    await again();
    expect(existsSync(join(out, 'varying.previous.json'))).toBe(false);
    await again();
    expect(readFileSync(join(out, 'varying.html'), 'utf8')).toContain('word for word');
    variation = 'second';
    await again();
    const page = readFileSync(join(out, 'varying.html'), 'utf8');
    const read = (name: string) => JSON.parse(readFileSync(join(out, name), 'utf8')) as Run;
    const [before, now] = [read('varying.previous.json'), read('varying.json')];
    expect(now.results[0]?.draft).not.toEqual(before.results[0]?.draft);
    expect(page).toContain('Changes since the run before');
    expect(page).toContain('In the run before');
  });
});

describe('Claude’s engine', { timeout: processTimeoutMs }, () => {
  it('is judged through any server of the Messages API, with what it cost', async () => {
    await using api = await startFakeMessagesApi();
    const out = newFolder();
    let text = '';
    const stream = {
      write(part: string) {
        text += part;
      },
    };
    const env = { ANTHROPIC_API_KEY: 'sk-ant-test-key', ANTHROPIC_BASE_URL: api.baseUrl };
    const args = ['--engine', 'claude', '--only', 'ordinary', '--out', out];
    const status = await run(args, { stdout: stream, stderr: stream, env });
    expect(text).toContain('claude-haiku-5-5.p1: 21 scenarios, 21 drafts, 0 faults');
    expect(status).toBe(0);
    const result = JSON.parse(readFileSync(join(out, 'claude-haiku-5-5.p1.ordinary.json'), 'utf8')) as Run;
    for (const { use } of result.results) {
      expect(use.calls).toBeGreaterThan(0);
      expect(use.costUsd).toBeGreaterThan(0);
    }
    expect(api.requests.length).toBeGreaterThanOrEqual(21);
  });
});
