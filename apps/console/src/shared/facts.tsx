import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './facts.module.css';

export type Fact = { name: string; value: ReactNode };

/** Names and values, in as many columns as there is room for; `wide` ones for what is long. */
export function Facts({ facts, wide = false }: { facts: readonly Fact[]; wide?: boolean }) {
  return (
    <dl className={classes.facts} data-wide={wide || undefined}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Text component="dt" size="xs" c="dimmed">
            {name}
          </Text>
          <Text component="dd" size="sm">
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
