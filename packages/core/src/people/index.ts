export { admitPerson, type PersonAdmission, type PersonCaller } from './admit-person.ts';
export {
  createPeople,
  type People,
  type PeopleOptions,
  type PersonSession,
  peopleBasePath,
} from './create-people.ts';
export { getPerson, type Person } from './get-person.ts';
export type { FieldProblem } from './person-fields.ts';
export { type AccountOrder, type ProvisionedAccount, provisionAccount } from './provision-account.ts';
