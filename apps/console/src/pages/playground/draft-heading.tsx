import { Button, Code, Group, Text, Title } from '@mantine/core';
import type { RefObject } from 'react';
import { formatNumber } from '../../shared/format.ts';
import classes from './draft-heading.module.css';
import type { Draft } from './write-draft.ts';

/** Which draft it is and how it came about, with the way to the others of this tab. */
export function DraftHeading({
  draft,
  index,
  count,
  onShow,
  headingRef,
}: {
  draft: Draft;
  index: number;
  count: number;
  onShow(index: number): void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const { model, isCached, isReplayed, generationMs, totalMs, creditsUsed, requestId } = draft;
  const facts = [
    model,
    isCached ? 'from the cache' : `written in ${formatMs(generationMs)}`,
    `${formatMs(totalMs)} in all`,
    isReplayed ? 'charged before' : `${formatNumber(creditsUsed)} credits`,
  ];
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4" ref={headingRef} tabIndex={-1} className={classes.heading ?? ''}>
          {count > 1 ? `Draft ${index + 1} of ${count}` : 'Draft'}
        </Title>
        {count > 1 && (
          <Group gap={6}>
            <Button size="xs" variant="default" disabled={index === 0} onClick={() => onShow(index - 1)}>
              Older
            </Button>
            <Button
              size="xs"
              variant="default"
              disabled={index === count - 1}
              onClick={() => onShow(index + 1)}
            >
              Newer
            </Button>
          </Group>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {facts.join(' · ')} · <Code>{requestId}</Code>
      </Text>
    </div>
  );
}

const secondMs = 1_000;

function formatMs(ms: number): string {
  if (ms >= secondMs) return `${formatNumber(Math.round(ms / 100) / 10)} s`;
  return `${formatNumber(Math.max(1, Math.round(ms)))} ms`;
}
