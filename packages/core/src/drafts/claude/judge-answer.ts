import type { Email } from '../../emails/index.ts';
import type { DraftRequest } from '../draft-request.ts';
import { checkDraft, findUnmetWishes, type Wishes } from '../gate/index.ts';
import type { Answer } from './answer.ts';
import { createLeakFinder, holdsSecret, type LeakFinder } from './find-leak.ts';
import type { PromptVersion } from './model-configurations.ts';
import { parseDraft } from './parse-draft.ts';
import { prompts } from './prompts/prompts.ts';
import { repairDraft } from './repair-draft.ts';

/** What a message of the model is worth. */
export type Verdict =
  /** A draft that may be served, with what it could still do better. */
  | { kind: 'draft'; draft: Email; wishes: Wishes }
  /** A draft with faults that only another draft can mend. */
  | { kind: 'faulty'; faults: string[]; draft: Email }
  /** No draft at all. */
  | { kind: 'unusable'; reason: string }
  | { kind: 'refused'; reason: string };

/** What came from the model at all. */
export type JudgedAnswer = Exclude<Answer, { kind: 'fault' | 'aborted' }>;

/** What only this engine can know: its own instructions and its own key. */
export type EngineSecrets = { promptVersion: PromptVersion; apiKey: string };

/**
 * A model that was told a tone has nearly always written in it: another one has to be this far ahead, in log-odds, to be
 * worth a further call. Of 441 mails in tones that are known, heard against each of the other eight, 3 of 100 are within it.
 */
const toneLeadMax = 1.5;

/** Reads, mends and checks one answer. Pure. */
export function judgeAnswer(answer: JudgedAnswer, request: DraftRequest, own: EngineSecrets): Verdict {
  if (answer.kind === 'refusal') return { kind: 'refused', reason: answer.category ?? 'no category' };
  if (answer.kind === 'cut' || answer.kind === 'empty') return { kind: 'unusable', reason: answer.reason };

  const parsed = parseDraft(answer.text);
  if (parsed.kind === 'declined') return { kind: 'refused', reason: 'declined by the model' };
  if (parsed.kind === 'unusable') return { kind: 'unusable', reason: 'not the JSON that was asked for' };

  const draft = repairDraft(parsed);
  if (draft.subjectLine === '' || draft.emailContent === '') {
    return { kind: 'unusable', reason: 'an empty subject or body' };
  }
  const faults = [...findOwnFaults(draft, request, own), ...describeViolations(draft, request)];
  if (faults.length > 0) return { kind: 'faulty', faults, draft };
  return { kind: 'draft', draft, wishes: findUnmetWishes(draft, request, { toneLeadMax }) };
}

function describeViolations(draft: Email, request: DraftRequest): string[] {
  return checkDraft(draft, request).map(({ message, excerpt }) =>
    excerpt === undefined ? message : `${message}: ${JSON.stringify(excerpt)}`,
  );
}

function findOwnFaults(draft: Email, request: DraftRequest, own: EngineSecrets): string[] {
  const text = `${draft.subjectLine}\n${draft.emailContent}`;
  if (holdsSecret(text, own.apiKey)) return ['it holds something that looks like a secret key'];
  const brief = Object.values(request).join('\n');
  const leak = leakFinderOf(own.promptVersion)(text, brief);
  return leak === undefined ? [] : ['it repeats the instructions for writing it'];
}

const leakFinders = new Map<PromptVersion, LeakFinder>();

/** Instructions are read once. */
function leakFinderOf(version: PromptVersion): LeakFinder {
  const finder = leakFinders.get(version) ?? createLeakFinder(prompts[version].system);
  leakFinders.set(version, finder);
  return finder;
}
