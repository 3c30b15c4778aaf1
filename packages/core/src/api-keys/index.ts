export {
  type AuthenticationRow,
  authenticateKey,
  authenticationFailure,
  type Caller,
  invalidKey,
  type Scope,
  scopes,
  toCaller,
} from './authenticate-key.ts';
export { createKeyValue, describeKeyValue, hashKeyValue, keyPattern, parseKeyValue } from './key-format.ts';
