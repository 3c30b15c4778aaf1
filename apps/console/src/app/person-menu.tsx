import { Button, Menu, Text } from '@mantine/core';
import { Link } from 'react-router';
import { signOut } from '../auth/auth-calls.ts';
import type { Session } from '../session/session-query.ts';
import { useLockedMutation } from '../shared/use-locked-mutation.ts';
import { AccountIcon } from './icons.tsx';
import classes from './person-menu.module.css';

/** Who is signed in, and the way out. */
export function PersonMenu({ person }: { person: Session['user'] }) {
  const leave = useLockedMutation({
    mutationFn: signOut,
    // Nothing of this person stays: not in memory, where a new page begins, and not what pages kept for the session.
    onSuccess: () => {
      window.sessionStorage.clear();
      window.location.assign('/console/sign-in?notice=signed-out');
    },
  });
  return (
    <Menu position="bottom-end" withinPortal closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="subtle" color="gray" className={classes.button ?? ''}>
          <span className={classes.icon}>
            <AccountIcon />
          </span>
          <span className={classes.name}>{person.name}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="xs" className={classes.email}>
            {person.email}
          </Text>
        </Menu.Label>
        <Menu.Item component={Link} to="/account" closeMenuOnClick>
          Account
        </Menu.Item>
        <Menu.Item onClick={() => leave.mutate()} disabled={leave.isPending || leave.isSuccess}>
          {leave.isError ? 'Sign out: try again' : 'Sign out'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
