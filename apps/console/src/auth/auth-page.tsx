import { Container, Group, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ColorSchemeMenu } from '../app/color-scheme-menu.tsx';
import { Wordmark } from '../app/wordmark.tsx';
import { useFocusOnArrival } from '../shared/use-focus-on-arrival.ts';
import classes from './auth-page.module.css';

/** The frame of every page that is shown without being signed in. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  const heading = useFocusOnArrival();
  return (
    <div className={classes.page}>
      <title>{`${title} · Firstline`}</title>
      <Container component="header" size="xs" w="100%" py="md">
        <Group justify="space-between">
          <Wordmark />
          <ColorSchemeMenu />
        </Group>
      </Container>
      <Container component="main" size="xs" w="100%" py="lg">
        <Paper withBorder shadow="xs" p={{ base: 'lg', xs: 'xl' }} radius="md">
          <Stack>
            <Title order={1} size="h2" ref={heading} tabIndex={-1} className={classes.heading}>
              {title}
            </Title>
            {children}
          </Stack>
        </Paper>
      </Container>
    </div>
  );
}
