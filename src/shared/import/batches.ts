/** Metres of one degree of latitude. */
export const recordsPerBatch = 200;
