/**
 * Most records per request, and the step in which their number changes: the platform works on a batch for minutes, and
 * its outcome is read as a whole.
 */
export const recordsPerBatch = 200;
export const recordsPerStep = 25;
