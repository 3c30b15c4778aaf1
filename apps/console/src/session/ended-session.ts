import { useSyncExternalStore } from 'react';

let isEnded = false;
const listeners = new Set<() => void>();

/** Says that the session has ended elsewhere, or that it goes on again. What is on the page stays there meanwhile. */
export function setSessionEnded(ended: boolean): void {
  if (isEnded === ended) return;
  isEnded = ended;
  for (const listener of listeners) listener();
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isEnded,
  );
}
