/** Says that a route needs no credential. An empty list would leave the question open. */
export const noCredential = [{}];
