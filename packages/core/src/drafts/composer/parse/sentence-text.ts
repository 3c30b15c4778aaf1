import { capitalise, isPlural, toArticle } from '../text/grammar.ts';
import { countWords, trimMarks } from '../text/tidy.ts';

/** A capital at the start, one mark at the end. */
export function finishSentence(sentence: string): string {
  const typed = capitalise(sentence.trim()).replace(/[\s,;:-]+$/, '');
  // "3 courts, built 2009".
  const text = typed.replace(inYear, ' in ');
  return /[.!?]["')]*$/.test(text) ? text : `${text}.`;
}

const inYear =
  /(?<=, (?:built|established|founded|installed|opened|refurbished|renovated)) (?=(?:19|20)\d\d(?=$|[,.;)]))/g;

/** `30 minute classes`: a unit in the singular after a number belongs to what follows. */
const attributiveCount =
  /\b(\d[\d,]*(?<!,)|one|two|three|four|five|six|seven|eight|ten|twelve) (minute|hour|day|week|month|year|person|page|mile|metre|litre|seat|bed|room|step|part|piece|course|word)(?= (?!(?:or|and|to|per|from|in|on|at|each|for|with|ago|around|before|after|earlier|instead|into|left|less|more|of|off|out|later|longer|over|rather|sooner|than|under|until|up|down|apart|away|about|between|during|every|once|twice|plus|types|kinds|layouts|templates|can|could|did|does|had|has|is|may|must|needs|should|takes|that|was|who|will|would)\b)\p{L}{3,})/giu;

/** Compounds that are typed without hyphens: `one to one tutoring`, `with 3 year warranty`. */
export function joinCompounds(text: string): string {
  return (
    text
      .replace(
        /\b(?:close up|one to one|face to face|end to end|point of sale|door to door|peer to peer|voice over|right to (?:buy|rent|work)|work from home|return to work|first person|after school|out of hours)\b(?= \p{L})/giu,
        (found) => found.replaceAll(' ', '-'),
      )
      // "Half day drumming workshop", "stand alone fume cupboards".
      .replace(
        /(?<!\b(?:each|every|last|next|other|this) )\b(full day|half day|stand alone)(?= (?!(?:after|and|at|before|by|each|every|for|from|if|in|of|on|or|per|to|when|with)\b)\p{Ll}{4,})/giu,
        (found) => found.replace(' ', '-'),
      )
      // "Sing along sessions", "clamp on acoustic leak sensors", "Polish to English translation".
      .replace(
        /(?<=^|, |\ban? )(bolt|clamp|clip|drop|hop|plug|pop|roll|screw|sing|snap|walk) (along|in|off|on|out|up)(?= (?:\p{L}+ (?!(?:and|at|by|for|from|in|into|of|on|or|to|with)\b)){0,2}\p{L}+(?:s|ing)\b)/giu,
        '$1-$2',
      )
      // "Laundry pick up on changeover day": a noun where nobody does it.
      .replace(
        /(?<=(?:^|, |\b(?:an?|our|my|plus|with) )(?!\p{L}*(?:ly|s)\b)(?:\p{L}+ (?!(?:and|for|that|to|who)\b)){0,2}(?!(?:can|could|he|I|it|or|she|that|they|to|we|who|will|you)\b)\p{L}+[^\W\ds] )(drop|pick) (off|up)(?=$|[,.;)]| (?:and|at|every|from|in|included|is|on|service|within)\b)/giu,
        '$1-$2',
      )
      .replace(
        /\b(\p{Lu}\p{Ll}+) to (\p{Lu}\p{Ll}+)(?= (?:\p{Ll}+ )?(?:interpret|subtit|translat))/gu,
        '$1-to-$2',
      )
      .replace(
        /\b(on|for|at|with) (?=(?:success|fixed|flat|monthly|yearly|small|low|one-off|daily|hourly) (?:fee|price|rate)\b)/gi,
        '$1 a ',
      )
      .replace(
        /\b((?:bulk|charity|early-bird|educator|group|member|staff|student|teacher|trade|volume) )?discount (?:of )?(\d+%)/gi,
        (_, whose: string | undefined, much: string) => `${much} ${whose?.toLowerCase() ?? ''}discount`,
      )
      .replace(
        /\bno shows?(?=$|[,.;]| (?:and|are|at|by|cut|down|drop|fall|fell|from|up|were)\b)/gi,
        (found) => found.replace(' ', '-'),
      )
      .replace(/\b(\d+\+? years) (?=experience\b)/gi, '$1 of ')
      .replace(/\bset up (?=of\b)/gi, 'set-up ')
      // "Sensors (battery powered, no wiring)".
      .replace(/\b(battery|diesel|gas|hand|mains|pedal|petrol|solar|steam|wind) powered\b/gi, '$1-powered')
      // "Plant based cheese", "solar powered signs"; after its noun it is said of it: "signs solar powered".
      .replace(
        /(?<!-)\b(\p{L}{3,}) (based|powered|driven|fired|certified|friendly|grown|woven|fed)(?= (?!(?:across|and|around|at|by|for|from|in|indoors|near|on|or|organically|outdoors|over|to|under|with|within)\b)\p{L}{3,})/gu,
        (found, word: string, deed: string) =>
          isPlural(word) ||
          /^(?:and|are|be|been|but|by|for|from|fully|is|locally|not|or|our|was|were|with|yet|your)$|ly$/.test(
            word,
          ) ||
          /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|all|are|both|every|few|fully|new|no|other|our|several|some|the|these|your)$/i.test(
            word,
          )
            ? found
            : `${word}-${deed}`,
      )
      .replace(
        /^((?:\p{L}+ ){1,4}\p{L}+s) (\p{L}{3,})[ -](powered|certified|grown|fed|driven)$/u,
        '$1, $2-$3',
      )
      .replace(
        /\b(half|full) day(?= (?:class|conference|course|event|hire|programme|retreat|seminar|session|shoot|tour|training|trip|visit|workshop)s?\b)/gi,
        '$1-day',
      )
      .replace(attributiveCount, '$1-$2')
      // "With 2% flat fee", "with 92% match rate".
      .replace(
        /\bwith (?=(\d[\d.,]*)% (?:[\p{L}-]+ ){0,2}(?:commission|deposit|discount|fee|margin|rate|revenue share|score)\b(?! \p{Ll}+s\b))/giu,
        (found, figure: string) => `${found}${toArticle(figure)} `,
      )
      // "90 days replacement guarantee", "3 months notice".
      .replace(
        /\b(\d+|two|three|six|twelve)[- ](day|week|month|year)s? ((?:money[- ]back |replacement |satisfaction |price )?(?:guarantee|warranty|trial|turnaround|lead time|minimum|contract|term))\b/gi,
        '$1-$2 $3',
      )
      .replace(/\b(\d+ (?:day|week|month|year)s) (?=notice\b)/gi, "$1' ")
      .replace(/\b(\d+)[- ]years?[- ]old\b(?! (?:and|or|is|are)\b)/gi, '$1-year-old')
      .replace(
        /\bwith (?:an? )?(\d+)[- ](year|month|week|day|hour)s? (warranty|guarantee|contract|lead time|trial|term|turnaround|notice)\b/gi,
        (_, count: string, unit: string, noun: string) => `with ${toArticle(count)} ${count}-${unit} ${noun}`,
      )
  );
}

/** A very long sentence ends at the last clause that fits; what is cut away is left out, never reworded. */
export function clip(text: string): string {
  if (countWords(text) <= 36) return text;
  let end = -1;
  for (const match of text.matchAll(
    /;\s|\s-\s|,\s(?=(?:and|which|while|so|including|with|plus|as well|along|all|\p{L}+ing)\b)/gu,
  )) {
    const words = countWords(text.slice(0, match.index));
    if (words >= 10 && words <= 36) end = match.index;
  }
  return end < 0 ? text : trimMarks(text.slice(0, end));
}
