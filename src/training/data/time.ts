/** In milliseconds. */
export const DAY = 86_400_000;

/** Truncates to whole seconds, as in the database. Milliseconds since 1970. */
export const wholeSeconds = (time: number): number => Math.floor(time / 1000) * 1000;

/** The current time in whole seconds. */
export const nowOf = ({ now }: { now(): number }): number => wholeSeconds(now());
