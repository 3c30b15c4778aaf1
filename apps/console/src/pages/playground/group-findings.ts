import type { Finding } from './locate-findings.ts';

const severities: readonly Finding['severity'][] = ['error', 'warning', 'info'];

/** What says the same of several places, together: groups in the order in which each is first met. */
export function groupFindings<F extends Finding>(findings: readonly F[]): F[][] {
  const nameOf = ({ criterion, severity, message, suggestion }: F) =>
    [criterion, severity, message, suggestion].join('\n');
  return [...Map.groupBy(findings, nameOf).values()];
}

/** As they are read: the worst first, those of one group in a row, and otherwise as they came. */
export function orderFindings(findings: readonly Finding[]): Finding[] {
  const rank = ([first]: Finding[]) => severities.indexOf(first?.severity ?? 'info');
  return groupFindings(findings)
    .toSorted((a, b) => rank(a) - rank(b))
    .flat();
}
