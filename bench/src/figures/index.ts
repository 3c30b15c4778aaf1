import type { Figure } from '../figure.ts';
import { composer } from './composer.ts';
import { consolePage } from './console-page.ts';
import { evaluation } from './evaluation.ts';
import { features } from './features.ts';
import { hotAccount } from './hot-account.ts';
import { latency } from './latency.ts';
import { memory } from './memory.ts';
import { processors } from './processors.ts';
import { slowModel } from './slow-model.ts';
import { throughput } from './throughput.ts';
import { usageHistory } from './usage-history.ts';
import { webhookBacklog } from './webhook-backlog.ts';
import { webhookDelay } from './webhook-delay.ts';
import { webhookGenerate } from './webhook-generate.ts';
import { webhookIsolation } from './webhook-isolation.ts';
import { webhookProcessors } from './webhook-processors.ts';

/** Every figure, in the order in which they are measured; `memory` looks back on the others. */
export const figures: readonly Figure[] = [
  evaluation,
  composer,
  throughput,
  processors,
  features,
  latency,
  slowModel,
  hotAccount,
  usageHistory,
  webhookDelay,
  webhookGenerate,
  webhookProcessors,
  webhookIsolation,
  webhookBacklog,
  consolePage,
  memory,
];
