import { chooseEntry } from '@firstline/bundle/choose-entry';

// JavaScript, like what it imports: what Node needs to read TypeScript, it would keep.
await import(chooseEntry(new URL('./server.ts', import.meta.url)).href);
