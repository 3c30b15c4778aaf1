import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './page.module.css';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** A page of the shell: its title (also the document's), the page above it, what it is for, and what can be done on it. */
export function Page({
  title,
  above,
  description,
  actions,
  children,
}: {
  title: string;
  above?: { to: string; label: string };
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const heading = useFocusOnArrival();
  return (
    <Stack gap="lg" className={classes.page}>
      <title>{`${title} · Firstline`}</title>
      <Group justify="space-between" align="flex-start">
        <div className={classes.head}>
          {above && (
            <Anchor component={Link} to={above.to} size="sm">
              {above.label}
            </Anchor>
          )}
          <Title order={1} size="h2" ref={heading} tabIndex={-1} className={classes.heading}>
            {title}
          </Title>
          {description && <Text c="dimmed">{description}</Text>}
        </div>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}
