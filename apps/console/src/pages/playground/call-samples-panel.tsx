import { Anchor, Group, Paper, Tabs, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { CopyButton } from '../../shared/copy-button.tsx';
import { type Brief, isComplete, toRequest } from './brief.ts';
import { type Call, toCurl, toTypeScript } from './call-samples.ts';
import classes from './call-samples-panel.module.css';
import { examples } from './examples.ts';

const languages = [
  { value: 'curl', label: 'curl', write: toCurl },
  { value: 'typescript', label: 'TypeScript', write: toTypeScript },
];

/** What stands in the form, as a call from a server of one's own. */
export function CallSamplesPanel({ brief, isFresh }: { brief: Brief; isFresh: boolean }) {
  const isOwn = isComplete(brief);
  const shown = isOwn ? brief : (examples[0]?.brief ?? brief);
  const call: Call = { origin: window.location.origin, body: toRequest(shown), isFresh };
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="call-samples">
      <Title order={2} size="h4" id="call-samples">
        The same call from your server
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {isOwn
          ? 'With what stands in the form.'
          : 'With an example, until the first three fields are filled in.'}{' '}
        It reads your key from <code>FIRSTLINE_KEY</code>;{' '}
        <Anchor component={Link} to="/keys" inherit>
          make one
        </Anchor>{' '}
        and keep it on the server.
      </Text>
      <Tabs defaultValue="curl" keepMounted={false}>
        <Tabs.List>
          {languages.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {languages.map(({ value, label, write }) => {
          const code = write(call);
          return (
            <Tabs.Panel key={value} value={value} pt="xs">
              <Group justify="flex-end" mb={6}>
                <CopyButton value={code} label={`the ${label} call`} />
              </Group>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
              <section className={classes.code} tabIndex={0} aria-label={`${label} call`}>
                <pre>{code}</pre>
              </section>
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </Paper>
  );
}
