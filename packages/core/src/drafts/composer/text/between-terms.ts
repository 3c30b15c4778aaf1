/** The comma between two terms of a list, and none within a number: `from 1,200 euros, in May`. */
export const betweenTerms = /, (?!\d{3}\b)/;
/** The same with an "and" before the last one. */
export const betweenListed = /, (?:and )?(?!\d{3}\b)/;
