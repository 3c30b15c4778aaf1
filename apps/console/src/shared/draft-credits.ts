/** What a draft costs, from the cache too, as the API charges. */
export const draftCredits = 5;
