export { type Admission, type AdmissionRow, admitCall, type KeyCall, toAdmission } from './admit-call.ts';
export { type Caller, invalidKey, type Scope, scopes } from './caller.ts';
export { issueKey, type NewKey } from './issue-key.ts';
export { createKeyValue, describeKeyValue, hashKeyValue, keyPattern, parseKeyValue } from './key-format.ts';
export type { KeyRecord, KeyStatus } from './key-record.ts';
export { type KeyPage, listKeys } from './list-keys.ts';
export { revokeKey } from './revoke-key.ts';
