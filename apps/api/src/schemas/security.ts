/** Says that a route needs no credential. An empty list would leave the question open. */
export const noCredential = [{}];

/** Says that a route takes a session, in either of its two forms. */
export const signedIn = [{ session: [] }, { sessionCookie: [] }];
