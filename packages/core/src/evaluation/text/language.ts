import type { EmailText } from './read-email.ts';

/** Very frequent words that English shares with few other languages. */
const english = new Set(
  `the and to of a is in it you that for on are with as this be have from your we i our can would if not at or but will what how do has
  so they their there my was which about up out when who more us me been an by all just any could than them one get were had its does
  i'm we're you're it's don't we've i'd i've let's that's hi hello dear thanks please hey no yes i'll we'll you'd here`.split(
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
/** Words of both lists say nothing. */
for (const word of english) foreign.delete(word);

/** Below this share of English function words a text is not scored as English; ordinary English mail has 0.35 to 0.55. */
const englishShareMin = 0.14;

/**
 * Whether tone and effectiveness can be judged: `english`, `other` for a language that is not covered, `none` for a text
 * without words.
 */
export function detectLanguage(email: EmailText): 'english' | 'other' | 'none' {
  const words = email.words;
  if (words.length === 0) return 'none';
  let known = 0;
  let other = 0;
  let beyondLatin = 0;
  for (const word of words) {
    if (english.has(word.text)) known++;
    else if (foreign.has(word.text)) other++;
    else if (word.text.charCodeAt(0) > 0x24f) beyondLatin++;
  }
  if (beyondLatin * 2 > words.length) return 'other';
  if (other > known) return 'other';
  if (words.length < 8) return 'english';
  return known / words.length >= englishShareMin ? 'english' : 'other';
}
