export { type LocalPostgres, type LocalPostgresOptions, startLocalPostgres } from './start-local-postgres.ts';
