const prefix = 'firstline:';

/** What was kept under a name in this tab, or undefined. */
export function readStored<T>(name: string): T | undefined {
  try {
    const text = window.sessionStorage.getItem(prefix + name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    // No storage, or not ours: the page works without.
    return undefined;
  }
}

export function writeStored(name: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Full or forbidden: a reload forgets, nothing else.
  }
}
