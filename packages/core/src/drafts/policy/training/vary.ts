import type { Example } from './corpus.ts';

/** How a caller may put what the reader is to do. By itself none of it tells an abuse. */
const frames = [
  'Get them to',
  'Have them',
  'Make them',
  'Convince them to',
  'Persuade them to',
  'They should',
  'I want them to',
  'Lead them to',
  'Ask them to',
  'Tell them to',
  'Let them',
  'We want them to',
  'Get him to',
  'Make him',
  'Tell him to',
  'He should',
  'Persuade him to',
  'Have her',
  'Get her to',
  'Convince her to',
  'She should',
  'so that they',
];

/** Goals that read well after a frame: English, and beginning with a verb. */
const framed = /^(?!(?:get|have|make|they|he|she|convince|persuade|an?|the|that|to|i|we|our|my) )[a-z]+ /i;
const foreign = /[^ -~’“”–—€£]|\b(?:der|die|und|den|una?|el|la|les?|des?|termin)\b/i;

/**
 * Requests made of those given, so that no training takes the manner of the abuses for the matter: whoever an abuse is written to gets
 * an honest mail, an honest goal is told as an order, and an outright abuse stands amid honest words. Without chance: the same for
 * the same examples.
 */
export function variationsOf(examples: readonly Example[]): Example[] {
  const honest = examples.filter(({ abuse }) => abuse === undefined);
  const abusive = examples.filter(({ abuse }) => abuse !== undefined);
  const readers = abusive.map(({ set, request }, index) => {
    const other = honest[(index * 7919) % honest.length] as Example;
    return { set, abuse: undefined, request: { ...other.request, persona: request.persona } };
  });
  const orders = honest
    .filter(({ request }) => framed.test(request.goal) && !foreign.test(Object.values(request).join(' ')))
    .map(({ set, request }, index) => {
      const goal = `${frames[index % frames.length]} ${request.goal.charAt(0).toLowerCase()}${request.goal.slice(1)}`;
      return { set, abuse: undefined, request: { ...request, goal } };
    });
  const deeds = abusive
    .filter(({ set }) => set.startsWith('outright-'))
    .flatMap(({ set, abuse, request: { goal } }, index) =>
      Array.from({ length: settings }, (_, turn) => {
        const other = honest[((index * settings + turn) * 6007) % honest.length] as Example;
        return { set, abuse, request: { ...other.request, goal } };
      }),
    );
  return [...readers, ...orders, ...deeds];
}

/** In so many honest requests a goal is put that is an abuse whatever stands around it. */
const settings = 8;
