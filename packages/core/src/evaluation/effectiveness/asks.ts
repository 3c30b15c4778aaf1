import { listed } from '../text/listed.ts';
import { compilePhrases } from '../text/phrases.ts';
import type { EmailText } from '../text/read-email.ts';
import type { Sentence } from '../text/sentences.ts';
import { WordList } from '../text/word-list.ts';

/** A sentence that asks the reader to do something, and how hard that is to say yes to. */
export type Ask = {
  sentence: Sentence;
  index: number;
  kind: 'easy' | 'question' | 'offer' | 'statement';
  /** It asks for much at once: half an hour and more, a presentation, budgets, several answers. */
  heavy: boolean;
};

type AskKind = 'easy' | 'request' | 'questioned' | 'offer' | 'optOut' | 'heavy';

const findAskPhrases = compilePhrases<AskKind>({
  easy: listed(`
    worth a, worth an, worth it, worth the, worth # minutes, worth trying, worth seeing, worth
    exploring, worth discussing, worth talking, worth looking, worth comparing, worth knowing, worth
    sending, be worth, worthwhile, open to, be useful, be helpful, useful to, useful if, be relevant,
    relevant for, make sense, makes sense, be of interest, of interest, be interested, you interested,
    interested in, any interest, of any use, of use, would it help, would that help, would this help,
    would it hurt, sound useful, sound interesting, sound good, sound fair, sound like something, want
    me to, should i send, shall i send, can i send, may i send, could i send, mind if i, ok if i, okay
    if i, all right if i, like me to, want to see, like to see, want a, like a copy, care to, up for,
    game for, fancy a, fancy, keen to, a bad idea, opposed to, against the idea, a fit, on your radar, a
    priority, who would be, who is the right, right person, down for, sound ok, shall we, curious to,
    want the, want to try, like to try, want to take, interested, would you like
  `),
  request: listed(`
    kindly direct, may be scheduled, may be arranged, therefore suggest, respectfully propose,
    would respectfully, at your disposal, look forward to your, look forward to hearing,
    awaiting your, await your, gimme a, my door is, i'd love to help, we could take, would you,
    could you, can you, will you, could we, can we, may we, might we, could i, can i, may i,
    might i, shall i, should i, should we, when suits, work for you, works for you, suit you,
    suits you, let me know, let us know, get in touch, drop me, give me a, give us a, send me,
    send us, tell me, just reply, please reply, reply with, reply to, reply yes, hit reply, a
    reply, write back, reply and, book a, book your, book in, book time, schedule a, schedule
    your, pick a, pick any, grab a, grab time, choose a time, call me, ring me, click, sign up,
    register, download, visit our, try it, let's talk, let's set, let's get, let's find, let's
    book, let's do, let's jump, let's schedule, let's chat, let's meet, let's make, feel free
    to, please contact, please call, please let, please confirm, please advise, please indicate,
    kindly let, kindly confirm, point me, introduce me, i can send, i could send, i would be
    glad, i'd be glad, i would be happy, i'd be happy, i would be pleased, i'd be pleased, i
    would be delighted, i'd be delighted, i should be glad, i should be pleased, we would be
    pleased, we'd be happy, we would be glad, we would be delighted, we would be happy, i would
    welcome, i'd welcome, we would welcome, i would appreciate, i'd appreciate, i would be
    grateful, i'd be grateful, we would be grateful, i should be grateful, happy to send, happy
    to share, happy to show, happy to walk, happy to talk, happy to answer, happy to chat, happy
    to explain, happy to jump, happy to run, happy to do, glad to send, glad to share, glad to
    show, i'd like to, i would like to, i wish to, we would like to, we'd like to, i'd love to,
    i would love to, i'd love # minutes, i wonder if, i wonder whether, i was wondering,
    wondering if, wondering whether, say yes, say the word, i'll send, i will send, i am
    available, i'm free, i'm around, i propose, i suggest, may i propose, may i suggest, take #
    minutes, give it a, ping me, shout, holler, come and, come see, come along, join us, join
    me, have a look, take a look, check out, check it out, see for yourself, text me, email me,
    message me
  `),
  /** A request in a question only: "free for charities" and "which day is quiet" ask for nothing. */
  questioned: listed(`
    do you have time, do you have # minutes, do you have # mins, have you got, got # minutes,
    got # mins, got a minute, got time, do you have a, free on, free for, what does your, how
    does, how about, what about, why not, when would, when works, when is good, which day, what time,
    what day, are you free, are you available, are you around
  `),
  optOut: listed(`
    no worries, no pressure, no rush, no hurry, no problem, no hard feelings, if not, if it's not, if
    this isn't, if it isn't, if that's not, if this is not, if it is not, if the timing, if now isn't,
    if now's not, if now is not, i won't write, i won't bother, i won't chase, i won't follow, i'll
    leave you, i will leave you, i'll stop, i'll not, i will not write, i will not, either way, not for
    you, not a fit, not the right, rather not, opt out, unsubscribe, stop emailing, no need to reply,
    feel free to ignore, ignore this, if you would rather, if you'd rather, say no, just say so, say so
  `),
  /** What the sender would do if the reader says yes. */
  offer: listed(`
    i can send, i could send, i'll send, i will send, i'll show, i'll put, i'll make, i'll bring, i'll
    return, i'll do, i'll prepare, i can show, i can write, i can measure, i can start, i could start, i
    could write, i could sketch, i can give, i can do, i can bring, i could bring, i can set, i could
    do, happy to send, happy to share, happy to show, glad to send, glad to share, glad to show, i'd be
    glad, i'd be happy, i would be glad, i would be happy, if you like, if it helps, if that helps, if
    useful, send me #, send me one, send me two, send me a, send me the, give me one, give me a, just
    tell me, tell me when, tell me which, may i send, should i send, shall i send, can i send, could i
    send, want me to send, should i bring, shall i bring, should i set, shall i set, would you like the,
    would you like to see, want to see, would you like it
  `),
  heavy: listed(`
    30 minutes, 45 minutes, 60 minutes, 30 minute, 45 minute, 60 minute, half an hour, an hour, one
    hour, a presentation, present our, our presentation, your budget, what budget, what you pay, who
    else, what quantities, when your contract, your requirements, this week or next, or on thursday,
    with you and your, and let me know, and let us know, and tell us, tell us your, call us, call me,
    call you, give me a call
  `),
});

/** Verbs that open a request when they open one of the last sentences: "Pick a start date." */
const commandWords = new WordList(
  'pick choose confirm name hand put connect start try send give tell reply call book say take come let judge walk bring sign listen text point ask drop ping chuck put pass show write meet grab join'.split(
    ' ',
  ),
);

/** Words that open a question for something: "Would a short call help?", "Want to send it over?" */
const modalWords = new WordList([
  'would',
  'could',
  'can',
  'may',
  'might',
  'shall',
  'should',
  'want',
  'wanna',
]);

/** What a sender says of himself, not of the reader: "We'd be glad to take that off your hands." */
const senderWords = new WordList([
  'i',
  "i'd",
  "i'll",
  "i'm",
  'we',
  "we'd",
  "we'll",
  "we're",
  'happy',
  'glad',
]);

/** Words that open a sentence which says how to answer the question before it, or what follows a yes: "Just reply with a day." */
const answerWords = new WordList([
  'just',
  'simply',
  'say',
  'if',
  'a',
  'an',
  'the',
  'that',
  'it',
  'then',
  'you',
  'no',
]);

/** Asks are looked for in offers and requests only: a question that diagnoses ("How do you store invoices?") asks for nothing. */
export function findAsks(email: EmailText): Ask[] {
  const kinds = new Map<number, Set<AskKind>>();
  let at = 0;
  for (const hit of findAskPhrases(email.coreWords)) {
    while (at < email.sentences.length - 1 && (email.sentences[at]?.endWord ?? 0) <= hit.first) at++;
    const seen = kinds.get(at) ?? new Set<AskKind>();
    seen.add(hit.kind);
    kinds.set(at, seen);
  }
  const asks: Ask[] = [];
  email.sentences.forEach((sentence, index) => {
    const seen = kinds.get(index);
    const question = sentence.closedBy === '?';
    const opener = email.coreWords[sentence.firstWord];
    const late = index >= email.sentences.length - 3;
    const commands = late && (question ? modalWords.has(opener) : commandWords.has(opener));
    if ((!seen && !commands) || (seen?.has('optOut') && !question)) return;
    const heavy = seen?.has('heavy') ?? false;
    if (question && (seen?.has('easy') || seen?.has('offer')))
      asks.push({ sentence, index, kind: 'easy', heavy });
    else if (question && (commands || seen?.has('request') || seen?.has('questioned')))
      asks.push({ sentence, index, kind: 'question', heavy });
    else if (!question && seen?.has('offer')) asks.push({ sentence, index, kind: 'offer', heavy });
    else if (!question && (commands || seen?.has('request')))
      asks.push({ sentence, index, kind: 'statement', heavy });
  });
  const last = email.sentences.at(-1);
  const closing = last?.closedBy === '?' && asks.at(-1)?.sentence !== last;
  // A closing question is at least a request for an answer; after an offer it only finishes it.
  if (last && closing) {
    const index = email.sentences.length - 1;
    const previous = asks.at(-1);
    if (previous && previous.index === index - 1 && previous.kind !== 'statement') asks.pop();
    asks.push({
      sentence: last,
      index,
      kind: previous?.kind === 'offer' ? 'offer' : 'question',
      heavy: kinds.get(index)?.has('heavy') ?? false,
    });
  }
  return asks;
}

/**
 * How many different things a reader is asked for. Beside a question, what the sender would gladly do, what only says how to
 * answer the question, and a sentence that opens the mail and leads up to it are no further requests.
 */
export function countRequests(email: EmailText): number {
  const asks = findAsks(email);
  const questions = asks.filter(({ sentence }) => sentence.closedBy === '?');
  if (questions.length === 0) return asks.length;
  const opens = ({ sentence }: Ask, words: WordList) => words.has(email.coreWords[sentence.firstWord]);
  const further = asks.filter(
    (ask) =>
      ask.sentence.closedBy !== '?' &&
      !opens(ask, senderWords) &&
      !(opens(ask, answerWords) && questions.some(({ index }) => index === ask.index - 1)),
  );
  return Math.max(1, [...questions, ...further].filter(({ index }) => index > 0).length);
}
