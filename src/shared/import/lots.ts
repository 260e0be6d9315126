/** Records that are sent at once: the platform works on a lot for minutes, and what it did with one is read as a whole. */
export const recordsPerLot = 200;
