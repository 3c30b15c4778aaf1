import { randomUUID } from 'node:crypto';
import type { Figure, Row } from '../figure.ts';
import type { Target } from '../load/connection.ts';
import { inRounds } from '../load/in-rounds.ts';
import { nextBrief } from '../load/requests.ts';
import { hasProcessorTimes } from '../rig/processor-time.ts';
import { spendOn, total } from '../rig/spent.ts';
import { generateTarget } from '../rig/targets.ts';
import { evaluationUs, metricsUs, usageUs } from './costs-alone.ts';
import { functionTimes } from './function-times.ts';
import { warmUp } from './warm-up.ts';

const connections = 32;

export const features: Figure = {
  name: 'features',
  title: 'What each feature costs of a draft, in processor time',
  async measure(rig, { rounds, seconds }) {
    if (!hasProcessorTimes) return [];
    const keys = await rig.liveKeys();
    const api = await rig.api();
    const { port } = api;
    const silent = await rig.apiVariant({ name: 'api-without-log', env: { LOG_LEVEL: 'silent' } });
    const sameBrief = nextBrief();
    const target = (name: string, options: Partial<Parameters<typeof generateTarget>[0]>) =>
      generateTarget({ name, port, keys, ...options });
    const targets = {
      usual: target('the API', {}),
      withoutLog: target('the API without its log', { port: silent.port }),
      withKey: target('the API with idempotency keys', {
        headers: () => ({ 'idempotency-key': randomUUID() }),
      }),
      withoutCache: target('the API without its cache', { headers: () => ({ 'cache-control': 'no-cache' }) }),
      fromCache: target('the API from its cache', { brief: () => sameBrief }),
    };
    await warmUp(Object.values(targets));
    const usPerCall = (measured: Target) => async () => {
      const server = (measured.port === silent.port ? silent : api).pid;
      return total((await spendOn(rig, { server, target: measured, connections, seconds })).spent);
    };
    const { median } = await inRounds(rounds, {
      usual: usPerCall(targets.usual),
      withoutLog: usPerCall(targets.withoutLog),
      withKey: usPerCall(targets.withKey),
      withoutCache: usPerCall(targets.withoutCache),
      fromCache: usPerCall(targets.fromCache),
    });
    const difference = (name: string, value: number, note: string): Row => ({
      name,
      value,
      unit: 'µs',
      note,
    });
    return [
      difference('a draft, all in all', median('usual'), 'API, database, model and client'),
      difference('log', median('usual') - median('withoutLog'), 'against LOG_LEVEL=silent'),
      difference('idempotency', median('withKey') - median('usual'), 'against calls without the header'),
      difference('cache', median('usual') - median('withoutCache'), 'against Cache-Control: no-cache'),
      difference(
        'model call, checks, evaluation',
        median('usual') - median('fromCache'),
        'against answers from the cache',
      ),
      difference('evaluation', evaluationUs(), 'scoring the draft, alone'),
      difference('metrics', metricsUs(), 'its calls alone'),
      difference('usage', await usageUs(rig), "adding the call to its day, alone, by PostgreSQL's clock"),
      ...(await functionTimes(rig, seconds)),
    ];
  },
};
