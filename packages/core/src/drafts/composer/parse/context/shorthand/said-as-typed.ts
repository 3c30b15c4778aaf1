import { compact } from '../../../../compact.ts';
import { capitalise } from '../../../text/grammar.ts';
import { type Shorthand, somebody } from './shorthand.ts';

const family =
  '(?:brother|business partner|colleague|cousin|dad|daughter|father|husband|mother|mum|partner|sister|son|team|uncle|wife)';
const free =
  '(?:admission|assembly|cancellation|carriage|childcare|collection|cover|delivery|entrance|entry|fitting|installation|membership|parking|pick-?up|postage|registration|returns|set-?up|shipping|storage|support|training|travel)';

/** Whole sentences that by their shape are the sender's and a fact, told as they were typed. */
export const saidAsTyped: Shorthand = [
  // "My brother and I deliver within two days".
  [
    compact(
      String.raw`^(My ${family} and I|Two of us|The two of us) ((?:bake|build|clean|collect|deliver|do|drive|farm|grow|live|look after|make|offer|own|play|print|repair|run|sell|sing|teach|tune|work)\b[^;:]{0,80})$`,
      'u',
    ),
    ([, who, does = '']) => (ofOthers.test(does) ? undefined : `${who} ${does}`),
  ],
  // "Delivery is free", "parking is free for guests".
  [
    compact(
      String.raw`^(${free}) (is|are) (free|included|on us)((?: (?:for|from|in|over|until|up to|within) [^;:]{2,40})?)$`,
      'iu',
    ),
    ([, what = '', is, how, more = '']) =>
      somebody.test(more) ? undefined : `${capitalise(what.toLowerCase())} ${is} ${how}${more}`,
  ],
  // "Our last concert sold out", "our last course had 40 places".
  [
    /^((?:My|Our|The) last (?:[\p{Ll}-]+ )?(?:auction|batch|concert|course|edition|event|exhibition|fair|run|season|show|sale|tour|workshop)) (sold out|(?:drew|filled|had|raised|reached|sold) [^;:]{2,60})$/u,
    ([, what, did = '']) => (ofOthers.test(did) ? undefined : `${what} ${did}`),
  ],
  // "Children under six go free", "dogs are welcome".
  [
    /^((?:babies|carers|children|dogs|families|kids|pupils|students|teachers|under-\p{L}+s|volunteers)(?: (?:aged|from|in|over|under|up to) [\p{L}\d ]{1,20})?) ((?:get in|go|come|eat|travel) free|are (?:free|welcome)|pay (?:half(?: price)?|nothing))$/iu,
    ([, who = '', how = '']) => `${capitalise(who)} ${how.toLowerCase()}`,
  ],
  // "There were 200 visitors last year".
  [
    /^(There were (?:about |over )?\d[\d,]* (?:\p{Ll}+ ){1,3}(?:in (?:19|20)\d\d|last (?:autumn|season|spring|summer|time|winter|year)|this year))$/u,
    ([, said]) => said,
  ],
  // "All our drivers are trained".
  [
    /^(All (?:of )?(?:my|our) (?:[\p{Ll}-]+ ){1,3}(?:are|have|speak|work) (?!(?:busy|gone|new|paid|sick|tired|unhappy)\b)[^;:,]{3,60})$/u,
    ([, said = '']) => (ofOthers.test(said) ? undefined : said),
  ],
];

/** Who may be the reader, or somebody of whom nothing is known. */
const ofOthers = /\b(?:he|her|hers|him|his|she|their|theirs|them|they)\b/i;
