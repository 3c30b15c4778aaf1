import type { DraftRequest } from '../draft-request.ts';
import { type Context, parseContext } from './parse/parse-context.ts';
import { type Goal, parseGoal } from './parse/parse-goal.ts';
import { type Offer, parseOffer } from './parse/parse-offer.ts';
import { type Persona, parsePersona } from './parse/parse-persona.ts';
import { countWords } from './text/tidy.ts';
import { findConsequences } from './themes/find-consequences.ts';
import { findTheme, getTheme, isActivity, linesAbout, topicQuestions } from './themes/find-theme.ts';
import type { Theme } from './themes/themes.ts';

export type Parts = {
  persona: Persona;
  offer: Offer;
  goal: Goal;
  context: Context;
  /** Questions and truths that suit the offer; they assert nothing about the reader or the offer. */
  questions: readonly string[];
  truths: readonly string[];
  /** Lines that draw the conclusion from what is offered. */
  consequences: readonly string[];
  /** Who offers: one person, a business, or somebody whose offer is not a tool or service for work. */
  sender: 'person' | 'business' | 'other';
};

/** Themes whose offers cannot be set beside what the reader uses at work. */
const personalThemes = new Set([
  'lessons',
  'exercise',
  'investment round',
  'music and celebrations',
  'events',
  'fundraising',
  'partnerships',
  'press and podcasts',
  'research',
  'job application',
  'vacancy',
  'team building',
  'food and coffee',
]);

/** Everything that a draft is made from, read from the request. */
export function readParts(request: DraftRequest): Parts {
  const persona = parsePersona(request.persona, request.industry);
  const offer = parseOffer(request.offer);
  // One person who writes to somebody who hires is looking for work, whatever the trade.
  const hires =
    /\b(?:recruit|hiring|talent|hr\b|human resources)/.test(persona.words) ||
    /\b(?:interview|hired|position|job|role|apply)\b/i.test(request.goal);
  const theme = offer.single && hires ? getTheme('job application') : findTheme(offer.topic, offer.main);
  return {
    persona,
    offer,
    goal: parseGoal(request.goal),
    context: parseContext(request.additionalContext),
    questions: findQuestions(offer, theme),
    truths: linesAbout(theme?.truths ?? [], offer.all),
    consequences: offer.single ? [] : findConsequences(offer.all),
    sender: offer.single ? 'person' : personalThemes.has(theme?.name ?? '') ? 'other' : 'business',
  };
}

function findQuestions(offer: Offer, theme: Theme | undefined): readonly string[] {
  if (offer.questions.length > 0) return offer.questions;
  const known = linesAbout(theme?.questions ?? [], offer.all);
  if (known.length > 0) return known;
  const asksWell =
    offer.topic && !offer.topicPlural && !offer.topicCount && !offer.label && isActivity(offer.topic);
  return asksWell && countWords(offer.topic) < 4 ? topicQuestions : [];
}
