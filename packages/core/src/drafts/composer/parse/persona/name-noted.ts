import { compact } from '../../../compact.ts';
import { opensWithFirstName } from '../../text/first-names.ts';
import { decapitalise, withArticle } from '../../text/grammar.ts';
import { findName, nameTitles } from './parse-persona-name.ts';

const family = String.raw`(?:(?:van|von|de|der|den|la|le|da|di|del|bin|al) ){0,2}\p{Lu}[\p{L}'’-]+`;
const called = String.raw`(?:(?:${nameTitles})\.? )?\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?(?: \p{Lu}\.)?(?: ${family}){0,2}`;

/** `Owner of a mill, name of ANN BELL`, `Head baker (name: ANN)`, `Florist, goes by ANN`: behind what somebody is. */
const behind = compact(
  String.raw`^(?<who>[^\n]{3,}?)(?:[,;]| ?[-–—]| (?=\())\s*\(?(?:and )?(?:(?:(?:the|her|his|their|whose) )?(?:[Ff]irst |[Ff]ull )?[Nn]ame(?:['’]s| is|:| of)?|(?:s?he )?goes by|(?:s?he(?: is|['’]s)|who is) (?:called|named)|called|named) (?<name>${called})\)?(?<rest>\.?$|[,;.] ?.+$| who .+$)`,
  'u',
);
/** `A woman named ANN who runs a mill`, `Retired nurse called ANN BELL`: right behind a noun for one person. */
const beside = compact(
  String.raw`^(?:An? |[Ss]ome |The )?(?<who>(?:[\p{L}-]+ ){0,3}?[\p{L}-]+) (?:(?:who is |who['’]s )?(?:called|named)|by the name of|name of) (?<name>${called})(?<rest>\.?$|,? .+$)`,
  'u',
);
/** Somebody of whom a noun says no more. */
const anybody =
  /^(?:woman|man|lady|gentleman|guy|girl|chap|person|someone|somebody|mum|mom|dad|mother|father)$/i;
/** Nouns of which a name behind them is not the reader's, or which stand between the reader and another. */
const ofAnother = / (?:at|behind|by|for|from|in|near|of|on|under|with) /;

/**
 * A persona that notes in words what somebody is called, with the name before all else: `Owner of a mill, name of ANN BELL` → `ANN BELL, owner of a mill`,
 * `A woman named ANN who runs a mill` → `ANN, who runs a mill`. Undefined where none does; `saysWho` tells whether words are for one person.
 */
export function withNotedName(persona: string, saysWho: (text: string) => boolean): string | undefined {
  if (!/\b(?:call|goes by|name)/i.test(persona)) return undefined;
  const { who = '', name = '', rest = '' } = (behind.exec(persona) ?? beside.exec(persona))?.groups ?? {};
  if (
    !name ||
    (!behind.test(persona) && (ofAnother.test(` ${who} `) || !(anybody.test(who) || saysWho(who))))
  )
    return undefined;
  // "Owner of a bakery, called Crumb": the bakery may be.
  const isBare = /(?:[,;]|[-–—]) called $/.test(persona.slice(0, persona.indexOf(name)));
  if (isBare && / (?:at|of) /.test(who) && !opensWithFirstName(name)) return undefined;
  if (anybody.test(who.replace(/^(?:An?|The) /, ''))) {
    const does = rest.replace(/^,? ?(?:and )?(?:who )?/, '').replace(/^from /, 'who is from ');
    const is = /^(?:at|in|near|on|of|with)\b/.test(does) ? `is ${does}` : does;
    return is && !/^\.?$/.test(is) ? `${name}, ${is.startsWith('who ') ? is : `who ${is}`}` : name;
  }
  const post = `${decapitalise(who)}${rest.replace(/^\.$/, '')}`;
  const noun = post.replace(/^(?:an?|the) /i, (article) => article.toLowerCase());
  return (
    [`${name}, ${noun}`, `${name}, ${withArticle(noun)}`].find((each) => findName(each)) ?? `${name}, ${noun}`
  );
}
