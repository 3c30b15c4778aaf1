import { useState } from 'react';
import { useStored } from '../../shared/use-stored.ts';
import type { Texts } from './locate-findings.ts';
import type { Draft } from './write-draft.ts';

/** Drafts that a tab keeps, the newest last. */
const draftsMax = 10;

/** The drafts of this tab with their edits, and the one that is shown. */
export function useDrafts(owner: string) {
  const [drafts, setDrafts] = useStored<Draft[]>(`${owner}:playground.drafts`, []);
  const [chosen, setChosen] = useState<number | undefined>();
  const index = Math.min(chosen ?? drafts.length - 1, drafts.length - 1);

  const add = (draft: Draft) => {
    setDrafts((all) => [...all, draft].slice(-draftsMax));
    setChosen(undefined);
  };
  const change = (update: (draft: Draft) => Draft) => {
    setDrafts((all) => all.map((draft, at) => (at === index ? update(draft) : draft)));
  };
  return {
    draft: drafts[index],
    index,
    count: drafts.length,
    show: setChosen,
    add,
    edit: (texts: Partial<Texts>) => change((draft) => ({ ...draft, texts: { ...draft.texts, ...texts } })),
    restore: () => change(({ texts, ...draft }) => ({ ...draft, texts: draft.original, undone: texts })),
    bringBack: () =>
      change(({ undone, ...draft }) => ({ ...draft, texts: undone ?? draft.texts, undone: undefined })),
  };
}
