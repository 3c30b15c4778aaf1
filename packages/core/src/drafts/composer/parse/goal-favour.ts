import { toArticle, withArticle } from '../text/grammar.ts';
import { countWords } from '../text/tidy.ts';
import { findVerb } from '../text/verbs.ts';
import { prepositions } from '../text/words.ts';
import { type Goal, toDeed } from './goal.ts';
import { toAction } from './goal-action.ts';
import { eventPattern } from './goal-event.ts';
import { flipSides } from './goal-sides.ts';
import { senderSide } from './sender-side.ts';

type Verb = ReturnType<typeof findVerb>;

/** What the sender wants to be given or to become, told as the reader's deed: `get on their list` → `add us to your list`. */
export function readFavour(text: string, verb: Verb): Goal | undefined {
  const lower = text.toLowerCase();
  if (/^hire (?:me|us)$/.test(lower)) return toDeed('work', 'with us');
  // "Pitch us", "call us": whoever is told to do it is the reader.
  if (/^\p{Ll}+ (?:us|me)$/u.test(text) && verb?.form === 'base' && !/^(?:help|pay|love)$/.test(verb.base))
    return toDeed(verb.base, 'us');
  if (
    /^(?:win|get|bring) (?:(?:them|him|her|customers?|clients?) )?back\b|^(?:re-?engage|re-?activat|win-?back)/.test(
      lower,
    )
  )
    return toDeed('come', 'back');
  const given =
    /^(?:get |ask for |request |secure |apply for |receive )?(?:an? |the |their )?((?:\p{L}+ )?(?:grant|donation|contribution|bursary|scholarship))s?$/iu.exec(
      text,
    );
  if (given) return toDeed('support', `this with ${withArticle((given[1] ?? '').toLowerCase())}`);
  if (
    /^(?:get |win |secure )?(?:(?:press|media|news|some) )?coverage$|^(?:get |have )?(?:them |it )?(?:to )?cover (?:it|this|us|the story)$/.test(
      lower,
    )
  )
    return toDeed('cover', 'this');
  const group =
    /^(?:(?:join|enter) )?(?:the |our |a )?((?:\p{L}+ ){1,2}(?:programme|program|scheme|network|community|club|waitlist))$/iu.exec(
      text,
    );
  if (group) return toDeed('join', `our ${group[1]}`);
  const place =
    /^(?:get|be|land)(?: (?:listed|added|put))? (?:on|onto|into)(?: to)? (?:(?:their|your|the|an?) )?((?:\p{L}+ ){0,3}\p{L}+)$/iu.exec(
      text,
    ) ?? /^((?:\p{L}+ ){1,3}(?:list|panel|framework|roster|directory))$/iu.exec(verb ? '' : text);
  if (
    place &&
    !/\b(?:calendar|diary|radar|agenda|inbox|desk|books|phone|call|zoom|board|track|price list)s?$/i.test(
      place[1] ?? '',
    )
  )
    return toDeed('add', `us to your ${place[1]}`);
  // A word before "us" or an article is what somebody does, known or not: `brief us on their next study`.
  const deed = /^(\p{Ll}{3,}) ((?:us|me) .+|(?:an?|the|our|my) .+)$/u.exec(text);
  if (
    deed &&
    !senderSide.test(lower) &&
    !/^(?:help|make|give|send|show|share)$/.test(deed[1] ?? '') &&
    (!verb || /^(?:us|me) /.test(deed[2] ?? '')) &&
    (!eventPattern.test(text) || /^us /.test(deed[2] ?? '')) &&
    !prepositions.has(deed[1] ?? '') &&
    countWords(text) < 10
  )
    return toDeed(deed[1] ?? '', flipSides(deed[2] ?? ''));
  const wish = /^ask for ((?:an?|another|some) (?!.*\b(?:price|quote|meeting|call)\b).{3,40})$/i.exec(text);
  if (wish && !eventPattern.test(text) && !senderSide.test(text))
    return toDeed('give', `us ${flipSides(wish[1] ?? '')}`);
  // "Be their supplier", "become a vendor": what the reader would have the sender as.
  const taken =
    /^(?:be|become) (?:their|his|her) (.{3,40})$/i.exec(text) ??
    /^(?:be|become) (?:an? )?((?:\p{L}+ )?(?:vendor|supplier|contractor|panel member|columnist|contributor))$/iu.exec(
      text,
    );
  if (taken && !/\b(?:first|choice|trusted|friend|customer|client)\b/i.test(taken[1] ?? ''))
    return toDeed(
      'take',
      `us on as ${/^(?:be|become) (?:their|his|her) /i.test(text) ? 'your' : toArticle(taken[1] ?? '')} ${taken[1]}`,
    );
  if (/^(?:switch|change) (?:supplier|provider|vendor|bank|carrier)s?$/.test(lower))
    return toDeed('switch', 'to us');
  const reviewed =
    /^(review|interview) ((?:one of )?(?:our|my) (?!offer|proposal|terms|contract|draft).{3,40})$/i.exec(
      text,
    );
  if (reviewed) return toDeed((reviewed[1] ?? '').toLowerCase(), flipSides(reviewed[2] ?? ''));
  const filled = /^fill (?:our|the|my) (.*\b(?:dates|slots|places|seats|spots|spaces))$/i.exec(text);
  if (filled) return toDeed('book', `one of our ${filled[1]}`);
  const pitched =
    /^pitch (?:an? |our |my |the )?(guest post|article|op-ed|column|essay|guest article)$/i.exec(text);
  if (pitched) return toDeed('publish', 'it');
  const becomes =
    /^become ((?:an?|our) (?:\p{L}+ )*(?:partner|member|sponsor|reseller|distributor|stockist|host|mentor|speaker|volunteer|ambassador|tester))\b/iu.exec(
      text,
    );
  if (becomes) return toDeed('become', becomes[1] ?? '');
  const asked =
    /^(?:get |win |secure |land )?(?:an? |the )?(?:invite|invited|invitation) (to \p{L}+.*)$/iu.exec(text);
  if (asked) return toDeed('invite', `us ${flipSides(asked[1] ?? '')}`);
  const slot =
    /^(?:get|win|land|secure) (an? (?:\p{L}+ )?(?:slot|place|spot|stand|table|booth|listing|feature|page|column)) (at|on|in) (?:the|their|your) (.+)$/iu.exec(
      text,
    );
  if (slot) return toDeed('consider', `us for ${slot[1]} ${slot[2]} your ${slot[3]}`);
  const firstOrder =
    /^(?:get|win|land|secure|receive|place) (?:an? |the |their )?((?:first |trial |test |small |repeat )*orders?)\b|^(?:an? )?(repeat orders?)$/i.exec(
      text,
    );
  if (firstOrder)
    return toDeed('place', withArticle((firstOrder[1] ?? firstOrder[2] ?? '').replace(/s$/, '')));
  const renewal =
    /^(?:get |secure |win |agree |ask for |discuss )?(?:(?:a|an|the|their|your) )?(?:(contract|subscription|licen[cs]e|membership|policy|lease|agreement) )?renewal$/i.exec(
      text,
    );
  if (renewal) return toDeed('renew', renewal[1] ? `your ${renewal[1].toLowerCase()}` : '');
  return undefined;
}

/** `Get hired for a shoot` → `hire us for a shoot`. */
export function readPassive(text: string): Goal | undefined {
  const passive = /^(?:get|be|become|getting) (\w+)(?: (.*))?$/i.exec(text);
  const done = passive && findVerb(passive[1] ?? '');
  if (
    passive &&
    done?.form === 'past' &&
    /^(?:hire|book|feature|list|add|invite|interview|consider|publish|accept|include|commission|approve|select|recommend|mention|introduce|contract|sponsor|fund|support)$/.test(
      done.base,
    )
  ) {
    // "Get hired for a shoot" is the sender's side of "hire us for a shoot".
    return toDeed(done.base, `us${passive[2] ? ` ${flipSides(passive[2])}` : ''}`);
  }
  if (/^become an? (?!.*\b(?:customer|client|buyer|user)\b)/.test(text.toLowerCase()))
    return toAction(text.split(' '));
  if (passive && done?.form === 'past' && !/^(?:start|set|pay|convert|sell)/.test(done.base)) {
    return toDeed('get', flipSides(text.split(' ').slice(1).join(' ')));
  }
  return undefined;
}
