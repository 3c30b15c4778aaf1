import { compact } from '../../../compact.ts';

/** What a field of a customer database is called that says nothing to the reader. */
const names =
  'account|account executive|activity|ae|bdr|call log|calls?|campaign|close|competitor|contract end dates?|crm|crm id|csm|deal|event|inbound|lead (?:score|source|status)|last (?:activity|contact|touch)|next step|opp(?:ortunity)?|our (?:company |firm )?name|owner|priority|record id|rep|score|sdr|segment|stage|status|tags?|territory';

const field = compact(`^(?:crm: )?(?:${names}) ?(?:[:=]|#? ?\\d)`, 'i');

/** Whether a note is a field that was copied from a customer database: `Stage = New`, `Lead source: G2`, `Opp #2281`. */
export function isField(note: string): boolean {
  return field.test(note);
}

const logged = /^\d\d[./]\d\d(?:[./]\d{2,4})?(?=[\s,:–-])/;

/** Whether a note says what was done when, in a record's log: `12/03 - called reception`. */
export function isLogged(note: string): boolean {
  return logged.test(note);
}
