/** Records per request. The platform works on a batch for minutes, and its outcome is read as a whole. */
export const recordsPerBatch = 200;
