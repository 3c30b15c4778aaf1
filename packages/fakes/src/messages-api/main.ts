import { parseArgs } from 'node:util';
import { startFakeMessagesApi } from './start-fake-messages-api.ts';
import { parseSteps, stepNames } from './steps.ts';

const usage = `Answers as the Messages API does, on this machine.

  --port N        port to listen on (9200)
  --delay MS      milliseconds before each answer (0)
  --script LIST   answers in this order, then --otherwise: ${stepNames.join(', ')}
  --otherwise S   the answer when the script is used up (ok)
  --ignore-output-format
                  an ok in prose, fences, after thoughts or as a plain mail: as from a server that knows no output_config
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '9200' },
      delay: { type: 'string', default: '0' },
      script: { type: 'string', default: '' },
      otherwise: { type: 'string', default: 'ok' },
      'ignore-output-format': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const [otherwise] = parseSteps(values.otherwise);
  const api = await startFakeMessagesApi({
    port: toCount('port', values.port),
    delayMs: toCount('delay', values.delay),
    ...(otherwise ? { otherwise } : {}),
    ignoresOutputFormat: values['ignore-output-format'],
    forgetRequests: true,
  });
  api.script(...parseSteps(values.script));
  process.stdout.write(`The fake Messages API answers at ${api.baseUrl}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void api.close());
}

function toCount(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) throw new Error(`--${name} must be a whole number`);
  return count;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
