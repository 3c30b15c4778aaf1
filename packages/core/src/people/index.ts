export { admitPerson, type PersonAdmission, type PersonCaller } from './admit-person.ts';
export { type Client, createPeople, type People, type PersonSession } from './create-people.ts';
export { getPerson, type Person } from './get-person.ts';
export { type PeopleOptions, peopleBasePath } from './people-options.ts';
export type { FieldProblem } from './person-fields.ts';
export { type AccountOrder, type ProvisionedAccount, provisionAccount } from './provision-account.ts';
