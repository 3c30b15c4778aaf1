import type { DraftRequest } from '../../draft-request.ts';

/** One version of what is said to the model. A released version never changes: a better one gets the next number. */
export type Prompt = {
  /** The same for every request, so that it can be cached. */
  system: string;
  /** The message that carries a request's fields as data. */
  task(request: DraftRequest): string;
  /** Asks for another draft and names what was wrong with the last one. */
  correction(faults: string[]): string;
  /** Asks for a better version of a draft that could be sent as it is. */
  improvement(wishes: string[]): string;
  /** Asks again where the last answer was no draft at all. */
  again: string;
};
