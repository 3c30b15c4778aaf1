import { Text, VisuallyHidden } from '@mantine/core';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { Loading } from '../../shared/loading.tsx';
import type { useEvaluation } from './use-evaluation.ts';

/** Whether the scores are of the text as it stands, said quietly; aloud once they have changed. */
export function ScoreStatus({ evaluated }: { evaluated: ReturnType<typeof useEvaluation> }) {
  const { scores, state, error, isHeldBack, retry, isRetrying } = evaluated;
  if (error && state === 'failed') {
    return (
      <>
        {scores && <Text size="sm">The scores are of an earlier text. Yours is kept as you typed it.</Text>}
        <ErrorNotice error={error} onRetry={retry} isRetrying={isRetrying} />
      </>
    );
  }
  if (!scores && state === 'waiting') return <Loading label="Scoring the draft" lines={2} />;
  return (
    <>
      <Text size="xs" c="dimmed">
        {isHeldBack
          ? "The account's evaluations of this minute are used up: it goes on by itself."
          : words[state]}
      </Text>
      <VisuallyHidden role="status">
        {scores &&
          state === 'current' &&
          `Scored: ${scores.points} of 100 points, spam ${scores.evaluation.spamScore} of 10, findings: ${scores.findings.length}.`}
      </VisuallyHidden>
    </>
  );
}

const words = {
  current: 'Scores of the text as it stands. Edit it, and it is scored anew.',
  waiting: 'Scoring what you typed …',
  blank: 'A subject and a body are needed to score it.',
  offline: 'Offline: it is scored when the network is back.',
  failed: '',
};
