import { compact } from '../../../../compact.ts';
import { decapitalise } from '../../../text/grammar.ts';
import { trimMarks } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { readSending, readSendNoun, toReadersOwn } from './goal-send.ts';

const permission =
  /^(?:(?:ask for|gain|get|have|obtain|receive|request|secure|seek|win) )?(?:an? |the |their |his |her )?(?:approval|authori[sz]ation|authority|clearance|consent|go-ahead|green light|leave|ok|okay|permission|sign-off) to (.{3,100})$/i;
const answered =
  /^(?:(?:get|ask for|have) )?(?:an? )?(?:(?:reply|answer|response) with|(?:quick |short )?(?:e-?mail|line|note) with (?=(?:their|his|her) )) ?(.+)$/i;
/** `Reply to get a price list`: what the reply is for. */
const answeredFor =
  /^(?:get (?:an? )?)?(?:reply|answer|response) (?:to (?:get|receive|request|ask for)|asking for) (.+)$/i;
/** `Get floor plan emailed over`. */
const sentOver =
  /^get (?:an? |the |their )?(.{3,40}) (?:emailed|e-mailed|mailed|posted|sent)(?: across| over| to (?:us|me))?$/i;
/** `Get a box of worn cutters sent in for a free regrind`. */
const sentIn =
  /^get ((?:an?|one|two|three|some|\d+) .{3,60}?) (?:brought|dropped|mailed|posted|sent|shipped) (?:across|in|off|over|to us)( .{3,60})?$/i;
/** `Get the scope form filled in`. */
const filledIn =
  /^(?:get|have) (an? |the )?((?:our )?(?!(?:an?|the) )(?:\p{L}+ ){1,3})(completed|filled in|filled out|returned|signed)( .{3,40})?$/iu;
const doneBy: Record<string, string> = {
  completed: 'complete',
  'filled in': 'fill in',
  'filled out': 'fill in',
  returned: 'return',
  signed: 'sign',
};
/** `Order form back by 1 March`. */
const returned =
  /^(?:send (?=.* back\b))?(?:the |an? |our )?((?:(?!(?:an?|get|have|our|send|the) )\p{L}+ ){0,2}(?:forms?|sheets?|slips?|cards?|questionnaires?|contracts?|agreements?)) back\b(.*)$/iu;
/** `Get a list of dates`, `photos of the roof`: what only the reader can write down or show. */
const written =
  /^(?:(?:ask for|collect|get|obtain|receive|request) )?(?:an? |the |their )?((?:list|photos?|pictures?|drawings|measurements|dimensions) of (?!our\b|us\b|references\b).{3,60})$/iu;
const numbered = /^(?:get|ask for) (?:the )?(number of .{3,50})$/i;
/** `Get a headcount and preferred Saturday`: what can be said in a word or two. */
const measured =
  /^(?:get|ask for) (?:an? |the )?((?:acreage|dimensions|headcount|mileage|occupancy|postcode|quantities|sizes?|variety)\b.{0,40})$/i;

const facts =
  '(?:[\\p{L}-]+ )??(?:(?:age|amount|budget|cost|date|deadline|length|location|make|model|name|number|price|size|time|value|venue|volume|weight)s?|capacity|dimensions|frequency|head ?count|quantit(?:ies|y)|terms|timing)';
/** `Get the date and headcount of their next staff event`: what is told in a word or two. */
const factOf = compact(
  `^(?:(?=find out |know |learn )[\\p{L} ]+? the (?!.* (?:my|our|us)\\b)|(?:ask for|get|obtain) the (?=.* (?:for|of|on) (?:their|his|her|the (?:current|existing|last|next|upcoming)) ))(${facts}(?:(?:,| and|, and) (?:the )?${facts})* (?:for|of|on) .{3,70})$`,
  'iu',
);

/** `Get a reply to the question who picks up`. */
const questioned =
  /^(?:get |have )?(?:an? )?(?:clear |definite |firm |quick |straight )?(?:answer|decision|idea|read|reply|response|sense|steer|view) (?:by .{3,20} )?(?:as to|on|to the question(?: of)?) ((?:who|what|which|how|when|where|why|whether)\b.{3,80})$/i;

/** `Get a reply saying which fields they would test`: what is to stand in the answer. */
const saying =
  /^(?:(?:get|have|receive) )?(?:an? )?(?:short |quick |brief )?(?:answer|e-?mail|line|message|note|reply|response|text|word) (?:back )?(?:about|as to|describing|explaining|on|outlining|saying|stating|telling (?:me|us)|that (?:describes|explains|says|tells (?:me|us))|to (?:explain|say)) ((?:if|who|what|which|how|when|where|why|whether|their|his|her)\b.{3,90})$/i;

/** `Request information on how to register`: what the reader's side lays down. */
const howTo =
  /^(?:ask(?: (?:them|him|her))?|find out|learn|(?:ask for|find|get|obtain|receive|request) (?:advice|details|directions|guidance|info|information|instructions)) (?:(?:about|as to|on) )?how (?:to|(?:we|i) (?:can|could|might|would)) (.{3,90})$/i;

/** `Ask whether we fit their next round`: what the sender would know of the sender's own chances. */
const whetherWe =
  /^(?:ask|check|confirm|find out|hear|know|learn|see)(?: (?:from )?(?:them|him|her))? (?:if|whether) ((?:we|i|our \p{L}+|my \p{L}+) (?:(?:are|is|would|could|might) )?(?:be )?(?:considered|count|eligible|fit|fits|match|meet|meets|qualify|qualifies|suit|suits)\b.{0,80}|(?:we|i) (?:can|could|may|might) (?:apply|bid|enter|exhibit|submit|tender|volunteer)\b.{0,80})$/iu;

/** What a goal asks of the reader in so many words: leave to do something, an answer and what is to stand in it, what the reader is to send. */
export function readAsked(text: string): Goal | undefined {
  const allowed = permission.exec(text)?.[1];
  const outgoing = /^(?:agree to )?(?:be sent|receive) ((?:an?|our|some|the) .{3,60})$/i.exec(text)?.[1];
  const mailed =
    /^(?:e-?mail|post|send) (?!.*\b(?:their|his|her)\b|.* and (?:call|phone|ring) )(.{3,60})$/i.exec(
      allowed ?? '',
    )?.[1];
  // "Ask for the free shade card": what is given away is the sender's.
  const gift = /^ask for (the (?:complimentary|free) .{3,60})$/i.exec(text)?.[1];
  const sending = outgoing && /^agree to /i.test(text) ? outgoing : (mailed ?? gift);
  if (sending)
    return (
      readSending(sending) ?? { kind: 'send', phrase: flipSides(sending.replace(/^(?:them|him|her) /i, '')) }
    );
  if (allowed)
    return toDeed(
      'let',
      `us ${flipSides(allowed)
        .replace(/^(?:call|contact|e-?mail|phone|ring|text|visit)$/i, '$& you')
        .replace(/^(?:publish|quote|record|reprint|republish|share|use)$/i, '$& it')}`,
    );
  const verdict =
    /^(?:(?:chase(?: up)?|get|have|obtain|push for) )?(?:an? |the )?((?:clear |final |firm |quick )?(?:answer|decision|verdict|yes or (?:a )?no)) (about|on|to) (the|our|my|this|an?|one|two) (.{3,80})$/i.exec(
      text,
    );
  if (verdict)
    return toDeed(
      'give',
      `us a${/^a/i.test(verdict[1] ?? '') ? 'n' : ''} ${flipSides(decapitalise(verdict.slice(1).join(' ')))}`,
    );
  // "Confirm interest for Q1 kickoff".
  const [, isIn = '', keen = ''] =
    /^(?:re-?)?confirm (?:(?:continued|her|his|the|their) )*interest(?: (for|in) (.{2,60}))?$/i.exec(text) ??
    [];
  if (/^(?:re-?)?confirm (?:(?:continued|her|his|the|their) )*interest$/i.test(text) || keen) {
    const isNamed =
      /^(?:an?|her|his|my|our|the|their|this|these|next|\d|Q[1-4]$|\p{L}+(?: \d+)?$)/iu.test(keen) ||
      isIn !== 'for';
    const matter = keen && ` ${isIn} ${isNamed ? '' : 'your '}${flipSides(keen)}`;
    return {
      kind: 'question',
      phrase: isIn === 'in' ? `whether you are interested${matter}` : `whether this is of interest${matter}`,
    };
  }
  // "The renewal date and permission to quote".
  const [, toTell, toDo = ''] =
    /^(?:ask for|get|obtain) (?:the|their) (.{3,40}?) and (?:(?:the|their) )?(?:leave|permission) to (.{3,50})$/i.exec(
      text,
    ) ?? [];
  if (toTell) return toDeed('tell', `us your ${flipSides(toTell)} and let us ${flipSides(toDo)}`);
  // "Reply YES", "reply with 'sample'": the word itself.
  const word =
    /^(?:answer|e-?mail|message|reply|respond|text|write)(?: back)?(?: saying| with)? (?:the word )?(yes$|no$|\p{Lu}{2,12}|['"]\p{L}[^'"]{0,20}['"]?)$/iu.exec(
      text,
    )?.[1];
  if (word && /^(?:yes|no)$/.test(word)) return toDeed('reply', `with a ${word}`);
  if (word && (/^['"]/.test(word) || word === word.toUpperCase()))
    return toDeed('reply', `with ${/^['"]/.test(word) ? `"${word.replaceAll(/['"]/g, '')}"` : word}`);
  // "How many knives" asks how many they have.
  const count =
    /^(?:(?:answer|reply|respond)(?: with)? )?(how (?:many|much) (?:\p{L}+ ?){1,3}|how (?:far|late|long) (?:ahead|along|behind|out))$/iu.exec(
      text,
    )?.[1];
  if (
    count &&
    !/\b(?:are|can|could|do|does|have|has|is|need|needs|they|use|uses|want|would|you)\b/i.test(count)
  )
    return {
      kind: 'question',
      // "How many months behind" somebody is.
      phrase: `${flipSides(count.toLowerCase())} you ${/ (?:ahead|along|away|behind|late|old|out|overdue|short)$/i.test(count) ? 'are' : 'have'}`,
    };
  const answer = answered
    .exec(text)?.[1]
    ?.replace(
      /^(yes|no) and (.+)$/i,
      (_, word: string, more: string) => `a ${word} and ${toReadersOwn(more)}`,
    );
  if (answer)
    return toDeed(
      'reply',
      `with ${toReadersOwn(
        flipSides(
          answer
            .replace(/^(?=number of )/, 'the ')
            .replace(
              /\bwhen (?=(?!(?:it|the|their|they)\b)\p{Ll}+ (?:closes|ends|expires|finishes|opens|renews|starts)\b)/u,
              'when their ',
            )
            .replace(
              / for (?=(?:free )?(?:audit|check|consultation|demo|estimate|quote|sample|survey|trial|visit)$)/i,
              ' for a ',
            ),
        ),
      )}`,
    );
  const [, whoElse, act = ''] =
    /^(?:(?:ask for|get|have|obtain|secure) )?permission for ((?:our|my|the) .{3,30}?) to (\p{Ll}.+)$/iu.exec(
      text,
    ) ?? [];
  if (whoElse) return toDeed('let', flipSides(`${whoElse} ${act}`));
  const contact =
    /^(?:ask for|get|obtain) (?:an? |the )?((?:contact|e-?mail|name|number|phone number)(?: details)? (?:for|of) (?:the person who|whoever|someone who) (?!decides\b|is responsible\b).{5,60})$/i.exec(
      text,
    )?.[1];
  if (contact)
    return toDeed(
      / and (?:how|what|when|where|which) /.test(contact) ? 'tell' : 'give',
      `us the ${flipSides(contact)}`,
    );
  const list = /^(?:ask for|get|obtain|request) the ((?!price\b|waiting\b)\p{L}+ list)$/iu.exec(text)?.[1];
  if (list) return toDeed('send', `us the ${flipSides(list)}`);
  const [, back, backBy = ''] =
    /^(?:get|have|receive) ((?:an?|our|the|two|three|\d+) .{3,50}?) back( (?:before|by|in|on|this) .+)?$/i.exec(
      text,
    ) ?? [];
  if (back && !/\b(?:call|them)$/i.test(back)) return toDeed('send', `back ${flipSides(back + backBy)}`);
  const yesTo =
    /^(?:get )?(?:an? )?(?:answer|reply|response) (?:saying |with )?(?:an? )?yes or (?:an? )?no (?:on|to) (.{3,60})$/i.exec(
      text,
    )?.[1];
  if (yesTo) return toDeed('give', `us a yes or a no on ${flipSides(yesTo)}`);
  const how = howTo.exec(text)?.[1];
  if (how) return { kind: 'question', phrase: `how we can ${flipSides(how)}` };
  const chance = whetherWe.exec(text)?.[1];
  if (chance && !/^(?:we|i) (?:are |would be )?(?:an? )?(?:good )?(?:fit|match)$/i.test(chance))
    return { kind: 'question', phrase: `whether ${flipSides(chance)}` };
  const said = saying.exec(text)?.[1];
  if (said)
    return {
      kind: 'question',
      phrase: flipSides(
        /^(?:their|his|her)\b/i.test(said) ? `about ${said}` : said.replace(/^if\b/i, 'whether'),
      ),
    };
  const [, by, decision] =
    /^(?:get |have )?(?:an? )?(?:answer|decision|reply|response) (by .{3,20}?) (?:as to|on) ((?:if|whether|which|when)\b.{3,80})$/i.exec(
      text,
    ) ?? [];
  if (by && decision) return toDeed('let', `us know ${by} ${flipSides(decision)}`);
  const question = questioned.exec(text)?.[1];
  if (question) return { kind: 'question', phrase: flipSides(question) };
  const asked = answeredFor.exec(text)?.[1];
  if (asked) return readSendNoun(trimMarks(asked)) ?? { kind: 'reply' };
  const [, parcel, purpose = ''] = sentIn.exec(text) ?? [];
  if (parcel) return toDeed('send', `us ${flipSides(parcel + purpose)}`);
  const [, article = '', form, done = '', due = ''] = filledIn.exec(text) ?? [];
  if (form && !/^(?:them|him|her) /.test(form))
    return toDeed(
      doneBy[done.toLowerCase()] ?? '',
      `${/^our /i.test(form) ? '' : (article || 'the ').toLowerCase()}${form.trim()}${flipSides(due)}`,
    );
  const sent = sentOver.exec(text)?.[1];
  if (sent) return toDeed('send', `us your ${flipSides(sent)}`);
  const [, sheet, when = ''] = returned.exec(text) ?? [];
  if (sheet) return toDeed('send', `back the ${sheet}${when}`);
  const kept = written.exec(text)?.[1];
  if (kept) {
    const told = flipSides(
      // "The machines in her workshop": whose they are is told.
      kept.replace(
        / of the (?!.* (?:at|from|in|of|on) (?:her|his|their)\b|damage|defect|error|fault|issue|leak|problem|.*\b(?:they|that|which|who)\b)/i,
        ' of your ',
      ),
    );
    return toDeed(
      'send',
      `us ${/^(?:list|photo|picture)\b/i.test(told) ? `a ${told}` : /^(?:dimensions|measurements)\b/i.test(told) ? `the ${told}` : told}`,
    );
  }
  // "Get the date and headcount of their next staff event".
  const fact = factOf.exec(text)?.[1];
  if (fact) return { kind: 'question', phrase: `the ${flipSides(fact)}` };
  // "Get the make of the boiler and a photo of the panel".
  const known =
    /^(?:ask for|find out|get) (the (?:age|capacity|make|model|serial number|size|type|weight|year)(?: and \p{L}+)? of (?:the|their|his|her) .{3,70})$/iu.exec(
      text,
    )?.[1];
  if (known) {
    const told = flipSides(known.replace(/ of the /i, ' of their '));
    return / and (?:an? |the )?(?:drawing|photo|picture|sketch)/i.test(known)
      ? toDeed('send', `us ${told}`)
      : { kind: 'question', phrase: told };
  }
  const [, made = '', about = ''] =
    /^(?:agree to )?be (filmed|interviewed|photographed|profiled|quoted|recorded)((?: (?!.*\b(?:their|his|her) ).{3,100}| about how .{3,90})?)$/i.exec(
      text,
    ) ?? [];
  const deed = findVerb(made)?.base;
  if (deed) return toDeed('let', `us ${deed} you${flipSides(about)}`);
  const number = numbered.exec(text)?.[1];
  if (number) return toDeed('send', `us the ${flipSides(number)}`);
  const measure = measured.exec(text)?.[1];
  return measure ? toDeed('share', `your ${flipSides(measure)}`) : undefined;
}
