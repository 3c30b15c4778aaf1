// JavaScript, like what it imports: what Node needs to read TypeScript, it would keep.
import { chooseEntry } from './choose-entry.mjs';

await import(chooseEntry().href);
