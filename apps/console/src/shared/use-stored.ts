import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { readStored, writeStored } from './stored.ts';

/** State that a reload keeps, in this tab and until signing out. `name` is whose it is and what: `usr_…:playground.brief`. */
export function useStored<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => readStored<T>(name) ?? initial);
  useEffect(() => writeStored(name, value), [name, value]);
  return [value, setValue];
}
