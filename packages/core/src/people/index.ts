export {
  createPeople,
  type People,
  type PeopleOptions,
  type PersonSession,
  peopleBasePath,
} from './create-people.ts';
