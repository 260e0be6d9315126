// Without imports: screens read these, and the schemas of the calls bring the codecs of every resource.

/** Maximum of one bulk action: explicit ids, never a query (docs/screens/02-users-hitchhikers.md §2). */
export const maxBulkIds = 200;

/** Maximum of addresses that one check of a message asks for. */
export const maxCheckedAddresses = 200;

/** Favourites of one person at most. */
export const maxFavourites = 50;
