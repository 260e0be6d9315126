// Without imports: screens read these, and the schemas of the calls bring the codecs of every resource.

/** Rows that are read before a bulk action asks, at most (docs/screens/02-users-hitchhikers.md §7). */
export const maxBulkIds = 200;

/** People whose e-mails are copied at once, at most. */
export const maxCopiedEmails = 2000;

/** People for whom letters or labels are printed at once, at most: the record of each is read for its address. */
export const maxLetters = 1000;

/** Maximum of addresses that one check of a message asks for. */
export const maxCheckedAddresses = 200;

/** Favourites of one person at most. */
export const maxFavourites = 50;
