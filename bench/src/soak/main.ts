import { parseArgs } from 'node:util';
import { isMet } from '../figure.ts';
import { toTable } from '../report/to-table.ts';
import { startRig } from '../rig/rig.ts';
import { runMain, stopOnSignal } from '../run-main.ts';
import { soak } from './soak.ts';
import { growthFromMinutes, toMeasured } from './to-measured.ts';

const range = { least: 0.1, most: 1_440 };

const usage = `Loads one API and one worker steadily, and tells whether memory stays and the books hold.

  --minutes N   how long, ${range.least} to ${range.most} (10); growth is judged from ${growthFromMinutes}

Exit status 1 where a bar is missed. Linux only.
`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '10' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const minutes = toMinutes(values.minutes);
  if (process.platform !== 'linux')
    throw new Error('resident memory is read from /proc, which only Linux has');

  await using rig = await startRig();
  stopOnSignal(rig);
  process.stderr.write(`${minutes} minutes …\n`);
  const measured = toMeasured(await soak(rig, minutes));
  const judged = measured.flatMap(({ rows }) => rows).filter(({ bar }) => bar);
  const missed = judged.filter((row) => !isMet(row)).length;
  process.stdout.write(`\n${toTable(measured)}\n\n${judged.length - missed} of ${judged.length} bars met\n`);
  return missed > 0 ? 1 : 0;
}

/** Throws for what is not a number in the range; also for an empty text, which counts as 0. */
function toMinutes(text: string): number {
  const minutes = Number(text);
  if (minutes >= range.least && minutes <= range.most) return minutes;
  throw new Error(
    `--minutes must be a number from ${range.least} to ${range.most}, not "${text}"\n\n${usage}`,
  );
}

runMain(main);
