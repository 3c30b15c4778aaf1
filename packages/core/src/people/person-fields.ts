import { lengths, peoplePolicy } from '../policy.ts';

/** What is wrong with a value that a person gave, in one sentence that says what to change. */
export type FieldProblem = { field: 'email' | 'password' | 'name' | 'image'; message: string };

type Parsed = { ok: true; value: string } | { ok: false; problem: FieldProblem };

// Letters, digits and the punctuation of ordinary addresses: whatever passes also passes at sign-in.
const localPart = /^[a-z0-9_+-]+(?:['.]+[a-z0-9_+-]+)*$/;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const topLabel = /^[a-z]{2,63}$/;
const controlCharacter = /\p{Cc}/u;

/** An e-mail address in the form in which it is kept: trimmed, in lower case. */
export function parseEmail(value: string): Parsed {
  const email = value.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const labels = email.slice(at + 1).split('.');
  const top = labels.pop() ?? '';
  const isAddress =
    at > 0 &&
    at <= 64 &&
    email.length <= lengths.email &&
    localPart.test(local) &&
    !local.includes('..') &&
    labels.length > 0 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLabel.test(top);
  if (isAddress) return { ok: true, value: email };
  return problem('email', 'email must be an address such as name@example.com');
}

/** A password as it was typed: nothing is trimmed. Lengths count UTF-16 units, as at sign-in. */
export function parsePassword(value: string): Parsed {
  const { passwordCharactersMin: min, passwordCharactersMax: max } = peoplePolicy;
  if (value.length >= min && value.length <= max) return { ok: true, value };
  return problem('password', `password must have ${min} to ${max} characters`);
}

/** A person's name, trimmed. It is not checked for looking like one. */
export function parsePersonName(value: string): Parsed {
  const name = value.trim();
  const length = [...name].length;
  if (length > 0 && length <= lengths.accountName && !controlCharacter.test(name) && name.isWellFormed()) {
    return { ok: true, value: name };
  }
  return problem('name', `name must have 1 to ${lengths.accountName} characters and no control characters`);
}

function problem(field: FieldProblem['field'], message: string): Parsed {
  return { ok: false, problem: { field, message } };
}
