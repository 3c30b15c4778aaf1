export {
  type Admission,
  type AdmissionRow,
  admitCall,
  type KeyCall,
  selectAdmission,
  toAdmission,
} from './admit-call.ts';
export { type Caller, invalidKey, type Scope, scopes } from './caller.ts';
export { createKey } from './create-key.ts';
export { getKey, noSuchKey } from './get-key.ts';
export { type IssuedKey, issueKey, type NewKey } from './issue-key.ts';
export { createKeyValue, describeKeyValue, hashKeyValue, keyPattern, parseKeyValue } from './key-format.ts';
export { type KeyRecord, keyStatuses } from './key-record.ts';
export { type KeyPage, listKeys } from './list-keys.ts';
export { revokeKey } from './revoke-key.ts';
export { rotateKey } from './rotate-key.ts';
export { type KeyChanges, updateKey } from './update-key.ts';
