import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { type Brief, emptyBrief } from './brief.ts';
import { examples } from './examples.ts';

/** Briefs to start from. What was typed before can be brought back. */
export function ExamplePicker({ brief, onChange }: { brief: Brief; onChange(brief: Brief): void }) {
  const [replaced, setReplaced] = useState<Brief | undefined>();
  const isOwn = ![emptyBrief, ...examples.map((example) => example.brief)].some((known) =>
    areSame(known, brief),
  );
  const use = (example: Brief) => {
    if (isOwn) setReplaced(brief);
    onChange(example);
  };
  const bringBack = (own: Brief) => {
    setReplaced(undefined);
    onChange(own);
  };
  return (
    <Group gap={6} role="group" aria-label="Examples">
      <Text size="sm" c="dimmed">
        Start from
      </Text>
      {examples.map(({ name, brief: example }) => (
        <Button
          key={name}
          size="compact-xs"
          variant="default"
          aria-pressed={areSame(example, brief)}
          onClick={() => use(example)}
        >
          {name}
        </Button>
      ))}
      {replaced ? (
        <Button size="compact-xs" variant="subtle" onClick={() => bringBack(replaced)}>
          Bring back my own
        </Button>
      ) : (
        isOwn && (
          <Button size="compact-xs" variant="subtle" onClick={() => use(emptyBrief)}>
            Clear
          </Button>
        )
      )}
    </Group>
  );
}

function areSame(one: Brief, other: Brief): boolean {
  return (Object.keys(emptyBrief) as (keyof Brief)[]).every((field) => one[field] === other[field]);
}
