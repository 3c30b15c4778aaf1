import { decapitalise } from '../../../text/grammar.ts';
import { opensDeed, saidOfSpeaker } from './note-event.ts';

/** `Has spoken at twelve kickoffs` after a note on who speaks, `40 weddings a season` after one on what "we" do: who does it. */
export function withDoer(note: string, before: readonly string[]): string {
  const latest = before.at(-1) ?? '';
  const [, role = ''] =
    /^(?:the |our )?(facilitator|instructor|lecturer|speaker|teacher|trainer|tutor)(?::| is| =) \p{Lu}/iu.exec(
      latest,
    ) ?? [];
  if (role && opensDeed.test(note)) return saidOfSpeaker(role.toLowerCase(), note);
  const [, many = '', things = ''] = countedJobs.exec(note) ?? [];
  if (many && /^(?:I|[Ww]e) (?:also |only )?(?!are\b|have\b|met\b|saw\b)\p{Ll}/u.test(latest))
    return `${/^I\b/.test(latest) ? 'I' : 'We'} do ${decapitalise(many).replace(/^(\d+)ish$/, 'about $1')} ${things}`;
  return withWinner(note, before);
}

/** `40ish weddings a season at present`: what somebody does so often. */
const countedJobs =
  /^((?:about |around |over )?\d[\d,]*(?:ish|\+)?) ((?:\p{Ll}+ ){0,2}(?:builds|deliveries|events|installs|installations|jobs|moves|performances|projects|repairs|sessions|shoots|shows|surveys|tours|visits|weddings|workshops) (?:an?|each|every|per) (?:day|month|season|summer|week|year)(?: (?:at present|at the moment|now|on average))?)[.]?$/iu;

/** `Won an award in 2024`, where "we" did what was noted before: who won it. */
function withWinner(note: string, before: readonly string[]): string {
  if (!/^won\b/i.test(note)) return note;
  const [, who = ''] =
    /^(I|our|we|her|his|s?he|their|they|you|your)\b/i.exec(
      before.findLast((each) => /^(?:I|our|we|her|his|s?he|their|they|you|your)\b/i.test(each)) ?? '',
    ) ?? [];
  return /^(?:I|our|we)$/i.test(who) ? `${who === 'I' ? 'I' : 'We'} ${decapitalise(note)}` : note;
}
