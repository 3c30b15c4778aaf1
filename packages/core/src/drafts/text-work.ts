import type { Brief, Email, EvaluationResult } from '../emails/index.ts';
import type { EngineSecrets, JudgedAnswer, Verdict } from './claude/judge-answer.ts';
import type { DraftRequest } from './draft-request.ts';
import type { WriteResult } from './model.ts';

/** What is done to texts, without a network or a database: nothing but processor time, so it may be done in another thread. */
export type TextWork = {
  /** One draft of the composer for a request that policy allows; `variation` gives another one than the usual for it. */
  composeDraft(request: DraftRequest, variation?: string): Promise<WriteResult>;
  /** What an answer of a model is worth. */
  judgeAnswer(answer: JudgedAnswer, request: DraftRequest, own: EngineSecrets): Promise<Verdict>;
  /** The scores of an email. */
  evaluateEmail(email: Email, brief?: Brief): Promise<EvaluationResult>;
};

/** Does it in this thread. What that takes is most of our code, and is loaded when it is first asked for. */
export const textWork: TextWork = {
  composeDraft: async (request, variation) => (await loadComposer()).writeDraft(request, variation),
  judgeAnswer: async (answer, request, own) => (await loadJudge()).judgeAnswer(answer, request, own),
  evaluateEmail: async (email, brief) => (await loadEvaluation()).evaluateEmail(email, brief),
};

const loadComposer = once(() => import('./composer/write-draft.ts'));
const loadJudge = once(() => import('./claude/judge-answer.ts'));
const loadEvaluation = once(() => import('../evaluation/index.ts'));

/** Whoever comes later gets what the first one loads. */
function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
