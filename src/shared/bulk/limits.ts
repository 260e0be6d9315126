// Without imports: screens read these.

/** Maximum of rows of one bulk action, chosen by a query or one by one. */
export const maxBulkRows = 100_000;

/** Maximum of rows that are named one by one: what a person can select over the pages of a list. */
export const maxNamedRows = 5000;

/** Characters of the name of a row at most. */
export const longestRowName = 200;

/** Maximum of rows of a report that are read at a time. */
export const maxReportRows = 200;
