import { Group, SegmentedControl, Select, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../../api/account-query.ts';
import { Loading } from '../../shared/loading.tsx';
import { Page } from '../../shared/page.tsx';
import { ReadError } from '../../shared/read-error.tsx';
import { CreditsCard } from './credits-card.tsx';
import { DaysSection } from './days-section.tsx';
import { EndpointsSection } from './endpoints-section.tsx';
import { GettingStarted } from './getting-started.tsx';
import { namePeriod } from './name-period.ts';
import { Notices } from './notices.tsx';
import { PeriodFigures } from './period-figures.tsx';
import { type Mode, periodsQuery } from './periods-query.ts';

export function Component() {
  const account = useQuery(accountQuery);
  return (
    <Page title="Overview">
      {account.isPending && <Loading />}
      <ReadError query={account} />
      {account.data && <Notices account={account.data} />}
      <GettingStarted />
      {account.data && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <CreditsCard label="Credits left" pool={account.data.credits.live} />
          <CreditsCard label="Test credits left" pool={account.data.credits.test} />
        </SimpleGrid>
      )}
      <Usage />
    </Page>
  );
}

/** What was called and spent in a period, this one's or one that is over. */
function Usage() {
  const [mode, setMode] = useState<Mode>('live');
  const [chosen, setChosen] = useState<string | null>(null);
  const periods = useQuery(periodsQuery(mode));
  const choices = periods.data?.map(({ current_period: period }, index) => ({
    value: period.start_date,
    label: index === 0 ? `${namePeriod(period)} (this period)` : namePeriod(period),
  }));
  const period =
    periods.data?.find(({ current_period }) => current_period.start_date === chosen) ?? periods.data?.[0];
  return (
    <>
      <Group justify="space-between" align="flex-end">
        <Select
          label="Period"
          data={choices ?? []}
          value={period?.current_period.start_date ?? null}
          onChange={setChosen}
          allowDeselect={false}
          disabled={!choices}
          w={300}
          maw="100%"
        />
        <SegmentedControl
          aria-label="Mode"
          value={mode}
          onChange={(value) => setMode(value as Mode)}
          data={[
            { value: 'live', label: 'Live' },
            { value: 'test', label: 'Test' },
          ]}
        />
      </Group>
      {periods.isPending && <Loading />}
      <ReadError query={periods} />
      {period && (
        <>
          <PeriodFigures period={period.current_period} />
          <DaysSection days={period.daily_breakdown} />
          <EndpointsSection endpoints={period.endpoint_usage} />
        </>
      )}
    </>
  );
}
