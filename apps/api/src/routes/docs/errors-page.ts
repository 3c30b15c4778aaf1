import type { FailureCode } from '@firstline/core';
import { type ErrorType, errorTable, isRetryable } from '../../errors/error-table.ts';

/** One section a code: what happened and what to do. Error answers link here with `doc_url`. */
export function errorsPage(): string {
  const codes = Object.keys(errorTable) as FailureCode[];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Errors · Firstline API</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
  section { border-top: 1px solid #8884; padding: .5rem 0 }
  section:target { background: #fc03 }
  code { font-family: ui-monospace, monospace }
  h2 { font-size: 1.1rem; margin: .5rem 0 }
  p { margin: .25rem 0 }
  .kind { opacity: .75 }
</style>
</head>
<body>
<h1>Errors</h1>
<p>Every error is answered in one shape. <code>error.code</code> is stable: branch on it. Failures charge nothing.
<code>X-Should-Retry</code> says whether the same request can succeed later. The <a href="/docs">reference</a> lists the codes of each route.</p>
${codes.map((code) => section(code, errorTable[code])).join('\n')}
</body>
</html>
`;
}

function section(
  code: FailureCode,
  kind: { status: number; type: ErrorType; meaning: string; remedy: string },
): string {
  return `<section id="${code}">
<h2><code>${code}</code></h2>
<p class="kind">HTTP ${kind.status} · <code>${kind.type}</code>${isRetryable(code) ? ' · may be retried' : ''}</p>
<p>${escapeHtml(kind.meaning)}</p>
<p>${escapeHtml(kind.remedy)}</p>
</section>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
