// Loaded with the thread: the first answer of a model would wait for it.
import '@firstline/core/texts';
import { type TextWork, textWork } from '@firstline/core/text-work';

// What the thread that `text-thread.ts` starts can be told to do. A task has one value: the list of what the function takes.

export const composeDraft = (given: Parameters<TextWork['composeDraft']>) => textWork.composeDraft(...given);

export const judgeAnswer = (given: Parameters<TextWork['judgeAnswer']>) => textWork.judgeAnswer(...given);

export const evaluateEmail = (given: Parameters<TextWork['evaluateEmail']>) =>
  textWork.evaluateEmail(...given);
