import { compact } from '../../../../compact.ts';
import {
  capitalise,
  decapitalise,
  isCount,
  isPlural,
  toArticle,
  withArticle,
} from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords, trimMarks } from '../../../text/tidy.ts';
import { months, timeUnits } from '../../../text/time-units.ts';
import { findVerb } from '../../../text/verbs.ts';
import { caseStudy, tellCaseStudy } from '../labels/note-proof.ts';
import { isPlace } from '../places.ts';
import { deedOfTheirs, isTold, withoutThird } from '../second-person.ts';
import { withWho } from './note-event.ts';
import { withVerb } from './note-figures.ts';
import { withGain } from './note-gain.ts';
import { withScene } from './note-scene.ts';
import { withSubject } from './note-subject.ts';

/** `a 7 min Loom`, `15 min call`: how long something is, before it. */
const shortMinutes =
  /\b(\d+) ?mins? (?=(?:loom|audit|briefing|call|catch-?up|chat|clip|conversation|demo|film|intro|meeting|podcast|presentation|recording|screencast|session|slot|talk|teardown|tour|trailer|video|visit|walk-?through|webinar)\b)/gi;

const anyMinutes =
  /(?<=\b(?:an?|our|my|your) (?:free |quick |short )?)(\d+) ?mins? (?=(?!(?:and|at|by|for|from|in|of|on|or|per|to)\b)\p{L}{3,})/giu;

/** What is paid by: `hr` → ` an hour`, `acre` → ` per acre`. */
function toPer(short: string, at: number): string {
  const unit = short === 'min' ? 'minute' : (timeUnits[short] ?? short);
  const isTime = at === 0 && /^(?:day|hour|month|night|week|year)$/.test(unit);
  return isTime ? ` ${toArticle(unit)} ${unit}` : ` per ${unit}`;
}

const perPeriod: Readonly<Record<string, string>> = {
  m: 'month on month',
  q: 'quarter on quarter',
  y: 'year on year',
};

const ordinalWords: Readonly<Record<string, string>> = { '1st': 'first', '2nd': 'second', '3rd': 'third' };

/** `6 wks` → `6 weeks`, `per mo` → `per month`, `incl.` → `including`. */
export function withLongUnits(text: string): string {
  return (
    text
      .replace(/\bper mo\b/gi, 'per month')
      .replace(
        /(?<=\b(?:each|every|last|next|per|this) )qtr\b\.?(?! ?\p{Ll})/giu,
        (found) => `quarter${found.slice(3)}`,
      )
      .replace(/\b(1st|2nd|3rd) (?=\p{Ll}{3,}\b)/gu, (_, which: string) => `${ordinalWords[which] ?? which} `)
      // "Growing 19% m/m."
      .replace(
        /(?<=\d[%x] )(?:m\/m|mom|y\/y|yoy|q\/q|qoq)\b/gi,
        (found) => perPeriod[found[0]?.toLowerCase() ?? ''] ?? found,
      )
      .replace(/(?<=\d ?)(?:chf|eur|gbp|usd)\b/g, (code) => code.toUpperCase())
      .replace(
        /(?<=\b(?:in|under|within) \d+) ?h\b|(?<=\b\d\d)h(?= (?:after|before|for|per)\b)|(?<=\b[2-9]|\b\d\d)h(?= an? (?:day|week|month)\b)/g,
        ' hours',
      )
      .replace(
        /(?<=[$€£]\d[\d.,]*|\b[A-Z]{3} ?\d[\d.,]*)\/(?!(?:p[rpw]|pcm)\b)(\p{Ll}+)(?:\/(\p{Ll}+))?/gu,
        (_, unit: string, often?: string) =>
          [unit, often]
            .flatMap((each) => each ?? [])
            .map(toPer)
            .join(''),
      )
      .replace(/(?<=[\p{L}\d$€£])\/mo\b/giu, ' a month')
      .replace(/(?<=\d[$€£]?)\/(?:wk|week)\b/gi, ' a week')
      .replace(/(?<=\d[$€£]?)\/month\b/gi, ' a month')
      .replace(/(?<=\d[$€£]?)\/(?:yr|year)\b/gi, ' a year')
      .replace(/\bavg\.?(?= )/gi, 'average')
      .replace(/\bmin\.? (?=order\b)/gi, 'minimum ')
      .replace(/\bacc\. to\b/gi, 'according to')
      .replace(/\bLI\b(?! ?\d)/g, 'LinkedIn')
      // "Soc2", "iso27001".
      .replace(/\bsoc ?([123])\b/gi, 'SOC $1')
      .replace(/\biso(?= ?\d{4,5}\b)/g, 'ISO')
      .replace(/ re: (?=\S)/g, ' about ')
      .replace(/\bppl\b/gi, 'people')
      .replace(/(?<=\b(?:last|next|per|this) )yr\b/g, 'year')
      .replace(/\babt\b(?= )/g, 'about')
      .replace(/ w\/ ?(?=[\p{L}\d])| w (?=\d)/gu, ' with ')
      .replace(/(?<=\d )(?:secs?)\b/g, 'seconds')
      // "For a gene therapy co, …".
      .replace(/(?<=\b(?:an?|another|one) (?:\p{Ll}+ ){1,3})co(?=[,.;]|$)/gmu, 'company')
      .replace(/\b(\d+|two|three|four|five|six) (man|person|woman) (?=(?:crew|team)s?\b)/g, '$1-$2 ')
      // "1 week trial, dont pay if not happy".
      .replace(
        /, (?:do not|don['’]?t|you (?:do not|don['’]?t)) pay if (?:you(?: are|['’]re) )?not (happy|satisfied)\b/g,
        ', no payment if you are not $1',
      )
      // "The cards cost her £1.60": whoever buys them reads.
      .replace(/\b(costs?|earns?|saves?) (?:her|him) (?=(?:about |around |only )?[$€£]?\d)/g, '$1 you ')
      // "Met at expo in Hamburg, he gave card".
      .replace(
        /(?<=\b[Mm]et (?:briefly |(?:her|him|them) )?(?:at|during) )(?=(conference|congress|event|exhibition|expo|fair|meet-?up|networking event|show|summit|trade (?:fair|show)|workshop)\b)/gu,
        (_, what: string) => (/\bevent$|^meet/.test(what) ? `${toArticle(what)} ` : 'the '),
      )
      .replace(
        /\b(he|she) gave (?:me |us )?(?:(?:his|her) )?(?:business )?card\b/g,
        (_, who: string) => `${who} gave me ${who === 'he' ? 'his' : 'her'} card`,
      )
      .replace(/(?<!\bthe )\bwk of (?=\p{Lu}|\d)/gu, 'the week of ')
      // "Setup crew incl. used at two shows": what stands before it is included.
      .replace(/(?<=\p{L}{3}) incl\b\.? (?=\p{Ll}+(?:ed|wn) (?:at|by|in|for|since)\b)/gu, ' included, ')
      // "VAT return incl. we do 14 studios", "delivery incl over 500".
      .replace(/(?<=\p{L}{3}) incl\b\.? (?=(?:I|it|they|we|you) \p{Ll})/gu, ' included. ')
      .replace(
        /(?<=^|[.;,\n] )(\p{L}{3,}) incl\b\.?(?= (?:(?:above|from|over) [$€£]?\d[\d.,]*|(?:for|in) (?:every|the) \p{L}+(?: \p{L}+)?)(?:[.,;\n]|$))/gmu,
        (_, what: string) => `${what} ${isPlural(what) ? 'are' : 'is'} included`,
      )
      // "Delivery incl within 40 miles".
      .replace(/(?<=\p{L}{3}) incl\b\.?(?= (?:up to|within) \d)/giu, ' included')
      .replace(/\bincl\.?(?= )/gi, 'including')
      .replace(/\bapprox\.?(?= )/gi, 'about')
      .replace(/, max\.? (\d+ (?:\p{Ll}+s|people)\b)(?<!words)/giu, ', with at most $1')
      // "79 € a month no contract".
      .replace(
        /(?<=\d[^,.\n]{0,30} (?:month|user|week|year)) (?=no (?:commitment|contract|lock-in|minimum|set-?up fee)s?\b)/gi,
        ', ',
      )
      .replace(shortMinutes, '$1-minute ')
      .replace(anyMinutes, '$1-minute ')
      .replace(/(?<=\d )mins?\b(?!\.? order)/g, 'minutes')
      .replace(/(?<=^|[\s(])~ ?(?=[$€£]?\d)/gm, 'about ')
      .replace(
        /\b(\d+) ?(hr|mth|wk|yr)s? (?=(?:contract|course|deal|guarantee|lease|licence|plan|programme|term|trial|warranty)\b)/gi,
        (_, count: string, unit: string) => `${count}-${timeUnits[unit.toLowerCase()]} `,
      )
      .replace(
        /\b(\d+(?:\.\d+)?) ?(hr|mo|mth|wk|yr)s?\b/gi,
        (_, count: string, unit: string) =>
          `${count} ${timeUnits[unit.toLowerCase()]}${count === '1' ? '' : 's'}`,
      )
      // "Average multiple last 12 months".
      .replace(
        /(?<=\b(?:average|mean|median|typical) (?:\p{Ll}+ ){1,3})(?=(?:last|past) (?:\d+|few|six|three|twelve|two) (?:days|months|quarters|weeks|years)\b)(?<!\b(?:in|of|over|the) )/giu,
        'over the ',
      )
  );
}

/** What a note calls itself: `Context: …`, `Case study: ACME cut …`. */
function withoutLabel(note: string): string {
  return (
    note
      .replace(
        /^(?:context|background|(?:facts?|figures|numbers)(?: (?:to|you can) (?:mention|use))?|notes?(?: from \p{L}+)?|fyi|hook|info|linkedin|mentions|news|(?:our )?proof(?: points?)?|(?:client|customer) proof(?!: [^,]{2,40}, )|reason for (?:contacting|reaching out|writing)(?: to)?(?: (?:her|him|them))?|research|social proof|source|trigger|why (?:her|him|now|them|this (?:account|company|firm|lead)))\s*[:-]\s*/iu,
        '',
      )
      .replace(
        /^(?:add|include|mention|use) (?:a |our |some |the )?(?:case stud(?:y|ies)|credibility|proof|social proof)\s*[:-]\s*(\p{L})/iu,
        (_, letter: string) => letter.toUpperCase(),
      )
      .replace(/^(?:e\.g\.?|eg|for (?:example|instance))[,:]? (?=an? |one |two |three |\p{Lu})/iu, '')
      // "Key points: real-time screening, 200 ms latency".
      .replace(
        /^(?:features|highlights|(?:key |main |talking )points|(?:key |main )features)\s*[:-]\s*(\p{L}[^.;:]{8,160})$/iu,
        (found, list: string) => {
          const things = list
            .split(/, (?:and )?| and /)
            .filter(
              (thing) => !isTold(thing.split(' ')[0] ?? '') && !/ (?:are|has|have|is|was) /.test(thing),
            );
          return things.length > 0 && things.every((thing) => countWords(thing) <= 6)
            ? `We offer ${joinList(things.map(decapitalise))}`
            : found;
        },
      )
      // "Value prop: real-time tracking across 200 carriers": what the sender has for the reader.
      .replace(
        /^(?:(?:key |main )?(?:benefit|differentiator|feature|selling point)s?|usp|value prop(?:osition)?)\s*[:-]\s*(?=\p{L})(?!\p{L}+s (?:on|using|who use|with) (?:it|our|us)\b)(?!(?:free|it|no|our|the|they|we|you|your)\b)([^.,;:]{8,90})$/iu,
        (found, what: string) =>
          what.split(' ').some((word) => isTold(word)) || findVerb(what.split(' ')[0] ?? '')?.form === 'base'
            ? found.replace(/^[^:-]*[:-]\s*/, '')
            : `We offer ${decapitalise(what)}`,
      )
      .replace(
        /^(?:[Cc]ase stud(?:y|ies)|(?:[Cc]ustomer|[Ss]uccess) story|[Rr]eference customer|(?:[Cc]lient|[Cc]ustomer) ref(?:erence)?)\s*[:-]\s*(?:[Hh]ow )?(?=(?!I\b|We\b|A\b|An\b|The\b)\p{Lu})/u,
        'Our customer ',
      )
      .replace(
        /^(?:our )?(last|latest|most recent|recent) (client|customer)(?: \((?:an? )?([^()]{3,40})\))?: (?=\p{Ll})/iu,
        (_, when: string, who: string, what?: string) =>
          `At our ${when.toLowerCase()} ${who}${what ? `, ${withArticle(what)}` : ''}, `,
      )
      // "Case study: ACME, 46% of tickets closed": what there is of it happened there.
      .replace(/^Our customer (\p{Lu}[\p{L}&' -]*), (?=\d[\d.]*% of )/u, 'At our customer $1, ')
      .replace(caseStudy, (_, whom: string, figures: string) => tellCaseStudy(whom, figures))
      .replace(/^(?:case stud(?:y|ies)|(?:customer|success) story)\s*[:-]\s*(\p{L})/iu, (_, letter: string) =>
        letter.toUpperCase(),
      )
  );
}

/** An ordinal before one thing that has lost its article. */
const ordinals =
  /\b(after|before|by|during|for|from|in|of|on|within) (?=(?:first|second|third) (?:half|box|location|month|order|quarter|season|session|site|unit|visit|week|year|\d+ \p{Ll}+s)\b)/gu;

/** When it begins or ends, without its "on". */
const onDate = compact(
  String.raw`\b(begins|closes|ends|expires|opens|starts) (?=(?:\d{1,2}(?:st|nd|rd|th)? ${months}|${months} \d{1,2})\b)`,
  'gu',
);

/** Whether a part of a note has a subject and a verb. */
function saysDeed(said: string): boolean {
  const words = said.split(' ');
  return words.some(
    (word, at) =>
      at > 0 &&
      (isTold(word) ||
        (findVerb(word)?.form === 'base' && !findVerb(word)?.isName && isPlural(words[at - 1] ?? ''))),
  );
}

/** `Saw the wedding she did`. */
const doneByThem = compact(String.raw`^\S+ (?:\S+ )?the ${deedOfTheirs}`, 'iu');

/** `Saw the new menu`, `loved the flat in Elle Decor`: what whoever writes has of the reader. */
const likedOfTheirs =
  /^(?:just |recently )?(?:(?:enjoyed|loved|noticed|saw|tried) the (?:brand-new|latest|new|recent|redesigned) |(?:admired|enjoyed|loved) the .* (?:at|in|on) )/i;

/** A sentence without the marks of a note: a label before it, a subject that was left out. */
export function toPlain(raw: string): string {
  return (
    withSubject(withScene(withoutLabel(withVerb(withGain(trimMarks(raw))))))
      .replace(/^(?:he|her|his|it|my|our|she|their|they|we|you)(?= )/, capitalise)
      // "Dunmarrow Paper 9 to 16 meetings per rep".
      .replace(
        /^((?:\p{Lu}[\p{L}&'-]+ ){2,4})(?=(\d[\d.,]*%?) to (\d[\d.,]*%?) \p{Ll}+s(?: |$))/u,
        '$1went from ',
      )
      // "The audit is 2 hours of their time": whose, is plain.
      .replace(
        /\b((?:\d+|an?|half an?|one|two|three|five|ten|fifteen|twenty|thirty) (?:minutes?|hours?|days?|mornings?|afternoons?)) of (?:her|his|their) time\b/i,
        '$1 of your time',
      )
      // "We handle calls for 85 clinics, priced per call ($14)".
      .replace(
        /, (?:charged|priced) (?:by the|per) (\p{Ll}+) \(((?:about |from )?[$€£]\d[\d.,]*)\)$/u,
        ', at $2 per $1',
      )
      // "We run payroll for 3,100 shops, about 200 also on their accounting": whose, is not said.
      .replace(
        /^((?:I|[Ww]e) [^,]*\d(?:[^,]|,(?=\d))*), (?:about |~)?\d[\d.,]* (?:of them )?also (?:in|on|using|with) (?:her|his|their) [^,;]+$/,
        '$1',
      )
      // "We covers whole county".
      .replace(/^(I|We|They) (\p{Ll}+s)(?= )/u, (found, who: string, verb: string) => {
        const deed = findVerb(verb);
        return deed?.form === 'third' ? `${who} ${deed.base}` : found;
      })
      .replace(
        /\b(across|cover|covering|serve|throughout) whole (?=(?:area|city|country|county|island|region|state|town)\b)/gi,
        '$1 the whole ',
      )
      // "Workshops are half a day, with at most 16 people, £1,900".
      .replace(
        /^((?:The |Our |A )?(?:\p{L}+ )?\p{L}+ (are|is|lasts?|runs?|takes?) [^$€£:;]+), (?=(?:from )?[$€£]\d[\d.,]*(?: (?:an?|each|per)\b[^,;]*)?$)/iu,
        (_, before: string, verb: string) =>
          `${before}${before.includes(',') ? ',' : ''} and ${/^(?:are|last|run|take)$/i.test(verb) ? 'cost' : 'costs'} `,
      )
      // "We close end of October".
      .replace(
        /\b(begins?|closes?|ends?|finish|opens?|starts?) (?:the )?(beginning|end|middle|start) of (?:the )?(?=(month|week|year)\b)?/gi,
        (_, verb: string, which: string, unit?: string) =>
          `${verb} at the ${which.toLowerCase()} of ${unit ? 'the ' : ''}`,
      )
      .replace(/, mix of (?=[\p{Ll} ]{3,30} is (?:fine|ok|okay|possible|welcome)$)/u, ', and a mix of ')
      // "10+ years in B2B SaaS", of whoever writes.
      .replace(
        /^(\d+\+? years) (?:of experience |experience )?((?:as|at|in|with) (?!(?:the )?(?:business|trade)\b)[^.,;:]{3,60})$/i,
        'We have $1 of experience $2',
      )
      // "The Copper Hen on our books since June".
      .replace(/^((?:The )?\p{Lu}[^,.]{2,40}?) (?=on our books since )/u, 'We have had $1 ')
      // "Generate reports in minutes": what whoever buys can do.
      .replace(
        /^(?:automate|build|connect|create|deploy|export|generate|import|launch|manage|monitor|reduce|track(?! record)|upload) (?=\p{L})(?!.*\b(?:are|e-?mail|has|have|he|her|his|is|it|mail|my|our|she|their|them|they|this|urgency|us|was|were|you|your)\b)(?=.*\b(?:in (?:minutes|one|real|seconds|under)|instead|without|\d))/iu,
        (found) => `You can ${found.toLowerCase()}`,
      )
      .replace(
        /^(guests|instructors|panell?ists|participants|speakers|teachers|trainers|tutors) from (?=\p{Lu})/iu,
        (_, who: string) => `The ${who.toLowerCase()} are from `,
      )
      .replace(
        /\b([Cc]uts?|[Hh]alves?|[Ll]owers?|[Rr]educes?|[Ss]aves?) (?=(?:\p{Ll}+ )?(?:backlog|bill|budget|footprint|waiting list|workload)\b)(?!(?:a|an|any|each|every|her|his|its|my|our|the|their|your)\b)/gu,
        '$1 the ',
      )
      .replace(/^already used (?=(?:at|by|in) )/i, 'used ')
      // "Software saves 10 hours a week".
      .replace(
        /^(app|platform|product|service|software|solution|system|tool) (?=\p{Ll}+s\b(?!.* (?:are|is|was|were)\b))/iu,
        (found) => `The ${found.toLowerCase()}`,
      )
      // Nobody is told what his own firm is called.
      .replace(
        /^The (?:agency|business|charity|company|firm|start-?up|studio) is called (?=\p{Lu})/u,
        'We are called ',
      )
      // "Fieldnote Support is us, I am BEATRIZ".
      .replace(/^(\p{Lu}[^,.;]{1,40}) is us(?=$|,)/u, 'We are $1')
      // Who signs the mail need not say so in it.
      .replace(
        /^(?:I(?:'m| am)|My name is) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}(?:, [\p{Ll} -]{3,40})?(?:,|,? and) (?=(?:I|it|this)\b(?: \S+){4})/u,
        '',
      )
      .replace(
        /^((?:I |[Ww]e )?(?:[Hh]eard|[Nn]oticed|[Rr]ead|[Ss]aw) (?:that )?(?:they|s?he))['’](re|s|ve) /,
        (_, seen: string, verb: string) =>
          `${seen} ${verb === 're' ? 'are' : verb === 've' ? 'have' : 'is'} `,
      )
      .replace(
        /^((?:just |recently )?(?:saw|noticed|read|met|heard|loved?|enjoy(?:ed)?|admired?|visited|tried|tasted|bought|ordered|watched|listened to|found|spoke (?:briefly )?(?:to|with)|talked (?:to|with))) (\S+)/i,
        (found, deed: string, whom: string) =>
          /^(?:he|her|him|his|she|that|their|them|they|about)$/i.test(whom) ||
          (/^the$/i.test(whom) && (likedOfTheirs.test(raw) || doneByThem.test(raw))) ||
          // Notes that nothing parts run into each other.
          (/^your$/i.test(whom) && countWords(raw) <= 14) ||
          (/^\p{Lu}\p{Ll}/u.test(whom) && !/found|met|spoke|talked/i.test(deed))
            ? `I ${decapitalise(found)}`
            : found,
      )
      .replace(
        /^(I|We) (\p{Lu})/u,
        (_, subject: string, letter: string) => `${subject} ${letter.toLowerCase()}`,
      )
      .replace(
        /^(They)(['’]ve|['’]re)\b/i,
        (_, they: string, verb: string) => `${they} ${/ve/.test(verb) ? 'have' : 'are'}`,
      )
      .replace(
        /^([Ss]?[Hh]e)['’]s (?=(?:also |just |now |recently )*(?:been|got|had|(?!(?:based|committed|concerned|excited|featured|focused|interested|interviewed|involved|listed|located|married|mentioned|named|nominated|overwhelmed|pressed|profiled|quoted|retired|shortlisted|swamped|tired|worried)\b)\p{Ll}+ed)\b)/u,
        '$1 has ',
      )
      .replace(/^([Ss]?[Hh]e)['’]s (?=(?:also |just |now |currently )*\p{Ll}+(?:ed|ing)\b)/u, '$1 is ')
      // Who "she" is that may prefer the one or the other, is who reads it.
      .replace(/\b(if|when|whenever|whichever) s?he(?:['’]s| is)\b/g, '$1 you are')
      .replace(
        /(?<!\b(?:her|him|his)\b.*)\b(if|when|whenever|whichever) s?he (asks|likes|needs|prefers|wants|wishes)\b/g,
        (_, how: string, verb: string) => `${how} you ${withoutThird(verb)}`,
      )
      .replace(
        /^(?:They|S?[Hh]e)(?:['’]d| would)? (?:be |is |are )?((?:always|most|very) )?(?=welcome to\b)/,
        'You are $1',
      )
      .replace(
        /^((?:I|We) (?:noticed|read|saw)) (?:in|on) (?:her|his|their) [\p{L} -]{3,30}? that (?=(?:her|his|s?he|their|they)\b)/u,
        '$1 that ',
      )
      .replace(
        /^The team (?=(?:doubled|grew|has (?:doubled|grown|tripled)|is growing|tripled)\b)/,
        'Their team ',
      )
      .replace(/, and they (?=(?:only |just )?(?:can|get|keep|pay)\b)/, ', and you ')
      .replace(/^Founders? (?=(?:are|is) available\b)/, (found) => `Our ${decapitalise(found)}`)
      .replace(/, they can (?=(?:cancel|leave|pause|stop|switch)\b)/, ', you can ')
      .replace(
        /^(First|Last|Next|Second|Third) (?=(?:(?:two|three|four|five|six|\d+) )?(?:\p{Ll}+ ){1,2}(?:are|comes?|costs?|gets?|is|lasts?|starts?)\b)/u,
        (_, which: string) => `The ${which.toLowerCase()} `,
      )
      .replace(
        /\b(for|from|of|to|with) there (?=(?:(?!(?:are|is|was|were)\b)\p{Ll}+ )?\p{Ll}{2,}s\b)/gu,
        '$1 their ',
      )
      .replace(/^(\d+ \p{Ll}+s), (?:and )?hiring (\d+ more)$/u, 'They have $1 and are hiring $2')
      .replace(
        /^(\d+ (?:\p{L}+ ){1,3}?)(?:advertised|open|wanted) on (?:her|his|their) (?:careers|jobs) page( since .+)?$/u,
        (_, whom: string, since?: string) =>
          since ? `They have been looking for ${whom.trim()}${since}` : `They are looking for ${whom.trim()}`,
      )
      .replace(/^(They use [^,]+(?:, [^,]+){0,4}), (\p{Lu}\S*(?: \p{Lu}\S*)?)$/u, '$1 and $2')
      // "Farm near Walton went …", "Hotel on Beach Road switched …".
      .replace(/^(\p{Lu}\p{Ll}+)(?= (?:at|in|near|on|outside) (?:the )?\p{Lu})/u, (noun: string) =>
        isPlace(noun) ? capitalise(withArticle(noun.toLowerCase())) : noun,
      )
      .replace(
        /^(?:The (?=\S+ is )|(?=\S+(?::| =) \p{Lu}))(Speaker|Trainer|Instructor|Tutor)(?: ?:| =| is) (.+)$/u,
        (_, role: string, said: string) => `The ${role.toLowerCase()} is ${withWho(said)}`,
      )
      .replace(/^(\p{L}+) = (?=our\b)/u, (_, name: string) => `${capitalise(name)} is `)
      .replace(
        /^(?:(?:our |the )?(?:current |existing |following |happy |recent |some )?(?:clients|customers|users)(?: (?:already|include|of (?:mine|ours)|so far|to date))?|client list|customer list): (?=\p{L}|\d)/iu,
        'Our clients include ',
      )
      // "I did layout for a trade mag 2017-2023 (closed)".
      .replace(
        /^((?:I|We|i|we) \p{Ll}+ [^()]*?) (?:from )?((?:19|20)\d\d) ?[-–] ?((?:19|20)\d\d)(?: \((?:(?:now|since) )?(?:closed|defunct|discontinued|sold)\))?$/u,
        '$1 from $2 to $3',
      )
      .replace(
        /(?<=\b(?:dental|fashion|food|lifestyle|local|music|news|print|trade|travel) )mag(s?)\b/g,
        'magazine$1',
      )
      .replace(/^[Rr]eferences: (?=\p{Lu}[^:;]*$)/u, 'Our references include ')
      .replace(/^(Our (?:clients|customers|references) include (?!.* and )[^;]+), ([^,]+)$/, '$1 and $2')
      // "Last partner, ACME, saw 22% more check-ins".
      .replace(
        /^(last|latest|most recent) (client|customer|partner)(?=, \p{Lu}| \p{Ll})/iu,
        (found) => `Our ${decapitalise(found)}`,
      )
      // "We did 48 weddings, 5.0 on Google with 91 reviews".
      .replace(
        /^((?:I|We) (?!have\b)[^,]*), (?:rated )?(\d\.\d(?: stars?)? on \p{Lu}\S*(?: (?:from|with) \d[\d,]* reviews)?)$/u,
        '$1 and are rated $2',
      )
      // "They have 6 gyms, opened the latest in April".
      .replace(
        /^((?:They|S?[Hh]e) [^,;:()]+), (?=(?:just |recently )?(?:added|announced|hired|launched|moved|opened|published|raised|started|took over|won) [^,;()]+$)/,
        '$1 and ',
      )
      .replace(/^((?:They|S?[Hh]e) [^,;:]+), (?:really )?(enjoyed|liked|loved) it$/, '$1, and I $2 it')
      // "Served 70+ gyms since 2015".
      .replace(/^We (\p{Ll}+ed) ([^,;:]* since (?:19|20)\d\d)$/u, 'We have $1 $2')
      // "Use code SPRING for 20% off".
      .replace(
        /^(?:please )?(?:apply|enter|use) (?:the |my |our )?(?:coupon |discount |promo |voucher )?code ([A-Z][A-Z\d-]{2,})(?: at (?:the )?check-?out)? (?:for|to get) (?=(?:an? )?(?:\d|free\b))(.+)$/i,
        'You get $2 with the code $1',
      )
      .replace(
        /^(?:the |my |our )?(?:coupon |discount |promo |voucher )?code ([A-Z][A-Z\d-]{2,}) (?:gets|gives|saves) (?:her|him|them|you) (?=\d|[$€£]\d)(.+)$/i,
        'You get $2 with the code $1',
      )
      // "No-shows cost a clinic like theirs 6 slots a week".
      .replace(/\b(like|such as) (?:theirs|hers|his)(?=[ ,.]|$)/, '$1 yours')
      // "3 pilots, $400k in LOIs, team from Tesla".
      .replace(/^(We have (?:about |over )?[$€£]?\d[^;:]*), (?=team (?:from|of) )/, '$1 and a ')
      .replace(/^(We (?!have [$€£\d])[^;:,]+), (?=team of )/, '$1, with a ')
      // "Stack is Python, Flink, AWS".
      .replace(
        /^((?:(?:our|the) )?(?:tech )?stack is )((?:[\p{L}\d.+#-]+, )+)([\p{L}\d.+#-]+)$/iu,
        (_, is: string, names: string, last: string) => `${is}${names.slice(0, -2)} and ${last}`,
      )
      .replace(
        /^(?:the |our )?(brand|label) is called (\p{Lu}[^,]*)(?:, (?=(?:began|founded|launched|started) ))?/iu,
        (_, what: string, name: string, _at: number, all: string) =>
          `Our ${what.toLowerCase()} is called ${name}${all.includes(', ') ? ' and ' : ''}`,
      )
      // "I saw your launch, loved the close-ups".
      .replace(
        /^((?:I|We) (?:read|saw|tried|visited|watched) [^,;]+), (?=(?:admired|enjoyed|liked|loved) )/,
        '$1 and ',
      )
      // "We met in Orlando, talked about invoices", "We work with 7 food banks, happy to put them in touch".
      .replace(/^((?:I|We) (?:briefly )?(?:met|spoke) [^,]+), (?=(?:chatted|discussed|talked) )/, '$1 and ')
      .replace(/^((?:I|We) [^,]+?)(?: already)?, (?:happy|glad) to .*$/, '$1')
      // "Customer since 2021": whose mail it is knows that it is the reader.
      .replace(
        /^(?:an? |our )?(?:(?:existing|loyal|regular) )?(client|customer|donor|member|subscriber|supporter|tenant|volunteer) since ((?:\p{Lu}\p{Ll}+ )?\d{4})(?=[.!]?$)/iu,
        (_, who: string, when: string) => `They have been our ${who.toLowerCase()} since ${when}`,
      )
      .replace(
        /^(?:(?:A few|Several|Some|Two|Three|Four) (?:days|weeks|months) (?:after that|later)|Since then),? (?=(?:I|we)(?:['’]ve)? )/,
        '',
      )
      // "We travel from Florence, no fee within 60 km".
      .replace(
        /^((?:I|We|Our \p{Ll}+|\p{Lu}\p{Ll}+ (?:is|are)) [^,;:]+), no (?=\p{Ll}+ (?:\p{Ll}+ )?(?:after|before|for|from|in|on|to|under|up to|within) [^,]+$)/u,
        '$1, with no ',
      )
      // "Company founded by two nurses": whoever tells it is of it.
      .replace(
        /^(?:the )?(company|firm|business) (founded|set up|started) (?=by\b|in\b)/i,
        (_, firm: string, how: string) => `Our ${firm.toLowerCase()} was ${how} `,
      )
      // "(A/B tested, n=12,400)".
      .replace(/ \([^()]*=[^()]*\)/g, '')
      // "$790 for first location", "won back 310 hours in first half year".
      .replace(ordinals, '$1 the ')
      // "30 day free trial then £49 a month".
      .replace(/(?<=\b(?:free|half[ -]price|pilot|trial)) then (?=(?:[A-Z]{3} ?)?[$€£]?\d)/u, ', then ')
      // "Crates last 10 years, fully recyclable".
      .replace(
        /^(\p{Lu}\p{Ll}+s (?:fit|hold|last|need|take|weigh) [^,;]+), (?=(?:fully |easily )?(?:compostable|foldable|recyclable|refillable|reusable|stackable|washable)$)/u,
        '$1 and are ',
      )
      .replace(/^Crew of (?=(?:two|three|four|five|six|\d+) \p{Ll})/u, 'A crew of ')
      // "40 clinics use it, average no-show rate down 30%".
      .replace(/, average ((?:[\p{Ll}-]+ ){1,3})(down|up) (?=(?:by )?\d)/u, ', and the average $1is $2 ')
      // "Half price = $44.50".
      .replace(/(?<=\p{L}) = (?=[$€£]\d)/u, ' is ')
      // "No 42 sold for 615k, 9 days on market".
      .replace(/^no\.? (?=\d+\p{Ll}? (?:came|let|sold|went)\b)/iu, 'Number ')
      .replace(/^(Number \d.*?\d\S*),? which (was \d[^,]*)/u, '$1, which $2')
      .replace(/, (\d+ (?:days|weeks)) on (?:the )?market$/, ', after $1 on the market')
      .replace(/ and still (?=looking\b|waiting\b)/, ' and are still ')
      // "We're in Leeds so only LS postcodes".
      .replace(
        /^((?:[Bb]ased|[Ww]e(?:'re| are)(?: based)?) (?:at|in|near) [^,]+?),? so only (?=[^,]*\b(?:areas?|city|count(?:y|ies)|districts?|local\w*|postcodes?|region)\b)/u,
        (_, where: string) => `${where.replace(/^Based/i, 'We are based')}, so we only cover `,
      )
      // "No recovery = no fee".
      .replace(/^(No \p{L}+) = (?=no \p{L})/iu, '$1, ')
      .replace(/^Reference (?=(?:clients|customers) include )/i, 'Our reference ')
      // "£340 half day".
      .replace(/(?<=[$€£]\d[\d.,]*) (?=(?:half|full|whole)[ -]day\b)/g, ' per ')
      // "Round closes 15 May".
      .replace(onDate, '$1 on ')
      .replace(/, no (\p{Ll}+) (needed|required)$/u, ', and no $1 is $2')
      // "Works with Zoom so no new recorder needed".
      .replace(
        /,? so no ((?:[\p{L}-]+ ){0,3}[\p{L}-]+) (needed|necessary|required)$/u,
        (_, noun: string, need: string) => {
          const what = noun.replace(/ (?:are|is)$/, '');
          return `, so no ${what} ${isPlural(what.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${need}`;
        },
      )
      .replace(/, no (?=(?:\p{Ll}+ ){1,3}(?:goes|is|leaves|passes|touches) )/u, ', and no ')
      // "After that it's £29 a month, no contract".
      .replace(
        /((?:\bit['’]s|\bit is|\bcosts?) (?:[A-Z]{3} ?)?[$€£]?\d[^,;:]*), no (?=\p{Ll}+$)/u,
        '$1, with no ',
      )
      .replace(/\b(in|from) browser\b/, '$1 the browser')
      // "Kegs are 20 l, £58".
      .replace(/^(\p{Lu}\p{Ll}+ (?:are|is) [^,]+), (?=[$€£]\d\S*$)/u, '$1, at ')
      // "Contact is NAME, met her at the fair".
      .replace(/, (?=(?:met|saw|spoke (?:to|with)) (?:her|him|them)\b)/, ', I ')
      .replace(
        /\b(moved|moving|moves) ((?:in)?to) (?=new (?:building|home|office|shop|site|studio|warehouse)\b)/,
        '$1 $2 a ',
      )
      // "The season starts in January so decide by November".
      .replace(/,? so (?:act|book|buy|decide|hurry|order|reply|sign(?: up)?)\b.*$/, '')
      // "Parents reply by text, no app".
      .replace(/^(\p{Lu}[^,;:]+), no (\p{Ll}+(?: \p{Ll}+)?)$/u, (found, said: string, thing: string) =>
        !/^(?:No|There|We have no)\b/.test(said) && (/^(?:I|We) \p{Ll}/u.test(said) || saysDeed(said))
          ? `${said}, with no ${thing}`
          : found,
      )
      .replace(/, next (\p{Ll}+) is /u, ', and the next $1 is ')
      // "27 sites run it, nearest is in Slough".
      .replace(
        /, (biggest|largest|last|latest|nearest|newest|oldest|smallest)(?: one)? is /,
        ', and the $1 is ',
      )
      .replace(
        / goes to (?=(?:accountant|auditor|broker|buyer|customer|head office|insurer|landlord|owner|regulator|tenant)\b)/,
        ' goes to the ',
      )
      // "We take photos, report goes to insurer".
      .replace(
        /^((?:I|[Ww]e) [^,;:]+), (\p{Ll}+) (?=(?:comes|costs|gets|goes|is|takes) )/u,
        (found, before: string, noun: string) =>
          isCount(noun) && !isPlural(noun) ? `${before}, and the ${noun} ` : found,
      )
      .replace(/^(\d+ (?:minutes|hours|days)) for (?=[$€£]?\d)/, '$1 cost ')
      // "I sell at the market, have a rating of 5": one subject, two verbs.
      .replace(
        /^((?:I|We) [^,]+), (?=(?:am|are|did|do|have|hold|run|work) (?!and\b|or\b))(?!.*, )/,
        '$1 and ',
      )
      .replace(/^(We both know \p{Lu}[^,]*), who .*\b(?:her|him|his|their|them)\b.*$/u, '$1')
      // "We downloaded it 9/14", "240 people now was 130", "She asked about Spanish (yes, we support it)".
      .replace(
        /(?<=\p{Ll})(?<! (?:and|after|before|by|from|on|or|since|the|to|until)) (?!24\/7$)(?=\d{1,2}\/\d{1,2}(?:\/\d\d+)?$)/u,
        ' on ',
      )
      .replace(/,? now,? (?:from|was|were|up from) (?=\d[\d,.]*$)/, ', up from ')
      .replace(
        / \(([Yy]es|[Nn]o), ((?:I|we) [^()]+)\)$/,
        (_, answer: string, said: string) => `. ${capitalise(answer)}, ${said}`,
      )
      .replace(
        /\b(closed|raised) (?:an? )?((?:pre-)?seed|[Ss]eries [A-Fa-f])(?: round)?(?:,| of| at|:) (?=[$€£]\d)/,
        '$1 a $2 round of ',
      )
      .replace(
        /\b(closed|raised) (?=(?:seed|pre-seed|[Ss]eries [A-F]|[$€£]\d\S* (?:[\p{L}-]+ )?(?:pre-seed|round|seed|[Ss]eries))\b(?! (?:capital|financing|funding)\b))/u,
        '$1 a ',
      )
      .replace(
        /\bclosed a ((?:pre-)?seed|[Ss]eries [A-F])(?=[.,]|$| (?:and|in|last|this)\b)/,
        'closed a $1 round',
      )
      // "Startup recently closed a round": whose news it is.
      .replace(
        /^(?:[Tt]he )?([Bb]usiness|[Cc]ompany|[Ff]irm|[Oo]rgani[sz]ation|[Ss]tart-?up) (?=(?:has |is )?(?:currently|just|now|recently) \p{Ll}|(?:acquired|announced|closed|expanded|hired|launched|opened|raised) )/u,
        (_, whose: string) => `The ${/^start/i.test(whose) ? 'company' : whose.toLowerCase()} `,
      )
      .replace(/\b((?:closed|raised) a (?:pre-)?seed)(?=$|[.,]| (?:in|last|this)\b)/, '$1 round')
      .replace(/^((?:the )?\p{Ll}+ is [\p{L}-]+), (?=takes )/iu, '$1 and ')
      .replace(/\bof (?:her|his|their) size\b/, 'of your size')
      // "900 of our customers use their software": no customer's own.
      .replace(
        /^(.*\b(?:our|customers|clients|of them|users)\b.*\b(?:use|are on)) their (?=(?:API|app|marketplace|network|payroll|platform|product|service|software|store|system|tool)s?\b)/i,
        '$1 your ',
      )
      // "Our average use 11%": what the figure is of.
      .replace(
        /^(Our (?:\p{Ll}+ ){0,2}\p{Ll}+) (\d[\d.,]*%(?: .*)?)$/u,
        (found, what: string, share: string) =>
          what.split(' ').some(
            (word, index, all) =>
              isTold(word) ||
              // "Our lamps use 60% less power".
              (index > 1 &&
                (isPlural(all[index - 1] ?? '') ||
                  !/^(?:avg|average|cost|increase|rate|result|return|use)$/.test(word)) &&
                findVerb(word) !== undefined),
          )
            ? found
            : `${what} is ${share}`,
      )
      // "Shirts are ordered on 1 July so need a yes before that": who needs it.
      .replace(
        /^((?!(?:I|it|my|our|we|you|s?he|they|her|his|their)\b)[^,;:]{8,80}?),? so (?=(?:(?:also|just|really) )?(?:need|have to|would love)\b)/iu,
        '$1, so we ',
      )
      // "I mocked one up, can send the link": one sentence, as two that a comma joins.
      .replace(/^((?:I|We) [^,]+), (?=can (?:bring|come|do|offer|send|share|show|start)\b)/, '$1 and ')
      .replace(
        /^((?:I|We) [^,]+), (?=(?:(?:its|their) (?:\p{L}+ ){1,3}(?:dropped|fell|grew|is|rose|was|went)|(?:\p{Ll}+ ){1,4}(?:dropped|fell|grew|rose|went) from)\b)/u,
        '$1, and ',
      )
      .replace(
        /^(?:the |our |my )?(?:prospect|recipient|contact(?! (?:cent(?:er|re)|details|form|page|us)\b))(?: company)? (?=\p{Ll})/iu,
        'They ',
      )
  );
}
