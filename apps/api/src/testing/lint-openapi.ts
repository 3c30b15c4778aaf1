import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';

/** An error or a warning of one of the linters. */
export type LintFinding = {
  rule: string;
  /** Where in the document: its keys, from the top. */
  at: string[];
  message: string;
};

/** A rule that our API breaks on purpose. */
export type LintException = {
  rule: string;
  /** The one path (`/api/v1/…`) that breaks it; the whole document where this is absent. */
  path?: string;
  reason: string;
};

export type LintResult = {
  /** What no exception allows. */
  findings: LintFinding[];
  /** Exceptions that no finding needs. */
  unused: LintException[];
};

const { Document, Ruleset, Spectral } = spectralCore;
const spectralWarning = 1;

/**
 * Checks an OpenAPI document (JSON) against Spectral's OpenAPI and OWASP rules and Redocly's recommended rules.
 * Warnings count as errors do.
 */
export async function lintOpenApi(document: string, exceptions: LintException[] = []): Promise<LintResult> {
  const all = [...(await lintWithSpectral(document)), ...(await lintWithRedocly(document))];
  const allows = ({ rule, path }: LintException, finding: LintFinding) =>
    rule === finding.rule && (path === undefined || (finding.at[0] === 'paths' && finding.at[1] === path));
  return {
    findings: all.filter((finding) => !exceptions.some((exception) => allows(exception, finding))),
    unused: exceptions.filter((exception) => !all.some((finding) => allows(exception, finding))),
  };
}

async function lintWithSpectral(document: string): Promise<LintFinding[]> {
  const ruleset = {
    extends: [
      [rulesets.oas, 'recommended'],
      [owasp, 'recommended'],
    ],
  };
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset(ruleset as RulesetDefinition));
  const results = await spectral.run(new Document(document, parsers.Json, 'openapi.json'));
  return results
    .filter(({ severity }) => severity <= spectralWarning)
    .map(({ code, path, message }) => ({ rule: String(code), at: path.map(String), message }));
}

async function lintWithRedocly(document: string): Promise<LintFinding[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: document, absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, location, message }) => ({
    rule: ruleId,
    at: toKeys(location[0]?.pointer ?? ''),
    message,
  }));
}

/** The keys of a JSON pointer such as `#/paths/~1api`. */
function toKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
