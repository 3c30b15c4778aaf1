import { Badge, Group, Text, UnstyledButton } from '@mantine/core';
import classes from './finding-list.module.css';
import { describePoints, nameCriterion, severities } from './finding-words.ts';
import { groupFindings } from './group-findings.ts';
import type { LocatedFinding, Place } from './locate-findings.ts';

type Pointing = {
  onPoint(numbers: number[]): void;
  onShow(place: Place): void;
};

/** Every reason behind the scores, what to do about it, and the way to its words. The same fault in several places is one item. */
export function FindingList({
  findings,
  active,
  ...pointing
}: { findings: readonly LocatedFinding[]; active: readonly number[] } & Pointing) {
  const { onPoint } = pointing;
  return (
    <ol className={classes.list} aria-label="Findings">
      {groupFindings(findings).map((group) => {
        const numbers = group.map(({ number }) => number);
        return (
          <li
            key={numbers[0]}
            className={classes.item}
            data-active={numbers.some((number) => active.includes(number)) || undefined}
            onMouseEnter={() => onPoint(numbers)}
            onMouseLeave={() => onPoint([])}
          >
            <Fault group={group} />
            <Places group={group} {...pointing} />
          </li>
        );
      })}
    </ol>
  );
}

/** What is wrong, and what it takes from the scores in all its places. */
function Fault({ group }: { group: readonly LocatedFinding[] }) {
  const [first] = group;
  if (!first) return null;
  const { label, color } = severities[first.severity];
  const points = describePoints({
    criterion: first.criterion,
    points: group.reduce((sum, finding) => sum + finding.points, 0),
  });
  return (
    <>
      <Group gap="xs" justify="space-between">
        <Group gap={6}>
          {group.length === 1 && <span className={classes.number}>{first.number}</span>}
          <Text size="sm" fw={650}>
            {nameCriterion(first.criterion)}
          </Text>
          <Badge size="sm" variant="light" color={color}>
            {label}
          </Badge>
          {group.length > 1 && (
            <Text size="xs" c="dimmed">
              in {group.length} places
            </Text>
          )}
        </Group>
        {points && (
          <Text size="xs" c="dimmed" className={classes.points}>
            {points}
          </Text>
        )}
      </Group>
      <Text size="sm">
        {first.message}{' '}
        <Text span inherit c="dimmed">
          {first.suggestion}
        </Text>
      </Text>
    </>
  );
}

/** The words that a fault is about, each with the way to them. */
function Places({ group, onPoint, onShow }: { group: readonly LocatedFinding[] } & Pointing) {
  const all = group.map(({ number }) => number);
  const cited = group.filter(({ excerpt }) => excerpt);
  if (cited.length === 0) return null;
  return (
    <ul className={classes.places}>
      {cited.map(({ number, excerpt, place }) => (
        <li key={number} className={classes.place}>
          {group.length > 1 && <span className={classes.number}>{number}</span>}
          {place ? (
            <UnstyledButton
              className={classes.excerpt}
              onClick={() => onShow(place)}
              onMouseEnter={() => onPoint([number])}
              onMouseLeave={() => onPoint(all)}
              onFocus={() => onPoint([number])}
              onBlur={() => onPoint([])}
            >
              <q>{excerpt}</q> <span className={classes.where}>show in the {fieldNames[place.field]}</span>
            </UnstyledButton>
          ) : (
            <Text size="xs" c="dimmed">
              <q>{excerpt}</q> is no longer in the text.
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}

const fieldNames = { subjectLine: 'subject', emailContent: 'body' };
