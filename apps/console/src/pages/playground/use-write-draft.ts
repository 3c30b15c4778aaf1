import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { readStored, writeStored } from '../../shared/stored.ts';
import { useCountdown } from '../../shared/use-countdown.ts';
import { useLockedMutation } from '../../shared/use-locked-mutation.ts';
import { type Attempt, attemptFor, type Order } from './attempt.ts';
import { evaluationKey } from './evaluation-query.ts';
import { type Draft, writeDraft } from './write-draft.ts';

const secondMs = 1_000;

/**
 * Orders drafts, one at a time: while one is being written, and until a limit has room again, `order` does nothing. What failed and is ordered again, also
 * after a reload, is the same order to the API.
 */
export function useWriteDraft(owner: string, onWritten: (draft: Draft) => void) {
  const client = useQueryClient();
  const [blockedUntil, setBlockedUntil] = useState(0);
  const secondsBlocked = useCountdown(blockedUntil);
  const attemptName = `${owner}:playground.attempt`;

  const write = useLockedMutation({
    mutationFn: async (order: Order): Promise<Draft> => {
      const attempt = attemptFor(order, readStored<Attempt | null>(attemptName) ?? undefined);
      writeStored(attemptName, attempt);
      const draft = await writeDraft(order, attempt);
      writeStored(attemptName, null);
      return draft;
    },
    onSuccess: (draft) => {
      onWritten(draft);
      // Credits, usage and the request log have changed; the scores of a text never do.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== evaluationKey });
    },
    onError: (error) => {
      const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
      setBlockedUntil(seconds === undefined ? 0 : Date.now() + seconds * secondMs);
    },
  });

  const order = (wanted: Order) => {
    if (blockedUntil <= Date.now()) write.mutate(wanted);
  };
  return { order, isPending: write.isPending, error: write.error, secondsBlocked, reset: write.reset };
}
