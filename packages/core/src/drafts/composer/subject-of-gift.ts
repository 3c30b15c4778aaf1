import { shorten } from './subject-phrases.ts';
import { countWords } from './text/tidy.ts';
import { findVerb, toGerund } from './text/verbs.ts';

/** What is lent or given to many. */
const given =
  /^(?:My|Our|The) (?:[\p{L}\d'’-]+ ){1,4}?(?:(?:gives|hands|lends|passes) (?:away|on|out)|donates|gives|lends) (?!(?:back|her|him|me|them|us|you)\b)((?:[^,;:.]|,(?=\d))+)/u;
/** Where the thing ends: whom it goes to, when, and how. */
const thingEnds =
  / (?:after|as|at|before|by|during|each|every|for|from|in (?:an?|our|the|this|your)|on (?:request|week\p{Ll}+|\p{Lu}\p{Ll}+)|once|to|when|where|while|with|without)\b.*$/u;
const howMany = /^(?:(?:about|around|over|some|up to) )?(?:\d[\d.,]*|an?|the|its|our|some) /u;

/** What those who live or work somewhere have collected money for. */
const collected =
  /^(?:The )?(?:friends|members|neighbours|neighbors|parents|pupils|residents|staff|tenants|volunteers) (?:at|in|of|on) [^,;:.]+? have (?:collected|found|raised) (?:all |most of |some of )?(?:the |enough )?money for (an? [^,;:.]+?)(?= and |[,;:.]|$)/iu;

/** What they have paid for already. */
const bought =
  /^(?:The )?((?:friends|members|neighbours|neighbors|parents|pupils|residents|staff|tenants|volunteers)) (?:at|in|of|on) [^,;:.]+? have (?:already )?(bought|paid for) an? ([^,;:.]+?)(?= and |[,;:.]|$)/iu;

/** What somebody offers to give before people, and on what: `I am a retired midwife and offer to give, free of charge, a two-hour talk on home births`. */
const talk =
  /^I(?: am|['’]m) an? [^,;.]+? and (?:can|could|offer to|want to|(?:am|would be) (?:glad|happy) to|would like to|would love to) (?:deliver|give|hold|run|teach)(?:, [^,]{3,40},)? an? (?:[\p{L}\d]+-[\p{L}\d-]+ )?((?:\p{Ll}+ )?(?:class|course|lecture|lesson|reading|talk|tour|workshop))\b(?: (?:for|to) (?:[\p{L}'’-]+ ){0,4}?[\p{L}'’-]+)?( (?:about|on) [^,;:.]+)/iu;

/** `Our diving school offers to clear nets from the marina bed`. */
const offered = /^(?:My|Our|The) (?:[\p{L}\d'’-]+ ){1,4}?offers to (\p{Ll}+) (?!(?:and|or)\b)([^,;:.]+)/u;

/** What a subject line can say of a sentence on who gives or lends something, has collected money, or offers a talk; undefined of all others. */
export function toGift(statement: string): string | undefined {
  const [, what = ''] = given.exec(statement) ?? [];
  if (what) return ofThings(what);
  const [, act = '', object = ''] = offered.exec(statement) ?? [];
  if (findVerb(act)?.form === 'base')
    return shorten(`${toGerund(act)} ${object.replace(/ (?:each|every|once|twice)\b.*$/u, '')}`);
  const [, paid = ''] = collected.exec(statement) ?? [];
  if (paid) return shorten(`money for ${paid}`);
  const [, who = '', deed = '', thing = ''] = bought.exec(statement) ?? [];
  if (thing) return shorten(`${thing} ${deed} by ${who.toLowerCase()}`);
  const [, kind = '', on = ''] = talk.exec(statement) ?? [];
  return kind ? shorten(`${kind}${on.replace(/ (?:for|to) (?:my|our|the|their|your) .*$/u, '')}`) : undefined;
}

/** `Shelving and donates about 2,000 sorted books to schools` → `shelving and sorted books`; a thing alone says little. */
function ofThings(what: string): string | undefined {
  const [first = '', ...others] = what.split(/ and (?=\p{Ll}+s )/u);
  const [, verb = '', more = ''] = /^(\p{Ll}+s) (.+)$/u.exec(others[0] ?? '') ?? [];
  const isDeed = findVerb(verb)?.form === 'third' && !/^(?:after|and|at|in|of|on)\b/.test(more);
  const things = [isDeed ? first : what, isDeed && !/^(?:it|them)\b/.test(more) ? more : '']
    .filter(Boolean)
    .map((thing) => thing.replace(howMany, '').replace(thingEnds, ''));
  const both = things.join(' and ');
  if (countWords(both) > 1) return shorten(both);
  const [, whom = ''] = / to ((?:[\p{Ll}-]+ )?\p{Ll}+s)\b/u.exec(what) ?? [];
  return whom ? shorten(`${both} for ${whom}`) : undefined;
}
