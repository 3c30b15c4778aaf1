import { anyOf } from '../any-of.ts';
import type { DraftRequest } from '../draft-request.ts';
import { abusivePurposes } from './abusive-purposes.ts';
import { admittedDeceits } from './admitted-deceits.ts';
import { defendsAbroad, foreignIntents } from './foreign-intents.ts';
import { statedIntents } from './stated-intents.ts';

type RequestText = Pick<DraftRequest, 'persona' | 'offer' | 'goal' | 'additionalContext'>;

/**
 * Why no draft is written for a request with a plainly abusive purpose, as a sentence for the caller; undefined for every
 * other request. It reads English wording, and the plainest of German, Spanish and French, and knows plain statements of purpose, not disguised ones: it is a first
 * gate, not the only one. Offers that defend against such abuse, or help those who suffered it, pass.
 */
export function findRefusalReason(request: RequestText): string | undefined {
  const { persona, offer, goal, additionalContext = '' } = request;
  const all = plain([persona, offer, goal, additionalContext].map(readable).join(' | '));
  const isForeign = mayBeForeign.test(all) && soundsAbusiveAbroad(all);
  if (!isForeign && !soundsAbusive(all)) return undefined;
  for (const purpose of isForeign ? allPurposes : englishPurposes) {
    if (!purpose.patterns.some((pattern) => pattern.test(all))) continue;
    // A defender names the abuse it defends against. Only what is offered can show that, not a claim made elsewhere,
    // and a goal that is abusive in itself is excused only by an offer to test or to train.
    const plainGoal = plain(readable(goal));
    const inGoal = purpose.patterns.some((pattern) => pattern.test(plainGoal));
    const plainOffer = plain(readable(offer));
    if (testsOrTrains.test(plainOffer)) continue;
    if (!inGoal && [purpose.defended, defendsAbroad, tellsStories].some((excuse) => excuse.test(plainOffer)))
      continue;
    return `${purpose.message} No draft is written for this.`;
  }
  return undefined;
}

const englishPurposes = abusivePurposes.map((purpose) => ({
  ...purpose,
  patterns: [...purpose.patterns, ...statedIntents[purpose.name], ...admittedDeceits[purpose.name]],
}));
const allPurposes = englishPurposes.map((purpose) => ({
  ...purpose,
  patterns: [...purpose.patterns, ...foreignIntents[purpose.name]],
}));

const namesSwindle = anyOf(abusivePurposes.flatMap(({ patterns }) => patterns));
/** One by one: joined into one pattern, they cost seven times as much. */
const intents = [...Object.values(statedIntents).flat(), ...Object.values(admittedDeceits).flat()];
const intentsAbroad = Object.values(foreignIntents).flat();
const soundsAbusive = (text: string) => namesSwindle(text) || intents.some((each) => each.test(text));
const soundsAbusiveAbroad = (text: string) => intentsAbroad.some((each) => each.test(text));
/** The small words of the other languages: most requests are English and need not be read for them. */
const mayBeForeign =
  /[äöüßñáéíóúèàçê]|\b(?:ich|sie|ihr|ihre|wir|uns|und|der|das|keine?|mit|nicht|sollen|enkeltrick|que|para|los|las|el|su|sus|soy|se|je|suis|nous|vous|les|des|une|pas|leurs?|nada|ni|sin|con|por|del|una|avec|pour|qui|sur|ohne|ein|eine|zu)\b/;

/** What such deeds are told in. */
const tellsStories =
  /\b(?:novels?|thrillers?|plays?|films?|movies?|screenplays?|scripts?|books?|memoirs?|exhibitions?|museums?|documentar(?:y|ies)|podcasts?|comics?|musicals?|operas?|roman|krimi|theaterstück|ausstellung|novela|exposición|exposition|spectacle)\b/;

/** Offers that use the wording of an attack on purpose and with leave. */
const testsOrTrains =
  /\b(?:simulat|awareness|penetration test|pen[- ]?test|red team|training\b|schulung|simulation)/;

/** As much of a field as is read. */
function readable(field: string): string {
  return field.slice(0, 6_000);
}

/** Lower case, one space, without the invisible characters and look-alike digits that would hide a word. */
function plain(text: string): string {
  const lower = withoutDisguise(text).toLowerCase().replace(/\s+/g, ' ');
  if (!lookAlike.test(lower)) return lower;
  return lower
    .replace(/(?<=\p{L})[@4](?=\p{L})/gu, 'a')
    .replace(/(?<=\p{L})[$5]+(?=\p{L})/gu, (found) => 's'.repeat(found.length))
    .replace(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replace(/(?<=\p{L})[1!](?=\p{L})/gu, 'i')
    .replace(/(?<=\p{L})3(?=\p{L})/gu, 'e');
}

/** A digit or sign after a letter, in whose place a letter may be meant. */
const lookAlike = /\p{L}[@4$501!3]/u;

function withoutDisguise(text: string): string {
  if (ascii.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Mn}/gu, '')
    .replace(/[’‘`´]/g, "'");
}

/** Most requests; a backtick stands for an apostrophe there. */
const ascii = /^[\n\t -_a-~]*$/;
