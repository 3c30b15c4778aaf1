import type { DraftRequest } from './brief.ts';

export type Call = {
  /** Of the API. */
  origin: string;
  body: DraftRequest;
  /** Asks for another draft than the one in the cache. */
  isFresh: boolean;
};

const path = '/api/v1/emails/generate';

/** The call for a POSIX shell. The key comes from `FIRSTLINE_KEY`. */
export function toCurl({ origin, body, isFresh }: Call): string {
  const lines = [
    `curl -sS ${quoteForShell(origin + path)}`,
    '-H "Authorization: Bearer $FIRSTLINE_KEY"',
    "-H 'Content-Type: application/json'",
    ...(isFresh ? ["-H 'Cache-Control: no-cache'"] : []),
    `--data ${quoteForShell(JSON.stringify(body, null, 2))}`,
  ];
  return lines.join(' \\\n  ');
}

/** Between single quotes a shell reads nothing; a single quote itself is put between double ones. */
function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'"'"'`)}'`;
}

/** The call as a module that Node 24 runs as it is. The key comes from `FIRSTLINE_KEY`. */
export function toTypeScript({ origin, body, isFresh }: Call): string {
  const cacheLine = isFresh ? "\n    'cache-control': 'no-cache'," : '';
  return `import { randomUUID } from 'node:crypto';
import { env } from 'node:process';

type Draft = {
  subjectLine: string;
  emailContent: string;
  evaluation: { spamScore: number; toneAnalysis: string; effectiveness: string };
};
type Answer =
  | { success: true; data: Draft }
  | { success: false; error: { code: string; message: string; request_id: string } };

const key = env.FIRSTLINE_KEY;
if (!key) throw new Error('Set FIRSTLINE_KEY to a key of yours.');

const response = await fetch(${JSON.stringify(origin + path)}, {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${key}\`,
    'content-type': 'application/json',
    // A retry with the same value is not charged again.
    'idempotency-key': randomUUID(),${cacheLine}
  },
  body: JSON.stringify(${toLiteral(body)}),
});

const answer = (await response.json()) as Answer;
if (!answer.success) {
  const { code, message, request_id } = answer.error;
  throw new Error(\`\${code}: \${message} (\${request_id})\`);
}
console.log(\`\${answer.data.subjectLine}\\n\\n\${answer.data.emailContent}\`);
`;
}

/** JSON's texts are JavaScript's; the names need no quotes. */
function toLiteral(body: DraftRequest): string {
  const lines = Object.entries(body).map(([name, value]) => `    ${name}: ${JSON.stringify(value)},`);
  return `{\n${lines.join('\n')}\n  }`;
}
