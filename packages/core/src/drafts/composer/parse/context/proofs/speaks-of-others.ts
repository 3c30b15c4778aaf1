import { compact } from '../../../../compact.ts';
import { organisationNouns, personNouns } from '../../../text/words.ts';

/** Others than the reader, and then "they": `we prepared 14 companies and all of them passed`. */
const spokenOf = compact(
  String.raw`\b\d[\d.,]* \p{Ll}+s and (?:they|their)\b|^(?:The|Our|These) (?:\p{Ll}+ )?\p{Ll}+s\b.*\bwe(?:['’]ve| have)? (?:had|made|put|sold|supplied|used) them\b|\b(?:\d[\d.,]*|two|three|four|five|six) (?:other )?\p{Ll}+s\b.*(?<!\b(?:for|to|with) )\bthem\b|\p{Ll}{3,}s\b.*\bamong them\b|\p{Ll}{3,}s\b[^.]{0,40}\b(?:\d+|all|five|four|half|many|most|none|one|six|some|three|two) of them\b|\bso (?:that )?\p{Ll}+s (?:can|could|do|get|have|keep|know)\b.*\bthey\b|\b(?:children|people)\b.*\b(?:they|them|their)\b|\b(?:${[...personNouns].map((noun) => `${noun}s`).join('|')})\b.*\b(?:they|them|their)\b|\b(?:clients?|customers?|users?|companies|mistakes|people|members|sponsors|exhibitors|clubs?|${[...organisationNouns].map((noun) => `${noun}s?`).join('|')})\b.*\b(?:they|them|their)\b`,
  'iu',
);

/** `We ran last season for Kloofzicht and found 14 % of their water …`. */
export const spokenOfByName =
  /\p{Ll}s (?:at|from|in|of) (?:the )?\p{Lu}\p{Ll}+\b.*\b(?:they|their)\b|^(?:I|We) .*\b(?:at|for|with) an? \p{Ll}+\b.*\b(?:they|them|their)\b|^(?:I|We) .*\b(?:at|for|with) (?:the )?\p{Lu}\p{Ll}[\p{L}'-]*\b.*\b(?:they|them|their)\b|^(?!(?:The|These|They|This|You)\b)\p{Lu}[\p{L}&'-]+(?: (?:(?:&|and) )?\p{Lu}[\p{L}&'-]+){0,3}(?: \([^()]+\))? (?:boosted|brought|cut|doubled|generated|got|grew|halved|improved|increased|lifted|raised|reached|recovered|reduced|replaced|saved|saw|shortened|tripled|won) .*\btheir\b|^(?:I|We) (?!(?:approached|asked|called|contacted|emailed|e-mailed|interviewed|invited|noticed|offered|phoned|pitched|showed|visited)\b)(?:\p{Ll}+ed|built|did|made|ran|rebuilt|taught) (?:(?:the )?\p{Lu}|an? |one |two |three |four |five |\d).*[;,].* (?:they|their)\b/u;

/** `We have two loan units, and they go to whoever comes first`: what the sender has, and what becomes of it. */
const spokenOfThings =
  /^(?:I|We|Our|There (?:are|were))\b.*\b\p{Ll}{2,}s\b[^.]*(?:[,;]| and) (?:and )?they (?:are(?! (?:able|allowed|free to|welcome)\b)|arrive|come|cost|fit|go|last|run|ship|stay|take|travel|weigh|work)\b(?!.*\b(?:them|their)\b)/u;

/** `Founders tell us they sleep better`. */
const sayOfThemselves =
  /^(?:(?:All|Many|Most|Other|Our|Past|Some) )?(?:[\p{L}-]+ )?\p{L}{3,}s (?:also |often )?(?:feel|find|like|love|report|say|tell|think|write)\b[^,;]* they\b/u;

/** Whether "they" in a sentence are others than the reader, whom it speaks of before. */
export function speaksOfOthers(sentence: string): boolean {
  return (
    spokenOf.test(sentence) ||
    spokenOfThings.test(sentence) ||
    spokenOfByName.test(sentence) ||
    sayOfThemselves.test(sentence)
  );
}
