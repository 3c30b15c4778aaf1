import { Badge, Group, Text, UnstyledButton } from '@mantine/core';
import classes from './finding-list.module.css';
import { describePoints, nameCriterion, severities } from './finding-words.ts';
import type { LocatedFinding, Place } from './locate-findings.ts';

/** Every reason behind the scores, what to do about it, and the way to its words. */
export function FindingList({
  findings,
  active,
  onPoint,
  onShow,
}: {
  findings: readonly LocatedFinding[];
  active: readonly number[];
  onPoint(numbers: number[]): void;
  onShow(place: Place): void;
}) {
  return (
    <ol className={classes.list} aria-label="Findings">
      {findings.map((finding) => (
        <li
          key={finding.number}
          className={classes.item}
          data-active={active.includes(finding.number) || undefined}
          onMouseEnter={() => onPoint([finding.number])}
          onMouseLeave={() => onPoint([])}
          onFocus={() => onPoint([finding.number])}
          onBlur={() => onPoint([])}
        >
          <FindingItem finding={finding} onShow={onShow} />
        </li>
      ))}
    </ol>
  );
}

function FindingItem({ finding, onShow }: { finding: LocatedFinding; onShow(place: Place): void }) {
  const { number, criterion, severity, message, suggestion, excerpt, place } = finding;
  const { label, color } = severities[severity];
  const points = describePoints(finding);
  return (
    <>
      <Group gap="xs" justify="space-between">
        <Group gap={6}>
          <span className={classes.number}>{number}</span>
          <Text size="sm" fw={650}>
            {nameCriterion(criterion)}
          </Text>
          <Badge size="sm" variant="light" color={color}>
            {label}
          </Badge>
        </Group>
        {points && (
          <Text size="xs" c="dimmed" className={classes.points}>
            {points}
          </Text>
        )}
      </Group>
      <Text size="sm">
        {message}{' '}
        <Text span inherit c="dimmed">
          {suggestion}
        </Text>
      </Text>
      {excerpt && place && (
        <UnstyledButton className={classes.excerpt} onClick={() => onShow(place)}>
          <q>{excerpt}</q> <span className={classes.where}>show in the {fieldNames[place.field]}</span>
        </UnstyledButton>
      )}
      {excerpt && !place && (
        <Text size="xs" c="dimmed">
          <q>{excerpt}</q> is no longer in the text.
        </Text>
      )}
    </>
  );
}

const fieldNames = { subjectLine: 'subject', emailContent: 'body' };
