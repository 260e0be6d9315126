/** Records that are sent at once: the platform works on a batch for minutes, and what it did with one is read as a whole. */
export const recordsPerBatch = 200;
