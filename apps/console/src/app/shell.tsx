import { AppShell, Burger, Group, ScrollArea, UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { Suspense, useRef } from 'react';
import { Link, Outlet } from 'react-router';
import type { Session } from '../session/session-query.ts';
import { PageSkeleton } from '../shared/loading.tsx';
import { OfflineBanner } from '../shared/offline-banner.tsx';
import { ColorSchemeMenu } from './color-scheme-menu.tsx';
import { Navigation } from './navigation.tsx';
import { PersonMenu } from './person-menu.tsx';
import classes from './shell.module.css';
import { Wordmark } from './wordmark.tsx';

/** The frame around every page of somebody who is signed in. */
export function Shell({ person }: { person: Session['user'] }) {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const burger = useRef<HTMLButtonElement>(null);
  const leaveMenu = () => {
    if (!isOpen) return;
    close();
    burger.current?.focus();
  };
  useHotkeys([['Escape', leaveMenu]], []);
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 232, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'md', md: 'xl' }}
      classNames={{ main: classes.main ?? '' }}
    >
      <a href="#main" className={classes.skip}>
        Skip to the content
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              ref={burger}
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={isOpen ? 'Close the menu' : 'Open the menu'}
              aria-expanded={isOpen}
            />
            <UnstyledButton
              component={Link}
              to="/"
              aria-label="Firstline, overview"
              className={classes.home ?? ''}
            >
              <Wordmark />
            </UnstyledButton>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <ColorSchemeMenu />
            <PersonMenu person={person} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" aria-label="Pages" mod={{ closed: !isOpen }} className={classes.menu ?? ''}>
        <AppShell.Section grow component={ScrollArea}>
          <Navigation onNavigate={close} />
        </AppShell.Section>
        <AppShell.Section className={classes.foot}>
          <a href="/docs">API reference</a>
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1}>
        <OfflineBanner />
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </AppShell.Main>
    </AppShell>
  );
}
