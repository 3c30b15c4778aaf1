/** How a goal may be noted, and the same in the words that the tables know. */
export type Note = readonly [written: RegExp, told: string | ((...found: string[]) => string)];
