import { type DraftRequest, tones } from '@firstline/core';
import { type Static, Type } from '@sinclair/typebox';

const ending = Type.Union([
  Type.Literal('draft'),
  Type.Literal('content_refused'),
  Type.Literal('unsupported_language'),
]);

/** One request and how it has to end. A file of these can be given to the command in place of the committed set. */
export const Scenario = Type.Object(
  {
    /** Names it in reports and from run to run. */
    id: Type.String({ minLength: 1, maxLength: 80 }),
    group: Type.String({ minLength: 1, maxLength: 40 }),
    /** What it is there to show, in a few words. */
    about: Type.Optional(Type.String()),
    /** How it has to end; `draft` where it is not given. */
    expect: Type.Optional(ending),
    /** How it has to end with an engine that writes English only, where that differs. */
    expectInEnglishOnly: Type.Optional(ending),
    request: Type.Object(
      {
        persona: Type.String({ minLength: 1 }),
        offer: Type.String({ minLength: 1 }),
        goal: Type.String({ minLength: 1 }),
        tone: Type.Union(tones.map((tone) => Type.Literal(tone))),
        industry: Type.Optional(Type.String({ minLength: 1 })),
        additionalContext: Type.Optional(Type.String({ minLength: 1 })),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

export type Scenario = Omit<Static<typeof Scenario>, 'request'> & { request: DraftRequest };
