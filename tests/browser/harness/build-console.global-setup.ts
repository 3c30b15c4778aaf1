export { buildConsole as default } from './build-console.ts';
