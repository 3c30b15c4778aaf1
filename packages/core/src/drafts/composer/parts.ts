import type { DraftRequest } from '../draft-request.ts';
import { type Context, parseContext } from './parse/parse-context.ts';
import { type Goal, parseGoal } from './parse/parse-goal.ts';
import { type Offer, parseOffer } from './parse/parse-offer.ts';
import { type Persona, parsePersona } from './parse/parse-persona.ts';
import { countWords } from './text/tidy.ts';
import { findConsequences } from './themes/find-consequences.ts';
import { findTheme, getTheme, openQuestions, topicQuestions } from './themes/find-theme.ts';

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
    questions:
      offer.questions.length > 0
        ? offer.questions
        : (theme?.questions ??
          (offer.topic && !offer.topicCount && countWords(offer.topic) < 3 ? topicQuestions : openQuestions)),
    truths: theme?.truths ?? [],
    consequences: offer.single ? [] : findConsequences(offer.all),
    sender: offer.single ? 'person' : personalThemes.has(theme?.name ?? '') ? 'other' : 'business',
  };
}
