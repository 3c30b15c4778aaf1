export { type DevDatabase, devDataDir, openDevDatabase } from './dev-database.ts';
export { type DevSecrets, readDevSecrets } from './dev-secrets.ts';
export { findProcess, type ProcessFacts } from './find-process.ts';
export { writePrivateFile } from './private-file.ts';
export { type LocalPostgres, type LocalPostgresOptions, startLocalPostgres } from './start-local-postgres.ts';
