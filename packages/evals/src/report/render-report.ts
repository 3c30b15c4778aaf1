import { type Change, compareRuns } from '../compare-runs.ts';
import type { Run } from '../run-scenarios.ts';
import { type Summary, summarise } from '../summarise.ts';
import { type Html, html } from './html.ts';
import { formatMs, formatUsd, renderScenario } from './render-scenario.ts';
import { style } from './style.ts';

/** The whole report as one page that needs nothing else. Pure. */
export function renderReport(run: Run, before: Run | undefined): string {
  const changes = compareRuns(run, before);
  const groups = [...new Set(run.results.map(({ scenario }) => scenario.group))];
  const compared = before && html` · compared with the run of ${formatTime(before)}`;
  const sections = groups.map((group) => {
    const outcomes = run.results.filter(({ scenario }) => scenario.group === group);
    const cards = outcomes.map((outcome) =>
      renderScenario(outcome, before && changes.get(outcome.scenario.id)),
    );
    return html`<h2>${group}</h2>${cards}`;
  });
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Drafts by ${run.model}</title>
<style>${style}</style>
</head>
<body><main>
<h1>Drafts by ${run.model}</h1>
<p class="soft">${formatTime(run)} · ${run.results.length} scenarios${compared}</p>
${renderFigures(summarise(run), before && summarise(before))}
${renderFaults(run)}
${before !== undefined && renderChanges(changes)}
${renderGroups(run, groups)}
${sections}
</main></body>
</html>
`.text;
}

function formatTime({ startedAt }: Run): string {
  return `${startedAt.replace('T', ' ').slice(0, 16)} UTC`;
}

function renderFigures(now: Summary, before: Summary | undefined): Html {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const figures: [string, (summary: Summary) => string][] = [
    ['faults', ({ faults }) => String(faults)],
    ['drafts', ({ drafts, scenarios }) => `${drafts} of ${scenarios}`],
    ['good or excellent', ({ goodOrExcellent }) => percent(goodOrExcellent)],
    ['tone as asked', ({ toneAsAsked }) => percent(toneAsAsked)],
    ['spam score under 3', ({ spamUnder3 }) => percent(spamUnder3)],
    ['points on average', ({ points }) => points.toFixed(1)],
    ['drafts with an open wish', ({ wishesOpen }) => String(wishesOpen)],
    ['time, median', ({ p50Ms }) => formatMs(p50Ms)],
    ['time, 95 % within', ({ p95Ms }) => formatMs(p95Ms)],
    ['upstream calls', ({ calls }) => String(calls)],
    ['tokens', ({ tokens }) => tokens.toLocaleString('en')],
    ['estimated cost', ({ costUsd }) => formatUsd(costUsd)],
  ];
  const cards = figures.map(([label, format]) => {
    const was = before && format(before) !== format(now) && html` <span>(was ${format(before)})</span>`;
    return html`<div class="figure"><b>${format(now)}</b><span>${label}</span>${was}</div>`;
  });
  return html`<div class="figures">${cards}</div>`;
}

function renderFaults({ results }: Run): Html {
  const faults = results.filter(({ fault }) => fault);
  if (faults.length === 0) return html`<p>No draft has a fault, and each scenario ended as it should.</p>`;
  const rows = faults.map(({ scenario, fault, ended, violations }) => {
    const what = violations.map(({ message, excerpt }) => (excerpt ? `${message}: ${excerpt}` : message));
    return html`<tr><td><a href="#${scenario.id}">${scenario.id}</a></td><td>${fault}</td><td>${ended}</td><td>${what.join('; ')}</td></tr>`;
  });
  return html`<h2>Faults</h2><table><tr><th>scenario</th><th>fault</th><th>ended in</th><th>what</th></tr>${rows}</table>`;
}

function renderChanges(changes: Map<string, Change>): Html {
  const changed = [...changes.values()].filter(({ kind }) => kind !== 'same');
  if (changed.length === 0) return html`<p>Each draft is word for word that of the run before.</p>`;
  const rows = changed
    .sort((a, b) => a.points - b.points)
    .map(({ id, kind, points }) => {
      const difference = points > 0 ? `+${points}` : points;
      return html`<tr><td><a href="#${id}">${id}</a></td><td>${kind}</td><td class="number">${difference}</td></tr>`;
    });
  return html`<h2>Changes since the run before</h2><table><tr><th>scenario</th><th>what</th><th>points</th></tr>${rows}</table>`;
}

function renderGroups(run: Run, groups: string[]): Html {
  const rows = groups.map((group) => {
    const results = run.results.filter(({ scenario }) => scenario.group === group);
    const { drafts, scenarios, faults, points } = summarise({ ...run, results });
    const links = results.map(({ scenario }) => html`<a href="#${scenario.id}">${scenario.id}</a> `);
    const average = points === 0 ? '' : points.toFixed(0);
    return html`<tr><td>${group}</td><td class="number">${drafts} of ${scenarios}</td><td class="number">${faults}</td><td class="number">${average}</td><td>${links}</td></tr>`;
  });
  return html`<h2>Scenarios</h2><table><tr><th>group</th><th>drafts</th><th>faults</th><th>points</th><th>scenarios</th></tr>${rows}</table>`;
}
