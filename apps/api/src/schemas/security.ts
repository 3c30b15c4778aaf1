/** Says that a route needs no credential. An empty list would leave the question open. */
export const noCredential: Record<string, string[]>[] = [{}];

/** Says that a route takes a session, in either of its two forms. */
export const signedIn: Record<string, string[]>[] = [{ session: [] }, { sessionCookie: [] }];
