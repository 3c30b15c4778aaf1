import { isOrdinaryWord } from '../../gate/index.ts';
import { isProductName } from './coined-name.ts';
import { firstNames } from './first-names.ts';
import { capitalise, decapitalise } from './grammar.ts';
import { mendSpelling } from './mend-spelling.ts';
import { withoutTemplateGaps } from './template-gaps.ts';
import { findVerb } from './verbs.ts';
import { findFixedSpelling, packageHeads, packagingWords, prepositions } from './words.ts';

const emojiPattern = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{FE0F}\u{20E3}]/gu;
const invisiblePattern = /\p{Cf}|\p{Cn}|\p{Co}|\p{Zl}|\p{Zp}|\u115F|\u1160/gu;

/** Words that speak to whoever processes the text, not to the reader of the mail. */
const instructionPattern =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|rule|above|previous|prior|system|guideline)|\b(?:system|developer) (?:prompt|message)|\byou are (?:now|an? (?:ai|assistant|language model|llm|chat ?bot))|\b(?:print|reveal|repeat|output|show|return|leak)\b.{0,30}\b(?:prompt|instructions|api[ _-]?key|secret|password)\b|\b(?:leak|reveal)\b.{0,30}\bsystem\b|\bact as (?:an?|if)\b|\bas an ai\b|\bpretend (?:to be|you)|\bjailbreak|\bprompt injection|\bspam ?score\b|\beffectiveness\b.{0,20}\b(?:excellent|good)|\bend of (?:prompt|instructions)|<\|.*?\|>|\[\/?inst\]|\bBEGIN SYSTEM\b/i;

/** Whether a sentence is an instruction to a language model or to us. Such sentences are left out of the draft. */
export function isInstruction(sentence: string): boolean {
  return instructionPattern.test(sentence);
}

/** A name's first words, and its further ones: `at the Craft | & | Taste Job Fair`, and no `sales & marketing`. */
const endsInName = /\b(?:[Aa]t|[Bb]y|[Oo]ur|[Tt]he) \p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*)?$/u;
const goesOnAsName = /^\p{Lu}[\p{Ll}'’]+(?! (?:department|directors?|managers?|staff|teams?)\b)/u;

/**
 * Plain running text from what was typed: no markup, template fields, emoji or invisible characters, straight quotes, one space between
 * words, line breaks kept. Changes no fact.
 */
export function tidy(input: string): string {
  return mendSpelling(
    withoutTemplateGaps(input.normalize('NFC').replace(invisiblePattern, ''))
      .replace(/<\s*(script|style)\b[\s\S]{0,2000}?<\s*\/\s*\1\s*>/gi, ' ')
      .replace(/<!--[\s\S]{0,2000}?-->/g, ' ')
      .replace(/<\/?[a-z!][^<>]{0,300}>/gi, ' ')
      .replace(/\[([^\]\n]{1,120})\]\((https?:[^)\s]{1,300})\)/g, '$1 ($2)')
      .replace(/\[([^[\]\n]{1,80})\]/g, '$1')
      .replace(/\{([^{}\n]{1,80})\}/g, '($1)')
      // "58% -> 71%".
      .replace(/(?<=\d\S{0,12}(?: \p{L}{1,7})?) ?(?:[-=–]+>|→) ?(?=[$€£]?\d)/gu, ' to ')
      // "62 printers -> 31": from one count to another of the same.
      .replace(
        /(?<=\d\S{0,12}(?: [\p{Ll}/-]{1,14}){1,3}) ?(?:[-=–]+>|→) ?(?=\d[\d.,]*k?%?(?:$|[,.;)](?!\d)| (?:a|after|in|within)\b))/gmu,
        ' to ',
      )
      .replace(/<\s*(?=[\d$€£])/g, ' under ')
      .replace(/(?<![-=–])>\s*(?=[\d$€£])/g, ' over ')
      .replace(/[<>]/g, ' ')
      .replace(/[‘’‛′`´]/g, "'")
      .replace(/[“”„«»″]/g, '"')
      .replace(/…/g, '...')
      .replace(/[\u00A0\u2000-\u200A\u202F\u3000\t]/g, ' ')
      .replace(/(?<=\d)\s?[–—](?=\s?\d)/g, '-')
      .replace(/ *— *|(?<=\S) +[–-]{1,3} +/g, ' - ')
      .replace(/–/g, '-')
      .replace(
        /(?<=\S)[^\S\n]*(?:\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\u{FE0F}])+[^\S\n]+(?!(?:and|at|by|for|from|in|of|on|or|per|that|to|which|who|with|without)\b)(?=\p{L}{2}|I\b|[\d$€£])/gu,
        '\n',
      )
      .replace(emojiPattern, ' ')
      .replace(/\*\*|__|~~|```/g, '')
      .replace(/^\s*#{1,6}\s+/gm, '')
      .replace(/(^|\s)#(?=\p{L})/gu, '$1')
      .replace(
        /\s+&\s+(?!(?:Co|Sons|Daughters|Bros|Partners|Associates)\b)/g,
        (found, at: number, all: string) =>
          endsInName.test(all.slice(Math.max(0, at - 40), at)) &&
          goesOnAsName.test(all.slice(at + found.length))
            ? ' & '
            : ' and ',
      )
      .replace(
        /\b([Tt]hat|[Ww]hat|[Tt]here)s (?=(?:a|an|all|how|it|my|not|our|the|what|where|why)\b)/g,
        "$1's ",
      )
      .replace(/\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Ww]o)nt\b(?! (?:of|to)\b)/g, "$1n't")
      // What one says to a friend and nobody to a customer.
      .replace(/[ ,]*(?<![\p{L}\d.])(?:ha(?:ha)+|hehe|lmao|lol|rofl)(?![\p{L}\d])/gu, '')
      .replace(/(?<![\p{L}\d.])tbh(?![\p{L}\d]),? ?/gu, '')
      .replace(/\bw\/c\b/gi, 'week commencing')
      .replace(/\bw\/o(?:ut)?\b/gi, 'without')
      .replace(/\bw\/ ?in\b/gi, 'within')
      .replace(/\bw\/\s*(?=[\p{L}\d]|# of )/giu, 'with ')
      .replace(/(?<![\p{L}\d])# of (?=\p{L})/gu, 'number of ')
      .replace(/(?<=[\p{L},] )w (?=\p{L}{2}|\d)/gu, 'with ')
      .replace(/\bmgmt\b\.?/gi, 'management')
      // "40 HR managers" are no hours.
      .replace(
        /(?<=\d )[Hh]rs?\b(?:\.(?! (?:[\p{Lu}$£€\d]|(?:all|both|free|from|includes|it|no|our|we)\b)))?(?=\s|[.,;/)]|$)/gu,
        (found) => (/s/i.test(found) ? 'hours' : 'hour'),
      )
      // "Pick+pack+ship", "web+API".
      .replace(/(?<=(?:^|[\s(])\p{L}{3,}(?:\+\p{L}{3,})*)\+(?=\p{L}{3,}(?:[+\s,;.)]|$))/gu, ' + ')
      // "Billing + claims + audits": a list of three.
      .replace(/(?<!\p{L})(?:\p{L}{2,}(?: \p{L}{2,})? \+ ){2,}(?=\p{L}{2,}|\d+[ -]\p{L}{2,})/gu, (list) =>
        list.replace(/ \+ (?=.)/g, ', ').replace(/ \+ $/, ' and '),
      )
      // "$1.2k/mo + ad spend" is paid on top.
      .replace(
        /(?<=[$€£]\d[\d.,]*k?) \+ (?=\p{Ll}{2,})|(?<=[$€£]\d[\d.,]*k?(?:\/| per | an? )\p{L}+) \+ (?=\p{L}{2,})/gu,
        ' plus ',
      )
      .replace(/\b(\p{L}{2,}) \+ (?=(?:an? )?\p{L}{2,})/gu, '$1 and ')
      .replace(/!+(?:\s*!)*/g, '!')
      .replace(/\?[?!]+/g, '?')
      .replace(/\.{2,}/g, '.')
      .replace(/([,;])\1+/g, '$1')
      .replace(/ +([,.;:!?])(?=\s|$)/g, '$1')
      .replace(/,(?=\p{L})/gu, ', ')
      .replace(/[ ]+/g, ' ')
      .replace(/ +[•▪►★☆➤✓✔→] +/g, '\n')
      .replace(/^1[.)] .*$/gm, (line) => line.replace(/ (?=\d[.)] )/g, '\n'))
      .replace(/ *\n */g, '\n')
      .trim(),
  );
}

/** Words of business that dictionaries lack. */
const newWords =
  /tech$|^(?:chatbot|dropshipper|explainer|geofence|jobsite|lookbook|microsite|notetaker|paywall|payslip|preorder|subreddit|timesheet|upsell|voicebot|whitelabel|workstream)s?$/;

/** Restores ordinary letters in text that shouts or that is written in title case, and capitals of well-known names. */
export function calmCase(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const upper = text.replace(/[^\p{Lu}]/gu, '').length;
  const words = text.split(/\s+/);
  const shouts =
    letters.length > 6 && upper / letters.length > 0.75 && (words.length > 1 || letters.length > 8);
  const calm = shouts
    ? text
        .toLowerCase()
        .replace(
          /\bit (?=(?:support|services?|help|security|teams?|managers?|directors?|departments?|infrastructure|costs?|staff|equipment|projects?)\b)/g,
          'IT ',
        )
        .replace(
          /\bled(?= (?:lights?|lighting|bulbs?|panels?|lamps?|screens?|signs?|strips?)\b)|(?<=\b(?:with|to|of|for|new|our) )led\b(?! by)/g,
          'LED',
        )
        // What no dictionary has is the name of a place or a product, and what nobody can say aloud is short for something.
        .replace(/(?<![\p{L}\p{N}@./_'-])\p{L}{2,}(?![\p{L}\p{N}@_]|\.\p{L})/gu, (word) =>
          isOrdinaryWord(word) || findVerb(word) || newWords.test(word)
            ? word
            : /^[^aeiou]{2,5}$|^\p{L}{3}$/u.test(word) &&
                !/^(?:\p{L}th|\p{L}+ly|ago|eco|pro|via)$/u.test(word)
              ? word.toUpperCase()
              : word.length > 3
                ? capitalise(word)
                : word,
        )
    : // Some words shouted among others: "ORGANIC LUNCHES FOR KIDS, delivered hot".
      text
        .replace(/\p{Lu}{2,}(?: \p{Lu}{2,}){2,}/gu, (run) =>
          /\p{Lu}{6}/u.test(run) ||
          (/\b(?:AND|FOR|OF|OUR|THE|WITH|YOUR)\b/.test(run) &&
            run.split(' ').every((word) => isOrdinaryWord(word.toLowerCase())))
            ? run.toLowerCase()
            : run,
        )
        // "We PLAY it first".
        .replace(/(?<=\b(?:I|[Ww]e|[Yy]ou|[Tt]hey) (?:do |will )?)\p{Lu}{3,}(?= \p{Ll})/gu, (word) =>
          findVerb(word)?.form === 'base' ? word.toLowerCase() : word,
        )
        // "FREE robot kit loan".
        .replace(/^FREE(?= \p{Ll})/u, 'Free')
        // Words that stand for nothing but themselves: "a FREE trial".
        .replace(/(?<=\p{L} )(?:AND|BEST|FOR|FREE|NEW|NOT|NOW|ONLY|OUR|THE|WITH|YOUR)(?= \p{L})/gu, (word) =>
          word.toLowerCase(),
        );
  const spelled = calm.replace(
    /(?<![\p{L}\p{N}@./_-])[\p{L}&]+(?![\p{L}\p{N}@_]|\.\p{L})/gu,
    (word, at: number) => {
      if (word === 'i') return 'I';
      // "50 ml", and no machine learning.
      if (word === 'ml' && /\d ?$/.test(calm.slice(0, at))) return word;
      const fixed = findFixedSpelling(word);
      // Pim is called so.
      if (fixed && /^\p{Lu}\p{Ll}+$/u.test(word) && firstNames.has(word.toLowerCase())) return word;
      // "POs" are orders.
      if (!fixed || /^\p{Lu}{2,}s$/u.test(word)) return word;
      return shouts || word === word.toLowerCase() || (fixed === fixed.toUpperCase() && fixed.length > 1)
        ? fixed
        : word;
    },
  );
  return (
    spelled
      .replace(
        /\b(in|from|across|to|within|throughout|around) (?=(?:UK|US|USA|EU|UAE|Netherlands)(?:$|[.,;)]| (?:and|or|who|that|with|for|by)\b))/g,
        '$1 the ',
      )
      .replace(/\bi'(?=m|ve|ll|d)/g, "I'")
      .replace(/(?<=\d ?k? ?|\d\/\p{L}+ )(?:eur|usd|gbp|chf|sek|aud|cad|nzd)\b/gu, (code) =>
        code.toUpperCase(),
      )
      .replace(/\b(?:b2b|b2c|d2c|dtc|3pl|4pl|3d|ps[3-5])\b/g, (word) => word.toUpperCase())
      .replace(/\bpat(?= test(?:ing|s|ed)?\b)/g, 'PAT')
      .replace(/\b(Google|LinkedIn|Meta) ads\b/g, '$1 Ads')
      // "WhatsApp and teams messages", "alerts in slack": a product where its like or its messages stand beside it.
      .replace(
        /\b(Google Meet|Microsoft|MS|Outlook|SharePoint|Skype|[Ss]lack|SMS|Webex|WhatsApp|[Zz]oom)( and |, | or |\/| )teams\b/g,
        (_, other: string, joined: string) => `${capitalise(other)}${joined}Teams`,
      )
      .replace(
        /(?<=\b(?:archives|for|from|in|joins|of|on|records|to|via|with) )teams(?=(?: and |, | or |\/)(?:Outlook|SharePoint|[Ss]lack|Webex|WhatsApp|[Zz]oom)\b)/g,
        'Teams',
      )
      .replace(
        /(?<=\b(?:from|in|into|over|through|to|via|with|on|(?:GitHub|Jira|Notion|Outlook|Salesforce|Teams|WhatsApp|Zoom|email)(?: and| or|,)) )(?:notion|slack|stripe|zoom)\b(?! (?:of|hours?|in|out|periods?|season|that|times?)\b)/g,
        capitalise,
      )
      .replace(
        /\b(?:slack|zoom)(?= (?:alerts|bot|calls|channels?|meetings|messages|notifications|threads|webinars|workspace)\b)/g,
        capitalise,
      )
      .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/g, capitalise)
      .replace(
        /\b(?:jan|feb|aug|sept|oct|nov|dec)(?=\.? \d|[,.;–-]|$| (?:and|or) (?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec))/gi,
        capitalise,
      )
      .replace(
        /(?<=\d(?:st|nd|rd|th)? (?:of )?)(?:march|may)\b|\b(?:march|may)(?= \d)|(?<=\b(?:in|by|until|of|mid|from) )(?:march|may)\b(?! (?:be|not|also)\b)/g,
        capitalise,
      )
  );
}

const shortEnds =
  /(?:\b(?:e\.g|i\.e|incl|excl|etc|vs|approx|ea|ep|vol|capt|dr|fr|mag|mr|mrs|ms|prof|revd?|st|inc|ltd|co|corp|jr|sr|dept|est|u\.s|u\.k|min|max|prob)|(?<![\p{L}\p{N}'’&-])\p{Lu})\.$/iu;

/** What is told apart by a letter: `Series A`. */
const lettered =
  /\b(?:appendix|block|building|class|gate|grade|group|hall|level|option|phase|plan|platform|round|series|stand|tier|type|unit|vitamin|wing|zone) \p{Lu}\.$/iu;

/** A sentence that says who speaks or of what, so that one before it has ended. */
const opensAnother = /^(?:I|It|Our|The|They|This|We|You|Your) \p{Ll}/u;

/** Splits running text into sentences and list lines. Abbreviations, numbers and addresses do not end one. */
export function splitSentences(text: string): string[] {
  const parts: string[] = [];
  for (const line of text.split(/\n+/)) {
    const bare = line.replace(/^\s*(?:[-*•·▪►★☆➤✓✔→]|\d{1,2}[.)])\s+/, '').trim();
    if (!bare) continue;
    let from = 0;
    for (const match of bare.matchAll(/[.!?]+["')]*\s+/g)) {
      const end = match.index + match[0].length;
      const piece = bare.slice(from, end).trim();
      const opensNext =
        /(?:[Mm]ax|MAX|[Mm]in|MIN|[Ee]tc|\d ms)\.$/.test(piece) && /^\p{Lu}/u.test(bare.slice(end));
      // "No. 3" is a number, "no. We build" an answer.
      const isNumber = /\bno\.$/i.test(piece) && /^\d/.test(bare.slice(end));
      // "They raised a Series A. Keep it short." is two, "Ask for J. Reed" one.
      const isLabel = lettered.test(piece) && /^\p{Lu}/u.test(bare.slice(end));
      // "A stake in Hart & Co. We roast coffee."
      const isFirm = /\b(?:Co|Corp|Inc|Ltd)\.$/.test(piece) && opensAnother.test(bare.slice(end));
      // "Weight 190 g. Samples are free.", "It sets at 72 °C. Samples are free."
      const isUnit = /(?:\d ?[ghklmt]|° ?[CF]|\d ?[AVW])\.$/.test(piece) && /^\p{Lu}/u.test(bare.slice(end));
      // "(env. permit was tightened in May)": within brackets only a capital opens a sentence.
      const next = bare.slice(end);
      // "Met her deputy (Tom?) at the fair", "farm shops, a chain? (unverified)": what is doubted in passing ends nothing.
      const isDoubt = /\([^()]*\?\) *$/.test(piece)
        ? /^\p{Ll}/u.test(next)
        : /\?$/.test(piece) && /^\(\p{Ll}/u.test(next);
      const isWithin = isDoubt || (/\([^()]*$/.test(piece) && /^\p{Ll}/u.test(next));
      if (
        isNumber ||
        isWithin ||
        (/\.$/.test(piece) && shortEnds.test(piece) && !opensNext && !isLabel && !isFirm && !isUnit)
      )
        continue;
      parts.push(piece);
      from = end;
    }
    const last = bare.slice(from).trim();
    if (last) parts.push(last);
  }
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Takes off the marks a fragment ends with, and quotes around the whole of it. */
export function trimMarks(text: string): string {
  let trimmed = text
    .trim()
    // "-80 °C", "-80 freezers" and ".NET" keep their sign.
    .replace(
      /^(?:[\s,;:!?*–•"']|\+(?= )|\.(?!(?:NET|com|io|net|org)\b)|-(?!\d+ ?(?:°|[CF]\b|(?:[\p{L}-]+ ){0,2}(?:cold|degree|freez|fridge|stor))))+(?=[\p{L}\p{N}$€£"'(.]|-\d)/u,
      '',
    )
    .replace(/[\s,;:.!?*\-–•]+$/u, '');
  // "'Under the Ice' is a touring exhibition": a mark that opened goes with the one that closes.
  if (/^["']/.test(text.trim()) && !/^["']/.test(trimmed))
    trimmed = trimmed.replace(/^([^"']{2,60})["'](?=[\s,;:])/, '$1');
  if (/^["'].*["']$/.test(trimmed)) trimmed = trimmed.slice(1, -1).trim();
  for (const [open, close] of [
    ['(', ')'],
    ['[', ']'],
    ['"', '"'],
  ] as const) {
    const opens = trimmed.split(open).length - 1;
    const closes = trimmed.split(close).length - 1;
    if (open === close ? opens % 2 : opens !== closes)
      trimmed = trimmed.replaceAll(open, '').replaceAll(close, '');
  }
  return trimmed.replace(/\s{2,}/g, ' ').trim();
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** A word of a title; of `Fixed-Price` both halves are ordinary words. */
function calmWord(word: string): string {
  const halves = /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(word) ? word.split('-') : [];
  return halves.length > 0 && halves.every((half) => isOrdinaryWord(half.toLowerCase()))
    ? halves.map(decapitalise).join('-')
    : decapitalise(word);
}

/** Words that are capitalised only because the whole phrase is a title become ordinary words. */
export function calmTitleCase(text: string): string {
  return text.replace(/[^\n.!?]+/g, (sentence) => {
    const words = sentence
      .trim()
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word));
    const long = words.filter((word) => word.length > 3 || !prepositions.has(word.toLowerCase()));
    // "Backed by Index", "Made in Herefordshire".
    if (/^\s*(?:\p{Lu}\p{Ll}+ed|Built|Grown|Made|Woven) (?:at|by|in|on) \p{Lu}\p{Ll}+\s*$/u.test(sentence))
      return sentence;
    // "Kestrel Policy Hub": what a product is called.
    if (isProductName(sentence.trim().split(/[:,(]| -/)[0] ?? '')) return sentence;
    // "Joins Zoom and Teams".
    if (findVerb(words[0] ?? '')?.form === 'third' && findVerb(words[0] ?? '')?.isName !== true)
      return sentence;
    if (words.length < 3 || !long.every((word) => /^[("']?(?:[\p{Lu}\d$€£]|and$|the$|a$)/u.test(word)))
      return sentence;
    const last = (words.at(-1) ?? '').toLowerCase().replace(/[^a-z]/g, '');
    const first = (words[0] ?? '').toLowerCase();
    if (words.length < 5 && !packageHeads.has(last) && !packagingWords.has(first) && !findVerb(first))
      return sentence;
    let seen = 0;
    return sentence.replace(/\p{L}[\p{L}'’&-]*/gu, (word) => (seen++ === 0 ? word : calmWord(word)));
  });
}
