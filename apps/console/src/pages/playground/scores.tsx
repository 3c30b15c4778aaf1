import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/format.ts';
import type { Tone } from './brief.ts';
import { countWords } from './finding-words.ts';
import type { EvaluationAnswer, Texts } from './locate-findings.ts';
import classes from './scores.module.css';

/** From here on a mail is likely spam, as the API has it. */
const likelySpamFrom = 5;

/** The scores of a text, beside what was asked for. */
export function Scores({
  evaluation,
  points,
  texts,
  askedTone,
  isOld,
}: {
  evaluation: EvaluationAnswer['evaluation'];
  /** Missing until the text was scored with its reasons. */
  points: number | undefined;
  texts: Texts;
  askedTone: Tone;
  /** Whether the text has changed since. */
  isOld: boolean;
}) {
  const { spamScore, toneAnalysis, effectiveness } = evaluation;
  const words = countWords(texts.emailContent);
  const isJudged = effectiveness !== 'undetermined';
  return (
    <dl className={classes.scores} data-old={isOld || undefined}>
      <Score
        name="Effectiveness"
        value={isJudged ? capitalise(effectiveness) : 'Not judged'}
        note={isJudged && points !== undefined ? `${formatNumber(points)} of 100 points` : 'English only'}
        share={isJudged ? points : undefined}
      />
      <Score
        name="Spam score"
        value={`${formatNumber(spamScore)} of 10`}
        note={spamScore < likelySpamFrom ? `Likely spam from ${likelySpamFrom} up` : 'Likely spam'}
        share={spamScore * 10}
        isBad={spamScore >= likelySpamFrom}
      />
      <Score
        name="Tone"
        value={toneAnalysis === 'undetermined' ? 'Not judged' : capitalise(toneAnalysis)}
        note={toneAnalysis === askedTone ? 'As asked for' : `Asked for: ${askedTone}`}
      />
      <Score
        name="Length"
        value={`${formatNumber(words)} ${words === 1 ? 'word' : 'words'}`}
        note={`Subject: ${formatNumber(countWords(texts.subjectLine))}`}
      />
    </dl>
  );
}

function Score({
  name,
  value,
  note,
  share,
  isBad = false,
}: {
  name: string;
  value: ReactNode;
  note: string;
  /** Of 100: drawn as a bar. */
  share?: number | undefined;
  isBad?: boolean;
}) {
  return (
    <Paper withBorder className={classes.score}>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <Text component="dd" fw={650} m={0}>
        {value}
      </Text>
      <Text component="dd" size="xs" c="dimmed" m={0}>
        {note}
      </Text>
      {share !== undefined && (
        <svg
          className={classes.bar}
          data-bad={isBad || undefined}
          aria-hidden
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
        >
          <rect width={share} height="4" />
        </svg>
      )}
    </Paper>
  );
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
