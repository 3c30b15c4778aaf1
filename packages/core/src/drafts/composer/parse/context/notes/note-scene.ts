import { compact } from '../../../../compact.ts';
import { firstNames } from '../../../text/first-names.ts';
import { capitalise, decapitalise, isCount, isPlural, toArticle } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { determiners, personNouns } from '../../../text/words.ts';
import { isPlace } from '../places.ts';
import { isTold } from '../second-person.ts';
import { withVerb } from './note-figures.ts';

const kinds = String.raw`(?:\p{L}+ )?(?:audit|case|evaluation|experiment|installation|pilot|project|review|rollout|study|survey|test|trial)`;

/** `Study at two hospitals: report time fell …`: where it was, and what came of it. */
const scene = compact(
  String.raw`^(?:(an?|our|my|one|the) )?(${kinds})(?: (\d{4}))? ((?:across|among|at|for|in|on|with) [^:]{3,60}): (.+)$`,
  'iu',
);

/** `British Gas pilot: repeat calls down 12%`. */
const sceneOfName = compact(
  String.raw`^(?:(?:[Oo]ur|[Tt]he) )?(?!(?:[Ll]ast|[Ll]atest|[Pp]ast|[Pp]revious|[Rr]ecent|[Ss]imilar) )(\p{Lu}[\p{L}'&]*(?: \p{Lu}[\p{L}'&]*){0,3}) (audit|pilot|project|rollout|study|survey|test|trial)(?: (?:in )?(\d{4}))?: (.+)$`,
  'u',
);

/** `Sick days down 18%`. */
const changed =
  /^((?:\p{Ll}|\p{Lu}{2,})[\p{L} -]{2,40}?) (down|up) (by )?(\d[\d.,]*%.*|an? (?:fifth|half|quarter|third)\b.*|from [$€£]?\d.*)$/iu;

/** `Client in Leeds cut …`, `roaster in Ghent switched …`: one of those who bought, whose article was left out. */
const buyer =
  /^(?:(?:one|our) )?((?:\p{L}+ )?(\p{L}+)) ((?:at|from|in|near|outside) (?:the )?\p{Lu}[\p{L}' ]*?) (?=(\p{Ll}+)\b)/u;

/** Who may be whoever reads, more often than one who bought. */
const readers = /^(?:buyer|ceo|director|editor|founder|head|manager|owner|principal)$/i;

/** `ROTA time: 9 hours → 2 hours a week (Homely Care, 110 carers)`: where it went, and at whose. */
const ofCustomer = compact(
  String.raw`^(\p{L}[\p{L} -]{2,40}): (?:from )?([$€£]?\d[\d.,]*%?(?: \p{Ll}+)?) (?:to|->|→|=>|>) ([$€£]?\d[^()]*?) \((\p{Lu}[\p{L}&' ]{2,30})((?:, \d[\d.,]* \p{Ll}+)?)\)$`,
  'u',
);

/** A note of what came about somewhere as a sentence: `Study at ACME: errors fell by a third` → `In a study at ACME, errors fell by a third`. Others as they are. */
export function withScene(noted: string): string {
  const note = noted.replace(
    sceneOfName,
    (_, name: string, kind: string, year: string | undefined, said: string) =>
      `${kind} ${year ?? ''} at ${name}: ${said}`.replace('  ', ' '),
  );
  const [, owner = '', kind = '', year = '', where = '', said = ''] = scene.exec(note) ?? [];
  if (kind) {
    const result = withVerb(said).replace(
      changed,
      (_, what: string, way: string, _by, share: string) =>
        `${what} went ${way.toLowerCase()} ${/^from\b/i.test(share) ? '' : 'by '}${share}`,
    );
    if (!result.split(' ').some((word, at) => at > 0 && isTold(word))) return note;
    const thing = /^(?:our|my|the|one)$/i.test(owner)
      ? `${owner.toLowerCase()} ${decapitalise(kind)}`
      : `${toArticle(kind)} ${decapitalise(kind)}`;
    return `In ${thing} ${withPlace(where)}${year ? ` in ${year}` : ''}, ${isProper(result) ? result : decapitalise(result)}`;
  }
  const [, measure = '', before = '', after = '', whose = '', size = ''] = ofCustomer.exec(note) ?? [];
  if (measure && !measure.split(' ').some((word, at) => at > 0 && isTold(word)))
    return `At ${whose}${size ? ` (${size.slice(2)})` : ''}, ${decapitalise(measure)} went from ${before} to ${after}`;
  return withBuyer(note);
}

/** `at DHL depot` → `at a DHL depot`. */
function withPlace(where: string): string {
  const [, by = '', place = ''] = /^(\p{L}+) (.+)$/u.exec(where) ?? [];
  const head = place.split(' ').at(-1) ?? '';
  return /^\p{Ll}/u.test(head) && !isPlural(head) && (isCount(head) || isPlace(head))
    ? `${by} ${withArticleOf(place)}`
    : where;
}

/** `DHL depot` → `a DHL depot`. */
function withArticleOf(place: string): string {
  const [first = ''] = place.split(' ');
  return determiners.has(first.toLowerCase()) || /\d|^(?:another|one|two|three|four|five|six)$/i.test(first)
    ? place
    : `${toArticle(place)} ${place}`;
}

function withBuyer(note: string): string {
  const [, whole = '', head = '', , verb = ''] = buyer.exec(note) ?? [];
  const noun = head.toLowerCase();
  const isBuyer =
    /^(?:client|customer)$/.test(noun) || (personNouns.has(noun) && !readers.test(noun)) || trades.test(noun);
  const isDone =
    isTold(verb) || /^(?:cut|put|hit|\p{Ll}{3,}ed)$/u.test(verb) || findVerb(verb)?.form === 'third';
  return isBuyer && isDone && !/^(?:an?|the)$/i.test(whole.split(' ')[0] ?? '') && !firstNames.has(noun)
    ? `${capitalise(toArticle(whole))} ${decapitalise(whole)}${note.slice(note.indexOf(whole) + whole.length)}`
    : note;
}

const trades =
  /^(?:baker|barber|brewer|builder|butcher|café|cafe|carer|dealer|dentist|distributor|driver|grower|hairdresser|importer|installer|maker|printer|reseller|restaurateur|roaster|roofer|school|surveyor|trader|vet|winemaker)$/;

function isProper(text: string): boolean {
  return /^\p{Lu}{2,}/u.test(text);
}
