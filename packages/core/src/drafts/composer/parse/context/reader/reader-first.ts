import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural } from '../../../text/grammar.ts';
import type { Reader } from './to-you.ts';

/** Who leads a firm or a place. */
export const leaders =
  'CEO|CFO|CIO|CMO|COO|CTO|CHRO|MD|chair(?:man|woman|person)?|chief executive(?: officer)?|(?:co-?)?founder|dean|general manager|head ?teacher|managing director|mayor|president|principal|rector|vice[- ]chancellor';
export const says = 'announced|confirmed|mentioned|posted|promised|said|told|wrote';

/** `The CEO said in a podcast that …`, beside a reader who is none. */
const leaderSaid = compact(`^(?:the )?(${leaders}) (?=(?:also |just |recently )?(?:${says})\\b)`, 'iu');
/** `New chief executive starts in September`. */
const newcomer = compact(
  String.raw`^(?:an? |the )?(new (?:${leaders}|(?:[\p{Ll}-]+ )?(?:director|head|manager)(?: of [\p{Ll} ]{3,30}?)?)) (?=(?:(?:has|have) (?:just )?)?(?:arrive[ds]?|began|begins|joined|joins|started|starts|takes over|took over)\b)`,
  'iu',
);
/** `Two foundries were bought by them in the last five years`. */
const doneBy =
  /^((?:\p{L}|\d)[^,;:]{2,60}?) (?:was|were|has been|have been) (?:just |recently )?(acquired|bought|built|designed|founded|hired|launched|opened|organi[sz]ed|published|renovated|restored|won|written) by (them|her|him)((?: [^,;:]+)?)$/u;
const whoDid: Readonly<Record<string, string>> = { them: 'They', her: 'She', him: 'He' };
/** `He throws away 12% of his bread, as he said in a radio interview`. */
const asSaid =
  /^((?:[Tt]hey|[Ss]?[Hh]e|[Tt]heir|[Hh]is|[Hh]er) [^;:]{8,120}), as (they|s?he) (said|told|wrote|mentioned|posted) ((?:(?:at|in|on|to) )?(?:an?|her|his|its|the|their) [^,;:]{3,50})$/u;
/** `Half of this year's cohort are hardware teams`. */
const shareOfYear =
  /^((?:(?:about|almost|more than|nearly|over) )?(?:half|most|a (?:third|quarter|fifth)|two thirds|three quarters|\d+%|many|some|several|all) of) (?:this|the current) year['’]s (\p{Ll}+)((?:(?! this year).)+)$/iu;
/** `A colleague of hers, Mr OKAFOR, …`. */
const companion =
  /^an? (\p{Ll}+(?: \p{Ll}+)?) of (hers|his|theirs), (?=(?:(?:Dr|Mrs?|Ms|Prof(?:essor)?)\.? )?\p{Lu})/iu;
const whose: Readonly<Record<string, string>> = { hers: 'Her', his: 'His', theirs: 'Their' };

/** What people write where all can read it, said mildly: `complain about noise in their Google reviews` → `mention noise …`. */
const complains =
  /\b(complain(?:s|ed)?) (?:about|of) (?=[^,;:]{3,60} (?:in|on|under) (?:(?:her|his|their) (?:[\p{L}-]+ )?(?:comments?|forum|page|reviews?|site|store)|the (?:local |regional )?(?:news(?:paper)?|paper|press))\b)/u;
/** `Bad reviews mention missing towels`: some of the reader's. */
const reviewsSay =
  /^(?:(?:some|several|a few|many|recent|bad|negative|critical|one-star|two-star) )*((?:(?:Google|TripAdvisor|Trustpilot|Yelp|app store|online) )?reviews) (?=(?:ask for|complain about|mention|speak of|talk about)\b)/iu;

/** Whether the persona names such a post, which is then the reader's own. */
function holds(post: string, { words }: Reader): boolean {
  return words.includes(post.toLowerCase().replace(/^new /, ''));
}

/**
 * A note on the reader that begins with something else, put so that it begins with the reader: `Two foundries were bought by them` → `They bought two foundries`,
 * `The CEO said …` → `Their CEO said …`. Any other is left as it is. `offer`: what is offered, whose founder it may be.
 */
export function withReaderFirst(note: string, reader: Reader, offer: string): string {
  const end = /[.!]$/.exec(note)?.[0] ?? '';
  const said = end ? note.slice(0, -1) : note;
  if (/\b(?:I|my|our|us|we)\b/i.test(said) && !companion.test(said)) return note;
  const told = putFirst(said, reader, offer);
  return told === undefined ? note : `${told}${end}`;
}

function putFirst(said: string, reader: Reader, offer: string): string | undefined {
  const [leads, leader = ''] = leaderSaid.exec(said) ?? [];
  if (leads && !holds(leader, reader) && !offer.toLowerCase().includes(leader.toLowerCase()))
    return `Their ${decapitalise(leader)} ${said.slice(leads.length)}`;
  const [comes, post = ''] = newcomer.exec(said) ?? [];
  if (comes && !holds(post, reader) && !/\b(?:job|position|post|role|vacancy)\b/i.test(offer))
    return `Their ${decapitalise(post)} ${said.slice(comes.length)}`;
  const [, what = '', done = '', who = '', rest = ''] =
    (/ by (?:them|her|him)\b/.test(said) && doneBy.exec(said)) || [];
  if (what) return `${whoDid[who]} ${done.replace('written', 'wrote')} ${decapitalise(what)}${rest}`;
  const [, clause = '', sayer = '', word = '', where = ''] =
    (said.includes(', as ') && asSaid.exec(said)) || [];
  if (clause)
    return `${sayer[0]?.toUpperCase()}${sayer.slice(1)} ${word} ${where} that ${decapitalise(clause)}`;
  const [, share = '', those = '', are = ''] = shareOfYear.exec(said) ?? [];
  if (share) return `${share} their ${those} this year${are}`;
  const [friend, kind = '', ofWhom = ''] = companion.exec(said) ?? [];
  if (friend)
    return `${whose[ofWhom.toLowerCase()]} ${kind} ${said.slice(friend.length)}`.replace(
      /^(\S+ [^,]*?\p{Lu}[^,]*),/u,
      '$1',
    );
  const [reviews, named = ''] = reviewsSay.exec(said) ?? [];
  const mild = said.replace(
    complains,
    (_, verb: string) => `${/ed$/.test(verb) ? 'mentioned' : /s$/.test(verb) ? 'mentions' : 'mention'} `,
  );
  if (reviews && isPlural(named.split(' ').at(-1) ?? ''))
    return `Some of their ${named} ${said.slice(reviews.length).replace(/^complain about/, 'mention')}`;
  return mild === said ? undefined : mild;
}

const suggested =
  /^(?:He|She|They) (?:also |kindly )?(recommended|suggested) (?:that )?(I|we) (?:should )?((?:call|contact|e-?mail|get in touch|speak|talk|write)\b[^,;]*)[.]?$/iu;
/** Somebody by name of the reader's place: `Professor RUIZ from her faculty`. */
const ofTheirPlace =
  /^((?:(?:Dr|Mrs?|Ms|Prof(?:essor)?)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2} (?:at|from|in|of) (?:her|his|their) \p{Ll}+) (?=\p{Ll})/u;

/** `Professor RUIZ from her faculty played it. He suggested that we write to her` → `Professor RUIZ from her faculty suggested that we write to her`. */
export function withSuggestion(notes: readonly string[]): string[] {
  return notes.flatMap((note, at) => {
    const [, who = ''] = ofTheirPlace.exec(note) ?? [];
    const [, did, us, deed] = (who && suggested.exec(notes[at + 1] ?? '')) || [];
    if (did) return [`${who} ${did} that ${us} ${deed}`];
    return suggested.test(note) && ofTheirPlace.test(notes[at - 1] ?? '') ? [] : [note];
  });
}
