import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { firstNames, opensWithFirstName } from '../../../text/first-names.ts';
import { capitalise } from '../../../text/grammar.ts';
import { organisationNouns } from '../../../text/words.ts';
import { nameTitles, type PersonName } from '../../persona/parse-persona-name.ts';
import { isPlace } from '../places.ts';
import { findLeave } from './find-leave.ts';
import { initial, name, particle, title, word } from './name-patterns.ts';
import { findOwnContact, isRoleOf, withoutOwnContact } from './own-contact.ts';
import { isRole, isTrade } from './signed-as.ts';

/** Where a clause begins. */
const start = String.raw`(?:^|[.!?,;:\n] |\n| \()(?:[-–*•] ?)?`;
/** What stands between a role and a name. */
const is = `(?:(?: name)?:| =|(?:(?:'s)? name)? is(?: called)?)`;

/** Words before the name of who signs. */
const signed = compact(
  String.raw`(?:(?<!\b(?:[Ww]e|[Tt]hey|[Tt]o|[Yy]ou|can|will) )\b[Ss]ign(?:ed|ing)?(?: it| this)?(?:[ -]off)?(?: the e-?mail)?(?: as| by| from| with|:|,| -)?|\b[Ss]ignatory(?: is|:)|\bto be addressed as|\b[Ww]riter:|\b[Cc]all me|\b[Cc]all me (?:at|on) \+?\d[\d() -]{6,},|\b(?:[Mm]y|[Ss]ender'?s?|[Tt]he sender'?s) name(?: is|'s|:)|\b[Mm]y name(?= ${word}(?:[.,]|$))|\b(?:[Tt]he )?(?:both|two) of us[,:]|\b[Ww]e(?: are|'re) (?:[\p{Ll}-]+ ){0,3}(?:brothers|couple|cousins|duo|friends|siblings|sisters|twins),(?= ${word}(?: ${word})? (?:and|&) ${word})|\b[Ss]ender(?: is|:| -| =)?(?: me,)?|\b[Cc]ontact me(?: is|:)?(?: at)?|(?:^|[.!?\n] )[Ss]ent by|\b[Tt]he (?:sender|host|author|writer) is(?: me,)?|${start}(?:[Ff]rom:|From(?= ${name}(?: and ${word})?(?:[.,]| at\b|$)))|\b(?:(?:[Ll]etter|[Mm]ail|[Ee]-?mail|[Mm]essage|[Nn]ote)(?: is)?|[Ii]t(?: is|'s)|(?:[Mm]ake|[Ss]end|[Ww]rite) it) from(?: me,)?(?= ${word} ${word})|\b[Ww]ritten (?:by|from)|\b(?:[Ll]etter|[Mm]ail|[Ee]-?mail|[Mm]essage) (?:is|comes|will be) (?:sent|signed|written)? ?(?:by|from)|\b[Rr]egards from|\b[Ff]rom:|\b(?:be|come|go out) from|\b[Ss]ignature:|\b[Ii]t's me,|\(me,|\bI(?:'m| am) [^.!?]{3,60}, (?:and )?(?:my )?name(?: is|'s)|\bI(?:'m| am) (?:the|their|your) (?:\p{Ll}+ ){0,2}(?:\p{Ll}+|C[A-Z]O|MD),|\bI(?:'m| am)(?= (?:Dr\.? )?${word}(?: ${particle}${word}){1,2}(?:[,.]| and I\b| (?:at|from) \p{Lu}))|\b(?:[Ff]ounder|[Oo]ne|[Oo]wner|[Pp]erson) writing is)\s+["']?(${name}(?: (?:and|&) (?:${word}(?: ${word})?(?= at\b|[.,!]|$)|the \p{Ll}+))?)`,
  'gu',
);

/** A name at the end of all notes, with a dash or a number to call: `- ANN, sales engineer`, `ANN, 555-0142`. */
const closing = compact(
  String.raw`(?:^|[.!?\n] ?)(?:- (${name})(?:, [\p{L} ]{3,40})?|(${name}), \+?[\d() -]{7,})\.?$`,
  'u',
);

/** Words after it: `NAME signs.`, `NAME here.`, `NAME would sign the mail.` */
const signing = compact(
  String.raw`(?:^|\n|[.!?] )(${name})(?: \([^()]{3,40}\))? (?:signs|here|sends (?:it|the (?:e-?mail|letter|mail|message))|(?:should|to|will) sign)(?=[.,;]|$)|(?:^|\n|[.!?] )(${name}), the sender,|(${name}),? (?:[\p{Ll}-]+, )?(?:[\p{Ll} ]{3,40} and )?(?:is to|should|will|would|wants to) (?:be the one signing|sign)\b`,
  'u',
);

/** `I'm NAME.`: one word that is no other word; `I'm NAME from FIRM`, where it may be. */
const introduced = compact(
  String.raw`\b(?:I(?:'m| am)|[Ii]m) (${word})(?=[.,;\n]|$| and I\b|( (?:at|from) \p{Lu}))`,
  'u',
);
/** Where somebody is from: `I'm Welsh`. */
const demonym = /(?:ish|sh|ese|an|ch|ss|ek)$/;

/** `Name: NAME`: whoever it is that the persona does not describe. */
const labelled = compact(String.raw`(?:^|[.!?] |\n)[Nn]ame(?::|'s) (${name})(?:, ([\p{L} ]+))?`, 'u');

/** Words before the name of who is written to. */
const addressed = [
  String.raw`\b(?:[Rr]ecipient(?:'s)? (?:is|name is)|(?:[Ff]irst |[Ff]ull )?[Nn]ame of (?:the )?(?:reader|recipient)(?: is)?:?|[Aa]ddressed to|(?:[Tt]heir|[Hh]is|[Hh]er|[Tt]he(?: (?!sender)\p{Ll}+'s)?) name(?: is|'s|:))\s+(${name})`,
  String.raw`\b(?:[Aa]ddress|[Gg]reet) (?:her|him|it|the \p{Ll}+|them|this) (?:as|to) (${name})`,
  String.raw`(?:^|\n|[.!?] )(?:(?:Addressee|Applicant|Candidate|Contact|Lead|Prospect|Reader|Recipient)(?:'s)? )?[Ff]irst name(?: is|:| =) (${word})(?=[.,;\n]|$)`,
  String.raw`\bto one person: (${name})`,
  String.raw`(?:^|\n|[.!?] )(?:Name is|(?:[^.!?\n]{3,80}, and )?(?:[Hh]e|[Ss]he)(?: is|'s) called|(?:He|She) is(?= (?:${title}\.? )?${word} ${word})) (${name})`,
  String.raw`^(${title}\.? ${word} ${word})(?:,| [-–|(])(?! ?(?:who |a |an )?(?:my|our|introduced|recommended|referred|sent)\b)`,
  String.raw`^(${word} ${word}), (?:appointed|joined|new in|started|took over|who (?:joined|started|took over))\b`,
  String.raw`[.!?\n] (${word} ${word}), (?:in (?:the |this )?(?:job|post|role)|new in|who (?:joined|started|took over))\b`,
  String.raw`(?:^|\n|(?<!\b${title})[.!?] )(?!(?:He|I|It|Our|She|That|The|Their|There|They|This|We|You)\b)(${name}) (?:took over (?:the|this) (?:job|post|role)|joined as|is the new|has just (?:joined|started)|is new)\b`,
  `${start}(?:[Tt]he )?(?:[Aa]ddressee|[Aa]ttn|[Cc]ontact|CRM|[Ll]ead|[Pp]erson|[Pp]rospect|[Rr]eader|[Rr]ecipient)${is} (${name})(?!\\p{L}| ?[=:])`,
  `${start}(?:[Nn]ew|[Cc]urrent) (?:boss|contact|director|guy|head|manager|one|owner|person) is (${word}(?: ${word})?)(?=[.,;)]|$)`,
  `${start}(?:[Tt]o|[Aa]ttention):? (${name})(?= at | from |[.,;]|$)`,
  String.raw`(?:^|\n|[.!?|] )(?:[-–*•] ?)?(?:[Cc]ontact|[Nn]ame) (${word} ${word})(?=[.,\n]|$| \|)`,
  // A name with its title, and nothing else.
  String.raw`(?:^|\n|[.!?] )(${title}\.? ${word}(?: ${word}){0,2})(?=\.(?:\s|$)|$)`,
].map((pattern) => compact(pattern, 'u'));

/** `The show is hosted by ANN BELL`, `Run by ANN BELL since 2012`, of a place or a thing that is not the sender's. */
const doneBy = compact(
  String.raw`(?:^|[.!?\n] )(?![^.!?\n]*\b(?:[Oo]ur|[Uu]s|[Ww]e)\b)(?<of>[^.!?\n]*?)\b(?<deed>[Ee]dited|[Hh]osted|[Mm]anaged|[Oo]wned(?: and run)?|[Pp]resented|[Rr]un) by (?<who>${word} ${particle}${word})(?=[.,;)\n]|$| since\b)`,
  'gu',
);
/** What whoever leads a place does. */
const leadingDeeds = 'chairs|directs|edits|heads|hosts|leads|manages|owns|presents|runs';
/** `ANN BELL runs Tallboy Credit Union`, and not `ANN BELL runs a mill`, which may be anybody's. */
const doing = compact(
  String.raw`(?:^|\n|(?<!\b${title})[.!?] )(?:[-–*•] ?)?(?<who>(?:${title}\.? )?${initial}*${word} ${particle}${word}|${title}\.? ${word}) (?<deed>${leadingDeeds}) (?<of>(?!an?\b|another\b)[^.!?\n]*)`,
  'gu',
);
const beforeDeed = compact(` (?=(?:${leadingDeeds}) )`, '');
/** Whether a sentence says no more of whoever reads than what she or he leads. */
export function saysWhoLeads(sentence: string, { firstName = '', surname = '' }: PersonName): boolean {
  const [who = '', does = ''] = sentence.split(beforeDeed);
  return (
    does !== '' &&
    surname !== '' &&
    firstName !== '' &&
    who.replace(/^\p{L}+\. /u, '') === `${firstName} ${surname}`
  );
}

/** Whom the sender speaks of as somebody else. */
const ofOthers =
  /\b(?:client|colleague|customer|friend|introduced|me|my|neighbou?r|our|recommended|referred|saved|says|sister|switched|told|us|used|uses|we)\b/i;
/** `ANN BELL, owner since 2012`, `ANN BELL (head of sales) wants …`, before other notes. */
const withPost = compact(
  String.raw`(?:^|\n|(?<!\b${title})[.!?] )(?:[-–*•] ?)?(?<who>(?:${title}\.? )?${word}(?: ${particle}${word})?)(?:, | \()(?:the |their )?(?<post>[\p{L} -]{3,40}?)(?=\)|[,;]| (?:at|since) )(?<rest>[^.!?\n]*)(?=[.!?\n]+[^.!?\n])`,
  'gu',
);

/** `I met ANN BELL, the head of sales, at a fair`. */
const metWithPost = compact(
  String.raw`\b(?:met|saw|spoke (?:to|with)|talked (?:to|with)) (?<who>(?:${title}\.? )?${word}(?: ${particle}${word})?)(?:, | \()(?:the |their )(?<post>[\p{L} -]{3,40}?)(?=\)|[,.;]| (?:at|in|on)\b)`,
  'gu',
);

/** Who does so, as a persona describes somebody. */
const doers: Readonly<Record<string, RegExp>> = {
  chairs: /\bchair/i,
  directs: /\bdirector\b/i,
  edited: /\beditor\b/i,
  edits: /\beditor\b/i,
  heads: /\b(?:chief|director|head|lead|manager)\b/i,
  hosts: /\bhosts?\b/i,
  leads: /\b(?:chief|director|head|lead|leader|manager)\b/i,
  manages: /\b(?:director|head|lead|manager)\b/i,
  owns: /\b(?:founder|landlord|owner|proprietor)\b/i,
  presents: /\b(?:host|presenter)\b/i,
  runs: /\b(?:boss|chief|director|founder|head|manager|owner|principal|proprietor)\b/i,
  hosted: /\bhosts?\b/i,
  managed: /\bmanager\b/i,
  owned: /\b(?:founder|landlord|owner|proprietor)\b/i,
  presented: /\b(?:host|presenter)\b/i,
  run: /\b(?:director|founder|head|manager|owner|principal|proprietor)\b/i,
};

/** Whom the notes name by what he does, where the persona describes who does so; `The kitchen is run by ANN BELL` names nobody who manages a hotel. */
function findDoer(text: string, persona: string): string | undefined {
  const known = persona.toLowerCase();
  for (const { groups: { of = '', deed = '', who = '' } = {} } of text.matchAll(doneBy)) {
    const does = deed.toLowerCase().replace(/ .*/, '');
    const before = of.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    const isOfReaders =
      /^(?:edited|hosted|presented)$/.test(does) || !of.trim() || before.some((each) => known.includes(each));
    if (doers[does]?.test(persona) && isOfReaders && isPersonName(who) && !isFirmName(who)) return who;
  }
  for (const { groups: { of = '', deed = '', who = '' } = {} } of text.matchAll(doing)) {
    const isOfReaders =
      /^(?:it|that|there|this|the (?:place|show|site|whole thing))\b/.test(of) ||
      of
        .toLowerCase()
        .match(/\p{L}{4,}/gu)
        ?.some((each) => known.includes(each));
    if (
      doers[deed]?.test(persona) &&
      isOfReaders &&
      !ofOthers.test(of) &&
      isPersonName(who) &&
      !isFirmName(who)
    )
      return who;
  }
  for (const { groups: { post = '', rest = '', who = '' } = {} } of [
    ...text.matchAll(withPost),
    ...text.matchAll(metWithPost),
  ]) {
    const isTheirs = isRoleOf(post, persona) && post.split(' ').some(isTrade);
    if (isTheirs && !ofOthers.test(rest) && isPersonName(who) && !isFirmName(who)) return who;
  }
  return undefined;
}

/** A name and nothing else, before all other notes. */
const heading = compact(
  `^(?!I'm )(${word} ${word}(?: ${word})?)(?<!\\p{Lu})(?:\\.(?=\\s|$)|(?=\\n(?!(?:\\p{Lu}[\\p{L}&]+ ?){1,4}(?:\\n|$))))`,
  'u',
);

/** Who leads a place is whoever is written to, where the persona names nobody. */
const leads =
  /^(?:[Bb]oss|[Cc]hair(?:man|person|woman)?|[Cc]urator|[Ee]ditor|[Ff]ounder|[Hh]ead(?:master|mistress|teacher)?|[Oo]wner|[Pp]rincipal)$/;

/** `The operator, VERIDANE TELECOM`, `show is called MUDDY LEDGER`: a firm or a thing by its name. */
const noPerson =
  /^(?:academy|agency|app|area|blog|book|brand|brewery|campus|carrier|centre|chain|channel|charity|choir|church|city|clinic|club|college|company|department|depot|district|estate|facility|factory|farm|festival|film|firm|foundation|fund|gallery|group|gym|hospital|hotel|house|insurer|location|magazine|mill|museum|newsletter|office|operator|orchestra|paper|parish|place|plant|podcast|practice|product|programme|property|provider|region|restaurant|retailer|school|shop|show|society|site|store|studio|squad|supplier|team|theatre|tool|town|trust|university|venue|village|warehouse)$/i;

/** What stands before a role and tells no two of them apart. */
const anyKind = /^(?:an?|and|current|general|her|his|its|main|managing|new|present|senior|the|their|this)$/i;

/** Somebody by a role and a name, wherever that begins: `The buyer is ANN BELL`. One word alone may be anything, unless somebody is called so. */
const besideRole = compact(
  String.raw`(?=${start}(?!(?:[Oo]ur|[Mm]y) )(?:[Tt]he(?:ir)? )?(?:(?<kind>\p{Lu}?[\p{Ll}-]+|\p{Lu}{2,3}) )?(?!(?:are|is|name|there|was)\b)(?<role>[\p{L}-]+)(?: of (?<unit>\p{L}{2,}))?(?:(?:(?: name)?:|(?:'s)? name is|(?: is|'s) called| =) (?<called>${name})|(?:${is}| there is|,| [-–]|(?= ${title}\.? )) (?<known>(?:${title}\.? )?${word}(?: ${initial}*${word}){1,3}))(?=[.,;)\n]| \(|$))`,
  'gu',
);

const lastLine = compact(
  String.raw`^((?:[-–*] ?)?(?:from |me: )|[-–*] ?)?(${name})(?:(?:,| \/| -| @| from| at) (\p{L}[\p{L}\d&'., -]{1,50}?))?\.?$`,
  'u',
);
/** Who works for the sender, by what he is there: `Account exec: NAME`. */
const ownPost = compact(
  String.raw`(?:^|\n|[.!?] )(Account exec(?:utive)?|Advis[eo]r|Consultant|Coordinator|(?:Executive )?[Dd]irector|Manager|Organi[sz]er|Rep(?:resentative)?|Trainer): (${name})`,
  'u',
);

/** `I'm with Tallboy (ANN BELL, client lead)`: who brings himself in. */
const leaving = compact(
  String.raw`\b(?:I'm|I am|[Ww]e're|[Ww]e are) (?:at|from|with) \p{Lu}[^.()]{2,40} \((${name})(?:, [^()]+)?\)|\b(?:me|my face|(?:[Bb]y|my|not) name),? \((${word}(?: ${word})?)\)`,
  'u',
);

/** A name beside which nothing says whose it is: `Contact NAME`, `Dr. NAME.` */
const unassigned = compact(
  String.raw`(?:^|[.!?\n,] ?)(?:[Cc]ontact(?: is|:| =)?|[Oo]wner) (${name})(?=[.,\n]|$)|^((?:${title}\.? )?${word} ${word})\.(?=\s|$)|(?:^|\n|(?<!\b(?:${nameTitles}|\p{Lu}))[.!?] )(${word} ${word})\.?$`,
  'u',
);

/** A first name at the very end, or before a number to call, however it is written: `… always busy - Nia`, `stan 07700 900142`. */
const firstNameLast = /(?:^|\n|[.!?] )(\p{L}+),? \+?0?\d{3,5}[ -]\d[\d -]{4,}|\p{Ll} - (\p{Lu}\p{Ll}+)\.?$/u;

/** Nobody signs as "Mr". */
const politeTitle = /^(?:Miss|Mrs?|Ms)\.? /;

/** What became of somebody lately: `ANN BELL, joined in June`. */
const arrives =
  /(?:^|, )(?:appointed|buys|has|is|joined|new in|promoted|runs|says|started|switched|told|took over|uses|was|who|will|works)\b/;

/** The name to sign with, where a context gives one; `persona` says whose a name without more is. `many`: of several readers nobody is named. */
export function findSignature(text: string, persona = '', many = false): string | undefined {
  const sender = findSender(text, persona, many)?.replace(politeTitle, '');
  // "ANN B." keeps the full stop of its initial.
  return sender && / \p{Lu}$/u.test(sender) && text.includes(`${sender}.`) ? `${sender}.` : sender;
}

function findSender(text: string, persona: string, many: boolean): string | undefined {
  const signs = signing.exec(text)?.slice(1).find(Boolean);
  const [, last, reachable] = closing.exec(text) ?? [];
  // "- 12% commission", "- English, French and German speaking guides": the last of a list.
  const dashed = last && (!/^\s*- .*\n- /.test(text) || opensWithFirstName(last)) ? last : undefined;
  // "Sender is Hollis & Crane, signed by Emma Crane".
  const named = [...text.matchAll(signed)].filter(
    // "From Leeds, Bradford and York".
    ([found, who = '']) => !/(?:^|\W)From /.test(found) || who.includes(' ') || opensWithFirstName(who),
  );
  const signedBy = (form: RegExp) => named.find(([found]) => form.test(found));
  const written = (signedBy(/^Signed by /) ?? signedBy(/^sign/i) ?? named[0])?.[1];
  const given = written ?? signs ?? dashed ?? reachable;
  if (given) return given;
  const called = /\bmy name(?:'s| is) (\p{L}+(?: \p{L}+)?)(?=[.,;]|$)/iu.exec(text)?.[1];
  if (called) return called.split(' ').map(capitalise).join(' ');
  const lowered = /\bi'?m (\p{L}+)(?=[.,;]|$)/iu.exec(text)?.[1] ?? '';
  if (firstNames.has(lowered.toLowerCase())) return capitalise(lowered);
  const [, single = '', firm] = introduced.exec(text) ?? [];
  if (single && (firm || (!isOrdinaryWord(single.toLowerCase()) && !demonym.test(single)))) return single;
  const [, post, poster] = ownPost.exec(text) ?? [];
  // One reader may have a manager, too.
  const isOurs = many || !/(?:director|manager)$/i.test(post ?? '');
  if (poster && isOurs && !isRoleOf(post ?? '', persona)) return poster;
  const found = findOwnContact(text, persona) ?? findLastLine(text, persona);
  if (found) return found;
  const ofFirm = findWithFirm(text, persona);
  if (ofFirm) return ofFirm;
  const left = findLeave(text, persona) ?? leaving.exec(text.trim())?.slice(1).find(Boolean);
  if (left) return left;
  const [, label, role = ''] = labelled.exec(text) ?? [];
  if (label && !isRoleOf(role, persona) && !isOfRecord(text)) return label;
  const short = firstNameLast.exec(text.trim())?.slice(1).find(Boolean) ?? '';
  if (firstNames.has(short.toLowerCase())) return capitalise(short);
  return many ? findUnassigned(text) : undefined;
}

/** `Past guests: OLIVER GRANT, Dr. MEI TANAKA`, at the end. */
const listOfOthers =
  /(?:^|(?<=\n|[.!?] ))(?:\p{L}+ ){0,2}(?:clients|customers|guests|members|panell?ists|partners|references|speakers|users)(?::| are| include) [^\n]*$/iu;

/** Nobody of several readers: whoever is named is who writes. */
function findUnassigned(text: string): string | undefined {
  const [, contact, first, last] = unassigned.exec(text.trim().replace(listOfOthers, '')) ?? [];
  const alone = first ?? last ?? '';
  return (
    contact ?? (opensWithFirstName(alone) || titleAlone.test(alone.split(' ')[0] ?? '') ? alone : undefined)
  );
}

/** What stands before the name of who writes, and after the start of a sentence. */
const senders = [
  '[Yy]ours',
  '[Ff]reelance',
  '(?:(?:[Ss]ent|[Ww]riting) )?[Oo]n behalf of',
  '[Ww]ritten for',
  '(?:[Hh](?:ello|i),? )?[Tt]his is',
  '[Mm]e ?[=:]',
  "[Hh]i,? it['’]?s",
  '(?:[Tt]he )?(?:[Aa]uthor|[Cc]oach|[Ff]ounder|[Hh]ost|[Mm]aker|[Pp]hotographer|[Rr]ecruiter|[Ss]ender|[Ww]riter)(?: is|:| =)?',
  "[Ii](?:['’]m| am) (?:an? |the )?(?:[\\p{Ll}-]+ ){0,2}(?!(?:at|by|for|from|in|near|of|on|to|with)\\b)[\\p{Ll}-]+",
].join('|');
const afterSender = compact(
  String.raw`(?:^|\n|(?<!\b(?:${nameTitles}|\p{Lu}))[.!?] )(?:${senders}),? (${word} ${particle}${word}(?: ${word})?)(?=[.,;(/\n]|$| (?:at|from|in|of|with)\b)|, (?:[Aa]uthor|[Ff]ounder|[Hh]ost|[Rr]ecruiter|[Ss]ender|[Ww]riter) is (${word} ${particle}${word})(?=[.,;\n]|$)|(?:^|\n)[Hh]i,? it['’]?s (${word}) from (?=\p{Lu})|\b[Ii]t['’]?s me,? (${word}(?: ${word})?)|(?:^|\n|[.!?] )(?:[Tt]his is )?[Ff]rom (${word}(?: ${word})?) (?:at|from|of) (?=\p{Lu})|\b[Ii]m (${word} ${word})(?=[.,;\n]|$| (?:at|from) )`,
  'gu',
);

/** A sentence that gives a name with a firm or a post and says no more: `RAY from Cutbank Snow & Lawn.`, `ELENI STAVRAKIS, CEO, Plintha Energy.` */
const withFirm = compact(
  String.raw`(?:^|\n|(?<!\b(?:${nameTitles}|\p{Lu}))[.!?] )(${name})(?:(?:,| at| from) (\p{Lu}[\p{L}\d&'-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}\d&'-]*)){0,4})|, ([\p{Ll} -]{4,40}|C[A-Z]O|MD)(?:,? (?:(?:at|of|with) )?\p{Lu}[\p{L}\d&' -]*)?)(?: \([^()]{3,30}\))?(?:, (?:\p{Lu}\p{L}+|(?!(?:announced|appointed|asked|buys|commented|complained|has|is|joined|mentioned|new in|posted|promoted|runs|said|says|started|switched|told|took over|uses|visited|was|who|will|works|wrote)\b)\p{Ll}[^.!?\n]{2,60}))?(?=[.!\n]|$)`,
  'gu',
);
const fullName = compact(
  String.raw`\bI(?:'m| am) (${word} ${word}) (?=[\p{Ll}-]+(?: [\p{Ll}-]+)?[.,\n])`,
  'u',
);

/** Who writes, where a sentence is nothing but a name and a firm or a post of which the persona knows nothing. */
function findWithFirm(text: string, persona: string): string | undefined {
  const named = fullName.exec(text)?.[1] ?? '';
  if (opensWithFirstName(named)) return named;
  for (const found of text.matchAll(afterSender)) {
    const who = found.slice(1).find(Boolean) ?? '';
    // "The photographer, NAME, can give a talk" is told of somebody.
    if (/^, (?:can|could|has|is|was|will|would)\b/.test(text.slice(found.index + found[0].length))) continue;
    // "Founder: NAME", of a founder: who reads.
    const [label = ''] = /(?<=^\W*)\p{L}+(?=(?: is|:| =) )/u.exec(found[0]) ?? [];
    if (isRoleOf(label, persona)) continue;
    const isPlain = /\bme,? $/.test(text.slice(0, found.index + found[0].lastIndexOf(who)));
    if (isSenders(who, persona) && (isPlain || isPersonName(who))) return who;
  }
  // Beside a name of the reader's, a post that both hold is the sender's.
  const names = / \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?=,)/u.test(persona);
  for (const [, who = '', firm = '', post = ''] of text.matchAll(withFirm)) {
    if (
      post
        ? !post.split(' ').some(isTrade) || (isRoleOf(post, persona) && !names)
        : isRole(firm.split(' ')[0] ?? '')
    )
      continue;
    if (isSenders(`${who} ${firm}`, persona) && isPersonName(who)) return who;
  }
  return undefined;
}

/** Whether none of the names is one that the persona gives. */
function isSenders(names: string, persona: string): boolean {
  const known = persona.toLowerCase();
  return !names
    .split(' ')
    .some((part) => /^\p{Lu}\p{L}{2}/u.test(part) && known.includes(part.toLowerCase()));
}

/** What a firm is called by its last word. */
const firmEnd =
  /^(?:AG|Academy|BV|Co|Council|GmbH|Group|Holdings?|Inc|Industries|KG|LLC|LLP|Labs?|Limited|Ltd|Oy|PLC|Partners|SA|SL|SRL|Services|Software|Solutions|Systems|Trust|plc)$/;
/** Places that people are called, too. */
const alsoSurnames = /^(?:bar|church|farm|hall|mill|shop)$/i;

/** Whether words with capitals are what a firm is called: `Tallboy Bakery`, `Tallboy GmbH`. */
export function isFirmName(who: string): boolean {
  const last = who.split(' ').slice(1).at(-1) ?? '';
  return firmEnd.test(last) || (isPlace(last) && !(alsoSurnames.test(last) && opensWithFirstName(who)));
}

/** Whether words with capitals can be nothing but somebody's name. */
export function isPersonName(who: string): boolean {
  const [first = '', ...family] = who.split(' ');
  // "Lead: UK stock 5 days".
  if (/^(?:EU|UK|US|USA)$/.test(first)) return false;
  return (
    opensWithFirstName(who) ||
    titleAlone.test(first) ||
    (family.length > 0 &&
      !who.split(' ').some((part) => !part.endsWith('.') && isOrdinaryWord(part.toLowerCase())))
  );
}

const betweenLines = compact(String.raw`\n|(?<=[.!?])(?<!\b${title}\.) `, 'u');

/** A name that closes the notes: `Jonas Reiter from Belegwerk`, `Dr Owen Marsh, Calder Valley`. */
function findLastLine(text: string, persona: string): string | undefined {
  const line = text.trim().split(betweenLines).at(-1) ?? '';
  const [, dash, who = '', firm] = lastLine.exec(line) ?? [];
  const [first = ''] = who.split(' ');
  const isKnown = titleAlone.test(first) || opensWithFirstName(who);
  // A name and nothing else may be the reader's.
  if (!isKnown || (firm === undefined && dash === undefined) || arrives.test(firm ?? '')) return undefined;
  return persona.includes(first) || (firm !== undefined && isRoleOf(firm, persona)) ? undefined : who;
}

/** `We have a dog, his name is …`. */
const ofAnimal =
  /\b(?:baby|boat|cat|daughter|dog|donkey|horse|husband|machine|parrot|pony|robot|ship|son|van|wife)\b[^.!?]*\b(?:called|name is|name['’]s|named)\b[^.!?]*/giu;

/** Whether a label that may stand before anything else names somebody: no `CRM: TALLBOY`, no `To: York`, no `Contact: York office`. */
function isReader(who: string, whole: string, text: string): boolean {
  if (isFirmName(who)) return false;
  // "Lead: UK stock 5 days", "Lead: DIY retail": letters, and nobody.
  if (/^\p{Lu}{2,3}$/u.test(who) && !opensWithFirstName(capitalise(who.toLowerCase()))) return false;
  // "Reader is Swedish".
  if (demonym.test(who) && !who.includes(' ') && /\bis [^ ]*$/.test(whole) && !opensWithFirstName(who))
    return false;
  if (isPersonName(who)) return true;
  const after = text.slice(text.indexOf(whole) + whole.length);
  return (
    !/\b(?:CRM|[Tt]o|[Aa]ttention)\b[^\p{L}]+$/u.test(whole.slice(0, whole.lastIndexOf(who))) &&
    !/^ \p{Ll}+(?=[.,;\n]|$)/u.test(after)
  );
}

/** Whether the notes are a record of a database, in which nobody speaks of himself. */
function isOfRecord(text: string): boolean {
  return (
    /^(?:account|city|company|firm|id|last[ _]contact|lead|opp|record|source|stage|status)\b/im.test(text) &&
    !/\b(?:I|my|our|us|we)\b/.test(text)
  );
}

/** Who reads the mail, where a context names them; `persona` says who "the chef" in `the chef is called …` is; beside a `signature` another name is the reader's; `spokenOf` gives whom a sentence speaks of, where no note names anybody. */
export function findRecipient(
  notes: string,
  persona: string,
  signature = '',
  spokenOf: () => string | undefined = () => undefined,
): PersonName | undefined {
  const text = withoutOwnContact(notes.replace(ofAnimal, ''), persona);
  for (const pattern of addressed) {
    const [whole = '', found = ''] = pattern.exec(text) ?? [];
    if (found && isReader(found, whole, text)) return toPersonName(found);
  }
  const doer = findDoer(text, persona);
  if (doer) return toPersonName(doer);
  const alone = heading.exec(text)?.[1];
  if (alone && opensWithFirstName(alone)) return toPersonName(alone);
  const [, label = '', role = ''] = labelled.exec(text) ?? [];
  // "Name: Stillwater Line", of a firm.
  if (
    isPersonName(label) &&
    (isRoleOf(role, persona) || isOfRecord(text) || (signature !== '' && signature !== label))
  )
    return toPersonName(label);
  const beside = findBesideRole(text, persona) ?? spokenOf();
  return beside ? toPersonName(beside) : undefined;
}

/** How a post is shortened: `General manager of a hotel` → `GM`. */
export function initialsOf(persona: string): string | undefined {
  return /^\p{L}+(?: \p{L}+){1,2}(?= (?:at|for|in|of)\b|,|$)|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,2}/u
    .exec(persona)?.[0]
    .replace(/(\p{L})\p{L}* ?/gu, '$1')
    .toUpperCase();
}

/** Who holds the post that the persona describes, or else leads the place. */
function findBesideRole(text: string, persona: string): string | undefined {
  const words = persona.toLowerCase().split(/[^\p{L}-]+/u);
  const roles = new Set(
    words.filter((noun) => (noun.length > 3 || isTrade(noun)) && !organisationNouns.has(noun)),
  );
  // "GM = NAME", of a general manager.
  const initials = initialsOf(persona);
  // "Owner: NAME", beside a director: whoever looks after the record.
  const isKeepers = (role: string) =>
    /^owner$/i.test(role) &&
    /\bowner:/i.test(text) &&
    !/\b(?:founder|owner)\b/i.test(persona) &&
    persona.split(/[\s,]+/).some(isRole);
  const isReaders = (role: string) =>
    role === initials ||
    (/^\p{Lu}{2,4}$/u.test(role) && persona.split(/[\s,/]+/).includes(role)) ||
    (/^.\P{Lu}*$/u.test(role) && roles.has(role.toLowerCase()));
  // "Medical director", beside a director of procurement: somebody else.
  const isOfKind = (kind: string) =>
    kind === '' ||
    anyKind.test(kind) ||
    isPlace(kind) ||
    words.some((each) => each.startsWith(kind.toLowerCase().slice(0, 5)));
  const named = [...text.matchAll(besideRole)]
    .map(({ groups: { role = '', kind = '', unit = '', called = '', known = '' } = {} }) => ({
      role,
      kind,
      unit,
      who: called || known,
      // "Gastropub, Peak District": where it is.
      isWhere: called === '' && persona.includes(known) && !opensWithFirstName(known),
    }))
    .filter(
      ({ role, kind, unit, who, isWhere }) =>
        !noPerson.test(role) &&
        // "Her spaniel is called Biscuit", "expo = PackNord".
        (isTrade(role) ||
          /^\p{Lu}/u.test(role) ||
          (isPersonName(who) && !/^(?:her|his|their)$/i.test(kind))) &&
        !isWhere &&
        !isFirmName(who) &&
        isOfKind(kind) &&
        isOfKind(unit),
    );
  const ofPersona = named.filter(({ role }) => isReaders(role));
  // "Director: ANN BELL. Sales director: NAME", of a sales director.
  const inFull = ofPersona.find(({ kind }) => words.includes(kind.toLowerCase()));
  const leading = named.find(({ role }) => leads.test(role) && !isKeepers(role));
  return (inFull ?? ofPersona[0] ?? leading)?.who;
}

/** Whether a sentence says nothing but who somebody is: `The clerk is NAME`, `Contact is NAME at FIRM`. */
export function isIntroduction(sentence: string): boolean {
  return introduction.test(sentence);
}

const introduction = compact(
  String.raw`^(?!(?:Our|My|(?:The )?(?:[Hh]iring manager|[Ii]nstructor|[Ll]ecturer|[Pp]resenter|[Ss]peaker|[Ss]pokesperson|[Tt]eacher|[Tt]echnician|[Tt]rainer|[Tt]utor)) )(?:The(?:ir)? )?\p{L}+(?: \p{Ll}+)?${is} (?:(?:${title}\.? )${initial}*${word}(?: ${word}){0,2}|${word}(?: ${word}){1,2})(?: at .*|,.*)?$`,
  'u',
);

/** What a sentence goes on to say after it: `Reader is Mr. NAME, we met at the fair` → `we met at the fair`. */
export function withoutIntroduction(sentence: string): string {
  // Of a friend who passed the name on, "he" is not the reader.
  return /^(?:The )?(?:boss|brother|colleague|contact at|friend|husband|neighbou?r|sister|source|wife)\b/i.test(
    sentence,
  )
    ? sentence
    : sentence.replace(introducing, '').replace(calledSo, '');
}

/** `…, and she is called NAME`. */
const calledSo = compact(`,? and s?he is called ${word}(?: ${word})?$`, 'u');

const introducing = compact(
  String.raw`^(?!(?:Our|My) )(?:The )?\p{L}+${is} (?:${title}\.? )?${word}(?: ${word}){0,2}, (?=(?:I|we|he|she|they) )`,
  'u',
);

const titleAlone = compact(`^(?:${title})\\.?$`, 'u');
const titled = compact(String.raw`^(?:(${title})\.? )?(.+)$`, 'u');

/** `Herr NAME`, `Mme NAME`, in an English mail. */
const foreignTitle = /^(?:Frau|Herrn?|Madame|Mme|Monsieur|Señora?|Signora?) /;

function toPersonName(found: string): PersonName | undefined {
  const plain = found.replace(foreignTitle, (typed) =>
    /^(?:He|Mo|Señor |Signor )/.test(typed) ? 'Mr ' : 'Ms ',
  );
  const [, honorific, given = ''] = titled.exec(plain) ?? [];
  // "Matron ANN BELL", "NAME B.", "NAME BELL MRCVS": what stands before and behind a name.
  const [, post = '', full = ''] = /^(\p{L}+) (\p{L}+ \p{L}+)$/u.exec(given) ?? [];
  const called = isTrade(post) ? full : given;
  const [first = '', ...others] = called.replace(/(?<=\p{Ll}) \p{Lu}(?:\.|\p{Lu}{2,})?$/u, '').split(' ');
  const surname = others.join(' ');
  // "Recipient = Head of Sales": nobody's name.
  if (titleAlone.test(given) || (isTrade(given) && !opensWithFirstName(given))) return undefined;
  if (honorific) return { honorific, ...(surname ? { firstName: first, surname } : { surname: first }) };
  return first.endsWith('.') ? undefined : { firstName: first, ...(surname ? { surname } : {}) };
}
