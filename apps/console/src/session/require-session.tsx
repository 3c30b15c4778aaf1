import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Shell } from '../app/shell.tsx';
import { PageSkeleton } from '../shared/loading.tsx';
import { ReadError } from '../shared/read-error.tsx';
import { setSessionEnded } from './ended-session.ts';
import { signInPath } from './return-path.ts';
import { SessionEndedDialog } from './session-ended-dialog.tsx';
import { type Session, sessionQuery } from './session-query.ts';

/** Shows the shell to whoever is signed in, and the sign-in page to everybody else. */
export function RequireSession() {
  const { pathname, search } = useLocation();
  const session = useQuery(sessionQuery);
  const { data } = session;
  // Somebody who was signed in a moment ago keeps their page, under a dialog.
  const last = useRef<Session['user'] | undefined>(undefined);
  if (data) last.current = data.user;
  const hasEnded = data === null && last.current !== undefined;
  useEffect(() => {
    if (hasEnded) setSessionEnded(true);
  }, [hasEnded]);

  const person = last.current;
  if (person) {
    return (
      <>
        <Shell person={person} />
        <SessionEndedDialog person={person} />
      </>
    );
  }
  if (data === null) return <Navigate to={signInPath(pathname + search)} replace />;
  return session.error ? <ReadError query={session} /> : <PageSkeleton />;
}
