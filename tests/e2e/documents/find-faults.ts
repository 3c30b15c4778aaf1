import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Repository = {
  root: string;
  /** The scripts of the root's package.json. */
  scripts: readonly string[];
  /** The text of a Markdown file, for the headings that a link may name. */
  readText(path: string): string;
};

/** What pnpm knows by itself. A script of the same name would be run in its place. */
const pnpmCommands = ['audit', 'deploy', 'exec', 'install'];

const fence = /^(```|~~~)[\s\S]*?^\1/gm;
const link = /\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]:\s*(\S+)/gm;
const pnpmCall = /\bpnpm(?:@\d+)?((?:\s+-\S+)*)(?:\s+run)?\s+([a-z][\w:-]*)/g;
/** What a build writes, and a clone does not have. */
const buildOutput = /\/dist(?:\/|$)/;
const repositoryPath = /^(?:apps|bench|packages|drizzle|tests|tools|docs|\.ci|\.github)\/[\w./-]*$/;

/** What a Markdown file says that is not so: links and paths that lead nowhere, scripts that do not exist. */
export function findFaults(path: string, text: string, repository: Repository): string[] {
  const code = [...text.matchAll(fence)].map(([block]) => block);
  const prose = text.replaceAll(fence, '');
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const links = [...prose.replaceAll(/`[^`\n]+`/g, '`code`').matchAll(link)];
  return [
    ...links.flatMap(([, inline, reference]) =>
      linkFaults({ path, text }, inline ?? reference ?? '', repository),
    ),
    ...spans
      .filter((span) => repositoryPath.test(span) && !buildOutput.test(span))
      .filter((span) => !existsSync(join(repository.root, span)))
      .map((span) => `${path}: there is no ${span}`),
    ...[...code, ...spans].flatMap((block) =>
      [...block.matchAll(pnpmCall)]
        .map(([, , script = '']) => script)
        .filter((script) => ![...repository.scripts, ...pnpmCommands].includes(script))
        .map((script) => `${path}: there is no script ${script}`),
    ),
  ];
}

function linkFaults(
  { path, text }: { path: string; text: string },
  target: string,
  { root, readText }: Repository,
): string[] {
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return [];
  const [file = '', anchor] = target.split('#', 2);
  const found = file === '' ? path : join(dirname(path), file);
  if (file !== '' && (target.startsWith('/') || !existsSync(join(root, found))))
    return [`${path}: ${target} leads nowhere`];
  if (anchor === undefined || !found.endsWith('.md')) return [];
  const anchors = toAnchors(found === path ? text : readText(found));
  return anchors.includes(anchor) ? [] : [`${path}: ${target} names no heading`];
}

/** The headings of a Markdown file, as GitHub names them in addresses. */
function toAnchors(text: string): string[] {
  return [...text.replaceAll(fence, '').matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
