import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { CopyButton } from '../../shared/copy-button.tsx';
import classes from './draft-panel.module.css';
import { FindingList } from './finding-list.tsx';
import { nameCriterion } from './finding-words.ts';
import { orderFindings } from './group-findings.ts';
import { type LocatedFinding, locateFindings, type Place, type Texts } from './locate-findings.ts';
import { MarkedTextarea } from './marked-textarea.tsx';
import { ScoreStatus } from './score-status.tsx';
import { Scores } from './scores.tsx';
import { useEvaluation } from './use-evaluation.ts';
import type { Draft } from './write-draft.ts';

/** A draft to read and to edit, its scores, and every finding behind them. */
export function DraftPanel({
  draft,
  heading,
  onEdit,
  onRestore,
  onBringBack,
}: {
  draft: Draft;
  heading: ReactNode;
  onEdit(texts: Partial<Texts>): void;
  onRestore(): void;
  onBringBack(): void;
}) {
  const { texts, original, request } = draft;
  const evaluated = useEvaluation(texts, request);
  const { scores, state } = evaluated;
  const findings = useMemo(
    () => locateFindings(orderFindings(scores?.findings ?? []), texts),
    [scores, texts],
  );
  const [pointed, setPointed] = useState<number[]>([]);
  const [caret, setCaret] = useState<number[]>([]);
  const active = [...pointed, ...caret];
  const subject = useRef<HTMLTextAreaElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const isEdited = texts.subjectLine !== original.subjectLine || texts.emailContent !== original.emailContent;

  const show = ({ field, start, end }: Place) => {
    const input = field === 'subjectLine' ? subject.current : body.current;
    input?.focus();
    input?.setSelectionRange(start, end);
    input?.scrollIntoView({ block: 'nearest' });
  };
  const markProps = { findings, active, onPoint: setPointed, onCaret: setCaret };
  return (
    <Stack gap="md" role="region" aria-label="Draft">
      {heading}
      {scores && (
        <Scores
          evaluation={scores.evaluation}
          points={scores.points}
          texts={texts}
          askedTone={request.tone ?? 'professional'}
          isOld={state !== 'current'}
        />
      )}
      <ScoreStatus evaluated={evaluated} />
      <Paper withBorder p="md">
        <Stack gap="sm">
          <MarkedTextarea
            label="Subject"
            field="subjectLine"
            value={texts.subjectLine}
            onChange={(subjectLine) => onEdit({ subjectLine })}
            inputRef={subject}
            isOneLine
            {...markProps}
          />
          <MarkedTextarea
            label="Body"
            field="emailContent"
            value={texts.emailContent}
            onChange={(emailContent) => onEdit({ emailContent })}
            inputRef={body}
            {...markProps}
          />
          {findings.some(({ place }) => place) && <ActiveFinding findings={findings} active={active} />}
          <Group gap="xs">
            <CopyButton value={texts.subjectLine} label="subject" caption="Copy subject" />
            <CopyButton value={texts.emailContent} label="body" caption="Copy body" />
            {isEdited && (
              <Button size="xs" variant="default" onClick={onRestore}>
                Undo all edits
              </Button>
            )}
            {!isEdited && draft.undone && (
              <Button size="xs" variant="default" onClick={onBringBack}>
                Bring back my edits
              </Button>
            )}
          </Group>
        </Stack>
      </Paper>
      {scores && (
        <Paper withBorder p="md">
          <Title order={3} size="h5" mb="xs">
            {findings.length === 0 ? 'Nothing was found wanting' : `Findings: ${findings.length}`}
          </Title>
          <FindingList findings={findings} active={active} onPoint={setPointed} onShow={show} />
        </Paper>
      )}
      <Text size="xs" c="dimmed">
        Read a draft before you send it: you know the reader and the facts. The scores follow practices that
        are linked with replies; they are no forecast.
      </Text>
    </Stack>
  );
}

/** What is pointed at, where it is pointed at: the list may be far below. */
function ActiveFinding({ findings, active }: { findings: LocatedFinding[]; active: number[] }) {
  const placed = findings.filter(({ place }) => place);
  const first = active.map((wanted) => placed.find(({ number }) => number === wanted)).find(Boolean);
  return (
    <Text size="sm" className={classes.active ?? ''} role="status">
      {first ? (
        <>
          <strong>
            {first.number} {nameCriterion(first.criterion)}.
          </strong>{' '}
          {first.message} {first.suggestion}
        </>
      ) : (
        <Text span inherit c="dimmed">
          Point at a mark, or put the caret into it, to read what was found there.
        </Text>
      )}
    </Text>
  );
}
