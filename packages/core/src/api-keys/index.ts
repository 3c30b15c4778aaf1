export {
  type Authentication,
  type AuthenticationRow,
  authenticateKey,
  type Caller,
  invalidKey,
  readAuthentication,
  type Scope,
  scopes,
} from './authenticate-key.ts';
export { createKey, type NewKey } from './create-key.ts';
export { createKeyValue, describeKeyValue, hashKeyValue, keyPattern, parseKeyValue } from './key-format.ts';
export type { KeyRecord, KeyStatus } from './key-record.ts';
export { type KeyPage, listKeys } from './list-keys.ts';
export { revokeKey } from './revoke-key.ts';
