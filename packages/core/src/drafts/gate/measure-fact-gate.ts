import { createGate } from './check-draft.ts';
import { foreignDrafts } from './fixtures/foreign-drafts.ts';
import { heldOutDrafts } from './fixtures/held-out-drafts.ts';
import type { HonestDraft, Planted } from './fixtures/honest-draft.ts';
import { honestDrafts } from './fixtures/honest-drafts.ts';
import { machinesFrame } from './fixtures/sentence-drafts.ts';
import { honestAsks, honestPitches, honestScenes, inventedClaims } from './fixtures/single-sentences.ts';

export type GateFigures = {
  drafts: number;
  /** Honest drafts in which the gate finds nothing. */
  passed: number;
  /** Inventions that were planted, each by itself in its draft. */
  planted: number;
  /** Those with which it finds something that it did not find in the honest draft. */
  caught: number;
  wronglyFlagged: { draft: HonestDraft; found: string[] }[];
  missed: { draft: HonestDraft; planted: Planted }[];
};

/** Runs the gate over honest drafts, and over each of them with each of its inventions planted. */
export function measureFactGate(drafts: readonly HonestDraft[]): GateFigures {
  const figures: GateFigures = {
    drafts: drafts.length,
    passed: 0,
    planted: 0,
    caught: 0,
    wronglyFlagged: [],
    missed: [],
  };
  for (const draft of drafts) {
    const check = createGate(draft);
    const find = (body: string) =>
      check({ subjectLine: draft.subject, emailContent: body }).map(
        ({ code, excerpt }) => `${code}: ${excerpt}`,
      );
    const found = find(draft.body);
    if (found.length === 0) figures.passed += 1;
    else figures.wronglyFlagged.push({ draft, found });
    for (const planted of [draft.planted, ...(draft.more ?? [])]) {
      const [from, to] = planted;
      if (!draft.body.includes(from)) throw new Error(`"${from}" is not in the draft "${draft.subject}"`);
      figures.planted += 1;
      const spoiled = find(draft.body.replace(from, to)).filter((each) => !found.includes(each));
      if (spoiled.length > 0) figures.caught += 1;
      else figures.missed.push({ draft, planted });
    }
  }
  return figures;
}

/** Runs the gate over one sound draft with each of many sentences put into it. */
export function measureSentences(): {
  flagged: string[];
  honest: number;
  missed: string[];
  invented: number;
} {
  const { subject, write, ...brief } = machinesFrame;
  const check = createGate(brief);
  const isFlagged = (scene: string, pitch: string, ask: string) =>
    check({ subjectLine: subject, emailContent: write(scene, pitch, ask) }).length > 0;
  const plain = 'Sheets pile up quickly.';
  const flagged = [
    ...honestScenes.filter((each) => isFlagged(each, '', '')),
    ...honestPitches.filter((each) => isFlagged(plain, each, '')),
    ...honestAsks.filter((each) => isFlagged(plain, '', each)),
  ];
  const missed = inventedClaims.filter((each) => !isFlagged(plain, each, ''));
  return {
    flagged,
    honest: honestScenes.length + honestPitches.length + honestAsks.length,
    missed,
    invented: inventedClaims.length,
  };
}

function print(name: string, figures: GateFigures, withDrafts: boolean): void {
  const share = (count: number, whole: number) =>
    `${count} of ${whole} (${((100 * count) / whole).toFixed(1)} %)`;
  const flagged = figures.wronglyFlagged.map(
    ({ draft, found }) => `  flagged  "${draft.subject}": ${found.join('; ')}`,
  );
  const missed = figures.missed.map(
    ({ draft, planted: [, to, kind] }) => `  missed   "${draft.subject}" (${kind}): ${to}`,
  );
  const lines = [
    name,
    `  honest drafts passed:      ${share(figures.passed, figures.drafts)}`,
    `  planted inventions caught: ${share(figures.caught, figures.planted)}`,
    ...(withDrafts ? [...flagged, ...missed] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

if (import.meta.main) {
  print('Drafts from which the weights were learned', measureFactGate(honestDrafts), true);
  print('In German, French and Spanish', measureFactGate(foreignDrafts), true);
  const { flagged, honest, missed, invented } = measureSentences();
  process.stdout.write(
    `Single sentences: ${flagged.length} of ${honest} honest ones flagged, ${missed.length} of ${invented} inventions missed\n`,
  );
  for (const [batch, drafts] of heldOutDrafts)
    print(`Held out, batch ${batch}: no weight was learned from it`, measureFactGate(drafts), false);
}
