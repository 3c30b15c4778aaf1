import type { Change } from '../compare-runs.ts';
import type { ScenarioResult } from '../run-scenarios.ts';
import { type Html, html } from './html.ts';

/** One scenario: what was asked on the left, what came of it on the right. */
export function renderScenario(outcome: ScenarioResult, change: Change | undefined): Html {
  const { scenario, fault } = outcome;
  const about = scenario.about !== undefined && html` <span class="soft small">${scenario.about}</span>`;
  const end = [renderEnd(outcome), renderNotes(outcome), renderBefore(change)];
  return html`
<article class="scenario${fault ? ' fault' : ''}" id="${scenario.id}">
  <div class="head"><h3>${scenario.id}${about}</h3>${renderBadges(outcome, change)}</div>
  <div class="columns">${renderRequest(outcome)}<div class="draft">${end}</div></div>
</article>`;
}

function renderBadges(outcome: ScenarioResult, change?: Change): Html[] {
  const { fault, result, scenario, milliseconds, use, ended } = outcome;
  const badges: Html[] = [];
  if (fault) badges.push(badge(fault, 'bad'));
  if (ended !== 'draft') badges.push(badge(ended));
  if (result) {
    const { effectiveness, toneAnalysis, spamScore } = result.evaluation;
    const isGood = effectiveness === 'good' || effectiveness === 'excellent';
    badges.push(badge(`${effectiveness} ${result.points}`, isGood ? 'good' : 'warn'));
    const { tone } = scenario.request;
    badges.push(toneAnalysis === tone ? badge(tone, 'good') : badge(`${toneAnalysis}, not ${tone}`, 'warn'));
    badges.push(badge(`spam ${spamScore.toFixed(1)}`, spamScore < 3 ? 'good' : 'warn'));
  }
  badges.push(badge(formatMs(milliseconds)));
  if (use.calls > 0) {
    badges.push(badge(`${use.calls} ${use.calls === 1 ? 'call' : 'calls'}, ${formatUsd(use.costUsd ?? 0)}`));
  }
  if (change && change.kind !== 'same') {
    badges.push(badge(describeChange(change), change.points < 0 ? 'warn' : ''));
  }
  return badges;
}

function describeChange({ kind, points }: Change): string {
  return points === 0 ? kind : `${kind}, ${points > 0 ? '+' : '−'}${Math.abs(points)} points`;
}

function badge(text: string, kind: 'good' | 'bad' | 'warn' | '' = ''): Html {
  return html`<span class="badge ${kind}">${text}</span>`;
}

function renderRequest({ scenario }: ScenarioResult): Html {
  const fields = Object.entries(scenario.request);
  return html`<dl class="request">${fields.map(([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl>`;
}

function renderEnd({ draft, ended, message }: ScenarioResult): Html {
  if (!draft) return html`<p class="subject">${ended}</p><p class="body soft">${message ?? ''}</p>`;
  return html`<p class="subject">${draft.subjectLine}</p><p class="body">${draft.emailContent}</p>`;
}

function renderNotes({ violations, wishes, result, draft, expected, ended }: ScenarioResult): Html {
  const notes = [
    ...(draft && violations.length === 0 ? [html`<li>${badge('gate passed', 'good')}</li>`] : []),
    ...(ended === expected ? [] : [html`<li>${badge('expected', 'bad')} ${expected}</li>`]),
    ...violations.map(({ code, message, excerpt }) => {
      const quote = excerpt !== undefined && html`: <q>${excerpt}</q>`;
      return html`<li>${badge(`gate: ${code}`, 'bad')} ${message}${quote}</li>`;
    }),
    ...wishes.map((wish) => html`<li>${badge('open wish', 'warn')} ${wish}</li>`),
    ...(result?.findings ?? []).map(({ criterion, message, points }) => {
      const name = points === 0 ? criterion : `${criterion} −${Math.abs(points)}`;
      return html`<li>${badge(name)} ${message}</li>`;
    }),
  ];
  return notes.length === 0 ? html`` : html`<ul class="notes">${notes}</ul>`;
}

function renderBefore(change: Change | undefined): Html {
  const differs = change?.kind === 'reworded' || change?.kind === 'ended differently';
  if (!differs || !change.before) return html``;
  return html`<details><summary>In the run before</summary>${renderEnd(change.before)}</details>`;
}

/** Whole milliseconds, or seconds from one second up. */
export function formatMs(milliseconds: number): string {
  return milliseconds >= 1_000 ? `${(milliseconds / 1_000).toFixed(1)} s` : `${milliseconds.toFixed(0)} ms`;
}

/** US dollars, with five decimals where there is less than a cent. */
export function formatUsd(usd: number): string {
  return `$${usd.toFixed(usd > 0 && usd < 0.01 ? 5 : 2)}`;
}
