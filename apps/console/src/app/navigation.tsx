import { NavLink as MantineNavLink } from '@mantine/core';
import { NavLink } from 'react-router';
import { AccountIcon, KeysIcon, OverviewIcon, PlaygroundIcon, RequestsIcon, WebhooksIcon } from './icons.tsx';

const entries = [
  { to: '/', label: 'Overview', Icon: OverviewIcon },
  { to: '/playground', label: 'Playground', Icon: PlaygroundIcon },
  { to: '/keys', label: 'Keys', Icon: KeysIcon },
  { to: '/webhooks', label: 'Webhooks', Icon: WebhooksIcon },
  { to: '/requests', label: 'Requests', Icon: RequestsIcon },
  { to: '/account', label: 'Account', Icon: AccountIcon },
];

/** The console's pages. */
export function Navigation({ onNavigate }: { onNavigate(): void }) {
  return entries.map(({ to, label, Icon }) => (
    <MantineNavLink
      key={to}
      // Mantine's own `active` and the router's `aria-current` say the same.
      renderRoot={(props) => <NavLink {...props} to={to} end={to === '/'} />}
      label={label}
      leftSection={<Icon />}
      onClick={onNavigate}
    />
  ));
}
