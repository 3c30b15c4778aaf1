import { WordClasses } from './word-list.ts';
import type { Word } from './words.ts';

/** Very frequent words that English shares with few other languages. */
const english = new Set(
  `the and to of a is in it you that for on are with as this be have from your we i our can would if not at or but will what how do has
  so they their there my was which about up out when who more us me been an by all just any could than them one get were had its does
  i'm we're you're it's don't we've i'd i've let's that's hi hello dear thanks please hey no yes i'll we'll you'd here`.split(
    /\s+/,
  ),
);
/** Frequent words of English business mail: terse mails have few function words. Words that other languages share are left out. */
const englishContent = new Set(
  `day days week weeks month months year years time times hour hours minutes today tomorrow now monday tuesday wednesday thursday friday saturday sunday
  call price prices cost costs free work works working business company companies customers clients website phone need want get make made see send save start new good great
  help thank thanks back each every only also after before because without with within over under between next last first best better more most less many much
  people money sale sales buy pay paid order orders offer offers contract included delivery delivered results guaranteed guarantee interested question questions
  reply click look looking like know think take give find keep let may might should must never always still even here there where while since until
  one two three four five six seven eight nine ten hundred thousand half twice yours mine ours once again against both another such same own very too then than`.split(
    /\s+/,
  ),
);
const foreign = new Set(
  `der die das und ist nicht ein eine sie ihr ihre wir mit für auf dem den von zu im als auch ich es bei oder wenn wie haben werden guten tag
  le la les des est une vous nous pour dans que qui sur pas avec votre vos au aux ce cette ou plus bonjour je
  el los las una por con para su usted es como más pero muy hola del y en lo al se nuestro
  il di che per sono con della dei gli una nel alla è voi suo vostro buongiorno
  het een van voor niet zijn met u ook dat op aan bij wij onze uw naar
  um uma não com os dos você na no são mais olá nosso para och att det som för vi är på har med och nie jest się na z w do dla oraz jak`.split(
    /\s+/,
  ),
);
/** Words of the foreign list that English has too, with another sense: alone they say nothing. */
const ambiguous = new Set('die van met per den son pour con com plus se'.split(' '));

/** Words of both lists say nothing. */
for (const word of english) foreign.delete(word);
for (const word of foreign) englishContent.delete(word);
for (const word of ambiguous) foreign.delete(word);

const languages = new WordClasses([english, englishContent, foreign, ambiguous]);
const commonEnglish = 1;
const businessEnglish = 2;
const notEnglish = 3;
const eitherWay = 4;

/** Below this share of frequent English words a text is not scored as English; ordinary English mail has 0.4 to 0.7. */
const englishShareMin = 0.18;
/** In a text this short a share says little. */
const shortWords = 12;

/**
 * Whether tone and effectiveness can be judged: `english`, `other` for a language that is not covered, `none` for a text
 * without words. For mails of any kind, terse and spammy ones too, and only to decide that: which other language it is, nobody asks here.
 */
export function detectLanguage(words: readonly Word[]): 'english' | 'other' | 'none' {
  if (words.length === 0) return 'none';
  let known = 0;
  let content = 0;
  let other = 0;
  let shared = 0;
  let beyondLatin = 0;
  let counted = 0;
  for (const word of words) {
    const first = word.text.charCodeAt(0);
    if (first >= 48 && first <= 57) continue;
    counted++;
    const language = languages.of(word);
    if (language === commonEnglish) known++;
    else if (language === businessEnglish) content++;
    else if (language === notEnglish) other++;
    else if (language === eitherWay) shared++;
    else if (first > 0x24f) beyondLatin++;
  }
  if (beyondLatin * 2 > counted) return 'other';
  if (other > 0 && other + shared > known + content / 2) return 'other';
  if (counted < shortWords && other === 0)
    return isShortForeign(words, counted, known + content) ? 'other' : 'english';
  return (known + content) / counted >= englishShareMin ? 'english' : 'other';
}

/** A few words without a known one are foreign when several are spelled with marked letters; one may be a name. */
function isShortForeign(words: readonly Word[], counted: number, known: number): boolean {
  if (known / counted >= englishShareMin) return false;
  let marked = 0;
  for (const word of words) if (/[\u00c0-\u024f\u1e00-\u1eff]/.test(word.text)) marked++;
  return marked >= 2 && marked * 3 >= counted;
}
